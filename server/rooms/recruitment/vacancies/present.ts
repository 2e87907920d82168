import type { OwnVacancy, Salary, VacancyRow } from '#contract/recruitment/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import type { VacancyCounts } from './counts-store.ts';
import type { VacancyRecord } from './store.ts';

export const iso = (at: string): string => new Date(at).toISOString();

const salaryOf = (row: VacancyRecord): Salary | null =>
  row.salaryFrom !== null && row.salaryTo !== null && row.salaryCurrency && row.salaryPer
    ? { from: row.salaryFrom, to: row.salaryTo, currency: row.salaryCurrency, per: row.salaryPer }
    : null;

/** Names of the companies of these rows. */
export const companyNames = async (ctx: Ctx, rows: { entId: string }[]) => {
  const found = await companyBriefs(ctx, [...new Set(rows.map((r) => r.entId))]);
  const names = new Map(found.map((c) => [c.id, c.name]));
  return (entId: string) => ({ id: entId, name: names.get(entId) ?? {} });
};

export const presentVacancies = async (ctx: Ctx, rows: VacancyRecord[]): Promise<VacancyRow[]> => {
  const company = await companyNames(ctx, rows);
  return rows.map((r) => ({
    id: r.id,
    title: r.title,
    role: r.role,
    contract: r.contract,
    workplace: r.workplace,
    place: r.place,
    country: r.country,
    salary: salaryOf(r),
    openings: Math.max(0, r.openings - r.hired),
    until: r.until,
    company: company(r.entId),
    listedAt: iso(r.listedAt ?? r.createdAt),
  }));
};

export const presentOwn = (r: VacancyRecord, counts: VacancyCounts | undefined): OwnVacancy => ({
  id: r.id,
  state: r.state,
  closing: r.closing,
  title: r.title,
  role: r.role,
  contract: r.contract,
  workplace: r.workplace,
  place: r.place,
  country: r.country,
  about: r.about,
  needs: r.needs,
  offers: r.offers,
  years: r.years,
  education: r.education,
  salary: salaryOf(r),
  openings: r.openings,
  until: r.until,
  version: r.version,
  applications: counts?.all ?? 0,
  waiting: counts?.waiting ?? 0,
  undecided: counts?.undecided ?? 0,
  hired: r.hired,
  hiddenReason: r.hiddenReason,
  updatedAt: iso(r.updatedAt),
});
