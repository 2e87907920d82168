import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { isCorner, priceOf, type PriceList } from '#contract/fairs/exhibiting/prices.ts';
import type { boothOrders } from '#contract/fairs/exhibiting/orders.ts';
import type { FairRow, HallView } from '#contract/fairs/views.ts';
import { pageTo } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useFormat, usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { useFairDays } from '../plan/use-fair-days.ts';
import type { AddressOf } from '../plan/find.ts';
import { HallPlan } from '../plan/hall-plan.tsx';
import { ChosenBooth } from './chosen-booth.tsx';
import { OwnOrders } from './own-orders.tsx';
import classes from './orders.module.css';

type Props = {
  fairs: FairRow[];
  hall: HallView | null;
  prices: PriceList | null;
  boothId: string | undefined;
  orders: DataOf<typeof boothOrders.page>;
  /** Whom the company may name, the likeliest first. */
  contacts: string[];
};
const nobody: ReadonlySet<string> = new Set();

/** Free booths as a list: everything that the plan offers, without it. */
const FreeBooths = ({ hall, prices, address }: { hall: HallView; prices: PriceList | null; address: AddressOf }) => {
  const { t } = useTranslation(['boothOrders', 'fairs']);
  const f = useFormat();
  const free = hall.booths.filter((b) => b.state === 'free');
  if (free.length === 0) return null;
  return (
    <section className={classes['section']} aria-labelledby="free">
      <h2 id="free">{t('freeBooths')}</h2>
      <div className={`${panel['panel']} ${panel['scroll']}`}>
        <table className={`${panel['table']} ${panel['cards']}`} aria-labelledby="free">
          <thead>
            <tr>
              <th scope="col">{t('booth')}</th>
              <th scope="col">{t('size')}</th>
              <th scope="col" className={panel['end']}>
                {t('area')}
              </th>
              <th scope="col" className={panel['end']}>
                {t('total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {free.map((b) => {
              const price = prices && priceOf(b, hall, prices);
              return (
                <tr key={b.id}>
                  <th scope="row">
                    <SiteLink to={address({ booth: b.id })}>{b.number}</SiteLink>
                  </th>
                  <td>
                    {t(`fairs:size.${b.size}`)}
                    {isCorner(b, hall) && ` · ${t('corner')}`}
                  </td>
                  <td className={panel['end']}>
                    <span className="figure">{price ? t('metres', { n: f.number(Number(price.area), 2) }) : '—'}</span>
                  </td>
                  <td className={panel['end']}>
                    <b className="figure">{price && prices ? f.money(price.total, prices.currency) : '—'}</b>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
};

const HallLinks = ({ hall }: { hall: HallView }) => {
  const { t } = useTranslation(['boothOrders', 'fairs']);
  const text = useText();
  return (
    <nav className={classes['halls']} aria-label={t('halls')}>
      {hall.fair.halls.map((h) => (
        <SiteLink
          key={h.id}
          to={pageTo('boothOrders', { fair: hall.fair.id, hall: h.id })}
          aria-current={h.id === hall.id ? 'true' : undefined}
        >
          {t('fairs:hallNo', { n: h.no })} {text(h.name)}
        </SiteLink>
      ))}
    </nav>
  );
};

/** The plan of a hall on which a free booth is chosen, beside what it costs. */
type ChoosingProps = Pick<Props, 'prices' | 'boothId' | 'orders' | 'contacts'> & { hall: HallView };
const Choosing = ({ hall, prices, boothId, orders, contacts }: ChoosingProps) => {
  const viewer = useViewer();
  const own = hall.booths.find((b) => viewer?.entId && b.exhibitor?.id === viewer.entId);
  const path = usePath();
  const go = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const byKey = useRef<string | undefined>(undefined);
  const address: AddressOf = ({ booth }) =>
    pageTo('boothOrders', { fair: hall.fair.id, hall: hall.id, ...(booth && { booth }) });
  const free = hall.booths.filter((b) => b.state === 'free');
  useEffect(() => {
    if (boothId && byKey.current === boothId) heading.current?.focus();
    byKey.current = undefined;
  }, [boothId]);
  return (
    <>
      {hall.fair.halls.length > 1 && <HallLinks hall={hall} />}
      <div className={`${panel['panel']} ${classes['choose']}`}>
        <HallPlan
          hall={hall}
          asked={{ booth: boothId }}
          address={address}
          shown={free}
          staffed={nobody}
          line={null}
          choose={(booth, key) => {
            byKey.current = key ? booth : undefined;
            void go(path(address({ booth })), { preventScrollReset: true });
          }}
        />
        <div className={classes['side']}>
          <ChosenBooth
            hall={hall}
            booth={hall.booths.find((b) => b.id === boothId)}
            prices={prices}
            free={free.length}
            heading={heading}
            kind={own?.class ?? orders.records[0]?.booth.class}
            contacts={contacts}
          />
        </div>
      </div>
      <OwnOrders orders={orders} />
      <FreeBooths hall={hall} prices={prices} address={address} />
    </>
  );
};

/** `/newFielddata/globalExhibition`: fairs with their free booths, what they cost, and the company's orders. */
export const OrderBoothPage = ({ fairs, hall, prices, boothId, orders, contacts }: Props) => {
  const { t } = useTranslation('boothOrders');
  const text = useText();
  const days = useFairDays();
  return (
    <main id="main" className={classes['page']}>
      <PageHead title={t('title')} note={t('lead')}>
        {fairs.length > 0 && (
          <TabLinks
            label={t('fairs')}
            tabs={fairs.map((f) => ({
              key: f.id,
              to: pageTo('boothOrders', { fair: f.id }),
              label: (
                <>
                  {text(f.name)} <small>{days(f)}</small>
                </>
              ),
              current: f.id === hall?.fair.id,
            }))}
          />
        )}
      </PageHead>
      {hall ? (
        <Choosing hall={hall} prices={prices} boothId={boothId} orders={orders} contacts={contacts} />
      ) : (
        <>
          <Empty title={t('noFair')} text={t('noFairText')} />
          <OwnOrders orders={orders} />
        </>
      )}
    </main>
  );
};
