import type { Page } from '#contract/core/schemas.ts';
import type { Value } from '#contract/files/xlsx.ts';
import { csvOf } from '../text/csv.ts';
import type { Column } from './column.ts';

/** Reads one page of what the list finds, as the list's own call does. */
export type ReadPage<T> = (place: {
  current: number;
  size: number;
  cursor?: string;
}) => Promise<Page<T> & { next?: string | null }>;
/** So many rows go into one file; who needs more narrows the list. */
export const maxRows = 5000;
const size = 100;

/**
 * All rows that a list finds, page by page, at most `maxRows`.
 * @param tell hears how many are there
 */
export const allRows = async <T>(read: ReadPage<T>, tell: (n: number) => void): Promise<T[]> => {
  const rows: T[] = [];
  let cursor: string | null | undefined;
  for (let current = 1; rows.length < maxRows; current += 1) {
    const page = await read({ current, size, ...(cursor && { cursor }) });
    rows.push(...page.records);
    tell(rows.length);
    cursor = page.next;
    if (page.records.length < size || (page.next === undefined ? current >= page.pages : page.next === null)) break;
  }
  return rows.slice(0, maxRows);
};

const plain = (v: Value): string | number | null =>
  v === null || typeof v !== 'object'
    ? v
    : 'day' in v
      ? v.day
      : new Date(Date.parse(v.at) + 28_800_000).toISOString().slice(0, 16).replace('T', ' ');

/** The file of these rows: columns with a value, under their titles in the reader's language. */
export const fileOf = async <T>(
  kind: 'csv' | 'xlsx',
  title: string,
  columns: readonly Column<T>[],
  rows: readonly T[],
): Promise<Blob> => {
  const written = columns.filter((c) => c.value);
  const titles = written.map((c) => c.title);
  const values = rows.map((r) => written.map((c) => c.value?.(r) ?? null));
  if (kind === 'csv')
    return new Blob([csvOf([titles, ...values.map((r) => r.map(plain))])], { type: 'text/csv;charset=utf-8' });
  const [{ downloadZip }, { xlsxParts }] = await Promise.all([import('client-zip'), import('#contract/files/xlsx.ts')]);
  const bytes = await downloadZip(xlsxParts(title, titles, values)).arrayBuffer();
  return new Blob([bytes], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
};
