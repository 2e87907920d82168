import { readdirSync } from 'node:fs';

/** `npm run bench -- NAME`: runs tests/load/NAME.ts, which prints a table and ends with one line of JSON. */
const folder = new URL('../tests/load/', import.meta.url);
const names = readdirSync(folder)
  .filter((f) => f.endsWith('.ts') && !f.startsWith('_'))
  .map((f) => f.slice(0, -3));

const name = process.argv[2];
if (!name || !names.includes(name)) {
  console.error(`usage: npm run bench -- ${names.join(' | ')}`);
  process.exit(2);
}
const { run } = (await import(new URL(`${name}.ts`, folder).href)) as { run: () => Promise<{ ok: boolean }> };
const { ok } = await run();
process.exit(ok ? 0 : 1);
