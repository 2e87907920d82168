import type { RecordSection } from '#contract/operator/records.ts';
import type { Ctx } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { type RecordOf, recordRow, recordSection } from '#server/rooms/identity/index.ts';
import { wordsOf } from '../notice-words.ts';
import { findNotices } from '../store.ts';

/** What a person was told, and whether it went out by mail and was read. */
export const noticesOfRecord = async (ctx: Ctx, { userId }: RecordOf): Promise<RecordSection[]> => {
  if (userId === null) return [];
  const { rows, total } = await findNotices(ctx, { userId, unread: false, current: 1, size: 20 });
  return recordSection(
    'notices',
    rows.map((n) =>
      recordRow({
        id: n.id,
        at: n.createdAt,
        title: wordsOf(n, ctx.lang),
        kind: n.mailedAt ? translate(ctx.lang, 'operator:record.mailed') : '',
        state: translate(ctx.lang, `operator:record.${n.quiet ? 'quiet' : n.readAt ? 'read' : 'unread'}`),
      }),
    ),
    total,
  );
};
