import { assemble } from '#server/assemble.ts';
import { readConfig } from '#server/platform/config/index.ts';
import { systemContext } from '#server/platform/context.ts';
import { createPool } from '#server/platform/database/index.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { createLog } from '#server/platform/log.ts';
import { loadReference } from '#server/rooms/dictionary/index.ts';
import { seedWorld } from '#server/world/index.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';

const side = ['carbon-fibre', 'glass-fibre', 'epoxy-resin', 'foam-core', 'thermoset-prepreg'];
const ways = ['pultrusion', 'rtm', 'hand-lay-up', 'autoclave-cure', 'vacuum-infusion'];
const atOnce = 20;

/** People who publish, and those who quote; the latter make what is asked for. */
export type Dealers = { buyers: TestPerson[]; quoting: TestPerson[] };

/** The demo world, so many verified suppliers with somebody to tell in each, and people with open sessions among them. */
export const fillDeals = async (
  databaseUrl: string,
  dataDir: string,
  o: { suppliers: number; buyers: number },
): Promise<Dealers> => {
  const log = createLog('silent');
  const pool = createPool(databaseUrl, 2, log);
  await migrateDatabase(pool).finally(() => pool.end());
  const built = await assemble({ config: readConfig({ DATA_DIR: dataDir }), databaseUrl, log });
  const { platform } = built;
  await loadReference(systemContext(platform));
  await seedWorld(platform);
  const buyers: TestPerson[] = [];
  for (let i = 0; i < o.buyers; i++) buyers.push(await buyer(platform));
  const suppliers: TestPerson[] = [];
  for (let i = 0; i < o.suppliers; i += atOnce)
    suppliers.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(atOnce, o.suppliers - i) }, (_, k) =>
          supplier(platform, {
            categories: [side[(i + k) % side.length] ?? ''],
            processes: [ways[(i + 3 * k) % ways.length] ?? ''],
            countryCode: (i + k) % 3 ? 'CN' : 'DE',
          }),
        ),
      )),
    );
  await built.pool.query('vacuum analyze enterprises');
  await built.pool.query('vacuum analyze users');
  await built.stop();
  return { buyers, quoting: suppliers.filter((_, i) => i % side.length === 0) };
};
