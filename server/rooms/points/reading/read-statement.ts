import type { AnswerOf } from '#contract/core/endpoint.ts';
import { cursorPageOf } from '#contract/core/schemas.ts';
import type { points, ScoreEntry } from '#contract/points/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { type EntryRecord, findEntries, type StatementWish } from '../ledger/entry-store.ts';

const iso = (at: string | null): string | null => at && new Date(at).toISOString();

export const presentEntry = (e: EntryRecord): ScoreEntry => ({
  id: e.id,
  no: e.no,
  at: iso(e.at) ?? '',
  act: e.act,
  rule: e.code,
  about: e.about,
  amount: e.amount,
  available: e.available,
  pending: e.pending,
  claim: e.claim,
  balance: e.balance,
  expiresAt: iso(e.expiresAt),
  note: e.note,
});

/** Lines of somebody's ledger, as they and the desk read them. */
export const statementOf = async (
  ctx: Ctx,
  userId: string,
  q: StatementWish,
): Promise<AnswerOf<typeof points.page>> => {
  const found = await findEntries(ctx, userId, q);
  return cursorPageOf(found.rows.map(presentEntry), found, q);
};

export const readStatement = (ctx: Ctx, q: StatementWish): Promise<AnswerOf<typeof points.page>> =>
  statementOf(ctx, me(ctx).userId, q);
