import type { Text } from '#contract/core/schemas.ts';
import { type RecordPart, recordRows, type RecordRow, type RecordSection } from '#contract/operator/records.ts';
import type { Ctx } from '#server/platform/context.ts';
import { point } from '#server/platform/points.ts';

/** Whose record is opened: a person, with the company that they act for, or a company as a whole. */
export type RecordOf = { userId: string; entId: string | null } | { userId: null; entId: string };
/**
 * A room's parts of the record that the desk opens of a person or a company. They hold what an operator may know: no prices of
 * quotations (security 5), no secrets, addresses with their middle hidden.
 */
export const recordParts = point<(ctx: Ctx, of: RecordOf) => Promise<RecordSection[]>>('identity.recordParts');

type Moment = string | Date | null | undefined;
const instant = (at: Moment): string | null => (at ? new Date(at).toISOString() : null);

/** A row of a record; what is left out is empty. */
export const recordRow = (
  r: Pick<RecordRow, 'id'> & Partial<Omit<RecordRow, 'at' | 'title'>> & { at?: Moment; title?: Text | string },
): RecordRow => ({
  number: '',
  kind: '',
  state: '',
  note: '',
  link: null,
  ...r,
  at: instant(r.at),
  title: typeof r.title === 'string' ? { cn: r.title, en: r.title, es: r.title } : (r.title ?? {}),
});

/** A part with the newest rows, at most `recordRows`, and how many there are; none where it is empty. */
export const recordSection = (part: RecordPart, rows: RecordRow[], total = rows.length): RecordSection[] =>
  rows.length ? [{ part, total, rows: rows.slice(0, recordRows) }] : [];
