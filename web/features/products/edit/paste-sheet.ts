import type { DraftValue } from './draft.ts';

/** A field by which a pasted row may be known. */
type Field = { slug: string; unit: string | null; altUnits: readonly string[]; names: readonly string[] };

const tidy = (s: string): string => s.normalize('NFKC').trim().toLowerCase();
/** `拉伸强度 [MPa]`: a title may carry its unit. */
const bare = (s: string): string => tidy(s).replace(/\s*[[(（].*$/, '');

const cellsOf = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((c) => c.trim().replace(/^"(.*)"$/, '$1')));

const parts = ['value', 'unit', 'condition', 'standard', 'page'] as const;
type Part = (typeof parts)[number];

const known = (field: Field, unit: string): boolean =>
  [field.unit, ...field.altUnits].some((u) => u !== null && tidy(u) === tidy(unit));

/** Cells from a column on; a cell that stands where the unit does and is none begins with the condition. */
const filled = (field: Field, cells: string[], from: Part): Partial<DraftValue> => {
  const rest = [...cells];
  const start = parts.indexOf(from);
  const to = parts.slice(start);
  if (from === 'value' && rest[1] && !known(field, rest[1])) rest.splice(1, 0, '');
  return Object.fromEntries(to.flatMap((part, i) => (rest[i] ? [[part, rest[i]]] : [])));
};

/**
 * What a copied part of a spreadsheet writes into a datasheet: rows that begin with a field's name find their field, others go on
 * downwards from where they were pasted. Undefined for a single cell, which the field takes by itself.
 */
export const pasted = (
  text: string,
  fields: readonly Field[],
  at: { field: string; part: Part },
): { changes: { field: string; part: Partial<DraftValue> }[]; left: number } | undefined => {
  const rows = cellsOf(text);
  if (rows.length === 1 && rows[0]?.length === 1) return undefined;
  const byName = new Map(
    fields.flatMap((f) =>
      [f.slug, ...f.names].flatMap(
        (n) =>
          [
            [tidy(n), f],
            [bare(n), f],
          ] as const,
      ),
    ),
  );
  const named = rows.some(([first = '']) => byName.has(tidy(first)) || byName.has(bare(first)));
  const start = fields.findIndex((f) => f.slug === at.field);
  const found = rows.map((cells, i) => {
    const [first = '', ...others] = cells;
    const field = named ? (byName.get(tidy(first)) ?? byName.get(bare(first))) : fields[start + i];
    return field && { field: field.slug, part: filled(field, named ? others : cells, named ? 'value' : at.part) };
  });
  const changes = found.flatMap((c) => (c && Object.keys(c.part).length ? [c] : []));
  return { changes, left: found.filter((c) => !c).length };
};
