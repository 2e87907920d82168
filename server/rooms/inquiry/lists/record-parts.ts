import type { RecordSection } from '#contract/operator/records.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { type RecordOf, recordRow, recordSection } from '#server/rooms/identity/index.ts';
import { pick } from '#contract/core/text.ts';
import { findRecordInquiries, findRecordQuestions, findRecordQuotations } from './record-store.ts';

/** What a confidential inquiry is about is between its buyer and whom they invited, at the desk too. */
const shown = (ctx: Ctx, r: { confidential: boolean; title: Text }): Text | string =>
  r.confidential ? translate(ctx.lang, 'operator:record.confidential') : r.title;

const quotationsOf = async (ctx: Ctx, of: RecordOf): Promise<RecordSection[]> => {
  const { entId } = of;
  if (entId === null) return [];
  const { rows, total } = await findRecordQuotations(ctx, { ...of, entId });
  return recordSection(
    'quotations',
    rows.map((q) =>
      recordRow({
        id: q.id,
        at: q.at,
        number: q.number,
        title: shown(ctx, q),
        kind: q.inquiry ?? '',
        state: translate(ctx.lang, `operator:record.quotation.${q.state}`),
        note: translate(ctx.lang, 'operator:record.revision', { n: q.revision }),
      }),
    ),
    total,
  );
};

const questionsOf = async (ctx: Ctx, of: RecordOf): Promise<RecordSection[]> => {
  const { entId } = of;
  if (entId === null) return [];
  const { rows, total } = await findRecordQuestions(ctx, { ...of, entId });
  return recordSection(
    'questions',
    rows.map((q) =>
      recordRow({
        id: q.id,
        at: q.at,
        number: q.inquiry ?? '',
        title: shown(ctx, q),
        state: translate(ctx.lang, `operator:record.question.${q.answered ? 'answered' : 'open'}`),
        note: q.confidential ? '' : pick(q.text, ctx.lang),
      }),
    ),
    total,
  );
};

/** Inquiries, quotations and questions of a record. */
export const dealsOfRecord = async (ctx: Ctx, of: RecordOf): Promise<RecordSection[]> => {
  const { rows, total } = await findRecordInquiries(ctx, of);
  const own = recordSection(
    'inquiries',
    rows.map((i) =>
      recordRow({
        id: i.id,
        at: i.at,
        number: i.number ?? '',
        title: shown(ctx, i),
        state: translate(ctx.lang, `operator:record.inquiry.${i.state}`),
      }),
    ),
    total,
  );
  return [...own, ...(await quotationsOf(ctx, of)), ...(await questionsOf(ctx, of))];
};
