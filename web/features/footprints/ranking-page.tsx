import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import type { searchTrends } from '#contract/search/trends.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import classes from './footprints.module.css';

const figures = ['shown', 'best', 'average', 'searches'] as const;

/** `/supplierdata/searchRanking`: under which words the company's products were found, and at which place. */
export const RankingPage = ({ list }: { list: DataOf<typeof searchTrends.ranking> }) => {
  const { t } = useTranslation('footprints');
  const f = useFormat();
  return (
    <main id="main" className={panel['page']}>
      <Head />
      <PageHead title={t('ranking')} note={t('rankingNote')} />
      {list.records.length === 0 ? (
        <Empty title={t('none.ranking')} text={t('none.rankingText')} />
      ) : (
        <>
          <div
            className={`${panel['panel']} ${panel['scroll']} ${classes['wide']}`}
            role="region"
            aria-label={t('ranking')}
            tabIndex={0}
          >
            <table className={panel['table']}>
              <thead>
                <tr>
                  <th scope="col">{t('term')}</th>
                  {figures.map((k) => (
                    <th key={k} scope="col" className={panel['end']}>
                      {t(k)}
                    </th>
                  ))}
                  <th scope="col">{t('lastDay')}</th>
                </tr>
              </thead>
              <tbody>
                {list.records.map((r) => (
                  <tr key={r.term}>
                    <td>
                      <SiteLink to={pageTo('search', { q: r.term })}>{r.term}</SiteLink>
                    </td>
                    {figures.map((k) => (
                      <td key={k} className={`figure ${panel['end']}`}>
                        {f.number(r[k], 1)}
                      </td>
                    ))}
                    <td className="figure">{r.lastDay}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Pager {...list} />
        </>
      )}
    </main>
  );
};
