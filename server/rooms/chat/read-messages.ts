import { type chat, heldMost } from '#contract/chat/calls.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { cursorPageOf } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { factsOfFiles } from '#server/rooms/files/index.ts';
import { findReadBySide } from './member-store.ts';
import { findFileIds, findGone, findSlice, searchRows } from './message-store.ts';
import { ownConversation, reader } from './own-conversation.ts';
import { presentMessages } from './present-message.ts';
import { findConversations } from './store.ts';

/** A part of a conversation's history, oldest first. */
export const readMessages = async (ctx: Ctx, b: ParsedOf<typeof chat.messages>['body']) => {
  const { c, side } = await ownConversation(ctx, b.sessionId);
  const held = b.held
    ? [{ conversationId: c.id, from: b.held.lowest, to: Math.min(b.held.highest, b.held.lowest + heldMost) }]
    : [];
  const [rows, read, gone] = await Promise.all([
    findSlice(ctx, c.id, b),
    findReadBySide(ctx, [c.id]),
    findGone(ctx, held),
  ]);
  return {
    records: await presentMessages(ctx, rows, new Map([[c.id, c]])),
    lastSequence: c.lastSeq,
    otherRead: read.find((r) => r.side !== side)?.upto ?? 0,
    takenBack: gone.map((m) => m.seq),
  };
};

/** The newest files whose names a search looks through. */
const filesSearched = 500;

/** Which of a reader's files have a word in their names. */
const namedFiles = async (ctx: Ctx, sessionId: string | undefined): Promise<(word: string) => string[]> => {
  const ids = await findFileIds(ctx, reader(ctx), sessionId, filesSearched);
  const named = ids.length ? (await factsOfFiles(ctx, [ids]))(ids) : [];
  return (word) => named.filter((f) => f.name.toLowerCase().includes(word.toLowerCase())).map((f) => f.id);
};

/** The reader's own messages with these words, the newest first. */
export const searchMessages = async (ctx: Ctx, q: ParsedOf<typeof chat.search>['query']) => {
  if (q.sessionId) await ownConversation(ctx, q.sessionId);
  const found = await searchRows(ctx, reader(ctx), q, await namedFiles(ctx, q.sessionId));
  const of = await findConversations(ctx, [...new Set(found.rows.map((r) => r.conversationId))]);
  return cursorPageOf(await presentMessages(ctx, found.rows, new Map(of.map((c) => [c.id, c]))), found, q);
};
