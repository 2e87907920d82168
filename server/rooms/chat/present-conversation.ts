import type { Conversation } from '#contract/chat/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { peopleByIds, peopleWithSeat, type User } from '#server/rooms/identity/index.ts';
import { sideOf } from './access.ts';
import { cardsFor } from './cards.ts';
import { findReadBySide } from './member-store.ts';
import { findPlaces } from './message-store.ts';
import { presentMessages } from './present-message.ts';
import { findBlocks, type Kept, readMarkOf } from './store.ts';

/** Who did something on a page within this time is there: pages say so every minute. */
const here = 150_000;
const isHere = (u: User | undefined): boolean => (u?.lastSeenAt?.getTime() ?? 0) > Date.now() - here;
/** What is unread counts from the reader's mark; a colleague who has none was not yet there. */
const unreadOf = (c: Kept): number => c.lastSeq - Math.min(c.lastSeq, readMarkOf(c) ?? c.lastSeq);

/** Conversations as the person of the context sees them, whatever their number by the same statements. */
export const presentConversations = async (ctx: Ctx, rows: Kept[]): Promise<Conversation[]> => {
  if (!rows.length) return [];
  const mine = rows.flatMap((c) => {
    const side = sideOf(me(ctx), c);
    return side === null ? [] : [{ c, side }];
  });
  const ids = mine.map(({ c }) => c.id);
  const others = mine.map(({ c, side }) => (side === 1 ? c.userA : c.userB));
  const companies = mine.flatMap(({ c, side }) => (side === 0 && c.entId !== null ? [c.entId] : []));
  const [people, staff, blocks, read, last, cardAs] = await Promise.all([
    peopleByIds(
      ctx,
      others.flatMap((id) => id ?? []),
    ),
    companies.length ? peopleWithSeat(ctx, [...new Set(companies)], 'talk') : [],
    findBlocks(ctx, ids),
    findReadBySide(ctx, ids),
    findPlaces(
      ctx,
      mine.flatMap(({ c }) => (c.lastSeq ? [{ conversationId: c.id, seq: c.lastSeq }] : [])),
    ),
    cardsFor(
      ctx,
      mine.flatMap(({ c }) => (c.subjectKind && c.subjectId ? [{ kind: c.subjectKind, id: c.subjectId }] : [])),
    ),
  ]);
  const byId = new Map(people.map((p) => [p.id, p]));
  const wanted = [...new Set([...companies, ...people.flatMap((p) => p.entId ?? [])])];
  const [briefs, messages] = await Promise.all([
    companyBriefs(ctx, wanted),
    presentMessages(ctx, last, new Map(rows.map((c) => [c.id, c]))),
  ]);
  const names = new Map(briefs.map((e) => [e.id, e.name]));
  return mine.map(({ c, side }, i): Conversation => {
    const person = byId.get(others[i] ?? '');
    const between = blocks.filter((b) => b.conversationId === c.id);
    const entId = side === 0 && c.entId !== null ? c.entId : (person?.entId ?? null);
    const name = entId === null ? undefined : names.get(entId);
    const subject = c.subjectKind && c.subjectId ? cardAs({ kind: c.subjectKind, id: c.subjectId }) : null;
    return {
      conversationId: c.id,
      side,
      person: person ? { id: person.id, name: person.name } : null,
      company: entId !== null && name ? { id: entId, name } : null,
      online: !between.length && (person ? isHere(person) : staff.some((s) => s.entId === entId && isHere(s))),
      unread: unreadOf(c),
      lastSequence: c.lastSeq,
      readUpto: readMarkOf(c) ?? c.lastSeq,
      otherRead: read.find((r) => r.conversationId === c.id && r.side !== side)?.upto ?? 0,
      last: messages.find((m) => m.conversationId === c.id) ?? null,
      pinned: Boolean(c.member?.pinnedAt),
      muted: c.member?.muted ?? false,
      hidden: c.member?.hiddenUpto != null && c.lastSeq <= c.member.hiddenUpto,
      blocked: between.some((b) => b.side === side),
      // Who may not see it is not told that there is one.
      subject: subject?.shown ? subject : null,
    };
  });
};
