import type { AnswerView, CriterionView } from '#contract/purchase/schemas.ts';
import { certificateLabel } from '#server/rooms/dictionary/index.ts';
import type { FileFact } from '#server/rooms/files/index.ts';
import type { AnswerRecord, CriterionRecord } from './criteria-store.ts';

const plain = (n: string | null) => (n?.includes('.') ? n.replace(/\.?0+$/, '') : n);

export const presentCriteria = (rows: CriterionRecord[]): CriterionView[] =>
  rows.map((c) => ({
    id: c.id,
    no: c.no,
    kind: c.kind,
    must: c.must,
    certificate: c.certificate === null ? null : { slug: c.certificate, name: certificateLabel(c.certificate) },
    least: plain(c.least),
    unit: c.unit,
    text: c.text,
  }));

export const presentAnswers = (rows: AnswerRecord[], files: (ids: string[]) => FileFact[]): AnswerView[] =>
  rows.map((a) => ({
    criterionId: a.criterionId,
    statement: a.statement,
    amount: plain(a.amount),
    held: a.held && { ...a.held, name: certificateLabel(a.held.slug) },
    files: files(a.files),
    verdict: a.verdict,
    question: a.question,
    judgedAt: a.judgedAt && new Date(a.judgedAt).toISOString(),
    updatedAt: new Date(a.updatedAt).toISOString(),
  }));
