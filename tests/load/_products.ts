import { createLog } from '#server/platform/log.ts';
import { assemble } from '#server/assemble.ts';
import { readConfig } from '#server/platform/config/index.ts';
import { systemContext } from '#server/platform/context.ts';
import { createPool } from '#server/platform/database/index.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { newId } from '#server/platform/ids.ts';
import { insertCatalogue } from '#server/rooms/catalogue/seed.ts';
import { loadReference } from '#server/rooms/dictionary/index.ts';
import { seedWorld, buildWorld } from '#server/world/index.ts';

/** The demo world with as many products as asked for, each with an age of its own. */
export const fillProducts = async (databaseUrl: string, dataDir: string, howMany: number): Promise<void> => {
  const log = createLog('silent');
  const pool = createPool(databaseUrl, 2, log);
  await migrateDatabase(pool).finally(() => pool.end());
  const built = await assemble({ config: readConfig({ DATA_DIR: dataDir }), databaseUrl, log });
  const ctx = systemContext(built.platform);
  await loadReference(ctx);
  await seedWorld(built.platform);
  const { products } = buildWorld(new Date(), 'none');
  const more = Array.from({ length: howMany - products.length }, (_, i) => {
    const one = products[i % products.length];
    if (!one) throw new Error('no products');
    return { ...one, id: newId(), createdAt: new Date(Date.now() - i * 60_000).toISOString() };
  });
  await insertCatalogue(ctx, more);
  await built.pool.query('vacuum analyze products');
  await built.stop();
};
