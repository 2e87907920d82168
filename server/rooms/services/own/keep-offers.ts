import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf, type Text } from '#contract/core/schemas.ts';
import { servicesErrors } from '#contract/services/calls.ts';
import { serviceLimits, touringKinds } from '#contract/services/kinds.ts';
import type { serviceOwn } from '#contract/services/own.ts';
import type { OwnOffer } from '#contract/services/schemas.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { countLive, countTours } from '../applications/store.ts';
import { lowestAmount, presentTour } from '../offers/present.ts';
import {
  countOwn,
  findOffer,
  findOfferByKey,
  findOwnOffers,
  findToursOf,
  insertOffer,
  lockOffer,
  lockToursOf,
  moveOffer,
  type OfferRecord,
  replaceTours,
  type TourRecord,
  writeOffer,
} from '../offers/store.ts';

type Written = Omit<ParsedOf<typeof serviceOwn.save>['body'], 'base'>;

/** The company that offers. @throws Refused services.noCompany */
export const ownCompany = (ctx: Ctx): string => {
  const { entId } = me(ctx);
  if (!entId) throw refuse(servicesErrors.noCompany);
  return entId;
};

/** Only the languages in which something was written. */
export const written = (t: { cn?: string | undefined; en?: string | undefined; es?: string | undefined }): Text => ({
  ...(t.cn && { cn: t.cn }),
  ...(t.en && { en: t.en }),
  ...(t.es && { es: t.es }),
});

const present = async (ctx: Ctx, rows: OfferRecord[]): Promise<OwnOffer[]> => {
  const ids = rows.map((o) => o.id);
  const [tours, live] = await Promise.all([findToursOf(ctx, ids), countLive(ctx, ids)]);
  return rows.map((o) => ({
    id: o.id,
    kind: o.kind,
    state: o.state,
    name: o.name,
    summary: o.summary,
    about: o.about,
    conditions: o.conditions,
    prices: o.prices,
    tours: tours.filter((t) => t.offerId === o.id).map(presentTour),
    version: o.version,
    live: live.get(o.id) ?? 0,
    hiddenReason: o.hiddenReason,
    updatedAt: new Date(o.updatedAt).toISOString(),
  }));
};

export const readOwnOffers = async (
  ctx: Ctx,
  q: ParsedOf<typeof serviceOwn.offers>['query'],
): Promise<AnswerOf<typeof serviceOwn.offers>> => {
  const { entId } = me(ctx);
  if (!entId) return pageOf([], 0, q);
  const { rows, total } = await findOwnOffers(ctx, { ...q, entId });
  return pageOf(await present(ctx, rows), total, q);
};

/** @throws Refused common.notFound for another company’s */
export const readOwnOffer = async (ctx: Ctx, id: string): Promise<OwnOffer> => {
  const o = await findOffer(ctx, id);
  const [found] = o && o.entId === me(ctx).entId ? await present(ctx, [o]) : [];
  if (!found) throw refuse(common.notFound);
  return found;
};

/** What no schema can say of dates: the last day to apply is not after the first of the journey, nor that after its last. */
const judgeTours = ({ kind, tours }: Pick<Written, 'kind' | 'tours'>): void => {
  if (!touringKinds.includes(kind) && tours.length) throw refuse(common.invalid, {}, { tours: { code: 'choice' } });
  for (const [i, t] of tours.entries()) {
    if (t.to < t.from) throw refuse(common.invalid, {}, { [`tours.${i}.to`]: { code: 'beforeStart' } });
    if (t.until > t.from) throw refuse(common.invalid, {}, { [`tours.${i}.until`]: { code: 'beforeStart' } });
  }
};

const valuesOf = (w: Written) => {
  const prices = w.prices.map((p) => ({ ...p, name: written(p.name) }));
  return {
    name: written(w.name),
    summary: written(w.summary),
    about: written(w.about),
    conditions: written(w.conditions),
    prices,
    lowest: lowestAmount([...prices, ...w.tours]),
  };
};

/** Journeys as they are to stand; what somebody applied for stays. @throws Refused services.tourTaken */
const keepTours = async (tx: Ctx, offerId: string, had: TourRecord[], tours: Written['tours']): Promise<void> => {
  const rows = tours.map((t) => {
    const before = had.find((h) => h.id === t.id);
    if (before && t.places < before.taken) throw refuse(servicesErrors.tourTaken, { n: before.taken });
    return { ...t, id: before?.id ?? newId(), offerId, place: written(t.place) };
  });
  const gone = had.filter((h) => !rows.some((r) => r.id === h.id));
  const wanted = await countTours(
    tx,
    gone.map((g) => g.id),
  );
  const busy = gone.find((h) => wanted.has(h.id));
  if (busy) throw refuse(servicesErrors.tourTaken, { n: wanted.get(busy.id) ?? 0 });
  await replaceTours(
    tx,
    rows,
    gone.map((g) => g.id),
  );
};

/** A new offer, which rests until it is listed; a click that comes twice makes one. @throws Refused services.noCompany, services.tooMany */
export const addOffer = (
  ctx: Ctx,
  input: ParsedOf<typeof serviceOwn.add>['body'],
): Promise<{ id: string; version: number }> =>
  inTransaction(ctx, async (tx) => {
    const entId = ownCompany(tx);
    await keepSeat(tx, 'sell');
    const known = await findOfferByKey(tx, entId, input.clientKey);
    if (known) return { id: known.id, version: known.version };
    if ((await countOwn(tx, entId)) >= serviceLimits.offers)
      throw refuse(servicesErrors.tooMany, { n: serviceLimits.offers });
    judgeTours(input);
    const { clientKey, kind } = input;
    const id = newId();
    if (!(await insertOffer(tx, { id, clientKey, entId, kind, state: 'draft', ...valuesOf(input) }))) {
      const first = await findOfferByKey(tx, entId, clientKey);
      return { id: first?.id ?? id, version: first?.version ?? 1 };
    }
    await keepTours(tx, id, [], input.tours);
    return { id, version: 1 };
  });

/** @throws Refused common.notFound, services.hidden where the desk took it down */
const ownLocked = async (tx: Ctx, id: string): Promise<OfferRecord> => {
  await keepSeat(tx, 'sell');
  const o = await lockOffer(tx, id);
  if (!o || o.entId !== me(tx).entId) throw refuse(common.notFound);
  return o;
};

/** Writes an offer over the version that it was read in; its kind stays. @throws Refused common.notFound, services.changed, services.tourTaken */
export const saveOffer = (ctx: Ctx, id: string, input: ParsedOf<typeof serviceOwn.save>['body']) =>
  inTransaction(ctx, async (tx) => {
    const o = await ownLocked(tx, id);
    if (o.version !== input.base) throw refuse(servicesErrors.changed);
    const asked = { ...input, kind: o.kind };
    judgeTours(asked);
    const had = await lockToursOf(tx, id);
    await writeOffer(tx, id, valuesOf(asked));
    await keepTours(tx, id, had, input.tours);
    return { id, version: o.version + 1 };
  });

/** Lists an offer, or takes it off. @throws Refused common.notFound, services.hidden, services.notWhole */
export const listOffer = (ctx: Ctx, id: string, state: 'draft' | 'listed') =>
  inTransaction(ctx, async (tx) => {
    const o = await ownLocked(tx, id);
    if (o.state === 'hidden') throw refuse(servicesErrors.hidden);
    if (o.state === state) return { id, state };
    const whole = Object.keys(o.about).length > 0 && Object.keys(o.conditions).length > 0;
    if (state === 'listed' && !whole) throw refuse(servicesErrors.notWhole);
    await moveOffer(tx, id, state);
    return { id, state };
  });
