import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes as r } from '#contract/core/access.ts';
import type { GivenSeat } from '#contract/core/seats.ts';
import { operator } from '#contract/operator/calls.ts';
import { seats } from '#contract/seats/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { expireApplications } from '#server/rooms/verification/index.ts';
import { tellSecurity } from '#server/rooms/identity/index.ts';
import { jobsDone } from '../../harness/jobs.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { applicationOf, decideAs, fileOf, submitAs } from '../../world/applications.ts';
import { forgetLimits, messagesTo } from '../../world/login.ts';
import { buyer, company, person, supplier, type TestPerson } from '../../world/people.ts';

/** What facts of rooms become for people: whom, which kind, which words and link, and what makes two of them one. */
let t: TestPlatform;
let op: TestPerson;
type Row = { kind: string; params: Record<string, unknown>; link: string; dedupe: string };
const own = '[0-9a-f-]{36}';

beforeAll(async () => {
  t = await testPlatform();
  op = await person(t.platform, { userType: 9, roles: [r.operator] });
});

/** All that somebody was told, oldest first, once there are so many. */
const told = (who: TestPerson, n: number): Promise<Row[]> =>
  t.until(async () => {
    const { rows } = await t.pool.query<Row>(
      // Points that go with what was reversed are told by themselves.
      `select kind, params, link, dedupe from notices where user_id = $1 and kind <> 'pointsReversed' order by created_at, id`,
      [who.userId],
    );
    return rows.length >= n ? rows : null;
  });
const numberOf = async (id: string): Promise<string> =>
  (await t.pool.query<{ number: string }>('select number from verification_applications where id = $1', [id])).rows[0]!
    .number;
const inSupplier = expect.objectContaining({ cn: expect.stringContaining('供应商') });

describe('an application', () => {
  it('tells its applicant of every decision on every submission', async () => {
    const b = await buyer(t.platform);
    const body = await applicationOf(t, b);
    const { id } = await submitAs(t, b, body);
    const number = await numberOf(id);
    await decideAs(t, op, id, 'askMore', { reasons: ['blurred'] });
    await submitAs(t, b, body);
    await decideAs(t, op, id, 'reject', { reasons: ['blurred'] });
    const reason = expect.objectContaining({ cn: expect.stringContaining('重新拍摄') });
    const common = { params: { number, applied: inSupplier, reason }, link: '/authenticationdata/beSupplier' };
    expect(await told(b, 2)).toEqual([
      { ...common, kind: 'verificationMore', dedupe: `verification:${id}:1:moreAsked` },
      { ...common, kind: 'verificationRejected', dedupe: `verification:${id}:2:rejected` },
    ]);
  });

  it('tells of an end that comes, of the end, and links each kind to its page', async () => {
    const b = await buyer(t.platform);
    const end = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const documents = [
      { type: 'businessLicence' as const, fileId: await fileOf(t, b), expiresAt: end },
      { type: 'idDocument' as const, fileId: await fileOf(t, b) },
    ];
    const { id } = await submitAs(t, b, { kind: 'enterprise', documents });
    const number = await numberOf(id);
    await decideAs(t, op, id, 'approve');
    const at = (days: number) =>
      expireApplications(systemContext(t.platform), new Date(Date.parse(end) + days * 86_400_000 + 3_600_000));
    await told(b, 1);
    await at(-12);
    await told(b, 2);
    await at(1);
    const link = '/authenticationdata/enterprise';
    const applied = expect.objectContaining({ cn: expect.stringContaining('企业') });
    const dedupe = `verification:${id}`;
    expect(await told(b, 3)).toEqual([
      { kind: 'verificationApproved', params: { number, applied }, link, dedupe: `${dedupe}:1:approved` },
      {
        kind: 'verificationExpires',
        params: { number, applied, days: 12 },
        link,
        dedupe: `${dedupe}:verificationExpires:${end}:12`,
      },
      {
        kind: 'verificationLapsed',
        params: { number, applied, days: 0 },
        link,
        dedupe: `${dedupe}:verificationLapsed:${end}:0`,
      },
    ]);
  });

  it('that is taken back tells its applicant, and an owner who did not apply', async () => {
    const b = await buyer(t.platform);
    const { id } = await submitAs(t, b);
    const number = await numberOf(id);
    await decideAs(t, op, id, 'approve');
    const [entId] = (await t.pool.query<{ e: string }>('select ent_id as e from users where id = $1', [b.userId])).rows;
    const both = { userType: 3 as const, roles: [r.buyer, r.supplier], entId: entId!.e };
    await t.pool.query(`update users set company_role = 'administrator' where id = $1`, [b.userId]);
    const owner = await person(t.platform, { ...both, seat: 'owner' });
    const sales = await person(t.platform, { ...both, seat: 'sales' });
    const revoke = (ent: string) =>
      t.as(op.token)(operator.revokeCompany, { params: { id: ent }, body: { reason: '执照系盗用' } });
    await revoke(entId!.e);
    const common = {
      kind: 'verificationRevoked',
      params: { number, applied: inSupplier, reason: '执照系盗用' },
      link: '/authenticationdata/beSupplier',
    };
    expect((await told(b, 2)).slice(1)).toEqual([{ ...common, dedupe: `revoked:${id}` }]);
    const unique = expect.stringMatching(new RegExp(`^revoked:${entId!.e}:${own}$`));
    expect(await told(owner, 1)).toEqual([{ ...common, dedupe: unique }]);
    // One that was verified without an application.
    const other = await supplier(t.platform);
    await revoke(other.entId!);
    expect(await told(other, 1)).toMatchObject([{ ...common, params: { number: '', applied: inSupplier } }]);
    expect(await told(sales, 0)).toEqual([]);
    expect(await told(b, 2)).toHaveLength(2);
  });

  it('with the number of a verified company tells its owners', async () => {
    const b = await buyer(t.platform);
    const given = await applicationOf(t, b);
    const first = await submitAs(t, b, given);
    await decideAs(t, op, first.id, 'approve');
    const [entId] = (await t.pool.query<{ e: string }>('select ent_id as e from users where id = $1', [b.userId])).rows;
    const another = await buyer(t.platform);
    const { id } = await submitAs(t, another, { fields: given.fields, kind: 'enterprise' });
    expect((await told(b, 2)).slice(1)).toEqual([
      {
        kind: 'verificationClaimed',
        params: {
          number: given.fields.creditCode,
          applied: expect.objectContaining({ cn: expect.stringContaining('企业') }),
        },
        link: '/accountdata/seats',
        dedupe: `claim:${id}:${entId!.e}`,
      },
    ]);
  });
});

describe('a seat', () => {
  const name = { cn: '衡纤科技', en: 'Hengxian' };
  const owning = async () =>
    person(t.platform, {
      userType: 3,
      roles: [r.buyer],
      entId: await company(t.platform, { name, supplierVerified: true }),
      seat: 'owner',
    });
  let n = 0;
  const invited = async (by: TestPerson, seat: GivenSeat) => {
    await forgetLimits(t);
    const target = `told${(n += 1)}@example.com`;
    const { id } = await t.as(by.token)(seats.invite, { body: { target, seat } });
    const [message] = await messagesTo(t, target);
    return { id, token: /token=([\w-]+)/.exec(message?.body ?? '')?.[1] ?? '' };
  };
  const nameOf = async (p: TestPerson): Promise<string> =>
    (await t.pool.query<{ name: string }>('select name from users where id = $1', [p.userId])).rows[0]!.name;
  const colleague = async (of: TestPerson, seat: GivenSeat) => {
    const who = await person(t.platform, { userType: 2, roles: [r.buyer] });
    const { id, token } = await invited(of, seat);
    await t.as(who.token)(seats.accept, { body: { token } });
    return { who, id };
  };
  const members = '/accountdata/seats';
  const home = '/personalCenterdata/userHome';
  const unique = expect.stringMatching(new RegExp(`^seat:${own}$`));
  const words = expect.objectContaining({ cn: expect.any(String), en: expect.any(String), es: expect.any(String) });

  it('that is taken or declined tells the inviter', async () => {
    const owner = await owning();
    const { who, id } = await colleague(owner, 'reader');
    await told(owner, 1);
    const declined = await invited(owner, 'sales');
    await t.as()(seats.decline, { body: { token: declined.token } });
    expect(await told(owner, 2)).toEqual([
      { kind: 'seatAccepted', params: { name: await nameOf(who) }, link: members, dedupe: `seat:${id}:seatAccepted` },
      {
        kind: 'seatDeclined',
        params: { name: expect.stringMatching(/^t.*\*.*@example\.com$/) },
        link: members,
        dedupe: `seat:${declined.id}:seatDeclined`,
      },
    ]);
  });

  it('that becomes another, is taken, given or left tells whom it concerns', async () => {
    const owner = await owning();
    const { who } = await colleague(owner, 'reader');
    const { who: gone } = await colleague(owner, 'sales');
    await told(owner, 2);
    await t.as(owner.token)(seats.change, { params: { id: who.userId }, body: { seat: 'purchasing' } });
    await t.as(owner.token)(seats.remove, { params: { id: gone.userId } });
    expect(await told(who, 1)).toEqual([
      { kind: 'seatChanged', params: { company: name, seat: words }, link: home, dedupe: unique },
    ]);
    expect(await told(gone, 1)).toEqual([
      { kind: 'seatRemoved', params: { company: name }, link: home, dedupe: unique },
    ]);
    await t.as(who.token)(seats.leave);
    expect((await told(owner, 3)).slice(2)).toEqual([
      { kind: 'seatLeft', params: { name: await nameOf(who), seat: words }, link: members, dedupe: unique },
    ]);
    // A company that everybody left has nobody to tell, least of all whoever left.
    await t.as(owner.token)(seats.leave);
    await jobsDone(t);
    expect(await told(owner, 3)).toHaveLength(3);
  });
});

it('what concerns an account’s safety is told to its holder, each time', async () => {
  const p = await person(t.platform, { userType: 2, roles: [r.buyer] });
  const ctx = { ...systemContext(t.platform), address: '203.0.113.7' };
  const all = ['Device', 'Password', 'Phone', 'Email', 'Factor', 'Export', 'Export'] as const;
  for (const what of all) {
    await tellSecurity(ctx, p.userId, what, { device: what === 'Device' ? 'Firefox · Linux' : null });
    await told(p, all.indexOf(what) + 1);
  }
  const rows = await told(p, all.length);
  expect(rows.map((x) => x.kind)).toEqual(all.map((what) => `account${what}`));
  expect(new Set(rows.map((x) => x.dedupe)).size).toBe(all.length);
  expect(rows[0]).toEqual({
    kind: 'accountDevice',
    params: {
      address: '203.0.113.7',
      device: 'Firefox · Linux',
      at: { cn: expect.stringContaining('UTC+8'), en: expect.any(String), es: expect.any(String) },
    },
    link: '/accountdata/safety',
    dedupe: expect.stringMatching(new RegExp(`^account:${own}$`)),
  });
});
