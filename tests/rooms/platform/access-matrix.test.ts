import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge, type RoleCode, roleCodes as r, type UserType } from '#contract/core/access.ts';
import type { Seat } from '#contract/core/seats.ts';
import { contract } from '#contract/index.ts';
import { type TestPlatform, testPlatform } from '../../harness/platform.ts';
import { company, person } from '../../world/people.ts';

/** One of each kind and role (access 1 and 2). */
const people: Record<
  string,
  { userType: UserType; roles: RoleCode[]; isFinish?: boolean; staff?: boolean; seat?: Seat } | null
> = {
  visitor: null,
  'mobile viewer': { userType: 2, roles: [r.viewer], isFinish: false },
  'unfinished buyer': { userType: 2, roles: [r.buyer], isFinish: false },
  'personal buyer': { userType: 2, roles: [r.buyer] },
  'enterprise buyer': { userType: 3, roles: [r.buyer], staff: true },
  'purchasing seat': { userType: 3, roles: [r.buyer, r.supplier], staff: true, seat: 'purchasing' },
  'sales seat': { userType: 3, roles: [r.buyer, r.supplier], staff: true, seat: 'sales' },
  'reader seat': { userType: 3, roles: [r.buyer, r.supplier], staff: true, seat: 'reader' },
  'enterprise supplier': { userType: 3, roles: [r.buyer, r.supplier], staff: true },
  supplier: { userType: 1, roles: [r.supplier], staff: true },
  'customer service': { userType: 4, roles: [r.customerService], staff: true, seat: 'service' },
  provider: { userType: 5, roles: [r.provider], staff: true },
  'supplier and provider': { userType: 15, roles: [r.supplier, r.provider], staff: true },
  administrator: { userType: 9, roles: [r.operator, r.administrator] },
  editor: { userType: 9, roles: [r.operator, r.editor] },
  reviewer: { userType: 9, roles: [r.operator, r.reviewer] },
};
/** What the door says to those who may not come in, before anything that they sent is read. */
const atTheDoor = {
  login: [401, 'common.login'],
  complete: [403, 'common.complete'],
  forbidden: [403, 'common.forbidden'],
  customerService: [403, 'common.customerService'],
  noQuoteRight: [403, 'common.noQuoteRight'],
  seat: [403, 'common.seat'],
} as const;
const doorSays = new Set<string>(Object.values(atTheDoor).map(([, code]) => code));

const calls = Object.values(contract).flatMap((room) => Object.values(room));
let t: TestPlatform;
const tokens = new Map<string, string>();
let cases = 0;

beforeAll(async () => {
  t = await testPlatform({ jobs: false });
  for (const [name, who] of Object.entries(people))
    if (who)
      tokens.set(
        name,
        (await person(t.platform, { ...who, entId: who.staff ? await company(t.platform) : null })).token,
      );
});
afterAll(() => console.log(`${calls.length} calls x ${Object.keys(people).length} kinds of people: ${cases} cases`));

/** Ends of calls that would end the session itself. */
const ends = /\/token\/logout$/;
/** And of calls that would make somebody else of who may call them (tests/rooms/identity/seats.test.ts). */
const changes = /\/seat\/leave$/;

describe('security 2: each kind of person x each call', () => {
  for (const e of calls)
    it(`${e.method} ${e.path}`, async () => {
      for (const [name, who] of Object.entries(people)) {
        if (ends.test(e.path) && who) continue;
        const verdict = judge(e.access, who && { ...who, isFinish: who.isFinish ?? true });
        if (changes.test(e.path) && verdict === 'yes') continue;
        const res = await t.api.request(e.path.replace(/\{\w+\}/g, 'not-an-id'), {
          method: e.method,
          headers: {
            'content-type': 'application/json',
            ...(who && { authorization: `Bearer ${tokens.get(name)}` }),
          },
          ...(e.method !== 'GET' && { body: 'not json' }),
        });
        const body = (await res.json().catch(() => ({}))) as { data?: { error?: string } | null };
        cases += 1;
        if (verdict === 'yes') expect(doorSays.has(body.data?.error ?? ''), `${name} may`).toBe(false);
        else expect([res.status, body.data?.error], `${name} may not`).toEqual(atTheDoor[verdict]);
        expect(res.status, `${name} breaks nothing`).not.toBe(500);
      }
    });
});
