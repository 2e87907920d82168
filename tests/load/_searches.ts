import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assemble } from '#server/assemble.ts';
import { readConfig } from '#server/platform/config/index.ts';
import { type Ctx, systemContext } from '#server/platform/context.ts';
import { createPool } from '#server/platform/database/index.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { createLog } from '#server/platform/log.ts';
import { findListedProducts, readFilters } from '#server/rooms/catalogue/index.ts';
import { insertCatalogue } from '#server/rooms/catalogue/seed.ts';
import { loadReference } from '#server/rooms/dictionary/index.ts';
import { insertCompanies } from '#server/rooms/enterprise/seed.ts';
import { suggest } from '#server/rooms/home/index.ts';
import { createChance, idOf } from '#server/world/chance.ts';
import { buildWorld, seedWorld } from '#server/world/index.ts';
import { sentBy, type Statement } from '../harness/statements.ts';
import { buildCatalogue } from '../relevance/catalogue.ts';
import { judged } from '../relevance/judged.ts';
import { sessionOf } from '../world/people.ts';

const suppliers = 5_000;
/** What a search is narrowed by besides its words. */
const variants = [{}, { country: ['CN'] }, { verified: '1' as const }, { certificate: ['iso-9001'] }];
/** 600 searches: each of the judged queries alone and under three filters, mixed. */
export const searches = Object.values(judged)
  .flat()
  .flatMap(([q], i) => variants.map((v, j) => ({ q, ...v, at: (i * 7 + j * 151) % 600 })))
  .toSorted((a, b) => a.at - b.at)
  .map(({ at: _, ...s }) => s);
/** What is typed on the way to a query. */
export const beginnings = Object.values(judged)
  .flat()
  .map(([q]) => q.slice(0, Math.max(2, Math.ceil(q.length / 2))));

/** A node's platform on the database, which keeps counts for one piece of work alone: what it sends is what the work takes. */
const platformOn = async (databaseUrl: string, dataDir: string) => {
  const built = await assemble({ config: readConfig({ DATA_DIR: dataDir }), databaseUrl, log: createLog('silent') });
  const kept = built.platform.counts;
  const own = new Map<string, PromiseLike<unknown>>();
  built.platform.counts = async <T>(...[facts, key, count]: Parameters<typeof kept<T>>) => {
    if (key === 'company traits') return kept(facts, key, count);
    if (!own.has(key)) own.set(key, count());
    return (await own.get(key)) as T;
  };
  return { ...built, forget: () => own.clear() };
};

/** The demo world, five thousand suppliers, and so many products of theirs. @returns products written a second */
export const fillSearch = async (databaseUrl: string, dataDir: string, from: number, to: number): Promise<number> => {
  if (!from) {
    const pool = createPool(databaseUrl, 2, createLog('silent'));
    await migrateDatabase(pool).finally(() => pool.end());
  }
  const built = await platformOn(databaseUrl, dataDir);
  const ctx = systemContext(built.platform);
  await loadReference(ctx);
  const r = createChance(31);
  const made = Array.from({ length: suppliers }, (_, i) => ({
    id: idOf('search-supplier', i),
    slug: `search-supplier-${i}`,
    name: { cn: `复材企业 ${i}`, en: `Composites ${i}`, es: `Compuestos ${i}` },
    countryCode: r.pickOne(['CN', 'CN', 'CN', 'DE', 'ES', 'US', 'JP']),
    processes: [r.pickOne(['pultrusion', 'rtm', 'hand-lay-up']), r.pickOne(['autoclave-cure', 'vacuum-infusion'])],
    certificates: r.chance(0.6) ? [{ slug: 'iso-9001', verified: true }] : [],
  }));
  if (!from) {
    await seedWorld(built.platform);
    for (let i = 0; i < made.length; i += 500) await insertCompanies(ctx, made.slice(i, i + 500));
    await built.pool.query(`update enterprises set supplier_verified = true where slug like 'search-supplier-%2'`);
  }
  const products = buildCatalogue(to, made).slice(from);
  const began = performance.now();
  for (let i = 0; i < products.length; i += 5_000) await insertCatalogue(ctx, products.slice(i, i + 5_000));
  const seconds = (performance.now() - began) / 1000;
  await built.pool.query('vacuum analyze products');
  await built.pool.query('vacuum analyze enterprises');
  // What was filled in is on the disk before anything is measured: else a search writes a page of it for each that it reads.
  await built.pool.query('checkpoint');
  await built.stop();
  return Math.round(products.length / seconds);
};

const memberId = (): string => buildWorld(new Date(), 'none').people[0]?.id ?? '';
/** A member's token. */
export const memberToken = async (databaseUrl: string, dataDir: string): Promise<string> => {
  const built = await platformOn(databaseUrl, dataDir);
  const token = await sessionOf(built.platform, memberId());
  await built.stop();
  return token;
};

/** What the platform sends to the database for each search and each suggestion of a member. @returns the file that has it */
export const recordWork = async (databaseUrl: string, dataDir: string): Promise<string> => {
  const built = await platformOn(databaseUrl, dataDir);
  await loadReference(systemContext(built.platform));
  const ctx = { ...systemContext(built.platform), person: { userId: memberId() } } as unknown as Ctx;
  const work: Statement[][] = [];
  for (const s of searches) {
    const sent = await sentBy(async () => {
      await findListedProducts(ctx, { ...s, current: 1, size: 24 } as never);
      await readFilters(ctx, s as never);
    });
    work.push(sent);
    built.forget();
  }
  const suggested: Statement[][] = [];
  for (const q of beginnings) {
    suggested.push(await sentBy(() => suggest(ctx, q)));
    built.forget();
  }
  const file = join(dataDir, 'work.json');
  await writeFile(file, JSON.stringify({ work, suggested }));
  await built.stop();
  return file;
};
