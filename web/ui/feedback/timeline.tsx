import type { ReactNode } from 'react';
import { useFormat } from '#web/lib/text/lang.ts';
import classes from './timeline.module.css';

type Event = {
  key: string;
  at: string;
  title: ReactNode;
  /** Who did it. */
  by?: ReactNode;
  text?: ReactNode;
  tone?: 'warp' | 'weft' | 'bad';
};

/** What happened, the newest first or as given: when, what, by whom. */
export const Timeline = ({ label, events }: { label: string; events: readonly Event[] }) => {
  const f = useFormat();
  return (
    <ol className={classes['line']} aria-label={label}>
      {events.map((e) => (
        <li key={e.key} data-tone={e.tone}>
          <time dateTime={e.at} className="figure">
            {f.stamp(e.at)}
          </time>
          <div>
            <strong>{e.title}</strong>
            {e.by && <span> · {e.by}</span>}
            {e.text && <p>{e.text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
};
