import { judge } from '#contract/core/access.ts';
import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { appliesForJobs } from '#contract/recruitment/access.ts';
import type { recruitment } from '#contract/recruitment/calls.ts';
import type { VacancyDetail, VacancyRow } from '#contract/recruitment/schemas.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { recordSearch } from '#server/rooms/search/index.ts';
import { findLatestOf } from './counts-store.ts';
import { companyNames, presentVacancies } from './present.ts';
import { countShown, findOthers, findShown, findVacancy, isShown, type VacancyRecord } from './store.ts';

/** Other vacancies of a company beside one, and companies of the overview. */
const most = 6;
const mostCompanies = 24;

export const readVacancies = async (
  ctx: Ctx,
  q: ParsedOf<typeof recruitment.page>['query'],
): Promise<AnswerOf<typeof recruitment.page>> => {
  const { rows, total } = await findShown(ctx, q);
  if (q.current === 1) recordSearch(ctx, 'jobs', q.q, total);
  return pageOf(await presentVacancies(ctx, rows), total, q);
};

/** The newest vacancies that show and have every word, and how many there are; for searches over everything. */
export const vacanciesFound = async (
  ctx: Ctx,
  q: string,
  size: number,
  o: { titled?: boolean } = {},
): Promise<{ records: VacancyRow[]; total: number }> => {
  const { rows, total } = await findShown(ctx, { ...o, q, current: 1, size });
  return { records: await presentVacancies(ctx, rows), total };
};

export const readOverview = async (ctx: Ctx): Promise<AnswerOf<typeof recruitment.overview>> => {
  const { roles, contracts, places, countries, companies } = await countShown(ctx);
  const shown = companies.slice(0, mostCompanies);
  const company = await companyNames(ctx, shown);
  return {
    total: roles.reduce((sum, r) => sum + r.n, 0),
    openings: companies.reduce((sum, c) => sum + c.openings, 0),
    roles,
    contracts,
    workplaces: places,
    countries,
    companies: shown.map(({ entId, vacancies, openings }) => ({ ...company(entId), vacancies, openings })),
  };
};

type Own = { id: string } | undefined;
const mayApply = (ctx: Ctx, v: VacancyRecord, own: Own): VacancyDetail['apply'] => {
  if (own) return 'applied';
  if (!isShown(v)) return 'closed';
  if (!ctx.person) return 'login';
  if (ctx.person.entId === v.entId) return 'own';
  const verdict = judge(appliesForJobs, ctx.person);
  return verdict === 'yes' || verdict === 'complete' || verdict === 'login' ? verdict : 'operator';
};

/** A vacancy while it shows, and after its end by its address. @throws Refused common.notFound */
export const readVacancy = async (ctx: Ctx, id: string): Promise<VacancyDetail> => {
  const v = await findVacancy(ctx, id);
  if (!v || (v.state !== 'listed' && v.state !== 'closed')) throw refuse(common.notFound);
  const own = ctx.person ? await findLatestOf(ctx, id, ctx.person.userId) : undefined;
  const others = await findOthers(ctx, v, most);
  const [row, ...rest] = await presentVacancies(ctx, [v, ...others]);
  if (!row) throw refuse(common.notFound);
  const live = own && own.endedAt === null ? own : undefined;
  return {
    row,
    state: isShown(v) ? 'listed' : 'closed',
    about: v.about,
    needs: v.needs,
    offers: v.offers,
    years: v.years,
    education: v.education,
    apply: mayApply(ctx, v, live),
    application: own?.id ?? null,
    others: rest,
  };
};
