import type { Talk } from '#contract/notices/calls.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { talkingCompany } from '../access.ts';
import { findPlaces } from '../message-store.ts';
import { countUnread, findNewestUnread } from '../store.ts';

/** Characters of a message that a toast shows. */
const previewed = 80;

/** What the badge counts of conversations, and the newest of it for a toast. */
export const talkOfPerson = async (ctx: Ctx, person: Person): Promise<Talk> => {
  const who = { userId: person.userId, entId: talkingCompany(person) };
  const unread = await countUnread(ctx, who);
  const c = unread ? await findNewestUnread(ctx, who) : undefined;
  const [last] = c ? await findPlaces(ctx, [{ conversationId: c.id, seq: c.lastSeq }]) : [];
  if (!last || last.recalledAt || last.hiddenAt) return { unread, newest: null };
  const [sender] = await peopleByIds(ctx, [last.senderId]);
  return {
    unread,
    newest: {
      messageId: last.id,
      conversationId: last.conversationId,
      from: sender?.name ?? '',
      kind: last.kind,
      text: last.body.slice(0, previewed),
      at: new Date(last.createdAt).toISOString(),
    },
  };
};
