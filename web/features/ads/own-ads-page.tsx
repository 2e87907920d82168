import { Button } from '@mantine/core';
import type { AdRow, ownAds } from '#contract/advertising/calls.ts';
import { type AdState, adStates } from '#contract/advertising/states.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import classes from './ads.module.css';
import { AdStateTag } from './state-tag.tsx';

const Row = ({ row: r }: { row: AdRow }) => {
  const { t } = useTranslation('ads');
  const f = useFormat();
  const text = useText();
  return (
    <tr>
      <th scope="row">
        <SiteLink to={pageTo('advertisement', { id: r.id })}>{text(r.title)}</SiteLink>
        <small className="figure">{r.number}</small>
      </th>
      <td>
        {t(`place.${r.place}`)}
        <small className="figure">
          {f.day(r.firstDay)} – {f.day(r.lastDay)}
        </small>
      </td>
      <td>
        <AdStateTag row={r} />
      </td>
      <td className={panel['end']} data-head={t('seen')}>
        <span className="figure">{f.number(r.shown)}</span>
      </td>
      <td className={panel['end']} data-head={t('opened')}>
        <span className="figure">{f.number(r.opened)}</span>
      </td>
      <td className={panel['end']}>
        <b className="figure">{f.money(r.total, r.currency)}</b>
      </td>
    </tr>
  );
};

type Props = { list: DataOf<typeof ownAds.page>; state: AdState | undefined; mayBook: boolean };

/** `/marketing/advertisements`: what the company advertises, with how often it was seen. */
export const OwnAdsPage = ({ list, state, mayBook }: Props) => {
  const { t } = useTranslation('ads');
  const book = mayBook && (
    <Button component={SiteLink} to={pageTo('advertise')} color="warp">
      {t('book')}
    </Button>
  );
  return (
    <main id="main" className={classes['page']}>
      <PageHead title={t('pageTitle.advertisements')} note={t('lead')} actions={book} />
      <TabLinks
        label={t('states')}
        tabs={[undefined, ...adStates].map((s) => ({
          key: s ?? 'all',
          to: pageTo('advertisements', s ? { state: s } : {}),
          label: t(s ? `state.${s}` : 'all'),
          current: s === state,
        }))}
      />
      {list.records.length === 0 ? (
        <Empty title={t(state ? 'noneInState' : 'none')} text={state ? '' : t('noneText')}>
          {!state && book}
        </Empty>
      ) : (
        <div className={`${panel['panel']} ${panel['scroll']}`}>
          <table className={`${panel['table']} ${panel['cards']}`} aria-label={t('pageTitle.advertisements')}>
            <thead>
              <tr>
                <th scope="col">{t('title')}</th>
                <th scope="col">{t('placeHead')}</th>
                <th scope="col">{t('stateHead')}</th>
                <th scope="col" className={panel['end']}>
                  {t('seen')}
                </th>
                <th scope="col" className={panel['end']}>
                  {t('opened')}
                </th>
                <th scope="col" className={panel['end']}>
                  {t('total')}
                </th>
              </tr>
            </thead>
            <tbody>
              {list.records.map((r) => (
                <Row key={r.id} row={r} />
              ))}
            </tbody>
          </table>
          <Pager {...list} />
        </div>
      )}
    </main>
  );
};
