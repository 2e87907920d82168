import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { Exchange, Good, mall, MallAddress } from '#contract/points/mall/calls.ts';
import { mayStep, memberSteps } from '#contract/points/mall/states.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { closedAs, openText } from './addresses.ts';
import { type ExchangeRow, findExchanges } from './exchange-store.ts';
import { countTaken, findOffered, type GoodRecord } from './good-store.ts';
import { returnUntil } from './move.ts';

const iso = (at: string | null): string | null => at && new Date(at).toISOString();

export const presentGood = (g: GoodRecord, mine: number): Good => ({
  id: g.id,
  name: g.name,
  about: g.about,
  kind: g.kind,
  picture: g.picture,
  price: g.points,
  left: g.left,
  perPerson: g.perPerson,
  mine,
});

/** Goods that are offered, with how many of them the reader has. */
export const readGoods = async (
  ctx: Ctx,
  q: ParsedOf<typeof mall.queryProduct>['query'],
): Promise<AnswerOf<typeof mall.queryProduct>> => {
  const { rows, total } = await findOffered(ctx, q);
  const ids = rows.map((g) => g.id);
  const mine = ctx.person ? await countTaken(ctx, ids, ctx.person.userId) : new Map<string, number>();
  return pageOf(
    rows.map((g) => presentGood(g, mine.get(g.id) ?? 0)),
    total,
    q,
  );
};

/** Where an exchange goes; null for what is not posted, and once it is deleted. */
export const parcelOf = (ctx: Ctx, { exchange: x }: ExchangeRow): MallAddress | null => {
  const text = openText(ctx, x.address, closedAs.parcel(x.id));
  return text === null ? null : { id: x.id, ...(JSON.parse(text) as Omit<MallAddress, 'id'>) };
};

export const presentExchange = (ctx: Ctx, row: ExchangeRow): Exchange => {
  const { exchange: x, good } = row;
  const parcel = parcelOf(ctx, row);
  const steps = memberSteps.filter(
    (s) => mayStep(s, { state: x.state, kind: good.kind }) && (s !== 'askReturn' || Date.now() <= returnUntil(x)),
  );
  return {
    id: x.id,
    number: x.number,
    good: { id: good.id, name: good.name, kind: good.kind, picture: good.picture },
    price: x.points,
    state: x.state,
    tracking: openText(ctx, x.tracking, closedAs.tracking(x.id)),
    address: parcel && [parcel.name, parcel.phone, parcel.address, parcel.postcode].filter(Boolean).join(' · '),
    reason: x.reason,
    orderedAt: iso(x.orderedAt) ?? '',
    sentAt: iso(x.sentAt),
    endedAt: iso(x.endedAt),
    steps,
  };
};

/** What the reader has exchanged, the newest first. */
export const readExchanges = async (
  ctx: Ctx,
  q: ParsedOf<typeof mall.mine>['query'],
): Promise<AnswerOf<typeof mall.mine>> => {
  const { rows, total } = await findExchanges(ctx, { ...q, userId: me(ctx).userId });
  return pageOf(
    rows.map((row) => presentExchange(ctx, row)),
    total,
    q,
  );
};
