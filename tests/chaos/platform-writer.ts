import { join } from 'node:path';
import pg from 'pg';
import { createDatabase } from '#server/platform/database/index.ts';
import type { Platform } from '#server/platform/index.ts';
import { runningUrl } from '#server/platform/postgres/index.ts';
import { inquiryInput } from '#tests/world/inquiries.ts';
import { buyer } from '#tests/world/people.ts';
import type { Writer } from './writer.ts';

/** A buyer with a session, put straight into the database, once PostgreSQL is there. */
const createBuyer = async (dir: string): Promise<string> => {
  const url = runningUrl(join(dir, 'postgres'));
  if (!url) throw new Error('no database yet');
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    return (await buyer({ db: createDatabase(pool) } as Platform)).token;
  } finally {
    await pool.end();
  }
};

/** Publishes inquiries: number, lines, outbox job in one transaction. Acknowledged means code 0 with the id. */
export const platformWriter = (dir: string): Writer => {
  let token: Promise<string> | undefined;
  const session = () => {
    token ??= createBuyer(dir).catch((err: unknown) => {
      token = undefined;
      throw err;
    });
    return token;
  };
  const headers = async () => ({ authorization: `Bearer ${await session()}`, 'content-type': 'application/json' });
  return {
    write: async (baseUrl, n) => {
      try {
        const answer = await fetch(`${baseUrl}/api/busi/inquiry/publish`, {
          method: 'POST',
          headers: await headers(),
          body: JSON.stringify(inquiryInput({ title: `inquiry ${n}` })),
          signal: AbortSignal.timeout(5_000),
        });
        const { code, data } = (await answer.json()) as { code: number; data: { id: string } };
        return code === 0 ? data.id : null;
      } catch {
        return null;
      }
    },
    readAll: async (baseUrl) => {
      const ids = new Set<string>();
      for (let current = 1, pages = 1; current <= pages; current++) {
        const answer = await fetch(`${baseUrl}/api/busi/inquiry/own/page?size=100&current=${current}`, {
          headers: await headers(),
        });
        const { data } = (await answer.json()) as { data: { pages: number; records: { id: string }[] } };
        pages = data.pages;
        for (const r of data.records) ids.add(r.id);
      }
      return ids;
    },
  };
};
