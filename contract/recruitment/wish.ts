import type { VacancyWish } from './calls.ts';

const keys = ['q', 'role', 'contract', 'workplace', 'country'] as const;
/** A search of vacancies as its address carries it, in one order: the same wish is the same text; empty where it asks nothing. */
export const wishQuery = (wish: VacancyWish): string => {
  const query = new URLSearchParams();
  for (const key of keys) if (wish[key]) query.set(key, wish[key]);
  return query.toString();
};
