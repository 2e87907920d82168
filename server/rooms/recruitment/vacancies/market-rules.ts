import type { Currency } from '#contract/core/schemas.ts';
import { marketLeast, type SalaryPeriod, type VacancyRole, vacancyRoles } from '#contract/recruitment/kinds.ts';

/** What a figure is made of: one vacancy without its texts. */
export type MarketVacancy = {
  role: VacancyRole;
  entId: string;
  openings: number;
  years: number;
  from: string | null;
  to: string | null;
  currency: Currency | null;
  per: SalaryPeriod | null;
};

const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = sorted.length % 2 ? [sorted[half], sorted[half]] : [sorted[half - 1], sorted[half]];
  return (low + high) / 2;
};
const enough = (rows: MarketVacancy[]): boolean =>
  rows.length >= marketLeast.vacancies && new Set(rows.map((r) => r.entId)).size >= marketLeast.companies;

/** What is paid a month at the middle of a range, in hundredths. */
const monthly = (r: MarketVacancy): number =>
  (Number(r.from) * 100 + Number(r.to) * 100) / 2 / (r.per === 'year' ? 12 : 1);

/** Medians by role, each from enough vacancies of enough companies, so that nobody's salary is told by them (recruitment 12). */
export const marketFigures = (rows: MarketVacancy[]) => {
  const byRole = Map.groupBy(rows, (r) => r.role);
  return vacancyRoles.flatMap((role) => {
    const own = byRole.get(role) ?? [];
    if (!own.length) return [];
    const paid = Map.groupBy(
      own.filter((r) => r.currency),
      (r) => r.currency as Currency,
    );
    return [
      {
        role,
        vacancies: own.length,
        openings: own.reduce((sum, r) => sum + r.openings, 0),
        companies: new Set(own.map((r) => r.entId)).size,
        salaries: [...paid].flatMap(([currency, all]) =>
          enough(all)
            ? [{ currency, median: (Math.round(median(all.map(monthly))) / 100).toFixed(2), n: all.length }]
            : [],
        ),
        years: enough(own) ? median(own.map((r) => r.years)) : null,
      },
    ];
  });
};
