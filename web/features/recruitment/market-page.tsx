import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import type { recruitment } from '#contract/recruitment/calls.ts';
import { marketLeast } from '#contract/recruitment/kinds.ts';
import { currencies, type Currency } from '#contract/core/schemas.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './recruitment.module.css';

type Roles = Pick<DataOf<typeof recruitment.market>, 'roles'>;
const known = (c: string): c is Currency => currencies.some((x) => x === c);

const RolesTable = ({ roles }: Roles) => {
  const { t } = useTranslation('recruitment');
  const f = useFormat();
  return (
    <div className={panel['scroll']} role="region" aria-label={t('market.title')} tabIndex={0}>
      <table className={panel['table']}>
        <thead>
          <tr>
            <th scope="col">{t('facet.role')}</th>
            <th scope="col" className={panel['end']}>
              {t('figure.vacancies')}
            </th>
            <th scope="col" className={panel['end']}>
              {t('figure.openings')}
            </th>
            <th scope="col" className={panel['end']}>
              {t('figure.companies')}
            </th>
            <th scope="col" className={panel['end']}>
              {t('market.median')}
            </th>
            <th scope="col" className={panel['end']}>
              {t('market.years')}
            </th>
          </tr>
        </thead>
        <tbody>
          {roles.map((r) => (
            <tr key={r.role}>
              <th scope="row">
                <SiteLink to={pageTo('vacancies', { role: r.role })}>{t(`role.${r.role}`)}</SiteLink>
              </th>
              <td className={`figure ${panel['end']}`}>{f.number(r.vacancies)}</td>
              <td className={`figure ${panel['end']}`}>{f.number(r.openings)}</td>
              <td className={`figure ${panel['end']}`}>{f.number(r.companies)}</td>
              <td className={`figure ${panel['end']}`}>
                {r.salaries.length
                  ? r.salaries.map((s) => (known(s.currency) ? f.money(s.median, s.currency) : s.median)).join(' · ')
                  : t('market.few')}
              </td>
              <td className={`figure ${panel['end']}`}>{r.years === null ? t('market.few') : f.number(r.years, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** `/manpower/reachproduct`: what is asked for and paid, role by role, from enough vacancies of enough companies. */
export const MarketPage = ({ roles }: Roles) => {
  const { t } = useTranslation('recruitment');
  const f = useFormat();
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('jobBoard')}>{t('title')}</SiteLink>}
        title={t('market.title')}
        note={t('market.lead')}
      />
      <section className={panel['panel']} aria-labelledby="market">
        <div className={classes['box']}>
          <h2 id="market">{t('market.byRole')}</h2>
          <p className={classes['quiet']}>
            {t('market.rule', { n: f.number(marketLeast.vacancies), m: f.number(marketLeast.companies) })}
          </p>
        </div>
        <RolesTable roles={roles} />
      </section>
      <p className={classes['section']}>
        <SiteLink to={pageTo('vacancies')}>{t('allVacancies')}</SiteLink>
      </p>
    </main>
  );
};
