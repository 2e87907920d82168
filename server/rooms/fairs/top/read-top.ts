import { phaseAt } from '#contract/fairs/states.ts';
import { common } from '#contract/core/errors.ts';
import type { TopRow, TopView } from '#contract/fairs/visitors/top.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import type { Platform } from '#server/platform/index.ts';
import { cardsLeft } from '#server/rooms/cards/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { collectedOn } from '#server/rooms/following/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { type FairRecord, findFairs } from '../store.ts';
import { publicFace } from '../present.ts';
import { type Deed, rank, type Ranked, type Span, spanOf } from './rank-rules.ts';
import { findShownProducts, findTopBooths, findVisitDeeds } from './store.ts';

type Lists = { visits: Ranked[] | null; cards: Ranked[] | null; collections: Ranked[] | null };

/** Without a company's own people and without operators (fairs 51). */
const ofGuests = async (ctx: Ctx, deeds: Deed[]): Promise<Deed[]> => {
  const people = await peopleByIds(ctx, [...new Set(deeds.map((d) => d.userId))]);
  const known = new Map(people.map((p) => [p.id, p]));
  return deeds.filter((d) => {
    const p = known.get(d.userId);
    return p !== undefined && p.userType !== 9 && p.entId !== d.entId;
  });
};

const count = async (ctx: Ctx, fairId: string, span: Span): Promise<Lists> => {
  const [booths, shown] = await Promise.all([findTopBooths(ctx, fairId), findShownProducts(ctx, fairId)]);
  const companies = [...new Set(booths.flatMap((b) => b.entId ?? []))];
  const [visits, cards, collected] = await Promise.all([
    findVisitDeeds(ctx, fairId, span),
    cardsLeft(ctx, companies, span),
    collectedOn(ctx, [...shown.keys()], span),
  ]);
  const collections = collected.flatMap(({ productId, ...d }) => {
    const entId = shown.get(productId);
    return entId ? [{ entId, ...d }] : [];
  });
  const [a, b, c] = await Promise.all([visits, cards, collections].map((l) => ofGuests(ctx, l)));
  return { visits: rank(a ?? []), cards: rank(b ?? []), collections: rank(c ?? []) };
};

/** What this node has counted for a window; all nodes have the same windows, so they count the same. */
const counted = new WeakMap<Platform, Map<string, { to: string; lists: Promise<Lists> }>>();
const listsOf = (ctx: Ctx, fairId: string, span: Span): Promise<Lists> => {
  const own = counted.get(ctx.platform) ?? new Map<string, { to: string; lists: Promise<Lists> }>();
  counted.set(ctx.platform, own);
  const known = own.get(fairId);
  if (known?.to === span.to) return known.lists;
  const lists = count(ctx, fairId, span);
  own.set(fairId, { to: span.to, lists });
  lists.catch(() => own.delete(fairId));
  return lists;
};

const presentLists = async (ctx: Ctx, fair: FairRecord, lists: Lists) => {
  const ids = [...new Set(Object.values(lists).flatMap((l) => (l ?? []).map((r) => r.entId)))];
  const [booths, briefs] = await Promise.all([findTopBooths(ctx, fair.id), companyBriefs(ctx, ids)]);
  const companies = new Map(briefs.map((c) => [c.id, publicFace(c)]));
  const rows = (list: Ranked[] | null): TopRow[] | null =>
    list &&
    list.flatMap(({ entId, ...r }) => {
      const booth = booths.find((b) => b.entId === entId);
      const company = companies.get(entId);
      if (!booth || !company) return [];
      const { id, number, class: kind, hallId, hallNo } = booth;
      return [{ ...r, company, booth: { id, number, class: kind, hallId, hallNo } }];
    });
  return { visits: rows(lists.visits), cards: rows(lists.cards), collections: rows(lists.collections) };
};

/** Without an id the fair that is open, else the latest that has begun, else the next. @throws Refused common.notFound */
export const readTop = async (ctx: Ctx, fairId?: string): Promise<TopView> => {
  const now = Date.now();
  const all = (await findFairs(ctx)).map((f) => ({ ...f, phase: phaseAt(f, now) }));
  const fair = fairId
    ? all.find((f) => f.id === fairId)
    : (all.find((f) => f.phase === 'open') ?? all.findLast((f) => f.phase === 'past') ?? all[0]);
  if (fairId && !fair) throw refuse(common.notFound);
  const fairs = all.map(({ id, name, phase }) => ({ id, name, phase })).toReversed();
  const span = spanOf(fair ?? { endsAt: new Date(now).toISOString() }, now);
  const { since: from, to } = span;
  if (!fair) return { fair: null, fairs, from, to, visits: null, cards: null, collections: null };
  const { id, name, zone, phase } = fair;
  const lists = await presentLists(ctx, fair, await listsOf(ctx, id, span));
  return { fair: { id, name, zone, phase }, fairs, from, to, ...lists };
};
