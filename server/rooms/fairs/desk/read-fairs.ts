import { common } from '#contract/core/errors.ts';
import { faultsOfPlan } from '#contract/fairs/desk/plan-rules.ts';
import { phaseAt } from '#contract/fairs/states.ts';
import type { DeskFairRow, DeskHall, operatorFairs } from '#contract/operator/fairs.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { companiesByIds, findCompanies } from '#server/rooms/enterprise/index.ts';
import { countVisitors } from '../registration/store.ts';
import { type FairRecord, findBooths } from '../store.ts';
import { findBoothsIn } from './plan-store.ts';
import { iso } from './said.ts';
import { countTalks, countWaiting, findAllFairs, findHallOf, findHallsOf, findHallSums } from './store.ts';

/** Fairs with what the desk wants to know of them, read for all together. @param faults by hall, where they were looked for */
const present = async (ctx: Ctx, rows: FairRecord[], faults = new Map<string, number>()): Promise<DeskFairRow[]> => {
  const ids = rows.map((f) => f.id);
  const [halls, talks, visitors, waiting] = await Promise.all([
    findHallSums(ctx, ids),
    countTalks(ctx, ids),
    ids.length ? countVisitors(ctx, ids) : [],
    countWaiting(ctx, ids),
  ]);
  return rows.map(({ id, slug, name, about, place, zone, version, ...f }) => {
    const dates = { startsAt: iso(f.startsAt), endsAt: iso(f.endsAt) };
    const people = visitors.find((v) => v.fairId === id);
    const own = talks.filter((t) => t.fairId === id);
    return {
      id,
      slug,
      name,
      about,
      place,
      zone,
      version,
      ...dates,
      phase: phaseAt(dates, Date.now()),
      publishedAt: f.publishedAt && iso(f.publishedAt),
      halls: halls
        .filter((h) => h.fairId === id)
        .map(({ fairId: _, ...h }) => ({
          ...h,
          talks: own.find((t) => t.hallId === h.id)?.n ?? 0,
          faults: faults.get(h.id) ?? 0,
        })),
      registered: people?.registered ?? 0,
      visits: people?.visits ?? 0,
      talks: own.reduce((n, t) => n + t.n, 0),
      waiting: waiting.find((w) => w.fairId === id)?.n ?? 0,
    };
  });
};

export const readDeskFairs = async (ctx: Ctx): Promise<AnswerOf<typeof operatorFairs.list>> => ({
  fairs: await present(ctx, await findAllFairs(ctx)),
});

/** Faults that the plans of a fair have now, by hall. */
export const faultsOfFair = async (ctx: Ctx, fairId: string): Promise<Map<string, number>> => {
  const halls = await findHallsOf(ctx, fairId);
  const booths = Map.groupBy(
    await findBoothsIn(
      ctx,
      halls.map((h) => h.id),
    ),
    (b) => b.hallId,
  );
  return new Map(halls.map((h) => [h.id, faultsOfPlan({ plan: h.plan, booths: booths.get(h.id) ?? [] }).length]));
};

export const readDeskFair = async (ctx: Ctx, id: string): Promise<DeskFairRow> => {
  const rows = await findAllFairs(ctx, id);
  const [fair] = rows.length ? await present(ctx, rows, await faultsOfFair(ctx, id)) : [];
  if (!fair) throw refuse(common.notFound);
  return fair;
};

/** A hall as the plan editor opens it: companies that booths are held for by name, which nobody else is told. */
export const readDeskHall = async (ctx: Ctx, id: string): Promise<DeskHall> => {
  const found = await findHallOf(ctx, id);
  if (!found) throw refuse(common.notFound);
  const booths = await findBooths(ctx, id);
  const companies = await companiesByIds(ctx, [...new Set(booths.flatMap((b) => b.entId ?? []))]);
  const names = new Map(companies.map((c) => [c.id, c.name]));
  const { fair, hall } = found;
  return {
    id,
    no: hall.no,
    name: hall.name,
    version: hall.version,
    plan: hall.plan,
    fair: { id: fair.id, name: fair.name, published: fair.publishedAt !== null, phase: phaseAt(fair, Date.now()) },
    booths: booths.map(({ entId, hallId: _, ...b }) => ({
      ...b,
      company: entId ? { id: entId, name: names.get(entId) ?? {} } : null,
    })),
  };
};

/** Companies that a booth can be given to, by words of their name or their number. */
export const findBoothCompanies = async (ctx: Ctx, q: string): Promise<AnswerOf<typeof operatorFairs.companies>> => {
  if (!q) return { companies: [] };
  const { rows } = await findCompanies(ctx, { q, current: 1, size: 12 });
  return { companies: rows.map(({ id, name, city }) => ({ id, name, city })) };
};
