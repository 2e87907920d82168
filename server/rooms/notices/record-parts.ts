import { pick } from '#contract/core/text.ts';
import type { RecordSection } from '#contract/operator/records.ts';
import type { Ctx } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { type RecordOf, recordRow, recordSection } from '#server/rooms/identity/index.ts';
import { findNotices, type NoticeRecord } from './store.ts';

/** A notice in the desk's words, as its reader was told it. */
const wordsOf = (ctx: Ctx, n: NoticeRecord): string => {
  const words: Record<string, unknown> = Object.fromEntries(
    Object.entries(n.params).map(([k, v]) => [k, typeof v === 'object' ? pick(v, ctx.lang) : v]),
  );
  const counted = words['days'] ?? words['n'];
  if (typeof counted === 'number') words['count'] = counted;
  if (n.kind === 'orderStep') words['state'] = translate(ctx.lang, `common:orderState.${String(n.params['state'])}`);
  return translate(ctx.lang, `notices:${n.kind}`, words);
};

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
        title: wordsOf(ctx, n),
        kind: n.mailedAt ? translate(ctx.lang, 'operator:record.mailed') : '',
        state: translate(ctx.lang, `operator:record.${n.readAt ? 'read' : 'unread'}`),
      }),
    ),
    total,
  );
};
