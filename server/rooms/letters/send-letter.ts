import { common } from '#contract/core/errors.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { Text } from '#contract/core/schemas.ts';
import { type letters, lettersErrors, maxWaiting } from '#contract/letters/calls.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { blockStands, mayWriteTo, ofPeople, withCompany } from '#server/rooms/chat/index.ts';
import { keepSeat, lockPeople, peopleByIds, peopleWithSeat } from '#server/rooms/identity/index.ts';
import { letterSent } from './events.ts';
import { memberName, namesOf } from './present.ts';
import { ownThread } from './read-letters.ts';
import {
  countUnanswered,
  countWaiting,
  findByKey,
  insertCopies,
  insertLetter,
  insertThread,
  lockThread,
  moveThread,
  type ThreadRecord,
} from './store.ts';

type Given = { senderId: string; side: 0 | 1; body: string; clientKey: string };
type Sent = { id: string; threadId: string };
type Thread = Pick<ThreadRecord, 'id' | 'starterId' | 'userId' | 'entId' | 'desk' | 'subject'>;

/** Everybody on the other side, as it is now; the desk has no box of its own. */
const receiversOf = async (tx: Ctx, t: Thread, { side, senderId }: Given): Promise<string[]> => {
  const ids =
    side === 1
      ? [t.starterId]
      : t.userId
        ? [t.userId]
        : t.entId
          ? (await peopleWithSeat(tx, [t.entId], 'talk')).map((p) => p.id)
          : [];
  const there = await peopleByIds(
    tx,
    ids.filter((i) => i !== senderId),
  );
  return there.filter((u) => !u.removedAt).map((u) => u.id);
};

/** Who wrote it, as a notice names them. */
const nameOf = async (tx: Ctx, t: Thread, { side, senderId }: Given): Promise<Text> => {
  if (t.desk && side === 1) return { cn: '复材汇平台', en: 'Weft', es: 'Weft' };
  return memberName((await namesOf(tx, [senderId], [])).person(senderId));
};

/** Stores a letter with its copies and tells its receivers. One that was sent before with the same key is the one that is there. */
export const postLetter = async (tx: Ctx, t: Thread, given: Given): Promise<Sent> => {
  const userIds = await receiversOf(tx, t, given);
  if (!userIds.length && !(t.desk && given.side === 0))
    throw refuse(given.side === 0 && t.entId ? lettersErrors.nobody : lettersErrors.gone);
  const letter = await insertLetter(tx, { id: newId(), threadId: t.id, ...given });
  if (!letter) throw refuse(common.conflict);
  const copy = { letterId: letter.id, createdAt: letter.createdAt };
  const own =
    t.desk && given.side === 1
      ? []
      : [{ ...copy, userId: given.senderId, box: 'sent' as const, readAt: letter.createdAt }];
  await insertCopies(tx, [...own, ...userIds.map((userId) => ({ ...copy, userId, box: 'inbox' as const }))]);
  await moveThread(tx, t.id, t.desk && given.side === 0);
  const from = await nameOf(tx, t, given);
  if (userIds.length)
    await emit(tx, letterSent, { letterId: letter.id, threadId: t.id, subject: t.subject, from, userIds });
  return { id: letter.id, threadId: t.id };
};

const sentBefore = async (ctx: Ctx, clientKey: string): Promise<Sent | undefined> => {
  const before = await findByKey(ctx, me(ctx).userId, clientKey);
  return before && { id: before.id, threadId: before.threadId };
};

/** Nobody writes again and again to who does not answer; counted under the sender's lock. @throws Refused letters.waiting */
const checkWaiting = async (tx: Ctx, to: { userId: string | null; entId: string | null }): Promise<void> => {
  if ((await countWaiting(tx, me(tx).userId, to)) >= maxWaiting)
    throw refuse(lettersErrors.waiting, { most: maxWaiting });
};

/** The same of a side within an exchange, whoever of a company writes; counted under the exchange's lock. @throws Refused letters.waiting */
const checkUnanswered = async (tx: Ctx, threadId: string, side: 0 | 1): Promise<void> => {
  if ((await countUnanswered(tx, threadId, side)) >= maxWaiting)
    throw refuse(lettersErrors.waiting, { most: maxWaiting });
};

/** Between the two sides of an exchange a block holds for both, whichever set it; the desk cannot be blocked. @throws Refused letters.blocked */
const checkBlock = async (ctx: Ctx, t: Thread): Promise<void> => {
  const { starterId, userId, entId } = t;
  const sides = entId ? withCompany(starterId, entId) : userId ? ofPeople(starterId, userId) : null;
  if (sides && (await blockStands(ctx, sides))) throw refuse(lettersErrors.blocked);
};

/** Whoever must not be written to is not found, whether they are there or not. @throws Refused common.notFound, letters.blocked */
const checkReceiver = async (ctx: Ctx, to: { userId: string | null; entId: string | null }): Promise<void> => {
  if (!to.userId && (!to.entId || to.entId === me(ctx).entId)) return;
  const may = await mayWriteTo(ctx, to);
  if (may === 'blocked') throw refuse(lettersErrors.blocked);
  if (may === 'absent') throw refuse(common.notFound);
};

/** @throws Refused common.notFound, letters.blocked, letters.waiting, letters.nobody, letters.gone */
export const sendLetter = async (ctx: Ctx, b: ParsedOf<typeof letters.send>['body']): Promise<Sent> => {
  const before = await sentBefore(ctx, b.clientKey);
  if (before) return before;
  const { userId: senderId } = me(ctx);
  const to = {
    userId: b.kind === 'person' ? (b.to ?? null) : null,
    entId: b.kind === 'company' ? (b.to ?? null) : null,
  };
  if (to.userId === senderId) throw refuse(common.notFound);
  await checkReceiver(ctx, to);
  return inTransaction(ctx, async (tx) => {
    // One's own letters take turns, so that the limit counts them and a double click makes one.
    await lockPeople(tx, { people: [senderId] });
    const again = await sentBefore(tx, b.clientKey);
    if (again) return again;
    await checkWaiting(tx, to);
    const t = { id: newId(), starterId: senderId, ...to, desk: b.kind === 'desk', subject: b.subject };
    await insertThread(tx, t);
    return postLetter(tx, t, { senderId, side: 0, body: b.body, clientKey: b.clientKey });
  });
};

/** A reply goes to the other side. @throws Refused common.notFound, letters.blocked, letters.waiting, letters.gone */
export const replyToLetter = async (ctx: Ctx, b: ParsedOf<typeof letters.reply>['body']): Promise<Sent> => {
  const before = await sentBefore(ctx, b.clientKey);
  if (before) return before;
  const { t, side } = await ownThread(ctx, b.threadId);
  const { userId: senderId } = me(ctx);
  // Who answers need not be somebody whom one may write to first; a block holds all the same.
  await checkBlock(ctx, t);
  return inTransaction(ctx, async (tx) => {
    // As a new letter does, so that both are counted together.
    await lockPeople(tx, { people: [senderId] });
    await keepSeat(tx);
    const locked = await lockThread(tx, t.id);
    if (!locked) throw refuse(common.notFound);
    const again = await sentBefore(tx, b.clientKey);
    if (again) return again;
    await checkUnanswered(tx, t.id, side);
    if (side === 0) await checkWaiting(tx, t);
    return postLetter(tx, locked, { senderId, side, body: b.body, clientKey: b.clientKey });
  });
};
