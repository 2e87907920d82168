import type { AdPlaceView } from '#contract/advertising/calls.ts';
import { adLimits, dayAfter, daysFrom } from '#contract/advertising/places.ts';
import { htmlLang } from '#contract/core/langs.ts';
import { useFormat, useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './ads.module.css';

type Span = { firstDay: string; lastDay: string };
type Props = { place: AdPlaceView; from: string; to: string; value: Span; onChange: (span: Span) => void };

/** Days of the months in which something may be booked, as far as the last day that a booking may reach. */
const monthsOf = (from: string, to: string): string[][] => {
  const days = Array.from({ length: daysFrom(from, dayAfter(to, adLimits.days)) }, (_, i) => dayAfter(from, i));
  return [...Map.groupBy(days, (d) => d.slice(0, 7)).values()];
};
/** 1 for Monday to 7. */
const weekday = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** The day that a click means: a first one, or the last of a span that has a first. */
const spanBy = (day: string, { firstDay, lastDay }: Span): Span => {
  const ends = firstDay && firstDay === lastDay && day > firstDay && daysFrom(firstDay, day) <= adLimits.days;
  return ends ? { firstDay, lastDay: day } : { firstDay: day, lastDay: day };
};

/**
 * The calendar of a place: how many slots each day has left. A pointer chooses here; the fields above do the same by keyboard, so
 * the days are no stops of their own.
 */
export const FreeDays = ({ place, from, to, value, onChange }: Props) => {
  const { t } = useTranslation('ads');
  const f = useFormat();
  const lang = useLang();
  const month = new Intl.DateTimeFormat(htmlLang[lang], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const freeOn = (day: string) => place.busy.find((b) => b.day === day)?.free ?? place.slots;
  return (
    <div className={classes['months']} role="group" aria-label={t('calendar')}>
      {monthsOf(from, to).map((days) => (
        <div key={days[0]}>
          <p className={classes['month']}>{month.format(new Date(`${days[0]}T00:00:00Z`))}</p>
          <div className={classes['days']}>
            {days.map((day, i) => {
              const free = freeOn(day);
              const chosen =
                Boolean(value.firstDay) && day >= value.firstDay && day <= (value.lastDay || value.firstDay);
              return (
                <button
                  key={day}
                  type="button"
                  tabIndex={-1}
                  disabled={!free || (day > to && !(value.firstDay && daysFrom(value.firstDay, day) <= adLimits.days))}
                  aria-pressed={chosen}
                  aria-label={`${f.day(day)}: ${free ? t('freeOf', { n: f.number(free) }) : t('full')}`}
                  style={i === 0 ? { gridColumnStart: weekday(day) } : undefined}
                  onClick={() => onChange(spanBy(day, value))}
                >
                  <span className="figure">{Number(day.slice(8))}</span>
                  <i aria-hidden="true" data-share={free ? (free < place.slots ? 'some' : 'all') : 'none'} />
                </button>
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
};
