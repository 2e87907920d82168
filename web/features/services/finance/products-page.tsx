import { pageTo } from '#contract/pages.ts';
import type { OfferRow } from '#contract/services/schemas.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { OfferCards, Rating } from '../offer-card.tsx';
import classes from '../services.module.css';
import { useFrom } from '../use-price.ts';
import { PartTabs } from './part-tabs.tsx';

const Table = ({ offers }: { offers: readonly OfferRow[] }) => {
  const { t } = useTranslation(['finance', 'services']);
  const text = useText();
  const f = useFormat();
  const from = useFrom();
  return (
    <div className={`${panel['panel']} ${panel['scroll']}`} role="region" aria-label={t('products.title')} tabIndex={0}>
      <table className={panel['table']}>
        <caption className="visually-hidden">{t('products.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            <th scope="col">{t('kind')}</th>
            <th scope="col">{t('institution')}</th>
            <th scope="col" className={panel['end']}>
              {t('rate')}
            </th>
            <th scope="col" className={panel['end']}>
              {t('days')}
            </th>
            <th scope="col">{t('rating')}</th>
          </tr>
        </thead>
        <tbody>
          {offers.map((o) => (
            <tr key={o.id}>
              <th scope="row">
                <SiteLink to={pageTo('serviceOffer', { id: o.id })}>{text(o.name)}</SiteLink>
                <small>{text(o.summary)}</small>
              </th>
              <td>{t(`services:kind.${o.kind}`)}</td>
              <td>
                <SiteLink to={pageTo('serviceProvider', { id: o.provider.id })}>{text(o.provider.name)}</SiteLink>
              </td>
              <td className={`figure ${panel['end']}`}>{from(o.from)}</td>
              <td className={`figure ${panel['end']}`}>{o.days === null ? '—' : f.number(o.days)}</td>
              <td>
                <Rating rating={o.rating} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** `/financialService`: every product beside the others. */
export const FinanceProductsPage = ({ offers }: { offers: readonly OfferRow[] }) => {
  const { t } = useTranslation('finance');
  return (
    <main id="main" className={panel['page']}>
      <PageHead title={t('products.title')} note={t('products.lead')}>
        <PartTabs at="financeProducts" />
      </PageHead>
      <section className={classes['section']}>
        {offers.length ? <Table offers={offers} /> : <OfferCards rows={offers} />}
        <p className={classes['quiet']}>{t('products.note')}</p>
      </section>
    </main>
  );
};
