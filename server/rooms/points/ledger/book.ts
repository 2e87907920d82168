import { pointsErrors } from '#contract/points/calls.ts';
import type { EntryCode, RuleCode } from '#contract/points/rules.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { type RuleRecord, rulesToBookBy } from '../rules/rule-store.ts';
import { lockAccount } from './account-store.ts';
import {
  type EntryRecord,
  findEntryByKey,
  findLot,
  freeLot,
  insertLot,
  isReferredTo,
  sumEarned,
} from './entry-store.ts';
import { payClaim, post, takeFromLots } from './post.ts';

/** A deed: whose, by which rule, what happened, and the key under which it counts once. */
export type Deed = {
  userId: string;
  code: RuleCode;
  source: string;
  sourceId: string;
  key: string;
  about?: string;
  /** Days in a row, where the rule grows with them. */
  streak?: number;
};

export const ruleOf = async (ctx: Ctx, code: RuleCode): Promise<RuleRecord> => {
  const rule = (await rulesToBookBy(ctx)).find((r) => r.code === code);
  if (!rule) throw new Error(`no rule ${code}`);
  return rule;
};

/** What a rule gives for a deed after so much of the day and the life (points 8). */
const grantOf = (
  rule: Pick<RuleRecord, 'value' | 'step' | 'dayCap' | 'lifeCap'>,
  done: { day: number; life: number },
  streak = 1,
): number => {
  const wanted = rule.value + rule.step * (streak - 1);
  const left = Math.min(
    rule.dayCap === null ? wanted : rule.dayCap - done.day,
    rule.lifeCap === null ? wanted : rule.lifeCap - done.life,
  );
  return Math.max(0, Math.min(wanted, left));
};

/** Operators and people who are gone earn nothing (points 2). */
const mayEarn = async (ctx: Ctx, userId: string): Promise<boolean> => {
  const [person] = await peopleByIds(ctx, [userId]);
  return Boolean(person && person.userType !== 9 && !person.removedAt);
};

/**
 * Books what a deed earns, in a transaction of the caller's. One that is told again, or on another node, is the line that stands; where
 * a cap is reached the line says 0, so that a deed that is told again on another day stays what it was (points 7, 8).
 * @returns null for who earns nothing
 */
export const earn = async (tx: Ctx, d: Deed): Promise<EntryRecord | null> => {
  const before = await findEntryByKey(tx, d.key);
  if (before) return before;
  if (!(await mayEarn(tx, d.userId))) return null;
  const rule = await ruleOf(tx, d.code);
  const account = await lockAccount(tx, d.userId);
  const again = await findEntryByKey(tx, d.key);
  if (again) return again;
  const earned = async (day?: string) =>
    (await sumEarned(tx, d.userId, { code: d.code, day })).get(d.code)?.points ?? 0;
  const points = grantOf(
    rule,
    {
      day: rule.dayCap === null ? 0 : await earned(chinaDay()),
      life: rule.lifeCap === null ? 0 : await earned(),
    },
    d.streak,
  );
  const held = rule.holdDays > 0 && points > 0;
  const legs = held ? { available: 0, claim: 0 } : payClaim(account, points);
  const { streak: _, userId, ...line } = d;
  const validDays = points > 0 ? rule.validDays : null;
  const { entry } = await post(tx, userId, {
    ...line,
    act: 'earn',
    ruleId: rule.id,
    ...legs,
    pending: held ? points : 0,
    lifetime: points,
    expiresAt: validDays ? new Date(Date.now() + (validDays + rule.holdDays) * 86_400_000).toISOString() : null,
  });
  if (points > 0)
    await insertLot(tx, {
      entryId: entry.id,
      userId,
      left: held ? points : legs.available,
      holdDays: rule.holdDays,
      validDays,
    });
  return entry;
};

/**
 * Takes points for something, in a transaction of the caller's; the same key again takes nothing.
 * @throws Refused points.tooFew
 */
export const spend = async (
  tx: Ctx,
  d: Omit<Deed, 'code'> & { code?: EntryCode; points: number },
): Promise<EntryRecord> => {
  const account = await lockAccount(tx, d.userId);
  const before = await findEntryByKey(tx, d.key);
  if (before) return before;
  const { points, userId, streak: _, ...line } = d;
  if (account.available < points) throw refuse(pointsErrors.tooFew, { price: points, available: account.available });
  await takeFromLots(tx, userId, points);
  return (await post(tx, userId, { ...line, act: 'spend', available: -points, pending: 0, claim: 0 })).entry;
};

/**
 * Takes an earning back that turned out to be none: from what is still held of it, else from what can be spent; what is not there becomes a
 * claim (points 5). What was earned by no line, and what was reversed before, changes nothing. @returns the line, if there is one
 */
export const reverse = async (
  tx: Ctx,
  key: string,
  why: { source: string; sourceId: string; about?: string },
): Promise<EntryRecord | null> => {
  const known = await findEntryByKey(tx, key);
  if (known?.act !== 'earn' || known.amount === 0) return null;
  const account = await lockAccount(tx, known.userId);
  if (await isReferredTo(tx, known.id, 'reverse')) return null;
  const lot = await findLot(tx, known.id);
  const pending = lot?.heldUntil ? lot.left : 0;
  const available = Math.min(account.available, known.amount - pending);
  if (lot && pending) await freeLot(tx, lot.entryId, 0);
  await takeFromLots(tx, known.userId, available, known.id);
  const { entry } = await post(tx, known.userId, {
    act: 'reverse',
    code: known.code,
    ruleId: known.ruleId,
    ...why,
    about: why.about ?? known.about,
    key: `reverse:${known.key}`,
    refersTo: known.id,
    available: available ? -available : 0,
    pending: pending ? -pending : 0,
    claim: known.amount - pending - available,
    lifetime: -known.amount,
  });
  return entry;
};
