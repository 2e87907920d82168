import { useFormat, useText } from '#web/lib/text/lang.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { visiting } from '#contract/fairs/registration.ts';
import type { FairRow } from '#contract/fairs/views.ts';
import { pageTo } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './calendar.module.css';
import { daysIn, spanIn } from '#web/ui/text/hours.ts';
import { type MiniHall, MiniPlan } from './mini-plan.tsx';

type Sums = DataOf<typeof visiting.overview>['fairs'][number];
export type ListedFair = { fair: FairRow; sums: Sums; halls: MiniHall[] };

const tones = { open: 'warp', coming: 'weft', past: 'plain' } as const;

const Figures = ({ one: { fair, sums } }: { one: ListedFair }) => {
  const { t } = useTranslation('forums');
  const f = useFormat();
  const figures: [string, number][] = [
    [t('exhibitors'), sums.exhibitors],
    [t('registered'), sums.registered],
    ...(fair.phase === 'past' ? [[t('visits'), sums.visits] as [string, number]] : []),
    [t('talks'), sums.forums],
    ...(sums.recordings ? [[t('recordings'), sums.recordings] as [string, number]] : []),
  ];
  return (
    <dl className={classes['figures']}>
      {figures.map(([label, n]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure">{f.number(n)}</dd>
        </div>
      ))}
    </dl>
  );
};

const Next = ({ next }: { next: Sums['next'] }) => {
  const { t } = useTranslation('forums');
  const text = useText();
  if (!next) return null;
  return (
    <p className={classes['next']}>
      <span>{t(next.phase === 'live' ? 'nowOn' : 'nextTalk')}</span>
      <SiteLink to={pageTo('forum', { id: next.id })}>{text(next.title)}</SiteLink>
      <small className="figure">{spanIn(next.startsAt, next.endsAt, next.fair.zone)}</small>
    </p>
  );
};

const Halls = ({ one: { fair, halls } }: { one: ListedFair }) => {
  const { t } = useTranslation(['forums', 'fairs']);
  const text = useText();
  return (
    <ul className={classes['halls']}>
      {fair.halls.map((h) => {
        const mini = halls.find((m) => m.id === h.id);
        return (
          <li key={h.id}>
            <SiteLink to={pageTo('fairHall', { id: h.id })}>
              {mini && <MiniPlan hall={mini} />}
              <strong>
                {t('fairs:hallNo', { n: h.no })} {text(h.name)}
              </strong>
              <small>{t('boothsOf', { taken: h.taken, booths: h.booths })}</small>
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
};

/** One fair: unrolled with its halls where it is open, with its figures else. */
const FairPanel = ({ one }: { one: ListedFair }) => {
  const { t } = useTranslation(['forums', 'fairs']);
  const text = useText();
  const { fair, sums } = one;
  const [hall] = fair.halls;
  return (
    <section className={`${panel['panel']} ${classes['fair']}`} data-phase={fair.phase} aria-labelledby={fair.slug}>
      <header>
        <Tag tone={tones[fair.phase]}>{t(`fairs:phase.${fair.phase}`)}</Tag>
        <h2 id={fair.slug}>
          <SiteLink to={pageTo('fair', { id: fair.id })}>{text(fair.name)}</SiteLink>
        </h2>
        <p className="figure">{daysIn(fair.startsAt, fair.endsAt, fair.zone)}</p>
      </header>
      <p>{text(fair.about)}</p>
      <Figures one={one} />
      {fair.phase !== 'past' && <Next next={sums.next} />}
      <Halls one={one} />
      <div className={classes['acts']}>
        {hall && (
          <ActLink look={fair.phase === 'open' ? 'offer' : 'plain'} to={pageTo('fairHall', { id: hall.id })}>
            {t(fair.phase === 'past' ? 'visitHall' : 'enterHall')}
          </ActLink>
        )}
        {fair.phase !== 'past' && (
          <ActLink look={fair.phase === 'open' ? 'ask' : 'plain'} to={pageTo('fair', { id: fair.id })}>
            {t('registerAct')}
          </ActLink>
        )}
        {fair.phase === 'coming' && <ActLink to={pageTo('fair', { id: fair.id })}>{t('exhibitAct')}</ActLink>}
        {fair.phase === 'past' && <ActLink to={pageTo('fair', { id: fair.id })}>{t('lookBack')}</ActLink>}
      </div>
    </section>
  );
};

/** Fairs as knots on one thread of the year; the open one is unrolled first. */
export const FairsPage = ({ list }: { list: ListedFair[] }) => {
  const { t } = useTranslation(['forums', 'fairs']);
  const text = useText();
  const order = { open: 0, coming: 1, past: 2 };
  const sorted = list.toSorted((a, b) => order[a.fair.phase] - order[b.fair.phase]);
  return (
    <main id="main" className={panel['page']}>
      <PageHead title={t('title')} note={t('lead')} />
      {list.length === 0 && <Empty title={t('noFairs')} text={t('noFairsText')} />}
      {list.length > 0 && (
        <ol className={classes['thread']} aria-label={t('threadLabel')}>
          {list.map(({ fair }) => (
            <li key={fair.id} data-phase={fair.phase}>
              <a href={`#${fair.slug}`}>
                <strong>{text(fair.name)}</strong>
                <small className="figure">{daysIn(fair.startsAt, fair.endsAt, fair.zone)}</small>
                <small>{t(`fairs:phase.${fair.phase}`)}</small>
              </a>
            </li>
          ))}
        </ol>
      )}
      <div className={classes['list']}>
        {sorted.map((one) => (
          <FairPanel key={one.fair.id} one={one} />
        ))}
      </div>
      <p>
        <ActLink to={pageTo('conferences', {})}>{t('conferencesToo')}</ActLink>
      </p>
    </main>
  );
};
