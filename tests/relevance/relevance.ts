import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { langs } from '#contract/core/langs.ts';
import { assemble } from '#server/assemble.ts';
import { readConfig } from '#server/platform/config/index.ts';
import { systemContext } from '#server/platform/context.ts';
import { createPool } from '#server/platform/database/index.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { createLog } from '#server/platform/log.ts';
import { startEmbedded } from '#server/platform/postgres/index.ts';
import { findListedProducts } from '#server/rooms/catalogue/index.ts';
import { insertCatalogue } from '#server/rooms/catalogue/seed.ts';
import { loadReference } from '#server/rooms/dictionary/index.ts';
import { buildWorld, seedWorld } from '#server/world/index.ts';
import { buildCatalogue } from './catalogue.ts';
import { ndcg10 } from './dcg.ts';
import { grade } from './grade.ts';
import { judged, type Kind } from './judged.ts';

/**
 * How well the product search finds what people want: 150 queries in three languages on 5,000 products, as members search.
 * Every second query is for tuning; what the others find one by one is never printed. `--show` prints those for tuning.
 */
const { values: options } = parseArgs({ options: { show: { type: 'boolean' } } });
const least = { ndcg10: 0.85, zero: 0.03 };

type Result = { q: string; lang: string; kind: Kind; tuned: boolean; ndcg: number; zero: boolean; found: string[] };
const mean = (list: number[]): number => (list.length ? list.reduce((a, b) => a + b, 0) / list.length : 0);
const round = (n: number): number => Number(n.toFixed(3));
const figures = (rows: Result[]) => ({
  ndcg10: round(mean(rows.map((r) => r.ndcg))),
  zero: round(mean(rows.map((r) => Number(r.zero)))),
  queries: rows.length,
});

const folder = await mkdtemp(join(tmpdir(), 'weft-relevance-'));
const db = await startEmbedded({ dataDir: join(folder, 'pg'), log: () => undefined });
const log = createLog('silent');
const pool = createPool(db.url, 2, log);
await migrateDatabase(pool).finally(() => pool.end());
const built = await assemble({ config: readConfig({ DATA_DIR: folder }), databaseUrl: db.url, log });
try {
  const system = systemContext(built.platform);
  await loadReference(system);
  await seedWorld(built.platform);
  const companies = buildWorld(new Date(), 'none').companies.flatMap((c) =>
    c.role === 'supplier' && c.id ? [{ id: c.id, name: c.name }] : [],
  );
  await built.pool.query(`delete from products`);
  const products = buildCatalogue(5_000, companies);
  await insertCatalogue(system, products);
  await built.pool.query('vacuum analyze products');
  const sheets = products.map((p) => ({
    id: p.id,
    category: p.category,
    model: p.model ?? '',
    values: p.values ?? [],
  }));
  const member = { ...system, person: { userId: products[0]?.id ?? '' } as never };

  const rows: Result[] = [];
  for (const lang of langs)
    for (const [i, [q, kind, want]] of judged[lang].entries()) {
      const grades = new Map(sheets.map((p) => [p.id, grade(p, want)]));
      if (![...grades.values()].includes(3)) throw new Error(`nothing in the catalogue is what "${q}" wants`);
      const found = await findListedProducts({ ...member, lang }, { q, current: 1, size: 10 });
      const ids = found.records.map((r) => r.id);
      rows.push({
        q,
        lang,
        kind,
        tuned: i % 2 === 0,
        ndcg: ndcg10(
          ids.map((id) => grades.get(id) ?? 0),
          [...grades.values()],
        ),
        zero: !ids.length,
        found: found.records
          .slice(0, 5)
          .map((r) => `${grades.get(r.id)} ${Object.values(r.name)[0]} [${r.category.slug}]`),
      });
    }
  const tuned = rows.filter((r) => r.tuned);
  if (options.show)
    for (const r of tuned.toSorted((a, b) => a.ndcg - b.ndcg))
      console.log(r.ndcg.toFixed(2), r.lang, r.kind, JSON.stringify(r.q), r.ndcg < 0.9 ? r.found : '');
  console.table(
    Object.fromEntries(
      [...new Set(rows.map((r) => r.kind))].map((k) => [k, figures(rows.filter((r) => r.kind === k))]),
    ),
  );
  const all = figures(rows);
  const ok = all.ndcg10 >= least.ndcg10 && all.zero <= least.zero;
  console.log(
    JSON.stringify({
      name: 'relevance',
      ...all,
      tuned: figures(tuned),
      heldOut: figures(rows.filter((r) => !r.tuned)),
      least,
      ok,
    }),
  );
  process.exitCode = ok ? 0 : 1;
} finally {
  await built.stop().catch(() => undefined);
  await db.stop();
  await rm(folder, { recursive: true, force: true });
}
