import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { recruitmentErrors as errors } from '#contract/recruitment/calls.ts';
import { recruitmentLimits } from '#contract/recruitment/kinds.ts';
import type { recruitmentOwn } from '#contract/recruitment/own.ts';
import type { OwnVacancy } from '#contract/recruitment/schemas.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { countsOf } from './counts-store.ts';
import { vacancyListed } from '../events.ts';
import { recruitsFor } from '../policy.ts';
import { endVacancy } from './end-vacancy.ts';
import { presentOwn } from './present.ts';
import {
  countOpen,
  findOwn,
  findVacancy,
  findVacancyByKey,
  insertVacancy,
  lockVacancy,
  moveVacancy,
  type VacancyRecord,
  writeVacancy,
} from './store.ts';

/** @throws Refused recruitment.noCompany */
const myCompany = (ctx: Ctx): string => {
  const entId = recruitsFor(me(ctx));
  if (!entId) throw refuse(errors.noCompany);
  return entId;
};

export const readOwnVacancies = async (
  ctx: Ctx,
  q: ParsedOf<typeof recruitmentOwn.page>['query'],
): Promise<AnswerOf<typeof recruitmentOwn.page>> => {
  const entId = recruitsFor(me(ctx));
  if (!entId) return pageOf([], 0, q);
  const { rows, total } = await findOwn(ctx, { ...q, entId });
  const counts = await countsOf(
    ctx,
    rows.map((r) => r.id),
  );
  return pageOf(
    rows.map((r) => presentOwn(r, counts.get(r.id))),
    total,
    q,
  );
};

/** @throws Refused common.notFound for another company's */
export const readOwnVacancy = async (ctx: Ctx, id: string): Promise<OwnVacancy> => {
  const row = await findVacancy(ctx, id);
  if (!row || row.entId !== recruitsFor(me(ctx))) throw refuse(common.notFound);
  return presentOwn(row, (await countsOf(ctx, [id])).get(id));
};

type Input = Omit<ParsedOf<typeof recruitmentOwn.save>['body'], 'base'>;
/** The last day that a vacancy may show. */
const farthest = (): string => chinaDay(Date.now() + recruitmentLimits.days * 86_400_000);

/** @throws Refused recruitment.dayPast, dayFar */
const judgeDay = (until: string): void => {
  if (until < chinaDay()) throw refuse(errors.dayPast, {}, { until: { code: 'dayPast' } });
  if (until > farthest()) throw refuse(errors.dayFar, { days: recruitmentLimits.days }, { until: { code: 'dayFar' } });
};
const valuesOf = ({ salary, ...rest }: Input) => {
  const { title, role, contract, workplace, place, country, about, needs, offers, years, education, openings, until } =
    rest;
  return {
    title,
    role,
    contract,
    workplace,
    place,
    country,
    about,
    needs,
    offers,
    years,
    education,
    openings,
    until,
    salaryFrom: salary?.from ?? null,
    salaryTo: salary?.to ?? null,
    salaryCurrency: salary?.currency ?? null,
    salaryPer: salary?.per ?? null,
  };
};

/** Writes a new vacancy; it is a draft until it is listed. @throws Refused recruitment.noCompany, tooMany, dayPast, dayFar */
export const addVacancy = (ctx: Ctx, input: ParsedOf<typeof recruitmentOwn.add>['body']) =>
  inTransaction(ctx, async (tx) => {
    const entId = myCompany(tx);
    await keepSeat(tx, 'manage');
    const known = await findVacancyByKey(tx, entId, input.clientKey);
    if (known) return { id: known.id, version: known.version };
    if ((await countOpen(tx, entId)) >= recruitmentLimits.vacancies)
      throw refuse(errors.tooMany, { n: recruitmentLimits.vacancies });
    judgeDay(input.until);
    const id = newId();
    const { clientKey } = input;
    if (await insertVacancy(tx, { id, clientKey, entId, state: 'draft', ...valuesOf(input) }))
      return { id, version: 1 };
    const first = await findVacancyByKey(tx, entId, clientKey);
    return { id: first?.id ?? id, version: first?.version ?? 1 };
  });

/** @throws Refused common.notFound, common.seat */
const ownLocked = async (tx: Ctx, id: string): Promise<VacancyRecord> => {
  const entId = myCompany(tx);
  await keepSeat(tx, 'manage');
  const row = await lockVacancy(tx, id);
  if (!row || row.entId !== entId) throw refuse(common.notFound);
  return row;
};
const wholeIs = (r: Pick<VacancyRecord, 'about' | 'needs'>): boolean =>
  [r.about, r.needs].every((said) => Object.values(said).some(Boolean));

/** Writes a vacancy over the version that it was read in. @throws Refused common.notFound, recruitment.changed, notWhole, dayPast, dayFar */
export const saveVacancy = (ctx: Ctx, id: string, input: ParsedOf<typeof recruitmentOwn.save>['body']) =>
  inTransaction(ctx, async (tx) => {
    const row = await ownLocked(tx, id);
    if (row.version !== input.base) throw refuse(errors.changed);
    if (input.until !== row.until) judgeDay(input.until);
    // What everybody reads stays whole.
    if (row.state === 'listed' && !wholeIs(input)) throw refuse(errors.notWhole);
    await writeVacancy(tx, id, valuesOf(input));
    return { id, version: row.version + 1 };
  });

/** Lists a vacancy, again too, or closes it. @throws Refused common.notFound, recruitment.hidden, notWhole, dayPast, wrongState, tooMany */
export const moveOwnVacancy = (ctx: Ctx, id: string, state: 'listed' | 'closed') =>
  inTransaction(ctx, async (tx) => {
    const row = await ownLocked(tx, id);
    if (row.state === 'hidden') throw refuse(errors.hidden);
    if (row.state === state) return { id, state };
    if (state === 'closed') {
      if (row.state === 'listed') await endVacancy(tx, row, 'company');
      else await moveVacancy(tx, id, { state, closing: 'company' });
      return { id, state };
    }
    if (!wholeIs(row)) throw refuse(errors.notWhole);
    if (row.hired >= row.openings) throw refuse(errors.placeNeeded);
    judgeDay(row.until);
    if (row.state === 'closed' && (await countOpen(tx, row.entId)) >= recruitmentLimits.vacancies)
      throw refuse(errors.tooMany, { n: recruitmentLimits.vacancies });
    await moveVacancy(tx, id, { state: 'listed' });
    await emit(tx, vacancyListed, { vacancyId: id, entId: row.entId });
    return { id, state };
  });
