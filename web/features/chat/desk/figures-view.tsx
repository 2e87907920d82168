import { consult } from '#contract/chat/desk.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import { useReports } from '#web/lib/report-slot.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { FilterLinks } from '#web/ui/list/filter-links.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import classes from './desk.module.css';
import type { DeskPageKey } from './desk-key.ts';
import { useSpan } from './use-span.ts';

type Figures = DataOf<typeof consult.figures>;
type Ratings = DataOf<typeof consult.ratings>;

const Tile = ({ label, value, note }: { label: string; value: string; note: string }) => (
  <div className={panel['panel']}>
    <small>{label}</small>
    <strong className="figure">{value}</strong>
    <small>{note}</small>
  </div>
);

/** What happened each day: opened beside answered, the figures in a table below for who does not see bars. */
const Days = ({ figures }: { figures: Figures }) => {
  const { t } = useTranslation('desk');
  const most = Math.max(1, ...figures.byDay.flatMap((d) => [d.opened, d.answered, d.closed]));
  const kinds = ['opened', 'answered', 'closed'] as const;
  return (
    <section className={panel['panel']} aria-labelledby="desk-days">
      <h2 id="desk-days">{t('figures.byDay')}</h2>
      <p className={classes['legend']}>
        {kinds.map((k) => (
          <span key={k} data-kind={k}>
            {t(`figures.${k}`)}
          </span>
        ))}
      </p>
      <div className={panel['scroll']} role="region" aria-label={t('figures.byDay')} tabIndex={0}>
        <table className={classes['chart']}>
          <thead>
            <tr>
              <th scope="col">{t('figures.day')}</th>
              {kinds.map((k) => (
                <th key={k} scope="col">
                  {t(`figures.${k}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.byDay.map((d) => (
              <tr key={d.day}>
                <th scope="row" className="figure">
                  {d.day.slice(5)}
                </th>
                {kinds.map((k) => (
                  <td key={k} data-kind={k}>
                    <i style={{ inlineSize: `calc((100% - 36px) * ${d[k] / most})` }} />
                    <span className="figure">{d[k]}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes['note']}>{t('figures.note')}</p>
    </section>
  );
};

const Colleagues = ({ figures }: { figures: Figures }) => {
  const { t } = useTranslation('desk');
  const span = useSpan();
  return (
    <section className={panel['panel']} aria-labelledby="desk-people">
      <h2 id="desk-people">{t('figures.colleagues')}</h2>
      <div className={panel['scroll']} role="region" aria-label={t('figures.colleagues')} tabIndex={0}>
        <table className={panel['table']}>
          <thead>
            <tr>
              <th scope="col">{t('figures.colleague')}</th>
              <th scope="col" className={panel['end']}>
                {t('figures.answered')}
              </th>
              <th scope="col" className={panel['end']}>
                {t('figures.closed')}
              </th>
              <th scope="col" className={panel['end']}>
                {t('figures.median')}
              </th>
            </tr>
          </thead>
          <tbody>
            {figures.colleagues.map((c) => (
              <tr key={c.person.id}>
                <td>{c.person.name || t('person')}</td>
                <td className={`figure ${panel['end']}`}>{c.answered}</td>
                <td className={`figure ${panel['end']}`}>{c.closed}</td>
                <td className={`figure ${panel['end']}`}>{span(c.median)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};

const Said = ({ ratings }: { ratings: Ratings }) => {
  const { t } = useTranslation('desk');
  const f = useFormat();
  const reports = useReports();
  return (
    <section className={panel['panel']} aria-labelledby="desk-said">
      <h2 id="desk-said">{t('figures.ratings')}</h2>
      {ratings.records.length === 0 && <p className={classes['note']}>{t('none.ratings')}</p>}
      <ul className={classes['said']}>
        {ratings.records.map((r) => (
          <li key={r.id}>
            <b className="figure">{t('starsOf', { n: r.stars })}</b>
            {r.words && <p dir="auto">{r.words}</p>}
            <small>
              <SiteLink to={pageTo('chat', { eid: r.conversationId })}>{r.asker.name || t('person')}</SiteLink>
              {' · '}
              <span className="figure">{f.stamp(r.at)}</span>
              {r.closedBy && ` · ${t('figures.closedBy', { name: r.closedBy.name || t('person') })}`}
            </small>
            {r.words && reports.word({ kind: 'consultation', id: r.id })}
          </li>
        ))}
      </ul>
      {ratings.pages > 1 && <Pager {...ratings} />}
    </section>
  );
};

/** How fast and how well the company answers; what askers said is for who manages it. */
export const FiguresView = ({
  page,
  figures,
  ratings,
}: {
  page: DeskPageKey;
  figures: Figures;
  ratings: Ratings | null;
}) => {
  const { t } = useTranslation('desk');
  const f = useFormat();
  const span = useSpan();
  const since = figures.waitingSince;
  return (
    <div className={classes['figures']}>
      <FilterLinks
        label={t('figures.window')}
        choices={([7, 30] as const).map((days) => ({
          key: String(days),
          to: pageTo(page, days === 7 ? { tab: 'figures' } : { tab: 'figures', days: '30' }),
          label: t(`figures.d${days}`),
          current: figures.days === days,
        }))}
      />
      <div className={classes['tiles']}>
        <Tile
          label={t('figures.waiting')}
          value={f.number(figures.waiting)}
          note={since ? `${t('waitingSince')} ${f.stamp(since)}` : ''}
        />
        <Tile
          label={t('figures.median')}
          value={span(figures.median)}
          note={t('figures.ofAnswered', { n: f.number(figures.answered), count: figures.answered })}
        />
        <Tile
          label={t('figures.p90')}
          value={span(figures.p90)}
          note={t('figures.ofAnswered', { n: f.number(figures.answered), count: figures.answered })}
        />
        <Tile
          label={t('figures.stars')}
          value={figures.stars === null ? '—' : f.number(figures.stars, 1)}
          note={t('figures.ofRated', { n: f.number(figures.rated), count: figures.rated })}
        />
      </div>
      <Days figures={figures} />
      {figures.colleagues.length > 0 && <Colleagues figures={figures} />}
      {ratings && <Said ratings={ratings} />}
    </div>
  );
};
