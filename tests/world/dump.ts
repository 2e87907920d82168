import type { TestPlatform } from '../harness/platform.ts';

/** Every row of every table of the database as text, those of the queue too. */
export const dumpTables = async (t: TestPlatform): Promise<Map<string, string>> => {
  const { rows: tables } = await t.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const dump = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await t.pool.query<{ row: string }>(`select x::text as row from ${name} x`);
    dump.set(name, rows.map((r) => r.row).join('\n'));
  }
  return dump;
};

/** A text as it may stand somewhere: plain, in hex, and in base64 wherever in a longer text it begins. */
const formsOf = (text: string): string[] => {
  const inBase64 = [0, 1, 2].map((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]).toString('base64');
    // What its neighbours take part in is left out.
    return whole.slice(before ? 4 : 0, Math.floor((before + text.length) / 3) * 4);
  });
  const all = [text, Buffer.from(text).toString('hex'), ...inBase64, Buffer.from(text, 'utf8').toString('base64url')];
  return [...new Set(all)].filter((f) => f.length >= Math.min(6, text.length));
};

/** Where any of these texts stands, in any form: `table: text`. */
export const foundIn = (dump: Iterable<[string, string]>, texts: string[]): string[] =>
  [...dump].flatMap(([where, content]) =>
    texts.filter((text) => formsOf(text).some((form) => content.includes(form))).map((text) => `${where}: ${text}`),
  );
