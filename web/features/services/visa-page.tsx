import { pageTo } from '#contract/pages.ts';
import type { OfferRow } from '#contract/services/schemas.ts';
import { type VisaCountry, visaCountries, visaCountryCodes } from '#contract/services/visa.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { RecordColumns } from '#web/ui/frame/record-columns.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Checklist } from './checklist.tsx';
import { OfferCards } from './offer-card.tsx';
import classes from './services.module.css';

/** `/visaApplyService.html`: which papers each country asks for, a list to tick off, and who applies for one. */
export const VisaPage = ({ country, offers }: { country: VisaCountry; offers: readonly OfferRow[] }) => {
  const { t } = useTranslation(['services', 'serviceForm']);
  const f = useFormat();
  const visa = visaCountries[country];
  const facts = [
    t('visa.takes', { n: f.number(visa.days) }),
    t('visa.passport', { n: f.number(visa.passportMonths) }),
    t(visa.inPerson ? 'visa.inPerson' : 'visa.byPost'),
  ];
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('worldServices')}>{t('world.title')}</SiteLink>}
        title={t('visa.title')}
        note={t('visa.lead')}
      >
        <nav className={panel['tabs']} aria-label={t('visa.countries')}>
          {visaCountryCodes.map((c) => (
            <SiteLink key={c} to={pageTo('visaService', { country: c })} aria-current={c === country || undefined}>
              {t(`serviceForm:country.${c}`)}
            </SiteLink>
          ))}
        </nav>
      </PageHead>
      <RecordColumns
        label={t('inShort')}
        side={
          <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="facts">
            <h2 id="facts">{t(`serviceForm:country.${country}`)}</h2>
            <ul className={classes['list']}>
              {facts.map((x) => (
                <li key={x}>{x}</li>
              ))}
            </ul>
            <p className={classes['quiet']}>{t('visa.note')}</p>
          </section>
        }
      >
        <Checklist key={country} country={country} />
        <section className={classes['stack']} aria-labelledby="agents">
          <h2 id="agents">{t('visa.agents')}</h2>
          <OfferCards rows={offers} tag={false} />
        </section>
      </RecordColumns>
    </main>
  );
};
