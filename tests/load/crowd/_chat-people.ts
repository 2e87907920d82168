import pg from 'pg';
import { assemble } from '#server/assemble.ts';
import { readConfig } from '#server/platform/config/index.ts';
import { systemContext } from '#server/platform/context.ts';
import { createPool } from '#server/platform/database/index.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { digest, newId, newSecret } from '#server/platform/ids.ts';
import { createLog } from '#server/platform/log.ts';
import { loadReference } from '#server/rooms/dictionary/index.ts';

/** A conversation of somebody with a company, and everybody who reads it: who asks first, then the company's people. */
export type Room = { id: string; people: { userId: string; token: string }[] };

/** Tables with their reference data, and conversations of so many people each. Everybody has a session that lasts two hours. */
export const fillRooms = async (databaseUrl: string, dataDir: string, rooms: number, size: number): Promise<Room[]> => {
  const log = createLog('silent');
  const first = createPool(databaseUrl, 2, log);
  await migrateDatabase(first).finally(() => first.end());
  const built = await assemble({ config: readConfig({ DATA_DIR: dataDir }), databaseUrl, log });
  await loadReference(systemContext(built.platform));
  await built.stop();
  const made: Room[] = Array.from({ length: rooms }, () => ({
    id: newId(),
    people: Array.from({ length: size }, () => ({ userId: newId(), token: newSecret() })),
  }));
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  for (const r of made) {
    const entId = newId();
    const ids = r.people.map((p) => p.userId);
    await pool.query(
      `insert into enterprises (id, slug, name) values ($1, $2, '{"cn":"公司","en":"Company","es":"Empresa"}')`,
      [entId, `company-${entId}`],
    );
    await pool.query(
      `insert into users (id, joined_as, user_type, roles, name, email, password_hash, ent_id, company_role, is_finish, user_level, lang)
       select id, '{buyer}', 3, '{ROLE_BUYER}', 'Person', id || '@example.com', 'none', case when n = 1 then null else $2::uuid end,
         case when n = 1 then null when n = 2 then 'owner' else 'sales' end, true, 5, 'en'
       from unnest($1::uuid[]) with ordinality as u(id, n)`,
      [ids, entId],
    );
    await pool.query(
      `insert into sessions (id, user_id, token_hash, refresh_hash, expires_at, ends_at)
       select gen_random_uuid(), * , gen_random_uuid()::text, now() + interval '2 hours', now() + interval '2 hours' from unnest($1::uuid[], $2::text[])`,
      [ids, r.people.map((p) => digest(p.token))],
    );
    await pool.query('insert into chat_conversations (id, user_a, ent_id) values ($1, $2, $3)', [r.id, ids[0], entId]);
  }
  await pool.query('vacuum analyze users');
  await pool.query('vacuum analyze sessions');
  await pool.end();
  return made;
};
