import type { CardRef, Message } from '#contract/chat/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { factsOfFiles } from '#server/rooms/files/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import type { Sides } from './access.ts';
import { cardsFor } from './cards.ts';
import { findPlaces, type MessageRecord } from './message-store.ts';

const cardOf = (r: MessageRecord): CardRef | null =>
  r.cardKind && r.cardId ? { kind: r.cardKind, id: r.cardId } : null;
const gone = (r: MessageRecord) => r.recalledAt !== null || r.hiddenAt !== null;
/** Characters of what is answered, as it stands above an answer. */
const quoted = 120;

/** Whose name is known already. */
type Named = { id: string; name: string };

/** What of messages is the same for all their readers: names, files and what they answer, by one statement each. */
const shared = async (ctx: Ctx, rows: MessageRecord[], known: readonly Named[]) => {
  const answered = rows.flatMap((r) =>
    r.replyTo === null || gone(r) ? [] : [{ conversationId: r.conversationId, seq: r.replyTo }],
  );
  const replies = await findPlaces(ctx, answered);
  const names = new Map(known.map((p) => [p.id, p.name]));
  const senders = [...new Set([...rows, ...replies].map((r) => r.senderId))].filter((id) => !names.has(id));
  const [people, facts] = await Promise.all([
    peopleByIds(ctx, senders),
    factsOfFiles(ctx, [rows.flatMap((r) => (r.fileId && !gone(r) ? [r.fileId] : []))]),
  ]);
  for (const p of people) names.set(p.id, p.name);
  const byPlace = new Map(replies.map((r) => [`${r.conversationId} ${r.seq}`, r]));
  // What a desk said by itself, nobody said.
  const nameOf = (r: MessageRecord) => (r.automatic ? '' : (names.get(r.senderId) ?? ''));
  return { nameOf, facts, replyOf: (r: MessageRecord) => byPlace.get(`${r.conversationId} ${r.replyTo}`) };
};

/** Presents messages, or those of them that a reader gets; only what cards show is the reader's own. */
export const presenter = async (
  ctx: Ctx,
  rows: MessageRecord[],
  sides: ReadonlyMap<string, Sides>,
  known: readonly Named[] = [],
): Promise<(reader: Ctx, own?: MessageRecord[]) => Promise<Message[]>> => {
  const { nameOf, facts, replyOf } = await shared(ctx, rows, known);
  return async (reader, own = rows) => {
    const cardAs = await cardsFor(
      reader,
      own.flatMap((r) => (gone(r) ? [] : (cardOf(r) ?? []))),
    );
    return own.map((r): Message => {
      const c = sides.get(r.conversationId);
      const to = r.side === 0 ? c?.userB : c?.userA;
      const reply = gone(r) ? undefined : replyOf(r);
      const card = gone(r) ? null : cardOf(r);
      return {
        messageId: r.id,
        conversationId: r.conversationId,
        sequence: r.seq,
        fromUser: r.senderId,
        at_users: to ? [to] : [],
        side: r.side,
        from: nameOf(r),
        clientId: r.clientId,
        body: {
          body: gone(r) ? '' : r.body,
          kind: gone(r) ? 'text' : r.kind,
          automatic: gone(r) ? null : r.automatic,
          lang: gone(r) ? null : r.lang,
          said: gone(r) ? null : r.said,
          file: gone(r) || !r.fileId ? null : (facts([r.fileId])[0] ?? null),
          card: card && cardAs(card),
          reply: reply
            ? {
                sequence: reply.seq,
                from: nameOf(reply),
                kind: gone(reply) ? 'text' : reply.kind,
                isAutomatic: reply.automatic !== null,
                body: gone(reply) ? '' : reply.body.slice(0, quoted),
              }
            : null,
        },
        recalled: gone(r),
        at: new Date(r.createdAt).toISOString(),
      };
    });
  };
};

/** Messages as the person of the context reads them. */
export const presentMessages = async (
  ctx: Ctx,
  rows: MessageRecord[],
  sides: ReadonlyMap<string, Sides>,
  known?: readonly Named[],
): Promise<Message[]> => (rows.length ? (await presenter(ctx, rows, sides, known))(ctx) : []);
