/**
 * Writes docs/entities.md: every table by its room, with its keys and what it refers to. `npm run entities` after a change of
 * one; a test compares.
 */
import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { keys } from '../server/keys.ts';
import { lockOrder } from '../server/platform/lock-order.ts';

export const entitiesFile = new URL('../docs/entities.md', import.meta.url);

type Config = ReturnType<typeof getTableConfig>;
/** A reference: `many` rows of the table may name one row, which every row has to name if it is `needed`. */
type Reference = { column: string; to: string; needed: boolean; many: boolean };

const root = fileURLToPath(new URL('..', import.meta.url));
const files = ['server/rooms/**/tables.ts', 'server/platform/database/tables.ts'].flatMap((pattern) =>
  globSync(pattern, { cwd: root }).toSorted(),
);
const nameOf = (file: string): string =>
  file.includes('rooms') ? dirname(file).replace('server/rooms/', '').replaceAll('/', ': ') : 'platform';

/** What the source says of its tables, by their names in the database. */
const docsOf = (source: string): Map<string, string> =>
  new Map(
    [...source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const \w+ = pgTable\(\s*'(\w+)'/g)].map(
      ([, doc = '', name = '']) => [name, doc.replace(/\n \* ?/g, ' ').trim()],
    ),
  );

/** @throws where the source says nothing of a table */
const said = (docs: Map<string, string>, table: string, file: string): string => {
  const doc = docs.get(table);
  if (!doc) throw new Error(`${file}: the table ${table} has no docstring that says what it holds`);
  return doc;
};

/** Columns whose value no two rows share. */
const single = (c: Config): Set<string> =>
  new Set([
    ...c.columns.filter((x) => x.primary || x.isUnique).map((x) => x.name),
    ...c.indexes.flatMap(({ config: { unique, where, columns } }) =>
      unique && !where && columns.length === 1 ? columns.flatMap((x) => ('name' in x && x.name) || []) : [],
    ),
    ...c.uniqueConstraints.filter((u) => u.columns.length === 1).flatMap((u) => u.columns.map((x) => x.name)),
  ]);
const primary = (c: Config): Set<string> =>
  new Set([
    ...c.columns.filter((x) => x.primary).map((x) => x.name),
    ...c.primaryKeys.flatMap((p) => p.columns.map((x) => x.name)),
  ]);

const referencesOf = (c: Config): Reference[] => {
  const own = c.foreignKeys.map((k) => {
    const { columns, foreignTable } = k.reference();
    return { columns: columns.map((x) => x.name), to: getTableConfig(foreignTable).name };
  });
  const others = keys.filter((k) => k.table === c.name).map((k) => ({ columns: [k.column], to: k.to }));
  return [...own, ...others].map(({ columns, to }) => ({
    column: columns.join(', '),
    to,
    needed: columns.every((name) => c.columns.some((x) => x.name === name && x.notNull)),
    many: !columns.every((name) => single(c).has(name)),
  }));
};

const entity = (c: Config): string[] => {
  const [pk, unique, refers] = [primary(c), single(c), new Set(referencesOf(c).flatMap((r) => r.column.split(', ')))];
  const rows = c.columns.flatMap((x) => {
    const marks = [pk.has(x.name) && 'PK', refers.has(x.name) && 'FK', !pk.has(x.name) && unique.has(x.name) && 'UK'];
    const said = marks.filter(Boolean).join(', ');
    return said ? [`    ${x.getSQLType().replace(/[^\w[\]]+/g, '_')} ${x.name} ${said}`] : [];
  });
  return rows.length ? [`  ${c.name} {`, ...rows, '  }'] : [`  ${c.name}`];
};
const line = (c: Config, r: Reference): string =>
  `  ${r.to} ${r.needed ? '||' : '|o'}--${r.many ? 'o{' : 'o|'} ${c.name} : "${r.column}"`;

const roomPage = async (file: string): Promise<string[]> => {
  const docs = docsOf(readFileSync(`${root}/${file}`, 'utf8'));
  const exported = Object.values((await import(`${root}/${file}`)) as Record<string, unknown>);
  const tables = exported
    .filter((v) => is(v, PgTable))
    .map(getTableConfig)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return [
    '',
    `## ${nameOf(file)}`,
    '',
    '| Table | What it holds |',
    '| --- | --- |',
    ...tables.map((c) => `| \`${c.name}\` | ${said(docs, c.name, file)} |`),
    '',
    '```mermaid',
    'erDiagram',
    ...tables.flatMap(entity),
    ...tables.flatMap((c) => referencesOf(c).map((r) => line(c, r))),
    '```',
  ];
};

export const entitiesPage = async (): Promise<string> =>
  [
    '# Tables',
    '',
    'Written by `npm run entities` from the `tables.ts` of the rooms and from `server/keys.ts`, which declares the references from one room to',
    'another. Shown are keys (PK), references (FK) and unique columns (UK); the other columns are in the `tables.ts`. A table of another',
    'room stands without its columns.',
    '',
    `Rows are locked in one order, which \`server/platform/lock-order.ts\` explains and enforces: ${lockOrder.join(', ')}.`,
    ...(await Promise.all(files.map(roomPage))).flat(),
    '',
    '## References between rooms',
    '',
    '| Column | Refers to | When an account, company or file ends |',
    '| --- | --- | --- |',
    ...keys.map((k) => `| \`${k.table}.${k.column}\` | \`${k.to}\` | ${k.end} |`),
    '',
  ].join('\n');

if (import.meta.main) await writeFile(entitiesFile, await entitiesPage());
