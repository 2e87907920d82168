import type { operatorAds } from '#contract/advertising/desk.ts';
import { type AdState, adStates } from '#contract/advertising/states.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import desk from '../desk.module.css';
import record from '../desk-record.module.css';

type Props = { list: DataOf<typeof operatorAds.page>; state: AdState | undefined };

/** `/operator/advertisements`: all advertisements by state, the newest first. */
export const DeskAdsPage = ({ list, state }: Props) => {
  const { t } = useTranslation('ads');
  const f = useFormat();
  const text = useText();
  return (
    <main id="main" className={desk['page']}>
      <h1>{t('pageTitle.operatorAdvertisements')}</h1>
      <p>{t('desk.lead')}</p>
      <TabLinks
        label={t('states')}
        tabs={[undefined, ...adStates].map((s) => ({
          key: s ?? 'all',
          to: deskPageTo('operatorAdvertisements', s ? { state: s } : {}),
          label: t(s ? `state.${s}` : 'all'),
          current: s === state,
        }))}
      />
      {list.records.length ? (
        <>
          <ul className={record['list']}>
            {list.records.map((r) => (
              <li key={r.id} className={panel['panel']} data-row={r.id}>
                <h2>
                  <SiteLink to={deskPageTo('operatorAdvertisement', { id: r.id })}>{text(r.title)}</SiteLink>
                  <Tag>{t(`state.${r.state}`)}</Tag>
                </h2>
                <p className={desk['quiet']}>
                  {text(r.company.name)} · {t(`place.${r.place}`)} ·{' '}
                  <span className="figure">
                    {f.day(r.firstDay)} – {f.day(r.lastDay)}
                  </span>{' '}
                  · <span className="figure">{r.number}</span> · {f.money(r.total, r.currency)}
                </p>
              </li>
            ))}
          </ul>
          <Pager {...list} />
        </>
      ) : (
        <Empty title={t('desk.none')} />
      )}
    </main>
  );
};
