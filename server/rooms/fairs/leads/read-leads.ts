import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { leads } from '#contract/fairs/leads/leads.ts';
import { phaseAt } from '#contract/fairs/states.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { followLeads } from './follow-leads.ts';
import { furthest, funnelOf, nextAct } from './lead-rules.ts';
import { countVisitsByDay, findBoothVisitors, findExhibited, findNamesOfBooths } from './lead-store.ts';

const exhibited = async (ctx: Ctx, entId: string | null) => {
  const now = Date.now();
  return (entId ? await findExhibited(ctx, entId) : []).map(({ startsAt, endsAt, ...f }) => ({
    ...f,
    phase: phaseAt({ startsAt, endsAt }, now),
  }));
};

/**
 * What came of a company's booths at a fair: who may be named, from the visit to the order, the last visit first (fairs 60, 61).
 * @throws Refused common.notFound for a fair at which the company has no booth
 */
export const readLeads = async (
  ctx: Ctx,
  q: ParsedOf<typeof leads.page>['query'],
): Promise<AnswerOf<typeof leads.page>> => {
  const { entId } = me(ctx);
  const fairs = await exhibited(ctx, entId);
  const fair = q.fair ?? fairs.find((f) => f.phase === 'open')?.id ?? fairs[0]?.id ?? null;
  if (q.fair && !fairs.some((f) => f.id === q.fair)) throw refuse(common.notFound);
  if (!entId || !fair) return { ...pageOf([], 0, q), fair: null, funnel: funnelOf([], 0), fairs };
  const { named, unnamed } = await followLeads(ctx, entId, await findBoothVisitors(ctx, entId, fair));
  const shown = q.step ? named.filter((l) => furthest(l) === q.step) : named;
  const from = (q.current - 1) * q.size;
  const page = shown.slice(from, from + q.size);
  const booths = new Map(
    (
      await findNamesOfBooths(
        ctx,
        page.map((l) => l.boothId),
      )
    ).map((b) => [b.id, b]),
  );
  const records = page.flatMap(({ boothId, lastAt: _, cardWaits, ...l }) => {
    const booth = booths.get(boothId);
    return booth ? [{ ...l, booth, next: nextAct(l, cardWaits) }] : [];
  });
  return { ...pageOf(records, shown.length, q), fair, funnel: funnelOf(named, unnamed.length), fairs };
};

/** Figures of the fairs at which a company exhibits or exhibited, own people apart (fairs 62). */
export const readExhibition = async (ctx: Ctx, fairId?: string): Promise<AnswerOf<typeof leads.figures>> => {
  const { entId } = me(ctx);
  const all = await exhibited(ctx, entId);
  const fairs = fairId ? all.filter((f) => f.id === fairId) : all;
  if (fairId && !fairs.length) throw refuse(common.notFound);
  if (!entId) return { fairs: [] };
  const followed: Awaited<ReturnType<typeof followLeads>>[] = [];
  // One after another: a company has a few fairs, and each asks several rooms.
  for (const f of fairs) followed.push(await followLeads(ctx, entId, await findBoothVisitors(ctx, entId, f.id)));
  const visitorIds = [...new Set(followed.flatMap((l) => [...l.named.map((n) => n.userId), ...l.unnamed]))];
  const counted = Map.groupBy(await countVisitsByDay(ctx, entId, visitorIds), (r) => r.fairId);
  return {
    fairs: fairs.map((f, i) => {
      const { named = [], unnamed = [] } = followed[i] ?? {};
      const funnel = funnelOf(named, unnamed.length);
      const rows = funnel.visitors === null ? [] : (counted.get(f.id) ?? []);
      const sum = (of: typeof rows, key: 'visits' | 'brochures') => of.reduce((n, r) => n + r[key], 0);
      return {
        ...f,
        funnel,
        modes: [...Map.groupBy(rows, (r) => r.mode)].map(([mode, of]) => ({ mode, visits: sum(of, 'visits') })),
        days: [...Map.groupBy(rows, (r) => r.day)].map(([day, of]) => ({
          day,
          visits: sum(of, 'visits'),
          brochures: sum(of, 'brochures'),
        })),
      };
    }),
  };
};
