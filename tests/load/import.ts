import { strToU8, zipSync } from 'fflate';
import { Readable } from 'node:stream';
import { readXlsx } from '#server/rooms/catalogue/sheets/read-xlsx.ts';
import { columnsWith, columnOfTitle, titleOf } from '#server/rooms/catalogue/sheets/columns.ts';
import { indexProducts, judgeRow } from '#server/rooms/catalogue/sheets/judge-rows.ts';
import { xlsxParts } from '#contract/files/xlsx.ts';
import { datasheetOf } from '#server/rooms/dictionary/index.ts';

const rows = 10_000;
/** What an import of so many rows may take to be read and checked on one core, and how much memory the process may have. */
const targets = { seconds: 20, megabytes: 700 } as const;

/**
 * A sheet of 10,000 products with every column of a datasheet: how long it takes to be read and to be judged row by row, how long
 * others wait meanwhile, and the memory at its highest. Needs no database: what is written is measured by the rooms' tests.
 */
export const run = async (): Promise<{ ok: boolean }> => {
  const category = 'carbon-fibre-small-tow';
  const keys = columnsWith(datasheetOf(category).map((f) => f.slug));
  const row = (i: number) =>
    keys.map((k) =>
      k === 'nameEn'
        ? `Carbon fibre no. ${i}`
        : k === 'model'
          ? `CF-${i}-${(i * 7919) % 100_003}`
          : k === 'category'
            ? category
            : k === 'overviewEn'
              ? `Fibre ${i} of the bench, from line ${i % 7}.`
              : k === 'per'
                ? 'kg'
                : k === 'price' || k === 'f:fibre-tensile-strength'
                  ? 100 + (i % 4900)
                  : k === 'f:linear-density'
                    ? `${700 + (i % 50)}–${800 + (i % 50)}`
                    : null,
    );
  const sheet = xlsxParts(
    'bench',
    keys.map((k) => titleOf(k, 'en')),
    Array.from({ length: rows }, (_, i) => row(i)),
  );
  const file = Buffer.from(zipSync(Object.fromEntries(sheet.map((p) => [p.name, strToU8(p.input)]))));
  globalThis.gc?.();
  let peak = 0;
  let waited = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    waited = Math.max(waited, now - last - 10);
    last = now;
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 10);
  const begin = performance.now();
  const chunks = Array.from({ length: Math.ceil(file.length / 65_536) }, (_, i) =>
    file.subarray(i * 65_536, (i + 1) * 65_536),
  );
  const [head = [], ...body] = await readXlsx(Readable.from(chunks));
  const read = performance.now();
  const columns = head.map((t) => columnOfTitle(String(t)));
  const find = indexProducts([]);
  let fresh = 0;
  for (const [i, cells] of body.entries()) {
    if (i % 25 === 24) await new Promise((go) => setImmediate(go));
    if (judgeRow(cells, { row: i + 2, columns, find, lang: 'en', currency: 'CNY' }).act === 'new') fresh += 1;
  }
  const judged = performance.now();
  clearInterval(timer);
  const megabytes = Math.round(peak / 1_048_576);
  const seconds = (judged - begin) / 1000;
  console.table({
    'file, KB': Math.round(file.length / 1024),
    'read, s': Number(((read - begin) / 1000).toFixed(2)),
    'judged, s': Number(((judged - read) / 1000).toFixed(2)),
    'longest wait of others, ms': Math.round(waited),
    'memory at its highest, MB': megabytes,
  });
  const ok = fresh === rows && seconds <= targets.seconds && megabytes <= targets.megabytes;
  console.log(JSON.stringify({ bench: 'import', rows, fresh, seconds, megabytes, waited: Math.round(waited), ok }));
  return { ok };
};
