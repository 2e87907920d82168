import { lazy, Suspense, useState } from 'react';
import type { FinanceOrder } from '#contract/finance/calls.ts';
import { financeForms, financeLimits, financeRules } from '#contract/finance/rules.ts';
import { pageTo } from '#contract/pages.ts';
import type { OfferRow } from '#contract/services/schemas.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useMay, useViewer } from '#web/lib/page/viewer.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { OfferCards } from '../offer-card.tsx';
import classes from '../services.module.css';
import { PartTabs } from './part-tabs.tsx';

// The form loads when it is opened: a first visit reads.
const ChainForm = lazy(() => import('./chain-form.tsx'));

type Props = {
  offers: readonly OfferRow[];
  /** The reader's orders that can be financed; null for whoever can't apply yet. */
  orders: readonly FinanceOrder[] | null;
  /** The offer that the address names. */
  offer: string | null;
};

const Rules = () => {
  const { t } = useTranslation(['finance', 'common']);
  const f = useFormat();
  return (
    <section className={classes['section']}>
      <h2 id="rules">{t('chain.rules')}</h2>
      <div className={`${panel['panel']} ${panel['scroll']}`} role="region" aria-label={t('chain.rules')} tabIndex={0}>
        <table className={panel['table']} aria-labelledby="rules">
          <thead>
            <tr>
              <th scope="col">{t('formHead')}</th>
              <th scope="col">{t('who')}</th>
              <th scope="col">{t('orderStates')}</th>
              <th scope="col" className={panel['end']}>
                {t('share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {financeForms.map((key) => {
              const { party, states, share } = financeRules[key];
              return (
                <tr key={key}>
                  <th scope="row">{t(`form.${key}`)}</th>
                  <td>{t(`party.${party}`)}</td>
                  <td>
                    {states.map((s) => (
                      <div key={s}>{t(`common:orderState.${s}`)}</div>
                    ))}
                  </td>
                  <td className={`figure ${panel['end']}`}>{`${f.number(share)}%`}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className={classes['quiet']}>
        {t('chain.limits', {
          least: f.number(financeLimits.least),
          most: f.number(financeLimits.most),
          from: f.number(financeLimits.leastDays),
          to: f.number(financeLimits.mostDays),
        })}
      </p>
    </section>
  );
};

/** The form behind a button, or what stands in the way with the way on. */
const Apply = ({ offers, orders, offer }: Props) => {
  const { t } = useTranslation('finance');
  const viewer = useViewer();
  const may = useMay('buy');
  const ready = useReady();
  const [open, setOpen] = useState(false);
  if (!viewer)
    return (
      <>
        <p>{t('chain.loginFirst')}</p>
        <div>
          <ActLink look="ask" to={pageTo('login', { return: pageTo('chainFinance', offer ? { offer } : {}) })}>
            {t('chain.login')}
          </ActLink>
        </div>
      </>
    );
  if (!orders)
    return (
      <p>
        {t('chain.complete')} <SiteLink to={pageTo('profile')}>{t('chain.toProfile')}</SiteLink>
      </p>
    );
  if (!may) return <p>{t('chain.seat')}</p>;
  if (!offers.length)
    return (
      <p>
        {t('chain.noOffers')} <SiteLink to={pageTo('financeProducts')}>{t('chain.toProducts')}</SiteLink>
      </p>
    );
  if (!orders.length)
    return (
      <p>
        {t('chain.noOrders')} <SiteLink to={pageTo('orders')}>{t('chain.toOrders')}</SiteLink>
      </p>
    );
  if (!open)
    return (
      <div>
        <ActButton look="ask" disabled={!ready} onClick={() => setOpen(true)}>
          {t('fromOrder')}
        </ActButton>
      </div>
    );
  return (
    <Suspense>
      <ChainForm offers={offers} orders={orders} offer={offer} />
    </Suspense>
  );
};

/** `/financialService/gyFinancial.html`: which orders can be financed up to what, what is shared, and the application. */
export const ChainPage = (p: Props) => {
  const { t } = useTranslation('finance');
  const viewer = useViewer();
  return (
    <main id="main" className={panel['page']}>
      <PageHead title={t('chain.title')} note={t('chain.lead')}>
        <PartTabs at="chainFinance" />
      </PageHead>
      <Rules />
      <section className={classes['section']} aria-labelledby="apply">
        <h2 id="apply">{t('chain.apply')}</h2>
        <div className={`${panel['panel']} ${panel['weft']} ${classes['box']}`}>
          <Apply {...p} />
        </div>
      </section>
      <section className={classes['section']} aria-labelledby="shared">
        <h2 id="shared">{t('chain.shared')}</h2>
        <p className={classes['lead']}>{t('chain.sharedText')}</p>
        {viewer && p.orders && (
          <p>
            <SiteLink to={pageTo('financeConsents')}>{t('chain.log')}</SiteLink>
          </p>
        )}
      </section>
      <section className={classes['section']} aria-labelledby="offers">
        <h2 id="offers">{t('chain.offers')}</h2>
        <OfferCards rows={p.offers} tag={false} />
      </section>
    </main>
  );
};
