import { fileURLToPath } from 'node:url';
import { beside } from './_beside.ts';
import type { Parts } from './_pages/parts.ts';
import { type Compared, compare } from './_rounds.ts';
import { measuredPages } from './_pages/paths.ts';
import { startServer } from './_targets.ts';

const least = { uncached: 0.25, cached: 1 };

type Row = Parts & { trees: number };
/** Milliseconds of a page by part, and how many plain trees its tree is. */
const readParts = async (env: Record<string, string>): Promise<Record<string, Row>> => {
  const server = await startServer(fileURLToPath(new URL('./_pages/parts.ts', import.meta.url)), env, '/readyz');
  try {
    const rows: Record<string, Row> = {};
    for (const path of measuredPages) {
      const res = await fetch(`${server.url}/parts?of=${encodeURIComponent(path)}`);
      if (!res.ok) throw new Error(`${path}: ${await res.text()}`);
      const parts = (await res.json()) as Parts;
      rows[path] = { ...parts, trees: Number((parts.tree / parts.plainTree).toFixed(1)) };
    }
    return rows;
  } finally {
    await server.stop();
  }
};

/**
 * What a page costs by part (milliseconds of processor time, beside a plain tree), then pages of a visitor through the whole
 * platform, never kept (each request has an address of its own) and kept, against the same tree by bare renderToString with
 * the same statements by `pg`, on the same database.
 */
export const run = (): Promise<{ ok: boolean }> =>
  beside({ products: 1_000, bare: './_pages/bare-pages.ts', probe: '/' }, async (ours, bare, env) => {
    const parts = await readParts(env);
    console.table(parts);
    const rows: (Compared & { path: string; kept: boolean })[] = [];
    for (const kept of [false, true])
      for (const path of measuredPages) {
        const urls = { ours: ours.url + path, bare: bare.url + path };
        rows.push({ path, kept, ...(await compare(urls, 8, { rounds: 3, seconds: 3, fresh: !kept })) });
      }
    console.table(rows);
    const of = (kept: boolean) => {
      const some = rows.filter((r) => r.kept === kept);
      const by = (k: 'ours' | 'bare' | 'ratio' | 'p99' | 'bareP99') =>
        Object.fromEntries(some.map((r) => [r.path, r[k]]));
      return { ratio: Math.min(...some.map((r) => r.ratio)), ours: by('ours'), bare: by('bare'), p99: by('p99') };
    };
    const [uncached, cached] = [of(false), of(true)];
    const ok = uncached.ratio >= least.uncached && cached.ratio >= least.cached;
    console.log(JSON.stringify({ name: 'pages', uncached, cached, parts, least, ok }));
    return { ok };
  });
