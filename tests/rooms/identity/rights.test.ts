import { beforeEach, describe, expect, it } from 'vitest';
import { identity } from '#contract/identity/calls.ts';
import { account } from '#contract/identity/account.ts';
import { registration } from '#contract/identity/registration.ts';
import { leaving } from '#contract/identity/leaving.ts';
import { operator } from '#contract/operator/calls.ts';
import type { GivenSeat } from '#contract/core/seats.ts';
import { seats } from '#contract/seats/calls.ts';
import type { ApplicationKind } from '#contract/verification/rules.ts';
import { systemContext } from '#server/platform/context.ts';
import { createOperator } from '#server/rooms/operator/index.ts';
import { expireApplications } from '#server/rooms/verification/index.ts';
import { seedWorld } from '#server/world/index.ts';
import { testPlatform } from '#tests/harness/platform.ts';
import { decideAs, fileOf, submitAs } from '#tests/world/applications.ts';
import { codeFor, forgetLimits, messagesTo } from '#tests/world/login.ts';
import { person, sessionOf, type TestPerson } from '#tests/world/people.ts';
import { companyRow, rowOf } from '#tests/world/races.ts';
import { companyForm } from '#tests/world/registration.ts';
import { wronglyStored } from '#tests/world/rights.ts';

const t = await testPlatform();
const ctx = systemContext(t.platform);
await seedWorld(t.platform);
const password = 'twill-2x2-carbon';
let n = 0;
const op = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
await t.pool.query('update users set auth_status = 1 where id = $1', [op.userId]);
beforeEach(() => forgetLimits(t));

/** Nobody's stored rights are another than what they follow from. */
const asTheyFollow = async () => expect((await wronglyStored(t.pool)).wrong).toEqual([]);
const rightsOf = async (who: { userId: string }) => {
  const u = await rowOf(t, who.userId);
  return [u.user_type, u.roles.map((r) => r.replace(/^ROL._/, '')).join(), u.auth_status];
};
const now = async (userId: string): Promise<TestPerson> => ({
  userId,
  entId: (await rowOf(t, userId)).ent_id,
  token: await sessionOf(t.platform, userId),
  email: '',
});

const newcomer = async () => {
  const target = `137${String(30_000_000 + (n += 1))}`;
  return { target, code: await codeFor(t, target, 'register'), password, name: '薛明', companyName: `恒泽${n}` };
};
const member = async (over: object = {}): Promise<TestPerson> => {
  const { companyName, ...body } = await newcomer();
  void companyName;
  const { user_info: u } = await t.as()(identity.register, { body: { ...body, ...over } });
  return now(u.userId);
};
const enterprise = async (): Promise<TestPerson> => {
  const { user_info: u } = await t.as()(registration.supplier, { body: await newcomer() });
  return now(u.userId);
};
const colleague = async (of: TestPerson, seat: GivenSeat): Promise<TestPerson> => {
  const who = await member();
  const target = `colleague${(n += 1)}@example.com`;
  await t.as(of.token)(seats.invite, { body: { target, seat } });
  const [message] = await messagesTo(t, target);
  await t.as(who.token)(seats.accept, { body: { token: /token=([\w-]+)/.exec(message?.body ?? '')?.[1] ?? '' } });
  return now(who.userId);
};
const ends = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
const approved = async (p: TestPerson, kind: ApplicationKind): Promise<string> => {
  const { id } = await submitAs(t, p, {
    kind,
    ...(kind === 'personal' && { fields: { personName: '薛明', idNumber: '11010519491231002X' } }),
    documents: [
      { type: kind === 'personal' ? 'idDocument' : 'businessLicence', fileId: await fileOf(t, p), expiresAt: ends },
      { type: 'authorisation', fileId: await fileOf(t, p) },
      { type: 'qualification', fileId: await fileOf(t, p), expiresAt: ends },
      { type: 'employmentProof', fileId: await fileOf(t, p) },
    ],
  });
  await decideAs(t, op, id, 'approve');
  return id;
};
const expireAll = () => expireApplications(ctx, new Date(Date.parse(ends) + 2 * 86_400_000));

describe('stored rights are what they follow from', () => {
  it('in the demo world, in every seat', async () => {
    const { wrong, people } = await wronglyStored(t.pool);
    expect(wrong).toEqual([]);
    expect(people).toBeGreaterThan(60);
    const { rows } = await t.pool.query<{ key: string }>(`
      select distinct u.user_type || ' ' || array_to_string(u.roles, ',') || ' ' || u.auth_status as key from users u where u.demo`);
    expect(rows.map((r) => r.key).toSorted()).toEqual([
      '1 ROLE_GYS 1',
      '2 ROLE_BUYER 0',
      '3 ROLE_BUYER 0',
      '3 ROLE_BUYER 1',
      '3 ROLE_BUYER,ROLE_GYS 1',
      '4 ROLR_ENTERPRISE_CUSTOMER 1',
      '5 ROLE_SERVICE_PROVIDER 0',
      '5 ROLE_SERVICE_PROVIDER 1',
      '9 ROLE_OPERATOR,ROLE_OPERATOR_ADMINISTRATOR 1',
    ]);
  });

  it('after registering, completing and going every way of upgrading', async () => {
    const viewer = await member({ fromMobile: 1 });
    expect(await rightsOf(viewer)).toEqual([2, 'VIEWER', 0]);
    const { user_info: provider } = await t.as()(registration.service, { body: await newcomer() });
    expect(await rightsOf(provider)).toEqual([5, 'SERVICE_PROVIDER', 0]);
    const e = await enterprise();
    await t.as(e.token)(registration.saveCompany, { body: await companyForm(t) });
    expect(await rightsOf(e)).toEqual([3, 'BUYER', 0]);
    await t.as(e.token)(registration.joinService, { body: {} });
    expect(await rightsOf(e)).toEqual([5, 'BUYER,SERVICE_PROVIDER', 0]);
    await t.as(viewer.token)(registration.joinService, { body: { companyName: '织造' } });
    expect(await rightsOf(viewer)).toEqual([5, 'SERVICE_PROVIDER', 0]);
    const buys = await member({ fromMobile: 1 });
    await t.as(buys.token)(registration.enterprise, { body: { companyName: '采购' } });
    expect(await rightsOf(buys)).toEqual([3, 'BUYER', 0]);
    await createOperator(ctx, { username: `operator${(n += 1)}`, name: '值班', level: 'reviewer' });
    await asTheyFollow();
  });

  it('after an approval of every kind, its end by day and by operator, for applicant, colleagues and customer service', async () => {
    const owner = await enterprise();
    const sales = await colleague(owner, 'sales');
    await approved(owner, 'supplier');
    await t.as(owner.token)(account.saveCustomerUser, {
      body: { username: `service${(n += 1)}`, name: '客服', password: 'warp-and-weft-7' },
    });
    const later = await colleague(owner, 'purchasing');
    for (const p of [owner, sales, later]) expect(await rightsOf(p)).toEqual([3, 'BUYER,GYS', 1]);
    await asTheyFollow();
    // A colleague's own proof outlives the company's; nobody else stays verified (decision 0030).
    await approved(sales, 'personal');
    await t.as(op.token)(operator.revokeCompany, { params: { id: owner.entId! }, body: { reason: '执照已被注销' } });
    expect([await rightsOf(owner), await rightsOf(sales)]).toEqual([
      [3, 'BUYER', 0],
      [3, 'BUYER', 1],
    ]);
    await asTheyFollow();
    await approved(owner, 'supplier');
    await expireAll();
    for (const p of [owner, sales, later]) expect(await rightsOf(p)).toEqual([3, 'BUYER', 0]);
    await asTheyFollow();
    for (const kind of ['enterprise', 'thirdParty'] as const) {
      const alone = await member({ fromMobile: 1 });
      await approved(alone, kind);
      expect(await rightsOf(alone)).toEqual(
        kind === 'enterprise' ? [3, 'BUYER', 1] : [5, 'VIEWER,SERVICE_PROVIDER', 1],
      );
      await asTheyFollow();
      await expireAll();
      expect(await rightsOf(alone)).toEqual([3, kind === 'enterprise' ? 'BUYER' : 'VIEWER,BUYER', 0]);
      await asTheyFollow();
    }
    const proved = await member();
    await approved(proved, 'personal');
    await t.as(op.token)(operator.revokePerson, { params: { id: proved.userId }, body: { reason: '证件系伪造' } });
    expect(await rightsOf(proved)).toEqual([2, 'BUYER', 0]);
    await asTheyFollow();
  });

  it('after joining, a change of seats, handing over, leaving, being taken out, deleting the account', async () => {
    const owner = await enterprise();
    await approved(owner, 'supplier');
    const [sales, reader] = [await colleague(owner, 'sales'), await colleague(owner, 'reader')];
    await t.as(owner.token)(seats.change, { params: { id: sales.userId }, body: { seat: 'administrator' } });
    await t.as(owner.token)(seats.handOver, { params: { id: sales.userId }, body: { password } });
    await asTheyFollow();
    await t.as(sales.token)(seats.remove, { params: { id: reader.userId } });
    expect(await rightsOf(reader)).toEqual([2, 'BUYER', 0]);
    // Who proved it for the company leaves: the company stays what it is, they are a personal member.
    await t.as(owner.token)(seats.leave);
    expect([await rightsOf(owner), await rightsOf(sales)]).toEqual([
      [2, 'BUYER', 0],
      [3, 'BUYER,GYS', 1],
    ]);
    await asTheyFollow();
    await t.as(sales.token)(leaving.remove, { body: { password } });
    expect(await rightsOf(sales)).toEqual([2, '', 0]);
    // The last of a verified company: its mark goes with its approvals, by a job.
    await t.until(async () => !(await companyRow(t, owner.entId!)).supplier_verified);
    await asTheyFollow();
  });

  it('after a suspension and its end, which change none', async () => {
    const owner = await enterprise();
    await approved(owner, 'supplier');
    const body = { reason: '投诉待查' };
    for (const act of [operator.suspendCompany, operator.reinstateCompany]) {
      await t.as(op.token)(act, { params: { id: owner.entId! }, body });
      expect(await rightsOf(owner)).toEqual([3, 'BUYER,GYS', 1]);
      await asTheyFollow();
    }
  });
});
