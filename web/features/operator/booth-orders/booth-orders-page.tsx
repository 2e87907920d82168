import type { DataOf } from '#contract/core/endpoint.ts';
import { boothOrderStates, type BoothOrderState } from '#contract/fairs/exhibiting/order-states.ts';
import type { BoothOrderView } from '#contract/fairs/exhibiting/orders.ts';
import type { FairPrices, operatorBoothOrders } from '#contract/operator/booth-orders.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import classes from '../desk.module.css';
import page from './booth-orders.module.css';
import own from '../disputes/disputes.module.css';
import { OneOrder } from './one-order.tsx';
import { PriceLists } from './price-lists.tsx';

type Props = {
  list: DataOf<typeof operatorBoothOrders.list> | null;
  order: BoothOrderView | null;
  prices: FairPrices[] | null;
  state: BoothOrderState | undefined;
};

/** How long ago, in days; today counts as none. */
const ageOf = (at: string): number => Math.max(0, Math.floor((Date.now() - Date.parse(at)) / 86_400_000));

/** `/operator/booth-orders`: orders by state with their age, one with its acts, and the price lists of fairs. */
export const BoothOrdersPage = ({ list, order, prices, state }: Props) => {
  const { t } = useTranslation(['boothOrders', 'operator']);
  const text = useText();
  const f = useFormat();
  return (
    <main id="main" className={`${classes['page']} ${page['page']}`}>
      <h1>{t('operator:nav.boothOrders')}</h1>
      <TabLinks
        label={t('stateHead')}
        tabs={[
          ...[undefined, ...boothOrderStates].map((s) => ({
            key: s ?? 'all',
            to: deskPageTo('operatorBoothOrders', s ? { state: s } : {}),
            label: s ? t(`state.${s}`) : t('all'),
            current: !prices && s === state,
          })),
          {
            key: 'prices',
            to: deskPageTo('operatorBoothOrders', { view: 'prices' }),
            label: t('priceLists'),
            current: prices !== null,
          },
        ]}
      />
      {prices && <PriceLists rows={prices} />}
      {list &&
        (list.records.length === 0 ? (
          <Empty title={t('deskNone')} text={t('deskNoneText')} />
        ) : (
          <div className={own['columns']}>
            <div>
              <ul className={own['list']}>
                {list.records.map((r) => (
                  <li key={r.id}>
                    <SiteLink
                      to={deskPageTo('operatorBoothOrders', { id: r.id, ...(state && { state }) })}
                      aria-current={r.id === order?.row.id || undefined}
                    >
                      <b>{text(r.company.name)}</b>
                      <span>
                        {text(r.fair.name)} · {t('boothAt', { number: r.booth.number })}
                      </span>
                      <small>
                        {t(`state.${r.state}`)} · <span className="figure">{r.number}</span> ·{' '}
                        {ageOf(r.createdAt)
                          ? t('age', { n: f.number(ageOf(r.createdAt)), count: ageOf(r.createdAt) })
                          : t('today')}
                      </small>
                    </SiteLink>
                  </li>
                ))}
              </ul>
              <Pager {...list} />
            </div>
            {order ? <OneOrder key={`${order.row.id} ${order.row.state}`} view={order} /> : <p>{t('pick')}</p>}
          </div>
        ))}
    </main>
  );
};
