import { absentSince, hoursAt } from '#contract/chat/working-hours.ts';
import { langs } from '#contract/core/langs.ts';
import { pick } from '#contract/core/text.ts';
import { afterCommit, type Ctx, inTransaction } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import { newId } from '#server/platform/ids.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { tellBadges } from '#server/rooms/notices/index.ts';
import type { companyAbsent } from '../events.ts';
import { ensureMembers, passBy } from '../member-store.ts';
import { insertMessages } from '../message-store.ts';
import { findBlocks, lockConversation, setLast } from '../store.ts';
import { chatTopic } from '../topic.ts';
import { findNewest } from './consultation-store.ts';
import { findHours, takeAutoAnswer } from './kept-store.ts';

/**
 * Sends what a company says outside of its hours, once for each absence, however often and late the job comes: whoever has an answer
 * by now, or finds the company there again, gets none.
 */
export const answerAbsent = (ctx: Ctx, e: Payload<typeof companyAbsent>): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const c = await lockConversation(tx, e.conversationId);
    if (!c?.entId) return;
    const hours = await findHours(tx, c.entId);
    const now = Date.now();
    if (!hours?.reply || hoursAt(hours, now).open) return;
    const since = new Date(absentSince(hours, now));
    // What was asked before the present absence began is the desk's to answer.
    if (Date.parse(e.at) < since.getTime()) return;
    const [newest, blocks, [asker]] = await Promise.all([
      findNewest(tx, c.id),
      findBlocks(tx, [c.id]),
      peopleByIds(tx, [c.userA]),
    ]);
    if (!newest?.waitingSince || newest.closedAt || blocks.length || !asker || asker.removedAt) return;
    if (!(await takeAutoAnswer(tx, c.id, since))) return;
    const seq = c.lastSeq + 1;
    const lang = hours.reply[asker.lang] ? asker.lang : langs.find((l) => hours.reply?.[l]);
    await insertMessages(tx, [
      {
        id: newId(),
        conversationId: c.id,
        seq,
        senderId: hours.savedBy,
        side: 1,
        clientId: newId(),
        kind: 'text',
        body: pick(hours.reply, asker.lang),
        automatic: hours.reply,
        said: null,
        fileId: null,
        cardKind: null,
        cardId: null,
        replyTo: null,
        lang: lang ?? null,
      },
    ]);
    await setLast(tx, [{ id: c.id, seq }]);
    await ensureMembers(tx, [{ conversationId: c.id, userId: c.userA, side: 0, readUpto: seq - 1 }]);
    await passBy(tx, { conversationId: c.id, side: 1, written: c.lastOfB, seq });
    const { id, userA, userB, entId } = c;
    await afterCommit(tx, async () => {
      await tx.platform.bus.publish(chatTopic, { what: 'message', id, userA, userB, entId, seq });
      await tellBadges(tx, [userA]);
    });
  });
