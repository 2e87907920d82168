import classes from './tools.module.css';
import { emoji } from './emoji.ts';

/** A palette; its buttons are named by the characters, which screen readers speak. */
const EmojiPanel = ({ onPick }: { onPick: (character: string) => void }) => (
  <div className={classes['palette']}>
    {emoji.map((e) => (
      <button key={e} type="button" onClick={() => onPick(e)}>
        {e}
      </button>
    ))}
  </div>
);

export default EmojiPanel;
