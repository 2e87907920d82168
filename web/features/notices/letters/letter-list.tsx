import type { LetterThread } from '#contract/letters/calls.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import panel from '#web/ui/frame/panel.module.css';
import classes from './letters.module.css';
import { useCorrespondent } from './names.ts';

/** The letters of an exchange, the oldest first, each with who wrote it. */
export const LetterList = ({ letters }: { letters: LetterThread['letters'] }) => {
  const f = useFormat();
  const nameOf = useCorrespondent();
  return (
    <ol className={classes['letters']}>
      {letters.map((l) => (
        <li key={l.id} className={panel['panel']} data-own={l.own || undefined}>
          <header>
            <b>{nameOf(l.from)}</b>
            <time dateTime={l.at} className="figure">
              {f.stamp(l.at)}
            </time>
          </header>
          <p>{l.body}</p>
        </li>
      ))}
    </ol>
  );
};
