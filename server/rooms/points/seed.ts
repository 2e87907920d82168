import type { MallAddress } from '#contract/points/mall/calls.ts';
import type { EntryCode, RuleCode, ToolKey } from '#contract/points/rules.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import type { Ctx } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { closedAs, closeText } from './mall/addresses.ts';
import { rulesToBookBy } from './rules/rule-store.ts';
import {
  mallAddresses,
  mallExchanges,
  mallGoods,
  memberTools,
  pointAccounts,
  pointEntries,
  pointLots,
  pointSignIns,
} from './tables.ts';

/** A line of the demo world, in the order of time; `reverses` names the key of an earlier one. */
export type SeedLine = {
  key: string;
  at: string;
  code: EntryCode;
  /** Negative where it was spent. */
  points: number;
  about?: string;
  held?: boolean;
  reverses?: string;
};
export type SeedMember = {
  userId: string;
  lines: SeedLine[];
  signed: { day: string; countersigned: boolean }[];
  tools?: ToolKey[];
};
export type SeedMall = {
  goods: (typeof mallGoods.$inferInsert)[];
  /** What members exchanged: `line` is the key of the line that paid for it. */
  exchanges: (Omit<typeof mallExchanges.$inferInsert, 'entryId' | 'address' | 'tracking'> & {
    line: string;
    parcel?: Omit<MallAddress, 'id'>;
    sentAs?: string;
  })[];
  addresses: (Omit<MallAddress, 'id'> & { id: string; userId: string })[];
};

const dayLength = 86_400_000;
const later = (at: string, n: number): string => new Date(Date.parse(at) + n * dayLength).toISOString();

/** The ledger of one member as the platform would have written it: what is left of each earning, and the balance after each line. */
const ledgerOf = (m: SeedMember, ruleIds: Map<RuleCode, string>) => {
  const account = { userId: m.userId, available: 0, pending: 0, claim: 0, lifetime: 0, entries: 0 };
  const lots: (typeof pointLots.$inferInsert)[] = [];
  const ids = new Map(m.lines.map((l) => [l.key, newId()]));
  const take = (points: number): void => {
    let open = points;
    for (const lot of lots.filter((l) => !l.heldUntil)) {
      const n = Math.min(open, lot.left);
      lot.left -= n;
      open -= n;
    }
  };
  const entries = m.lines.map((l): typeof pointEntries.$inferInsert => {
    const held = l.held ?? false;
    const pending = held ? l.points : 0;
    const available = l.points - pending;
    account.available += available;
    account.pending += pending;
    account.entries += 1;
    if (l.points > 0 || l.reverses) account.lifetime += l.points;
    const id = ids.get(l.key) ?? newId();
    const expiresAt = l.points > 0 ? later(l.at, 365) : null;
    if (l.points < 0) take(-l.points);
    else
      lots.push({ entryId: id, userId: m.userId, left: l.points, heldUntil: held ? later(l.at, 3) : null, expiresAt });
    return {
      id,
      userId: m.userId,
      no: account.entries,
      act: l.reverses ? 'reverse' : l.points < 0 ? 'spend' : 'earn',
      code: l.code,
      ruleId: l.code === 'EXCHANGE' ? null : ruleIds.get(l.code),
      source: 'demo',
      sourceId: l.key,
      key: `demo:${m.userId}:${l.key}`,
      refersTo: l.reverses ? ids.get(l.reverses) : null,
      about: l.about ?? '',
      available,
      pending,
      platform: -l.points,
      claim: 0,
      amount: l.points,
      balance: account.available,
      pendingAfter: account.pending,
      claimAfter: 0,
      expiresAt,
      day: chinaDay(l.at),
      at: l.at,
    };
  });
  return { account, entries, lots };
};

/** Ledgers, signed days and tools of the demo world's members. */
export const insertPoints = async (ctx: Ctx, members: SeedMember[], shop: SeedMall): Promise<void> => {
  const ruleIds = new Map((await rulesToBookBy(ctx)).map((r) => [r.code, r.id]));
  const ledgers = members.map((m) => ledgerOf(m, ruleIds));
  await ctx.db.insert(pointAccounts).values(ledgers.map((l) => l.account));
  const entries = ledgers.flatMap((l) => l.entries);
  // A row has two dozen columns, and a statement takes 65,535 values.
  for (let i = 0; i < entries.length; i += 2_000) await ctx.db.insert(pointEntries).values(entries.slice(i, i + 2_000));
  await ctx.db.insert(pointLots).values(ledgers.flatMap((l) => l.lots));
  const signed = members.flatMap(({ userId, signed: days }) => days.map((d) => ({ userId, ...d })));
  await ctx.db.insert(pointSignIns).values(signed);
  const tools = members.flatMap(({ userId, tools: t }) => (t ? [{ userId, tools: t }] : []));
  await ctx.db.insert(memberTools).values(tools);
  const lineOf = new Map(entries.map((e) => [e.key, e.id]));
  await ctx.db.insert(mallGoods).values(shop.goods);
  await ctx.db.insert(mallAddresses).values(
    shop.addresses.map(({ id, userId, ...content }) => ({
      id,
      userId,
      content: closeText(ctx, JSON.stringify(content), closedAs.address(id)),
    })),
  );
  await ctx.db.insert(mallExchanges).values(
    shop.exchanges.map(({ line, parcel, sentAs, ...x }) => ({
      ...x,
      entryId: lineOf.get(`demo:${x.userId}:${line}`) ?? '',
      address: parcel ? closeText(ctx, JSON.stringify(parcel), closedAs.parcel(x.id)) : null,
      tracking: sentAs ? closeText(ctx, sentAs, closedAs.tracking(x.id)) : null,
    })),
  );
};
