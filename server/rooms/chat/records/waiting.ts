import { pick } from '#contract/core/text.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { peopleByIds, peopleWithSeat } from '#server/rooms/identity/index.ts';
import type { TalkWaiting, Waiting } from '#server/rooms/notices/index.ts';
import { findAfter } from '../message-store.ts';
import { findUnmailed, findWaitedFor, markMailed } from './waiting-store.ts';

/** Minutes that a message is unread before a mail tells of it. */
const patience = 15;
/** Messages of a conversation that are counted, and those whose words a mail may hold, each cut. */
const counted = 100;
const quoted = 3;
const cut = 200;

const waitingOf = async (ctx: Ctx, userId: string): Promise<Waiting[]> => {
  const [user] = await peopleByIds(ctx, [userId]);
  if (!user) return [];
  const seated = user.entId === null ? [] : await peopleWithSeat(ctx, [user.entId], 'talk');
  const entId = seated.some((p) => p.id === userId) ? user.entId : null;
  const places = await findUnmailed(ctx, { userId, entId });
  const sides = new Map(places.map((p) => [p.conversationId, p.side]));
  const rows = (await findAfter(ctx, places, counted)).filter(
    (r) => r.side !== sides.get(r.conversationId) && !r.automatic && !r.recalledAt && !r.hiddenAt,
  );
  const byPlace = Map.groupBy(rows, (r) => r.conversationId);
  const late = Date.now() - patience * 60_000;
  const due = places.flatMap((p) => {
    const said = byPlace.get(p.conversationId) ?? [];
    const [first] = said;
    const last = said.at(-1);
    return first && last && new Date(first.createdAt).getTime() < late ? [{ p, said, last }] : [];
  });
  const [people, companies] = await Promise.all([
    peopleByIds(ctx, [...new Set(due.map((d) => d.last.senderId))]),
    companyBriefs(ctx, [...new Set(due.flatMap(({ p }) => (p.side === 0 && p.entId !== null ? [p.entId] : [])))]),
  ]);
  const names = new Map(people.map((u) => [u.id, u.name]));
  const briefs = new Map(companies.map((e) => [e.id, e.name]));
  return due.map(({ p, said, last }) => ({
    conversationId: p.conversationId,
    upto: last.seq,
    from: names.get(last.senderId) ?? '',
    company: p.side === 0 && p.entId !== null ? (briefs.get(p.entId) ?? null) : null,
    n: said.length,
    said: said
      .flatMap((r) => (r.kind === 'text' ? [(pick(r.said, user.lang) || r.body).slice(0, cut)] : []))
      .slice(-quoted),
  }));
};

/** What the mail of unread messages asks. */
export const waitingTalk: TalkWaiting = {
  people: (ctx) => findWaitedFor(ctx, patience),
  of: waitingOf,
  told: (ctx, userId, waiting) =>
    markMailed(
      ctx,
      userId,
      waiting.map(({ conversationId, upto }) => ({ conversationId, upto })),
    ),
};
