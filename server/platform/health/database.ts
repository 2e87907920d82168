import { sql } from 'drizzle-orm';
import type { Db } from '../database/index.ts';

type Row = {
  version: string;
  bytes: string;
  connections: number;
  most: number;
  longest: number;
  nodes: number;
};

/** Size in bytes, connections, the seconds of the longest statement, nodes on its bus, and the last migration. */
export const readDatabase = async (db: Db) => {
  const { rows } = await db.execute<Row>(sql`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::text as bytes,
      (count(*))::int as connections,
      current_setting('max_connections')::int as most,
      coalesce(max(extract(epoch from clock_timestamp() - query_start))
        filter (where state = 'active' and pid <> pg_backend_pid() and backend_type = 'client backend'), 0)::float as longest,
      (count(*) filter (where application_name = 'weft-bus'))::int as nodes
    from pg_stat_activity where datname = current_database()`);
  const { rows: migrations } = await db.execute<{ n: number; at: string | null }>(
    sql`select count(*)::int as n, max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  const [d] = rows;
  const [m] = migrations;
  return {
    nodes: d?.nodes ?? 0,
    database: {
      version: d?.version ?? '',
      bytes: Number(d?.bytes ?? 0),
      connections: d?.connections ?? 0,
      most: d?.most ?? 0,
      longest: Math.max(0, d?.longest ?? 0),
      migratedAt: m?.at ? new Date(Number(m.at)).toISOString() : null,
      migrations: m?.n ?? 0,
    },
  };
};

/** Messages that the outbox took in the last 24 hours. */
export const countOutbox = async (db: Db): Promise<{ mail: number; sms: number }> => {
  const { rows } = await db.execute<{ mail: number; sms: number }>(sql`
    select (count(*) filter (where kind = 'mail'))::int as mail, (count(*) filter (where kind = 'sms'))::int as sms
    from outbox_messages where created_at > now() - interval '24 hours'`);
  return rows[0] ?? { mail: 0, sms: 0 };
};
