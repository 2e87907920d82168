import { momentOf } from '#contract/core/zones/clock.ts';
import type { StaffSpan } from '#contract/fairs/exhibiting/stand-lacks.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useOwnSpan } from '#web/ui/text/hours.ts';
import classes from './booth.module.css';
import { hoursByDay } from './hours-by-day.ts';

const instant = (day: string, time: string, zone: string): string => {
  const clock = Date.parse(`${day}T${time}:00Z`);
  return Number.isNaN(clock) ? '' : new Date(momentOf(zone, clock)).toISOString();
};

/** The same hours by the reader's own clock; nothing where it shows the same, and while an hour is being typed. */
export const OwnHours = ({ of: { day, from, to }, zone }: { of: StaffSpan; zone: string }) => {
  const [begins, ends] = [instant(day, from, zone), instant(day, to, zone)];
  return begins && ends ? <OwnSpan from={begins} to={ends} zone={zone} /> : null;
};
const OwnSpan = ({ from, to, zone }: { from: string; to: string; zone: string }) => {
  const own = useOwnSpan(from, to, zone);
  return own && <small className="figure">({own})</small>;
};

/**
 * Hours of somebody at a booth by the clock of the fair: days with the same hours on one line. The reader's own hours stand
 * beside those of the first day, where their clock shows others.
 */
export const StaffHours = ({ hours, zone }: { hours: StaffSpan[]; zone: string }) => {
  const f = useFormat();
  return (
    <>
      {hoursByDay(hours).map(({ from, to, spans }) => (
        <span key={from} className={classes['hours']}>
          <b>{from === to ? f.day(from) : `${f.day(from)} – ${f.day(to)}`}</b>
          {spans.map((s) => (
            <span key={s.from} className="figure">
              {s.from}–{s.to} <OwnHours of={s} zone={zone} />
            </span>
          ))}
        </span>
      ))}
      <span>{zone}</span>
    </>
  );
};
