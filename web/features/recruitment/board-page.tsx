import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import type { recruitment } from '#contract/recruitment/calls.ts';
import type { VacancyRow } from '#contract/recruitment/schemas.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { useCountryName } from '#web/ui/form/country-field.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { readAddress } from './address.ts';
import classes from './recruitment.module.css';
import { VacancyCard } from './vacancy-card.tsx';
import { VacancySearch } from './vacancies-page.tsx';

type Overview = DataOf<typeof recruitment.overview>;
type CountsProps = {
  id: string;
  title: string;
  rows: { key: string; label: string; n: number; to: ReturnType<typeof pageTo> }[];
};

const Counts = ({ id, title, rows }: CountsProps) => {
  const f = useFormat();
  return (
    <section className={panel['panel']} aria-labelledby={id}>
      <div className={classes['box']}>
        <h2 id={id}>{title}</h2>
      </div>
      <ul className={classes['rows']}>
        {rows.map((r) => (
          <li key={r.key}>
            <SiteLink to={r.to}>{r.label}</SiteLink>
            <span className="figure">{f.number(r.n)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Figures = ({ overview }: { overview: Overview }) => {
  const { t } = useTranslation('recruitment');
  const f = useFormat();
  return (
    <dl className={classes['figures']}>
      <div>
        <dt>{t('figure.vacancies')}</dt>
        <dd className="figure">{f.number(overview.total)}</dd>
      </div>
      <div>
        <dt>{t('figure.openings')}</dt>
        <dd className="figure">{f.number(overview.openings)}</dd>
      </div>
      <div>
        <dt>{t('figure.companies')}</dt>
        <dd className="figure">{f.number(overview.companies.length)}</dd>
      </div>
    </dl>
  );
};

/** The companies with the most vacancies. */
const Hiring = ({ companies }: Pick<Overview, 'companies'>) => {
  const { t } = useTranslation('recruitment');
  const f = useFormat();
  const text = useText();
  const lang = useLang();
  return (
    <section className={panel['panel']} aria-labelledby="hiring">
      <div className={classes['box']}>
        <h2 id="hiring">{t('hiring')}</h2>
      </div>
      <ul className={classes['rows']}>
        {companies.slice(0, 10).map((c) => (
          <li key={c.id}>
            <SiteLink to={pageTo('vacancies', { company: c.id })} lang={textLang(c.name, lang)}>
              {text(c.name)}
            </SiteLink>
            <span className="figure">{f.number(c.vacancies)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** `/manpower`: the entrance to the job board, by what people do, where, and for whom. */
export const BoardPage = ({ overview, newest }: { overview: Overview; newest: VacancyRow[] }) => {
  const { t } = useTranslation('recruitment');
  const country = useCountryName();
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        title={t('title')}
        note={t('lead')}
        actions={<VacancySearch at={readAddress(new URLSearchParams())} />}
      />
      <Figures overview={overview} />
      <section className={classes['section']} aria-labelledby="newest">
        <h2 id="newest">{t('newest')}</h2>
        {newest.length ? (
          <div className={classes['cards']}>
            {newest.map((row) => (
              <VacancyCard key={row.id} row={row} />
            ))}
          </div>
        ) : (
          <p className={classes['quiet']}>{t('noVacancies')}</p>
        )}
        <p className={classes['more']}>
          <ActLink to={pageTo('vacancies')}>{t('allVacancies')}</ActLink>
          <ActLink to={pageTo('recruitingCompanies')}>{t('forCompanies')}</ActLink>
        </p>
      </section>
      <section className={classes['section']} aria-label={t('browse')}>
        <div className={classes['cards']}>
          <Counts
            id="roles"
            title={t('facet.role')}
            rows={overview.roles.map(({ key, n }) => ({
              key,
              label: t(`role.${key}`),
              n,
              to: pageTo('vacancies', { role: key }),
            }))}
          />
          <Counts
            id="countries"
            title={t('facet.country')}
            rows={overview.countries.map(({ key, n }) => ({
              key,
              label: country(key),
              n,
              to: pageTo('vacancies', { country: key }),
            }))}
          />
          <Hiring companies={overview.companies} />
        </div>
      </section>
      <p className={`${classes['more']} ${classes['section']}`}>
        <SiteLink to={pageTo('labourMarket')}>{t('market.title')}</SiteLink>
        <SiteLink to={pageTo('recruitmentServices')}>{t('services.title')}</SiteLink>
        <SiteLink to={pageTo('recruitmentAbout')}>{t('about.title')}</SiteLink>
      </p>
    </main>
  );
};
