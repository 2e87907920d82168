import { beforeAll, expect, inject, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { pages } from '#contract/all-pages.ts';
import { demoAccounts } from '#server/world/index.ts';
import { person, sessionOf } from '#tests/world/people.ts';
import { quick } from '../harness/parts.ts';
import { useDatabase } from './harness/database.ts';

const baseUrl = inject('baseUrl');
const { pool, platform } = useDatabase();

/** Sessions of everybody whom pages know apart: the people of the demo world, who has just registered, and seats of a company. */
const sessions = new Map<string, string>();
/** Who asks where somebody waits: one of each kind of page, and who may least. */
const firstAsked = new Set(['buyer', 'supplier', 'operator', 'newcomer']);
beforeAll(async () => {
  for (const { key, login } of demoAccounts) {
    const { rows } = await pool.query<{ id: string }>('select id from users where username = $1 or phone = $1', [
      login,
    ]);
    sessions.set(key, await sessionOf(platform, rows[0]?.id ?? ''));
  }
  const roles = [roleCodes.buyer];
  sessions.set('newcomer', (await person(platform, { userType: 2, roles, isFinish: false })).token);
  const { rows } = await pool.query<{ id: string }>(`select ent_id as id from users where username = 'weiheng-carbon'`);
  for (const seat of ['purchasing', 'sales', 'reader'] as const) {
    const both = [...roles, roleCodes.supplier];
    sessions.set(seat, (await person(platform, { userType: 1, roles: both, entId: rows[0]?.id ?? '', seat })).token);
  }
});

it(
  'no page fails for anybody: it is shown, leads elsewhere, or says what is missing',
  { timeout: 900_000 },
  async () => {
    const failed: string[] = [];
    for (const [who, token] of sessions) {
      if (quick && !firstAsked.has(who)) continue;
      for (const { path } of pages) {
        const address = path.replace(/\{\w+\}/g, 'none');
        const res = await fetch(baseUrl + address, { headers: { cookie: `xtoken=${token}` }, redirect: 'manual' });
        await res.body?.cancel();
        if (res.status >= 500) failed.push(`${who} ${res.status} ${address}`);
      }
    }
    expect(failed).toEqual([]);
  },
);
