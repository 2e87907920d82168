import { common } from '#contract/core/errors.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { cursorPageOf } from '#contract/core/schemas.ts';
import type { LetterRow, letters, LetterThread } from '#contract/letters/calls.ts';
import { type Ctx, me, type Person, refuse } from '#server/platform/context.ts';
import { talkingCompany } from '#server/rooms/chat/index.ts';
import { settleNotices } from '#server/rooms/notices/index.ts';
import { sideOf } from './access.ts';
import { idsIn, namesOf, receiverOf, senderOf } from './present.ts';
import { changeCopies, countUnread, findBox, findLetters, findThread, findThreads, type Reader } from './store.ts';

/** Characters of a letter that the list shows. */
const previewed = 140;

/** The first words, on one line. */
const previewOf = (body: string): string => {
  const signs = [...body.replace(/\s+/g, ' ')];
  return signs.length > previewed ? `${signs.slice(0, previewed).join('')}…` : signs.join('');
};

const readerOf = (p: Person): Reader => ({ userId: p.userId, entId: talkingCompany(p) });
const instantOf = (at: string): string => new Date(at).toISOString();

export const readBox = async (ctx: Ctx, q: ParsedOf<typeof letters.page>['query']) => {
  const wish = { ...q, unread: q.unread === '1', q: q.q ?? '' };
  const found = await findBox(ctx, readerOf(me(ctx)), wish);
  const threads = await findThreads(ctx, [...new Set(found.rows.map((r) => r.threadId))]);
  const byId = new Map(threads.map((t) => [t.id, t]));
  const ids = idsIn(threads, found.rows);
  const names = await namesOf(ctx, ids.people, ids.companies);
  const rows = found.rows.flatMap((r): LetterRow[] => {
    const t = byId.get(r.threadId);
    if (!t) return [];
    const to = r.side === 0 ? receiverOf(t, names) : names.person(t.starterId);
    return [
      {
        id: r.id,
        threadId: t.id,
        subject: t.subject,
        preview: previewOf(r.body),
        other: r.box === 'sent' ? to : senderOf(t, r, names),
        read: r.readAt !== null,
        at: instantOf(r.createdAt),
      },
    ];
  });
  return cursorPageOf(rows, found, q);
};

/** An exchange of the person of the session. @throws Refused common.notFound, as for an absent one */
export const ownThread = async (ctx: Ctx, id: string) => {
  const t = await findThread(ctx, id);
  const side = t ? sideOf(me(ctx), t) : null;
  if (!t || side === null) throw refuse(common.notFound);
  return { t, side };
};

export const readThread = async (ctx: Ctx, id: string): Promise<LetterThread> => {
  const { t, side } = await ownThread(ctx, id);
  const rows = await findLetters(ctx, id);
  const ids = idsIn([t], rows);
  const names = await namesOf(ctx, ids.people, ids.companies);
  return {
    threadId: t.id,
    subject: t.subject,
    starter: names.person(t.starterId),
    receiver: receiverOf(t, names),
    letters: rows.map((r) => ({
      id: r.id,
      own: r.side === side,
      from: senderOf(t, r, names),
      body: r.body,
      at: instantOf(r.createdAt),
    })),
  };
};

/** Marks or removes one's own copies; a letter that is read takes its notice along. */
export const changeLetters = async (ctx: Ctx, { act, ids }: ParsedOf<typeof letters.batch>['body']) => {
  const { userId } = me(ctx);
  await changeCopies(ctx, userId, ids, act);
  // The badge and the tabs of every window hear of it, whether there was a notice or not.
  await settleNotices(ctx, userId, act === 'unread' ? [] : ids.map((i) => `letter:${i}`));
  return { unread: await countUnread(ctx, readerOf(me(ctx))) };
};

/** How many letters wait for somebody, beside their badge. */
export const unreadLetters = (ctx: Ctx, person: Person): Promise<number> => countUnread(ctx, readerOf(person));
