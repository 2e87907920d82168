import { type PageAddress, pageTo } from '#contract/pages.ts';
import {
  type ContractKind,
  contractKinds,
  type VacancyRole,
  vacancyRoles,
  type VacancySort,
  vacancySorts,
  type Workplace,
  workplaces,
} from '#contract/recruitment/kinds.ts';
import { currentOf } from '#web/lib/page/current.ts';

/** What the list's address says. */
export type VacanciesAddress = {
  q: string;
  role: VacancyRole | undefined;
  contract: ContractKind | undefined;
  workplace: Workplace | undefined;
  country: string | undefined;
  company: string | undefined;
  sort: VacancySort;
  current: number;
};

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Reads an address leniently: what isn't understood is left out, so that an old link still opens. */
export const readAddress = (search: URLSearchParams): VacanciesAddress => {
  const country = search.get('country') ?? '';
  const company = search.get('company') ?? '';
  return {
    q: (search.get('q') ?? '').trim().slice(0, 80),
    role: vacancyRoles.find((k) => k === search.get('role')),
    contract: contractKinds.find((k) => k === search.get('contract')),
    workplace: workplaces.find((k) => k === search.get('workplace')),
    country: /^[A-Z]{2}$/.test(country) ? country : undefined,
    company: uuid.test(company) ? company : undefined,
    sort: vacancySorts.find((s) => s === search.get('sort')) ?? 'newest',
    current: currentOf(search),
  };
};

/** The wish of an address: what an alert keeps and what the call is narrowed by. */
export const wishOf = ({ q, role, contract, workplace, country }: VacanciesAddress) => ({
  ...(q && { q }),
  ...(role && { role }),
  ...(contract && { contract }),
  ...(workplace && { workplace }),
  ...(country && { country }),
});

/** The list's path with some of it changed; any change but the page's own starts at the first page. */
export const pathOf = (at: VacanciesAddress, change: Partial<VacanciesAddress> = {}): PageAddress => {
  const next = { ...at, current: 1, ...change };
  return pageTo('vacancies', {
    ...wishOf(next),
    ...(next.company && { company: next.company }),
    ...(next.sort !== 'newest' && { sort: next.sort }),
    ...(next.current > 1 && { current: next.current }),
  });
};
