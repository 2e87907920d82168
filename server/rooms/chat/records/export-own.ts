import type { Ctx, Person } from '#server/platform/context.ts';
import { showsRead } from '../member-store.ts';
import { exportDesk } from '../desk/export-desk.ts';
import { findWritten } from '../message-store.ts';
import { presentMessages } from '../present-message.ts';
import { findConversations } from '../store.ts';
import { readConversations } from '../read-conversations.ts';

/** Conversations that are listed among one's own data. */
const most = 100;

/** What a person takes along: with whom they talk, and every message that they wrote. */
export const exportChat = async (ctx: Ctx, person: Person) => {
  const as = { ...ctx, person };
  const written = await findWritten(as, person.userId);
  const of = await findConversations(as, [...new Set(written.map((r) => r.conversationId))]);
  const [conversations, messages, showRead, desk] = await Promise.all([
    readConversations(as, { current: 1, size: most }),
    presentMessages(as, written, new Map(of.map((c) => [c.id, c]))),
    showsRead(as, person.userId),
    exportDesk(as, person),
  ]);
  return { showRead, conversations: conversations.records, messages, desk };
};
