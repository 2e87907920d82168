import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { is } from 'drizzle-orm';
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { constraintName, constraintSql, keys } from '#server/keys.ts';
import { deletable, keyless } from '#server/keyless.ts';
import { testPlatform } from '#tests/harness/platform.ts';

const t = await testPlatform({ jobs: false });
const read = async <R>(query: string): Promise<R[]> => (await t.pool.query(query)).rows as R[];

/** The tables as the code declares them. */
const declared = await (async () => {
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  const found = [];
  for await (const file of glob('server/{platform/database,rooms/**}/tables.ts', { cwd }))
    found.push(...Object.values((await import(`${cwd}${file}`)) as Record<string, unknown>));
  return found.filter((v) => is(v, PgTable)).map(getTableConfig);
})();

type Column = { name: string; table: string; column: string; type: string; primary: boolean };
const columns = await read<Column>(`
  select c.relname || '.' || a.attname as name, c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type,
         exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary and i.indnatts = 1 and i.indkey[0] = a.attnum) as "primary"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  order by 1`);

type ForeignKey = { constraint: string; table: string; column: string; to: string; onDelete: string; indexed: boolean };
/** `indexed`: a whole index begins with the column. */
const inDatabase = await read<ForeignKey>(`
  select k.conname as "constraint", c.relname as "table", a.attname as "column", p.relname as "to",
         case k.confdeltype when 'a' then 'no action' when 'c' then 'cascade' when 'n' then 'set null' when 'r' then 'restrict' else 'set default' end as "onDelete",
         exists (select 1 from pg_index i where i.indrelid = k.conrelid and i.indpred is null and i.indkey[0] = a.attnum) as indexed
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
  join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by 1`);
const checks = await read<{ name: string; table: string; definition: string; columns: string[] }>(`
  select k.conname as name, c.relname as "table", pg_get_constraintdef(k.oid) as definition,
         array(select a.attname::text from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any(k.conkey)) as columns
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.contype = 'c' and k.connamespace = 'public'::regnamespace order by 1`);

describe('keys', () => {
  const inside = declared.flatMap((d) =>
    d.foreignKeys.map((k) => {
      const { columns: from, foreignTable } = k.reference();
      return {
        // PostgreSQL cuts longer names.
        constraint: k.getName().slice(0, 63),
        table: d.name,
        column: from.map((c) => c.name).join(),
        to: getTableConfig(foreignTable).name,
        onDelete: k.onDelete ?? 'no action',
      };
    }),
  );

  it('between rooms stand in the database as server/keys.ts declares them', () => {
    const found = new Map(inDatabase.map((k) => [k.constraint, k]));
    // What is missing is said as the SQL that a migration needs.
    const missing = keys.filter((k) => {
      const is_ = found.get(constraintName(k));
      return !is_ || is_.to !== k.to || is_.onDelete !== k.onDelete || is_.column !== k.column;
    });
    expect(missing.map(constraintSql)).toEqual([]);
    for (const k of keys) expect(k.end, constraintName(k)).not.toBe('');
  });

  it('of a room stand in its tables.ts, and there are no others', () => {
    const between = new Set(keys.map(constraintName));
    const others = inDatabase.filter((k) => !between.has(k.constraint)).map(({ indexed: _indexed, ...k }) => k);
    expect(others).toEqual(inside.toSorted((a, b) => (a.constraint < b.constraint ? -1 : 1)));
  });

  it('hold every column that names something, apart from those with a reason', () => {
    const held = new Set(inDatabase.map((k) => `${k.table}.${k.column}`));
    const open = columns.filter(
      (c) =>
        !held.has(c.name) && ((c.type === 'uuid' && !(c.primary && c.column === 'id')) || /_(id|by)$/.test(c.column)),
    );
    const names = open.map((c) => c.name).filter((n) => !declared.some((d) => isWord(d.name, n)));
    expect(names).toEqual(Object.keys(keyless).toSorted());
  });

  it('find their rows by an index where what they point to may be deleted', () => {
    const slow = inDatabase.filter((k) => (k.onDelete !== 'no action' || deletable.includes(k.to)) && !k.indexed);
    expect(slow.map((k) => k.constraint)).toEqual([]);
  });
});

/** Columns whose name ends like that of a key and that name a party or a kind of actor: they have a CHECK instead. */
const words: Record<string, string[]> = { orders: ['disputed_by'], verification_history: ['by'] };
const isWord = (table: string, name: string) => (words[table] ?? []).some((c) => `${table}.${c}` === name);

describe('checks', () => {
  const states =
    /(^|_)(state|status|kind|seat|role|roles|act|party|(?<!last_)step|lang|currency|scope|purpose|visibility|document|authority|event|offer|level|payment_type|trade_term|user_type|dict_type|disputed_from|disputed_by|seat_before|seat_after)$/;
  /** Columns with such a name that hold no list of the contract's. */
  const free: Record<string, string> = {
    'files.given_kind': 'what the uploaded bytes were',
    'files.subject_kind': 'each room registers the kinds whose files it answers for',
    'counters.kind': 'letters of a human number',
  };

  it('hold every state column', () => {
    const held = new Set(checks.flatMap((k) => k.columns.map((c) => `${k.table}.${c}`)));
    const open = columns.filter((c) => states.test(c.column) && !held.has(c.name) && !(c.name in free));
    expect(open.map((c) => c.name)).toEqual([]);
  });

  it('say what the code says', () => {
    const dialect = new PgDialect();
    const literals = (text: string) => [...text.matchAll(/'((?:[^']|'')*)'/g)].map((m) => m[1] ?? '').toSorted();
    const found = new Map(checks.map((k) => [k.name, literals(k.definition)]));
    const all = declared.flatMap((d) => d.checks.map((c) => [c.name, dialect.sqlToQuery(c.value).sql] as const));
    expect([...found.keys()].toSorted()).toEqual(all.map(([name]) => name).toSorted());
    for (const [name, text] of all) expect(found.get(name), name).toEqual(literals(text));
  });
});

it('money and quantities are numeric', () => {
  const money = /(^|_)(price|total|cny|budget|moq|quantity|annual|percent|amount)$/;
  const floating = columns.filter(
    (c) => (money.test(c.column) && c.type !== 'numeric') || ['real', 'double precision'].includes(c.type),
  );
  expect(floating.map((c) => `${c.name} ${c.type}`)).toEqual([
    // Where an added item stands between two others.
    'dict_changes.position double precision',
  ]);
});
