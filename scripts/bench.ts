import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * `npm run bench -- NAME` runs tests/load/NAME.ts, `npm run load -- NAME` runs tests/load/crowd/NAME.ts: what many at once do to a server. Each
 * prints a table and ends with one line of JSON.
 */
const { values, positionals } = parseArgs({
  options: { load: { type: 'boolean', default: false } },
  strict: false,
  allowPositionals: true,
});
const folder = new URL(values.load ? '../tests/load/crowd/' : '../tests/load/', import.meta.url);
const names = readdirSync(folder)
  .filter((f) => f.endsWith('.ts') && !f.startsWith('_'))
  .map((f) => f.slice(0, -3));

const [name] = positionals;
if (!name || !names.includes(name)) {
  console.error(`usage: npm run ${values.load ? 'load' : 'bench'} -- ${names.join(' | ')}`);
  process.exit(2);
}
const { run } = (await import(new URL(`${name}.ts`, folder).href)) as { run: () => Promise<{ ok: boolean }> };
const { ok } = await run();
process.exit(ok ? 0 : 1);
