import { judge } from '#contract/core/access.ts';
import { common } from '#contract/core/errors.ts';
import { inquiryTalk, type QuestionView } from '#contract/inquiry/talk.ts';
import type { Gate } from '#contract/inquiry/views.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { materialLabel } from '#server/rooms/dictionary/index.ts';
import { type Company, companiesByIds } from '#server/rooms/enterprise/index.ts';
import { gateFor, mayRead } from '../inquiries/gate.ts';
import { findInquiry, findLines, type InquiryRecord } from '../inquiries/inquiry-store.ts';
import { isBuyersSide, ownsInquiry, sellingCompany } from '../policy.ts';
import { countQuestions, findQuestions, type QuestionReader, type QuestionRecord } from './question-store.ts';

const iso = (at: string) => new Date(at).toISOString();

const readerOf = (ctx: Ctx, i: InquiryRecord): QuestionReader =>
  ownsInquiry(me(ctx), i) ? 'buyer' : { entId: sellingCompany(me(ctx)) };

/** A question as this reader may see it: who asked is the buyer's to know, and the words of an answer to all are those for all. */
const present = (
  q: QuestionRecord,
  { i, reader, companies, no }: { i: InquiryRecord; reader: QuestionReader; companies: Company[]; no: number | null },
): QuestionView => {
  const own = reader !== 'buyer' && q.entId !== null && q.entId === reader.entId;
  const insider = own || reader === 'buyer';
  const company = reader === 'buyer' ? companies.find((c) => c.id === q.entId) : undefined;
  return {
    id: q.id,
    line: no,
    text: insider ? q.text : (q.published ?? q.text),
    state: q.answeredAt ? 'answered' : i.state === 'quoting' ? 'open' : 'unanswered',
    at: iso(insider ? q.askedAt : (q.answeredAt ?? q.askedAt)),
    own,
    asker: company ? { id: company.id, name: company.name, city: company.city } : null,
    answer: q.answer,
    answeredAt: q.answeredAt && iso(q.answeredAt),
    audience: q.audience,
  };
};

/** How much was asked and answered that this reader may see; null where the parts are gated. */
export const talkOf = async (ctx: Ctx, i: InquiryRecord, gate: Gate) =>
  gate === 'none' ? countQuestions(ctx, i.id, readerOf(ctx, i)) : null;

/** What was asked about an inquiry and answered, as far as this reader may see it (deals 35 and 36). */
export const readTalk = async (ctx: Ctx, id: string) => {
  const person = me(ctx);
  const i = await findInquiry(ctx, id);
  if (!i || !(await mayRead(ctx, i)) || (await gateFor(ctx, i)) !== 'none') throw refuse(common.notFound);
  const reader = readerOf(ctx, i);
  const [found, lines] = await Promise.all([findQuestions(ctx, id, reader), findLines(ctx, [id])]);
  const asking = reader === 'buyer' ? [...new Set(found.flatMap((q) => q.entId ?? []))] : [];
  const companies = await companiesByIds(ctx, asking);
  const own = lines.get(id) ?? [];
  const quoting = i.state === 'quoting';
  return {
    questions: found.map((q) =>
      present(q, { i, reader, companies, no: own.find((l) => l.id === q.lineId)?.no ?? null }),
    ),
    lines: own.map((l) => ({ id: l.id, no: l.no, name: materialLabel(l.product) })),
    mayAsk: quoting && !isBuyersSide(person, i) && judge(inquiryTalk.ask.access, person) === 'yes',
    mayAnswer: quoting && ownsInquiry(person, i, 'buy') && judge(inquiryTalk.answer.access, person) === 'yes',
  };
};
