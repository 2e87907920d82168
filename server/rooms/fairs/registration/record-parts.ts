import type { RecordSection } from '#contract/operator/records.ts';
import type { Ctx } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { type RecordOf, recordRow, recordSection } from '#server/rooms/identity/index.ts';
import { findIntentions } from './store.ts';

/** Fairs at which a company wants to exhibit, or that a person spoke of for it. */
export const intentionsOfRecord = async (ctx: Ctx, of: RecordOf): Promise<RecordSection[]> => {
  const by = of.userId === null ? of.entId && { entId: of.entId } : { userId: of.userId };
  const rows = by ? await findIntentions(ctx, by) : [];
  return recordSection(
    'intentions',
    rows.map(({ fair, intention: i }) =>
      recordRow({
        id: i.id,
        at: i.updatedAt,
        title: fair.name,
        kind: `${translate(ctx.lang, `fairs:class.${i.class}`)} · ${translate(ctx.lang, `fairs:size.${i.size}`)}`,
        state: [i.contact, i.wishes].filter(Boolean).join(' · '),
      }),
    ),
    rows.length,
  );
};
