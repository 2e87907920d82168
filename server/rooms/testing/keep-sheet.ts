import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { homeCurrency } from '#contract/core/money.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { testingErrors, type testSheets } from '#contract/testing/calls.ts';
import type { SheetVersion } from '#contract/testing/schemas.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { keepSeat, peopleByIds } from '#server/rooms/identity/index.ts';
import { ownOffersOf } from '#server/rooms/services/index.ts';
import { methodOf } from './methods.ts';
import { findSheet, findVersionBefore, findVersions, type StoredSheet, writeSheet } from './store.ts';

const testOffers = (ctx: Ctx, entId: string) => ownOffersOf(ctx, entId, 'testing');
const none = { cold: null, hot: null, hotWet: null };

export const readSheet = async (ctx: Ctx): Promise<AnswerOf<typeof testSheets.read>> => {
  const { entId } = me(ctx);
  const [s, offers, [company]] = entId
    ? await Promise.all([findSheet(ctx, entId), testOffers(ctx, entId), companyBriefs(ctx, [entId])])
    : [undefined, [], []];
  return {
    sheet: s
      ? {
          offer: s.offerId,
          currency: s.currency,
          factors: s.factors,
          conditioning: s.conditioning,
          cutting: s.cutting,
          lines: s.lines,
        }
      : {
          offer: null,
          currency: homeCurrency(company?.countryCode ?? null),
          factors: none,
          conditioning: { cold: 0, hot: 0, hotWet: 0 },
          cutting: null,
          lines: [],
        },
    version: s?.version ?? 0,
    offers: offers.map((o) => ({ id: o.id, name: o.name, listed: o.state === 'listed' })),
  };
};

/**
 * Saves the sheet over the version that was read and keeps what it was (testing 4).
 * @throws Refused testing.noCompany, sheetChanged, offerUnknown, methodUnknown, twice
 */
export const saveSheet = (ctx: Ctx, input: ParsedOf<typeof testSheets.save>['body']): Promise<{ version: number }> =>
  inTransaction(ctx, async (tx) => {
    const { entId, userId } = me(tx);
    if (!entId) throw refuse(testingErrors.noCompany);
    await keepSeat(tx, 'sell');
    const { base, ...sheet } = input;
    if (!(await testOffers(tx, entId)).some((o) => o.id === sheet.offer))
      throw refuse(testingErrors.offerUnknown, {}, { offer: { code: 'choice' } });
    const seen = new Set<string>();
    for (const [i, l] of sheet.lines.entries()) {
      if (!methodOf(l.method))
        throw refuse(testingErrors.methodUnknown, {}, { [`lines.${i}.method`]: { code: 'choice' } });
      if (seen.has(l.method)) throw refuse(testingErrors.twice, {}, { [`lines.${i}.method`]: { code: 'methodTwice' } });
      seen.add(l.method);
    }
    const version = await writeSheet(tx, entId, base, userId, sheet);
    if (version === null) throw refuse(testingErrors.sheetChanged);
    return { version };
  });

/** Methods whose price is another than before, that came or that went. */
const changedOf = (after: StoredSheet, before: StoredSheet | undefined): SheetVersion['changed'] => {
  const priceIn = (s: StoredSheet | undefined, method: string) =>
    s?.lines.find((l) => l.method === method)?.price ?? null;
  const methods = [...new Set([...after.lines, ...(before?.lines ?? [])].map((l) => l.method))];
  return methods.flatMap((method) => {
    const [b, a] = [priceIn(before, method), priceIn(after, method)];
    return (a === null ? null : Number(a)) === (b === null ? null : Number(b)) ? [] : [{ method, before: b, after: a }];
  });
};

/** Each saving with the prices that it changed, newest first. */
export const readHistory = async (
  ctx: Ctx,
  q: ParsedOf<typeof testSheets.history>['query'],
): Promise<AnswerOf<typeof testSheets.history>> => {
  const { entId } = me(ctx);
  if (!entId) return pageOf([], 0, q);
  const { rows, total } = await findVersions(ctx, entId, q);
  const last = rows.at(-1);
  const [people, before] = await Promise.all([
    peopleByIds(ctx, [...new Set(rows.map((r) => r.userId))]),
    last ? findVersionBefore(ctx, entId, last.version) : undefined,
  ]);
  return pageOf(
    rows.map((r, i) => ({
      version: r.version,
      by: people.find((p) => p.id === r.userId)?.name ?? '',
      at: new Date(r.at).toISOString(),
      methods: r.sheet.lines.length,
      currency: r.sheet.currency,
      changed: changedOf(r.sheet, (rows[i + 1] ?? before)?.sheet),
    })),
    total,
    q,
  );
};
