import pg from 'pg';
import { expect } from 'vitest';
import { registration } from '#contract/identity/registration.ts';
import { operator } from '#contract/operator/calls.ts';
import { atEnd } from '../harness/ends.ts';
import type { TestPlatform } from '../harness/platform.ts';
import { refused } from '../harness/refused.ts';
import type { TestPerson } from './people.ts';

export const callers = 32;
/** Calls at once, each with its own outcome; what is neither done nor a refusal fails the test. */
export const race = async (calls: (() => Promise<unknown>)[]): Promise<string[]> => {
  const outcomes = await Promise.all(calls.map((c) => refused(c())));
  for (const o of outcomes) expect(o).not.toMatch(/^5/);
  return outcomes;
};
export const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

/** Holds a row from outside. @returns what lets it go */
export const hold = async (t: TestPlatform, table: string, id: string): Promise<() => Promise<void>> => {
  const client = new pg.Client({ connectionString: t.databaseUrl });
  await client.connect();
  let gone = false;
  const letGo = async () => {
    if (!gone) await client.end();
    gone = true;
  };
  atEnd(letGo);
  await client.query('begin');
  await client.query(`select 1 from ${table} where id = $1 for update`, [id]);
  return letGo;
};
/** How many statements of ours wait for a row; those of the queue don't count. */
const howManyWait = async (t: TestPlatform) =>
  (
    await t.pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0 and query not ilike '%pgboss%'`,
    )
  ).rows[0]?.n ?? 0;
/** Waits until the work is done or waits for somebody: either way as far as it comes. */
export const asFarAsItComes = async (t: TestPlatform, work: Promise<unknown>, n: number) => {
  let done = false;
  void work.then(
    () => (done = true),
    () => (done = true),
  );
  await t.until(async () => done || (await howManyWait(t)) >= n);
};

/** Somebody's row as it stands. */
export const rowOf = async (t: TestPlatform, id: string) =>
  (
    await t.pool.query<{
      user_type: number;
      roles: string[];
      auth_status: number;
      ent_id: string | null;
      company_role: string | null;
      user_level: number;
      is_finish: boolean;
      profile: Record<string, unknown>;
    }>('select * from users where id = $1', [id])
  ).rows[0]!;
/** A company's row as it stands. */
export const companyRow = async (t: TestPlatform, id: string) =>
  (
    await t.pool.query<{ supplier_verified: boolean; profile: Record<string, unknown>; name: Record<string, string> }>(
      'select * from enterprises where id = $1',
      [id],
    )
  ).rows[0]!;
export const saveForm = (t: TestPlatform, p: TestPerson, body: object) =>
  t.as(p.token)(registration.saveCompany, { body });

export const revokeCompany = (t: TestPlatform, op: TestPerson, entId: string) =>
  t.as(op.token)(operator.revokeCompany, { params: { id: entId }, body: { reason: '执照已被注销' } });
