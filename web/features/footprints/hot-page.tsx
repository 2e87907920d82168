import type { DataOf } from '#contract/core/endpoint.ts';
import { footprints } from '#contract/footprints/calls.ts';
import { pageTo } from '#contract/pages.ts';
import type { searchTrends, Trend } from '#contract/search/trends.ts';
import { call } from '#web/lib/call.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { searchPath } from '#web/lib/page/search-places.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './footprints.module.css';
import { Remove, RemoveAll } from './remove.tsx';

type Props = { trends: DataOf<typeof searchTrends.hot>; own: DataOf<typeof footprints.searches> };

/** Every day of a term as a bar; its figures are said to who does not see them. */
const Days = ({ trend: { term, days } }: { trend: Trend }) => {
  const { t } = useTranslation('footprints');
  const f = useFormat();
  const most = Math.max(1, ...days.map((d) => d.n));
  return (
    <svg
      className={classes['trend']}
      width={days.length * 8}
      height="28"
      role="img"
      aria-label={t('trendOf', { term, days: days.map((d) => f.number(d.n)).join(', ') })}
    >
      {days.map((d, i) => {
        const height = d.n ? Math.max(2, (d.n / most) * 26) : 1;
        return <rect key={d.day} x={i * 8} y={28 - height} width="6" height={height} fill="currentColor" />;
      })}
    </svg>
  );
};

const Trends = ({ trends }: Pick<Props, 'trends'>) => {
  const { t } = useTranslation('footprints');
  const f = useFormat();
  return (
    <div className={panel['panel']} role="region" aria-label={t('hot')}>
      <table className={`${panel['table']} ${panel['cards']}`}>
        <thead>
          <tr>
            <th scope="col">{t('term')}</th>
            <th scope="col">{t('scope')}</th>
            <th scope="col" className={panel['end']}>
              {t('times')}
            </th>
            <th scope="col">{t('trend')}</th>
          </tr>
        </thead>
        <tbody>
          {trends.map((r) => (
            <tr key={`${r.scope} ${r.term}`}>
              <td>
                <SiteLink to={searchPath(r.scope, r.term)}>{r.term}</SiteLink>
              </td>
              <td>{t(`scopes.${r.scope}`)}</td>
              <td className={`figure ${panel['end']}`} data-head={t('times')}>
                {f.number(r.n)}
              </td>
              <td>
                <Days trend={r} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const OwnSearches = ({ own }: Pick<Props, 'own'>) => {
  const { t } = useTranslation('footprints');
  const f = useFormat();
  return (
    <div className={panel['panel']} role="region" aria-label={t('mySearches')}>
      <table className={`${panel['table']} ${panel['cards']}`}>
        <thead>
          <tr>
            <th scope="col">{t('term')}</th>
            <th scope="col">{t('scope')}</th>
            <th scope="col" className={panel['end']}>
              {t('times')}
            </th>
            <th scope="col">{t('last')}</th>
            <th scope="col">{t('acts')}</th>
          </tr>
        </thead>
        <tbody>
          {own.map((s) => (
            <tr key={`${s.scope ?? ''} ${s.words}`}>
              <td>
                <SiteLink to={searchPath(s.scope ?? 'products', s.words)}>{s.words}</SiteLink>
              </td>
              <td>{s.scope && t(`scopes.${s.scope}`)}</td>
              <td className={`figure ${panel['end']}`} data-head={t('times')}>
                {f.number(s.n)}
              </td>
              <td className="figure" data-head={t('last')}>
                {f.stamp(s.at)}
              </td>
              <td>
                <Remove
                  label={t('remove')}
                  about={t('removeOf', { name: s.words })}
                  work={() => call(footprints.forgetSearches, { query: { words: s.words } })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** `/myFavoritedata/hotSearch`: what is sought most, day by day, and one's own searches. */
export const HotPage = ({ trends, own }: Props) => {
  const { t } = useTranslation('footprints');
  return (
    <main id="main" className={panel['page']}>
      <Head />
      <PageHead title={t('hot')} note={t('hotNote')} />
      {trends.length === 0 ? <Empty title={t('none.hot')} /> : <Trends trends={trends} />}
      <section className={classes['part']}>
        <div className={classes['day']}>
          <h2>{t('mySearches')}</h2>
          <span className={classes['acts']}>
            <ActLink to={pageTo('dynamicRecording', { kind: 'search' })} look="word">
              {t('toRecord')}
            </ActLink>
            {own.length > 0 && <RemoveAll work={() => call(footprints.forgetSearches, { query: {} })} />}
          </span>
        </div>
        {own.length === 0 ? <p>{t('none.own')}</p> : <OwnSearches own={own} />}
      </section>
    </main>
  );
};
