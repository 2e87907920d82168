import type { ForumRow } from '#contract/fairs/forums.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './calendar.module.css';
import { dayIn } from '#contract/core/zones/clock.ts';
import { hourIn } from '#web/ui/text/hours.ts';

type Seats = readonly { id: string; state: 'in' | 'waiting' }[];
const minutesOf = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));

const Places = ({ forum, seats }: { forum: ForumRow; seats: Seats }) => {
  const { t } = useTranslation('forums');
  const f = useFormat();
  const seat = seats.find((s) => s.id === forum.id);
  if (seat) return <Tag tone="warp">{t(`seat.${seat.state}`)}</Tag>;
  if (forum.phase === 'past') return <span>{forum.recorded ? t('recorded') : t('over')}</span>;
  const free = forum.places - forum.taken;
  return <span>{free > 0 ? t('freeN', { n: f.number(free), count: free }) : t('full')}</span>;
};

/** One day: stages stand, hours lie. On a phone it is read as a table of hours. */
const Day = ({ day, forums, seats }: { day: string; forums: ForumRow[]; seats: Seats }) => {
  const { t } = useTranslation(['forums', 'fairs']);
  const text = useText();
  const hours = forums.map((f) => ({
    forum: f,
    from: minutesOf(hourIn(f.startsAt, f.fair.zone)),
    minutes: (Date.parse(f.endsAt) - Date.parse(f.startsAt)) / 60_000,
  }));
  const first = Math.floor(Math.min(...hours.map((h) => h.from)) / 60) * 60;
  const last = Math.ceil(Math.max(...hours.map((h) => h.from + h.minutes)) / 60) * 60;
  const stages = [...Map.groupBy(hours, ({ forum }) => `${forum.hall?.no ?? 0}.${forum.stage}`).values()];
  const stageName = (f: ForumRow) =>
    [f.hall && t('fairs:hallNo', { n: f.hall.no }), t('stageNo', { n: f.stage })].filter(Boolean).join(' · ');
  const share = (minutes: number) => `${(minutes / (last - first)) * 100}%`;
  return (
    <div className={classes['day']}>
      <h3 className="figure">{day}</h3>
      <div className={classes['hours']} aria-hidden="true">
        {Array.from({ length: (last - first) / 60 }, (_, i) => (
          <span key={i} className="figure" style={{ left: share(i * 60) }}>
            {String((first / 60 + i) % 24).padStart(2, '0')}:00
          </span>
        ))}
      </div>
      {stages.map((own) => {
        const head = own[0]?.forum;
        return (
          head && (
            <div key={`${head.hall?.id}.${head.stage}`} className={classes['stage']}>
              <h4>{stageName(head)}</h4>
              <ul>
                {own.map(({ forum, from, minutes }) => (
                  <li
                    key={forum.id}
                    data-phase={forum.phase}
                    style={{ ['--from' as string]: share(from - first), ['--width' as string]: share(minutes) }}
                  >
                    <span className="figure">
                      {hourIn(forum.startsAt, forum.fair.zone)}–{hourIn(forum.endsAt, forum.fair.zone)}
                    </span>
                    <SiteLink to={pageTo('forum', { id: forum.id })}>{text(forum.title)}</SiteLink>
                    <small>
                      {t(`lang.${forum.language}`)} · <Places forum={forum} seats={seats} />
                    </small>
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </div>
  );
};

export const Programme = ({ forums, seats }: { forums: ForumRow[]; seats: Seats }) => {
  const { t } = useTranslation('forums');
  const days = [...Map.groupBy(forums, (f) => dayIn(f.startsAt, f.fair.zone))];
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="programme">
      <h2 id="programme">{t('programme')}</h2>
      {days.length === 0 && <p className={classes['quiet']}>{t('noTalks')}</p>}
      {days.map(([day, own]) => (
        <Day key={day} day={day} forums={own} seats={seats} />
      ))}
    </section>
  );
};
