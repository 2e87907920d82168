import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import type { recruitment } from '#contract/recruitment/calls.ts';
import { jobWaits, keptDays } from '#contract/recruitment/states.ts';
import type { OfferRow } from '#contract/services/schemas.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './recruitment.module.css';

/** Four steps; `level` is that of their headings. */
const Steps = ({ of, level: H }: { of: 'applicants' | 'companies'; level: 'h2' | 'h3' }) => {
  const { t } = useTranslation('recruitment');
  const f = useFormat();
  const days = {
    answer: f.number(jobWaits.submitted),
    kept: f.number(keptDays),
  };
  return (
    <ol className={classes['steps']}>
      {(['one', 'two', 'three', 'four'] as const).map((k) => (
        <li key={k}>
          <H>{t(`about.${of}.${k}.title`)}</H>
          <p>{t(`about.${of}.${k}.text`, days)}</p>
        </li>
      ))}
    </ol>
  );
};

/** `/manpower/reachabout`: how an application runs, and what becomes of what is sent. */
export const AboutPage = () => {
  const { t } = useTranslation('recruitment');
  const f = useFormat();
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('jobBoard')}>{t('title')}</SiteLink>}
        title={t('about.title')}
        note={t('about.lead')}
      />
      <section className={classes['section']} aria-labelledby="applicants">
        <h2 id="applicants">{t('about.forApplicants')}</h2>
        <Steps of="applicants" level="h3" />
      </section>
      <section className={classes['section']} aria-labelledby="data">
        <h2 id="data">{t('about.data')}</h2>
        <p className={classes['words']}>{t('about.dataText', { days: f.number(keptDays) })}</p>
      </section>
      <p className={`${classes['more']} ${classes['section']}`}>
        <ActLink to={pageTo('vacancies')}>{t('allVacancies')}</ActLink>
        <ActLink to={pageTo('recruitingCompanies')}>{t('forCompanies')}</ActLink>
      </p>
    </main>
  );
};

/** `/manpower/reachcooperation`: how companies recruit here, and who does. */
export const CompaniesPage = ({ companies }: Pick<DataOf<typeof recruitment.overview>, 'companies'>) => {
  const { t } = useTranslation('recruitment');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('jobBoard')}>{t('title')}</SiteLink>}
        title={t('forCompanies')}
        note={t('about.companiesLead')}
        actions={
          <ActLink look="ask" to={pageTo('myVacancies')}>
            {t('post')}
          </ActLink>
        }
      />
      <section className={classes['section']} aria-label={t('forCompanies')}>
        <Steps of="companies" level="h2" />
      </section>
      <section className={classes['section']} aria-labelledby="hiring">
        <h2 id="hiring">{t('hiring')}</h2>
        {companies.length ? (
          <div className={panel['panel']}>
            <ul className={classes['rows']}>
              {companies.map((c) => (
                <li key={c.id}>
                  <SiteLink to={pageTo('company', { slug: c.id })} lang={textLang(c.name, lang)}>
                    {text(c.name)}
                  </SiteLink>
                  <SiteLink to={pageTo('vacancies', { company: c.id })}>
                    {t('vacanciesN', { n: f.number(c.vacancies), count: c.vacancies })}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <p className={classes['quiet']}>{t('noVacancies')}</p>
        )}
      </section>
    </main>
  );
};

/** `/manpower/reachservice`: staffing services of providers, each with its form. */
export const ServicesPage = ({ offers }: { offers: readonly OfferRow[] }) => {
  const { t } = useTranslation('recruitment');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('jobBoard')}>{t('title')}</SiteLink>}
        title={t('services.title')}
        note={t('services.lead')}
      />
      {offers.length ? (
        <div className={classes['cards']}>
          {offers.map((o) => (
            <article key={o.id} className={classes['card']}>
              <p className={classes['tags']} lang={textLang(o.provider.name, lang)}>
                {text(o.provider.name)}
              </p>
              <h2 lang={textLang(o.name, lang)}>
                <SiteLink to={pageTo('serviceOffer', { id: o.id })}>{text(o.name)}</SiteLink>
              </h2>
              <p className={classes['quiet']} lang={textLang(o.summary, lang)}>
                {text(o.summary)}
              </p>
              <p className={classes['foot']}>
                <b className="figure">
                  {o.from
                    ? t('services.from', {
                        price:
                          o.from.unit === 'percent'
                            ? `${f.number(o.from.price)}%`
                            : f.money(o.from.price, o.from.currency),
                      })
                    : t('services.noPrice')}
                </b>
              </p>
            </article>
          ))}
        </div>
      ) : (
        <p className={classes['quiet']}>
          {t('services.none')} <SiteLink to={pageTo('serviceOffers', { kind: 'hr' })}>{t('services.all')}</SiteLink>
        </p>
      )}
      <section className={classes['section']} aria-labelledby="what">
        <h2 id="what">{t('services.what')}</h2>
        <p className={classes['words']}>{t('services.whatText')}</p>
        <p>
          <SiteLink to={pageTo('serviceOffers', { kind: 'hr' })}>{t('services.all')}</SiteLink>
        </p>
      </section>
    </main>
  );
};
