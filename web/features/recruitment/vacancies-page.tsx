import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { Form } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import type { recruitment } from '#contract/recruitment/calls.ts';
import { vacancySorts } from '#contract/recruitment/kinds.ts';
import { useText, usePath } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { useCountryName } from '#web/ui/form/country-field.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Chosen, Facet, FacetColumn } from '#web/ui/list/facet.tsx';
import frame from '#web/ui/list/list-page.module.css';
import { Pager } from '#web/ui/list/pager.tsx';
import { useRowKeys } from '#web/ui/list/use-row-keys.ts';
import { pathOf, type VacanciesAddress, wishOf } from './address.ts';
import classes from './recruitment.module.css';
import { VacancyCard } from './vacancy-card.tsx';

type Overview = DataOf<typeof recruitment.overview>;

/** Where words are looked for; what else narrows the list stays. */
export const VacancySearch = ({ at }: { at: VacanciesAddress }) => {
  const { t } = useTranslation('recruitment');
  const path = usePath();
  const kept = Object.entries({ ...wishOf(at), ...(at.sort !== 'newest' && { sort: at.sort }) });
  return (
    <Form
      discover="none"
      action={path(pageTo('vacancies'))}
      className={frame['search']}
      role="search"
      aria-label={t('search')}
    >
      <input key={at.q} name="q" type="search" defaultValue={at.q} placeholder={t('hint')} aria-label={t('search')} />
      {kept.map(([name, value]) => name !== 'q' && <input key={name} type="hidden" name={name} value={value} />)}
      <button type="submit" aria-label={t('search')}>
        <IconSearch size={18} stroke={1.6} />
      </button>
    </Form>
  );
};

type FacetKey = 'role' | 'contract' | 'workplace' | 'country';
const Facets = ({ at, overview }: { at: VacanciesAddress; overview: Overview }) => {
  const { t } = useTranslation('recruitment');
  const country = useCountryName();
  const facet = <K extends string>(
    key: FacetKey,
    counts: readonly { key: K; n: number }[],
    label: (k: K) => string,
  ): ReactNode => (
    <Facet
      title={t(`facet.${key}`)}
      first={10}
      choices={counts.map(({ key: k, n }) => ({
        key: k,
        label: label(k),
        n,
        on: at[key] === k,
        to: pathOf(at, { [key]: at[key] === k ? undefined : k }),
      }))}
    />
  );
  const chosen = [at.role, at.contract, at.workplace, at.country].filter(Boolean).length;
  return (
    <FacetColumn label={t('filters')} chosen={chosen}>
      {facet('role', overview.roles, (k) => t(`role.${k}`))}
      {facet('country', overview.countries, country)}
      {facet('contract', overview.contracts, (k) => t(`contract.${k}`))}
      {facet('workplace', overview.workplaces, (k) => t(`workplace.${k}`))}
    </FacetColumn>
  );
};

type Props = {
  at: VacanciesAddress;
  list: DataOf<typeof recruitment.page>;
  overview: Overview;
  /** Keeps the search as an alert. */
  alert: ReactNode;
};

/** What narrows the list, each with the way without it. */
const useChips = (at: VacanciesAddress, overview: Overview) => {
  const { t } = useTranslation('recruitment');
  const text = useText();
  const country = useCountryName();
  const company = overview.companies.find((c) => c.id === at.company);
  return [
    ...(at.q ? [{ key: 'q', label: `“${at.q}”`, to: pathOf(at, { q: '' }) }] : []),
    ...(at.role ? [{ key: 'role', label: t(`role.${at.role}`), to: pathOf(at, { role: undefined }) }] : []),
    ...(at.contract
      ? [{ key: 'contract', label: t(`contract.${at.contract}`), to: pathOf(at, { contract: undefined }) }]
      : []),
    ...(at.workplace
      ? [{ key: 'workplace', label: t(`workplace.${at.workplace}`), to: pathOf(at, { workplace: undefined }) }]
      : []),
    ...(at.country ? [{ key: 'country', label: country(at.country), to: pathOf(at, { country: undefined }) }] : []),
    ...(at.company
      ? [
          {
            key: 'company',
            label: text(company?.name) || t('facet.company'),
            to: pathOf(at, { company: undefined }),
          },
        ]
      : []),
  ];
};

/** `/manpower/manpowercomposite.html`: vacancies of all companies; what narrows them is in the address. */
export const VacanciesPage = ({ at, list, overview, alert }: Props) => {
  const { t } = useTranslation('recruitment');
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows);
  const chips = useChips(at, overview);
  return (
    <main id="main">
      <div className={frame['top']}>
        <div>
          <PageHead
            crumb={<SiteLink to={pageTo('jobBoard')}>{t('title')}</SiteLink>}
            title={at.role ? t(`role.${at.role}`) : t('vacancies')}
            note={t('vacanciesLead')}
            actions={<VacancySearch at={at} />}
          />
        </div>
      </div>
      <div className={frame['body']}>
        <Facets at={at} overview={overview} />
        <div className={frame['list']}>
          <div className={classes['sort']}>
            <Chosen chips={chips} clear={pageTo('vacancies')} />
            <p>
              {vacancySorts.map((s) => (
                <SiteLink key={s} to={pathOf(at, { sort: s })} aria-current={at.sort === s || undefined}>
                  {t(`sort.${s}`)}
                </SiteLink>
              ))}
            </p>
          </div>
          {list.records.length ? (
            <>
              <h2 className="visually-hidden">{t('vacancies')}</h2>
              <div className={classes['cards']} ref={rows}>
                {list.records.map((row) => (
                  <VacancyCard key={row.id} row={row} />
                ))}
              </div>
              <Pager {...list} keys />
            </>
          ) : (
            <Empty title={t(chips.length ? 'noneFound' : 'noVacancies')} text={t('noneText')}>
              <ActLink to={chips.length ? pageTo('vacancies') : pageTo('recruitingCompanies')}>
                {t(chips.length ? 'allVacancies' : 'forCompanies')}
              </ActLink>
            </Empty>
          )}
          {alert}
        </div>
      </div>
    </main>
  );
};
