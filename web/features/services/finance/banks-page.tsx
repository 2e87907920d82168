import { pageTo } from '#contract/pages.ts';
import type { OfferRow } from '#contract/services/schemas.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Rating } from '../offer-card.tsx';
import classes from '../services.module.css';
import { PartTabs } from './part-tabs.tsx';

/** Institutions, each with what it offers, as offers come in order. */
const institutionsOf = (offers: readonly OfferRow[]) =>
  [...new Map(offers.map((o) => [o.provider.id, o.provider])).values()].map((provider) => ({
    provider,
    products: offers.filter((o) => o.provider.id === provider.id),
  }));

const Table = ({ offers }: { offers: readonly OfferRow[] }) => {
  const { t } = useTranslation(['finance', 'services']);
  const text = useText();
  return (
    <div className={`${panel['panel']} ${panel['scroll']}`} role="region" aria-label={t('banks.title')} tabIndex={0}>
      <table className={panel['table']}>
        <caption className="visually-hidden">{t('banks.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('institution')}</th>
            <th scope="col">{t('banks.place')}</th>
            <th scope="col">{t('banks.products')}</th>
          </tr>
        </thead>
        <tbody>
          {institutionsOf(offers).map(({ provider, products }) => (
            <tr key={provider.id}>
              <th scope="row">
                <SiteLink to={pageTo('serviceProvider', { id: provider.id })}>{text(provider.name)}</SiteLink>
              </th>
              <td>{text(provider.city)}</td>
              <td>
                {products.map((o) => (
                  <div key={o.id}>
                    <SiteLink to={pageTo('serviceOffer', { id: o.id })}>{text(o.name)}</SiteLink>
                    <small>
                      {t(`services:kind.${o.kind}`)} · <Rating rating={o.rating} />
                    </small>
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** `/financialService/cooperativeBank.html`: the institutions and what each offers. */
export const BanksPage = ({ offers }: { offers: readonly OfferRow[] }) => {
  const { t } = useTranslation('finance');
  return (
    <main id="main" className={panel['page']}>
      <PageHead title={t('banks.title')} note={t('banks.lead')}>
        <PartTabs at="cooperativeBanks" />
      </PageHead>
      <section className={classes['section']}>
        {offers.length ? <Table offers={offers} /> : <p className={classes['quiet']}>{t('banks.none')}</p>}
        <p>
          {t('banks.join')} <SiteLink to={pageTo('thirdPartyRegistration')}>{t('banks.joinGo')}</SiteLink>
        </p>
      </section>
    </main>
  );
};
