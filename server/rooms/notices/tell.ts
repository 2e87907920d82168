import type { Notice, NoticeKind, Talk } from '#contract/notices/calls.ts';
import type { PageAddress } from '#contract/pages.ts';
import { topic } from '#server/platform/bus/index.ts';
import { afterCommit, type Ctx, emitAll, inTransaction, type Person } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { point } from '#server/platform/points.ts';
import { noticeCreated } from './events.ts';
import { ofKind, wishesOf } from './preferences/wishes.ts';
import { insertNotices, raiseCounts } from './store.ts';

/** New notices of one push to a socket; whoever was told more asks for the page. */
export const mostShown = 50;

export type Told = { userId: string; kind: NoticeKind; params: Notice['params']; link: PageAddress; dedupe: string };
/**
 * Somebody's notices are others than before, `ids` the new ones; or what is said to a company, for whose seats share its conversations.
 * `changed` is a record that they may have open.
 */
export const busTopic = topic<
  ({ userId: string } | { entId: string }) & { ids: string[]; talk?: true; changed?: string }
>('notices');

/** What conversations add to the badge of a person: their own room counts it (notices 14). */
export const talkParts = point<(ctx: Ctx, person: Person) => Promise<Talk>>('notices.talk');

/** How many letters are unread: their own room counts them, for the tabs of the centre. */
export const letterParts = point<(ctx: Ctx, person: Person) => Promise<number>>('notices.letters');

/** Who asked for something: the person, and the company that they did it for. */
export type AskingSide = { buyerId: string; buyerEntId: string | null };
/** Who asked an inquiry, and who released a purchase: their rooms know; what has changed of it is told to them too. */
export const inquirySides = point<(ctx: Ctx, id: string) => Promise<AskingSide | undefined>>('notices.inquirySides');
export const purchaseSides = point<(ctx: Ctx, id: string) => Promise<AskingSide | undefined>>('notices.purchaseSides');

/** What is unread of conversations has changed for these people. */
export const tellBadges = (ctx: Ctx, userIds: string[]): Promise<void> =>
  ctx.platform.bus.publishAll(
    busTopic,
    userIds.map((userId) => ({ userId, ids: [], talk: true as const })),
  );

/** The same for everybody on the sides of conversations, however many people of a company share them. */
export const tellTalk = (
  ctx: Ctx,
  sides: { userA: string; userB: string | null; entId: string | null }[],
): Promise<void> => {
  const people = sides.flatMap((s) => (s.userB === null ? [s.userA] : [s.userA, s.userB]));
  const companies = sides.flatMap((s) => s.entId ?? []);
  return ctx.platform.bus.publishAll(busTopic, [
    ...[...new Set(people)].map((userId) => ({ userId, ids: [], talk: true as const })),
    ...[...new Set(companies)].map((entId) => ({ entId, ids: [], talk: true as const })),
  ]);
};

/** Writes notices, quietly for who wants none of their kind in the page, and, in the same transaction, the mails to come; then wakes the sockets of those people on every node. */
export const tell = async (ctx: Ctx, told: Told[]): Promise<void> => {
  const fresh = await inTransaction(ctx, async (tx) => {
    const wish = await wishesOf(
      tx,
      told.map((t) => t.userId),
    );
    const rows = await insertNotices(
      tx,
      told.map((t) => ({ id: newId(), ...t, quiet: !ofKind(wish, t.userId, t.kind).page })),
    );
    await raiseCounts(tx, told);
    await emitAll(
      tx,
      noticeCreated,
      rows.map((r) => {
        const { mail, sms } = ofKind(wish, r.userId, r.kind);
        return { noticeId: r.id, kind: r.kind, mail: mail === 'now', sms };
      }),
    );
    return rows;
  });
  const byPerson = [...Map.groupBy(fresh, (r) => r.userId)];
  // Within a transaction of the caller's nothing can be read before its commit.
  await afterCommit(ctx, () =>
    ctx.platform.bus.publishAll(
      busTopic,
      byPerson.map(([userId, rows]) => ({ userId, ids: rows.map((r) => r.id).slice(-mostShown) })),
    ),
  );
};
