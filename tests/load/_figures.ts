import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assemble } from '#server/assemble.ts';
import { readConfig } from '#server/platform/config/index.ts';
import { type Ctx, systemContext } from '#server/platform/context.ts';
import { createPool } from '#server/platform/database/index.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { createLog } from '#server/platform/log.ts';
import { loadReference } from '#server/rooms/dictionary/index.ts';
import { readFunnel, readWeeks } from '#server/rooms/figures/read-funnel.ts';
import { seedWorld } from '#server/world/index.ts';
import { sentBy, type Statement } from '../harness/statements.ts';
import { sessionOf } from '../world/people.ts';

/** Members who look at things, and how many of them the bench is logged in as. */
const visitors = 20_000;
const loggedIn = 300;
/** Different inserts that the bare server repeats. */
const inserts = 2_000;

const visitorsSql = `
  insert into users (id, name, password_hash, joined_as)
  select gen_random_uuid(), 'Visitor ' || n, 'none', '{}' from generate_series(1, $1) as n`;
const footprintsSql = `
  with things as (select row_number() over (order by id) as n, id::text as subject, ent_id from products where state = 'listed'),
    people as (select row_number() over (order by id) as n, id from users where name like 'Visitor %')
  insert into footprints (id, user_id, kind, subject, ent_id, day, seconds, created_at)
  select gen_random_uuid(), p.id, 'product', t.subject, t.ent_id, (s.at at time zone 'Asia/Shanghai')::date, s.seconds, s.at
  from (
    select 1 + floor(random() * (select count(*) from things))::int as thing,
      1 + floor(random() * (select count(*) from people))::int as person,
      now() - random() * interval '84 days' as at, floor(random() * 600)::int as seconds
    from generate_series(1, $1)) as s
  join things t on t.n = s.thing join people p on p.n = s.person`;
const insertSql = `
  insert into footprints (id, user_id, kind, subject, ent_id, day) values (gen_random_uuid(), $1, 'product', $2, $3, $4)`;

type Work = {
  /** Tokens of suppliers' people, one for each list of statements in the file. */
  readers: string[];
  /** Tokens of members, and products that they look at. */
  lookers: string[];
  products: string[];
  file: string;
  inserts: number;
};

/** The demo world with so many footprints at its products; what the platform sends for each supplier's figures, as a file. */
export const fillFigures = async (databaseUrl: string, dataDir: string, events: number): Promise<Work> => {
  const migrating = createPool(databaseUrl, 2, createLog('silent'));
  await migrateDatabase(migrating).finally(() => migrating.end());
  const { platform, pool, stop } = await assemble({
    config: readConfig({ DATA_DIR: dataDir }),
    databaseUrl,
    log: createLog('silent'),
  });
  const ctx = systemContext(platform);
  await loadReference(ctx);
  await seedWorld(platform);
  await pool.query(visitorsSql, [visitors]);
  for (let done = 0; done < events; done += 100_000)
    await pool.query(footprintsSql, [Math.min(100_000, events - done)]);
  for (const table of ['footprints', 'users']) await pool.query(`vacuum analyze ${table}`);

  const { rows: suppliers } = await pool.query<{ userId: string; entId: string }>(
    `select distinct on (e.id) u.id as "userId", e.id as "entId" from users u join enterprises e on e.id = u.ent_id
     where e.supplier_verified and 'ROLE_GYS' = any(u.roles) and u.company_role = 'owner' order by e.id`,
  );
  const work: Statement[][] = [];
  for (const person of suppliers) {
    const own = { ...ctx, person } as unknown as Ctx;
    work.push(
      await sentBy(async () => {
        await readFunnel(own, {});
        await readWeeks(own, {});
      }),
    );
  }
  const { rows: things } = await pool.query<{ id: string; entId: string }>(
    `select id, ent_id as "entId" from products where state = 'listed' order by id`,
  );
  const { rows: people } = await pool.query<{ id: string }>(
    `select id from users where name like 'Visitor %' order by id limit $1`,
    [loggedIn],
  );
  const day = new Date().toISOString().slice(0, 10);
  const ingest = Array.from({ length: inserts }, (_, i): Statement[] => {
    const thing = things[i % things.length];
    return [{ text: insertSql, values: [people[i % people.length]?.id, thing?.id, thing?.entId, day] }];
  });
  const file = join(dataDir, 'work.json');
  await writeFile(file, JSON.stringify({ work, ingest }));
  const tokensOf = async (ids: string[]) => {
    const tokens: string[] = [];
    for (const id of ids) tokens.push(await sessionOf(platform, id));
    return tokens;
  };
  const readers = await tokensOf(suppliers.map((s) => s.userId));
  const lookers = await tokensOf(people.map((p) => p.id));
  await stop();
  return { readers, lookers, products: things.map((p) => p.id), file, inserts };
};
