import { LRUCache } from 'lru-cache';
import { chatErrors, type Message } from '#contract/chat/calls.ts';
import { common } from '#contract/core/errors.ts';
import { afterCommit, type Ctx, inTransaction, me, Refused, refuse, systemContext } from '#server/platform/context.ts';
import { digest, newId } from '#server/platform/ids.ts';
import type { Platform } from '#server/platform/index.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { keepSeats, peopleByIds, type User, whoSits } from '#server/rooms/identity/index.ts';
import { tellTalk } from '#server/rooms/notices/index.ts';
import type { SideNumber } from '../access.ts';
import { cardsFor } from '../cards.ts';
import { followMessages } from '../desk/follow-message.ts';
import { ensureMembers } from '../member-store.ts';
import { findMessages, insertMessages, type MessageRecord, type NewMessage } from '../message-store.ts';
import { presentMessages } from '../present-message.ts';
import { type ConversationRecord, hurryLocks, lockConversations, setLast } from '../store.ts';
import { chatTopic } from '../topic.ts';
import { type Facts, placeOf, requireOpen, saidBy, type Wish } from './check-message.ts';
import { findStandingOf } from './send-store.ts';

export type { Wish } from './check-message.ts';

/** Milliseconds that messages of several conversations wait for each lock; then each waits for its own alone. */
const patience = 50;
/** Conversations of which a node remembers who has a row. */
const remembered = 10_000;

/** What becomes of a message: refused, stored before or by another of the same transaction, or new. */
type Judged = { refused: Refused } | { there: MessageRecord | NewMessage } | { made: NewMessage };

const readFacts = async (tx: Ctx, wishes: Wish[], senders: User[]): Promise<Facts> => {
  const locked = await lockConversations(tx, [...new Set(wishes.map((w) => w.body.sessionId))].toSorted());
  const standing = await findStandingOf(
    tx,
    wishes.map(({ ctx, body: b }) => ({
      conversationId: b.sessionId,
      senderId: me(ctx).userId,
      clientId: b.clientId,
      replyTo: b.replyTo ?? null,
    })),
  );
  const others = locked.flatMap((c) => [c.userA, ...(c.userB === null ? [] : [c.userB])]);
  const people = await peopleByIds(tx, [...new Set(others)]);
  return {
    ...standing,
    conversations: new Map(locked.map((c) => [c.id, c])),
    people: new Map([...people, ...senders].map((u) => [u.id, u])),
  };
};

type Place = { c: ConversationRecord; side: SideNumber; seq: number };
const newMessage = ({ ctx, body: b }: Wish, { c, side, seq }: Place, facts: Facts): NewMessage => {
  requireOpen({ ctx, body: b }, c, side, facts);
  const said = saidBy({ ctx, body: b });
  const lang = said ? (b.lang ?? ctx.lang) : (b.lang ?? null);
  return {
    id: newId(),
    conversationId: c.id,
    seq,
    senderId: me(ctx).userId,
    side,
    clientId: b.clientId,
    kind: b.kind,
    body: said && lang ? said[lang] : b.body,
    lang,
    said,
    automatic: null,
    fileId: b.kind === 'picture' || b.kind === 'file' ? (b.fileId ?? null) : null,
    cardKind: b.kind === 'card' ? (b.card?.kind ?? null) : null,
    cardId: b.kind === 'card' ? (b.card?.id ?? null) : null,
    replyTo: b.replyTo ?? null,
  };
};

/** What becomes of each, in their order; each new one has its number. */
const judge = async (tx: Ctx, wishes: Wish[], facts: Facts, seats: (Refused | null)[]): Promise<Judged[]> => {
  const keyOf = (m: { senderId: string; clientId: string }) => `${m.senderId} ${m.clientId}`;
  const before = await findMessages(
    tx,
    facts.sent.map((m) => m.id),
  );
  const there = new Map<string, MessageRecord | NewMessage>(before.map((m) => [keyOf(m), m]));
  const last = new Map([...facts.conversations].map(([id, c]) => [id, c.lastSeq]));
  const one = (w: Wish, i: number): Judged => {
    const refused = seats[i];
    if (refused) return { refused };
    const { c, side } = placeOf(w, facts);
    const key = keyOf({ senderId: me(w.ctx).userId, clientId: w.body.clientId });
    const same = there.get(key);
    if (same?.conversationId === c.id) return { there: same };
    const seq = (last.get(c.id) ?? 0) + 1;
    const made = newMessage(w, { c, side, seq }, facts);
    // The same click in another conversation: the id is taken.
    if (same) throw refuse(common.conflict);
    last.set(c.id, seq);
    there.set(key, made);
    return { made };
  };
  return wishes.map((w, i) => {
    try {
      return one(w, i);
    } catch (err) {
      if (err instanceof Refused) return { refused: err };
      throw err;
    }
  });
};

/** The newest number of each conversation that was written in, and of its sides. */
const lastOf = (rows: MessageRecord[]) =>
  [...Map.groupBy(rows, (r) => r.conversationId)].map(([id, own]) => ({
    id,
    first: own[0]!.seq,
    seq: own.at(-1)!.seq,
    ofA: own.findLast((r) => r.side === 0)?.seq,
    ofB: own.findLast((r) => r.side === 1)?.seq,
  }));

/** What only its sender may point to, of the one message of a transaction. @throws Refused chat.noSuchCard, files.notYours */
const claimParts = async (tx: Ctx, { ctx, body: b }: Wish, { id, fileId, kind }: NewMessage): Promise<void> => {
  const as = { ...tx, person: ctx.person, lang: ctx.lang };
  if (b.card && !(await cardsFor(as, [b.card]))(b.card).shown)
    throw refuse(chatErrors.noSuchCard, {}, { card: { code: 'noSuchCard' } });
  if (fileId) await claimFiles(as, [fileId], { kind: 'chat', id }, kind === 'picture' ? 'picture' : 'annex');
};

/** Everybody on both sides of these conversations, the people of a company as they are now. */
const membersOf = (c: ConversationRecord, staff: ReadonlyMap<string, string[]>) => [
  { userId: c.userA, side: 0 },
  ...(c.userB === null ? [] : [{ userId: c.userB, side: 1 }]),
  ...(staff.get(c.entId ?? '') ?? []).filter((id) => id !== c.userA).map((userId) => ({ userId, side: 1 })),
];

/** Of which people of a conversation it is known that they have a row; rows stay while the people do. */
type Known = LRUCache<string, string>;
type Remembered = { known: Known; bus: Platform['bus'] };

const write = async (tx: Ctx, made: NewMessage[], { conversations, rounds }: Facts, { known, bus }: Remembered) => {
  const rows = await insertMessages(tx, made);
  if (rows.length !== made.length) throw refuse(common.conflict);
  const last = lastOf(rows);
  await setLast(tx, last);
  const of = (id: string) => conversations.get(id)!;
  const staff = await whoSits(tx, [...new Set(last.flatMap((l) => of(l.id).entId ?? []))], 'talk');
  const members = last.map((l) => {
    const people = membersOf(of(l.id), staff);
    return { ...l, people, sign: digest(people.map((p) => p.userId).join()) };
  });
  const unknown = members.filter((m) => known.get(m.id) !== m.sign);
  await ensureMembers(
    tx,
    unknown.flatMap((m) => m.people.map((p) => ({ ...p, conversationId: m.id, readUpto: m.first - 1 }))),
  );
  const handled = await followMessages(
    tx,
    rows.map((row) => ({ c: of(row.conversationId), row })),
    staff,
    rounds,
  );
  const sidesOf = ({ id, userA, userB, entId }: ConversationRecord) => ({ id, userA, userB, entId });
  await afterCommit(tx, async () => {
    for (const m of unknown) known.set(m.id, m.sign);
    await Promise.all([
      bus.publishAll(chatTopic, [
        ...rows.map((r) => ({ what: 'message' as const, ...sidesOf(of(r.conversationId)), seq: r.seq })),
        ...handled.map((c) => ({ what: 'desk' as const, ...sidesOf(c), asker: false })),
      ]),
      tellTalk(
        tx,
        last.map((l) => of(l.id)),
      ),
    ]);
  });
  return new Map(rows.map((r) => [r.id, r]));
};

type Stored = {
  people: User[];
  conversations: Facts['conversations'];
  done: (Refused | MessageRecord)[];
};
/** What each sender is answered, in their order. */
const answersOf = async (
  ctx: Ctx,
  wishes: Wish[],
  { conversations, people, done }: Stored,
): Promise<PromiseSettledResult<Message>[]> => {
  const rows = done.flatMap((d) => (d instanceof Refused ? [] : [d]));
  // Without cards a message is the same for everybody.
  const messages = await presentMessages(
    ctx,
    rows.filter((r) => r.cardId === null),
    conversations,
    people,
  );
  const shown = new Map(messages.map((m) => [m.messageId, m]));
  // A card is what its sender may read of it. New ones come by themselves; a text may have the client id of an earlier one.
  for (const [i, d] of done.entries()) {
    if (d instanceof Refused || d.cardId === null || !wishes[i]) continue;
    const [message] = await presentMessages(wishes[i].ctx, [d], conversations, people);
    if (message) shown.set(d.id, message);
  }
  return done.map((d) => {
    const message = d instanceof Refused ? undefined : shown.get(d.id);
    return message ? { status: 'fulfilled', value: message } : { status: 'rejected', reason: d };
  });
};

/**
 * Stores messages by one transaction, each answered by itself: what one is refused with concerns no other. Where the transaction fails it
 * throws, and nothing is stored. `patient`: it is one message alone, which may point to what is its sender's and waits for locks.
 */
export const createStore = (platform: Platform) => {
  const known: Known = new LRUCache({ max: remembered });
  const store = (wishes: Wish[], patient: boolean) =>
    inTransaction(systemContext(platform), async (tx) => {
      if (!patient) await hurryLocks(tx, patience);
      const { refusals, people: senders } = await keepSeats(
        tx,
        wishes.map((w) => me(w.ctx)),
      );
      const facts = await readFacts(tx, wishes, senders);
      const judged = await judge(tx, wishes, facts, refusals);
      const made = judged.flatMap((j) => ('made' in j ? [j.made] : []));
      if (patient) for (const [i, m] of made.entries()) await claimParts(tx, wishes[i]!, m);
      const written = made.length
        ? await write(tx, made, facts, { known, bus: platform.bus })
        : new Map<string, MessageRecord>();
      const rowOf = (m: MessageRecord | NewMessage) => written.get(m.id) ?? (m as MessageRecord);
      return {
        people: [...facts.people.values()],
        conversations: facts.conversations,
        done: judged.map((j) => ('refused' in j ? j.refused : rowOf('made' in j ? j.made : j.there))),
      };
    });

  return async (wishes: Wish[], patient: boolean): Promise<PromiseSettledResult<Message>[]> => {
    const stored = await store(wishes, patient);
    return answersOf(systemContext(platform), wishes, stored);
  };
};
