import type { Viewer } from '#web/lib/page/viewer.ts';
import { Sign } from '#web/ui/frame/sign.tsx';
import classes from './account-area.module.css';

/** Initial, name and company: the menu's button, and what stands there until the menu has come. */
export const AccountFace = ({ viewer }: { viewer: Viewer }) => (
  <>
    {viewer.avatar ? (
      <img className={classes['dot']} src={viewer.avatar} alt="" width={32} height={32} />
    ) : (
      <span className={classes['dot']} aria-hidden="true">
        {viewer.name.slice(0, 1) || '·'}
      </span>
    )}
    <span className={classes['name']}>
      {viewer.name}
      {viewer.company && <small>{viewer.company}</small>}
    </span>
    <Sign of="more" size={16} />
  </>
);
