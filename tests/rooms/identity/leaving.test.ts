import { beforeAll, beforeEach, expect, it } from 'vitest';
import { identity } from '#contract/identity/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { leaving } from '#contract/identity/leaving.ts';
import { type TestPlatform, testPlatform } from '#tests/harness/platform.ts';
import { refusal, refused } from '#tests/harness/refused.ts';
import { logIn, member, next, password } from '#tests/world/accounts.ts';
import { publish, quote } from '#tests/world/inquiries.ts';
import { codeFor, forgetLimits } from '#tests/world/login.ts';
import { company, person, sessionOf, supplier, type TestPerson } from '#tests/world/people.ts';

let p: TestPlatform;
beforeAll(async () => {
  p = await testPlatform();
});
beforeEach(() => forgetLimits(p));

const somebody = async (over: Parameters<typeof member>[1] = {}) => {
  const user = await member(p, { email: `leaver${next()}@example.com`, isFinish: true, ...over });
  const token = await sessionOf(p.platform, user.id);
  return { ...user, userId: user.id, token, email: user.email ?? '' };
};
const remove = (token: string, by: { password?: string; code?: string } = { password }) =>
  p.as(token)(leaving.remove, { body: by });

it('goes by the password or a code: nothing names its holder any more, and phone and mail are free', async () => {
  const who = await somebody({ username: `leaver${next()}` });
  expect(await refused(remove(who.token, { password: 'not-the-password' }))).toBe('400 common.invalid');
  expect(await refused(remove(who.token, {}))).toBe('428 identity.code');
  await remove(who.token);
  expect((await refusal(p.as(who.token)(identity.userInfo))).code).toBe(2);
  expect((await refusal(logIn(p, who.phone))).error).toBe('identity.badCredentials');
  const { rows } = await p.pool.query('select * from users where id = $1', [who.userId]);
  const kept = JSON.stringify(rows[0]);
  for (const part of [who.name, who.phone, who.email, who.username ?? '']) expect(kept).not.toContain(part);
  await member(p, { phone: who.phone, email: who.email });
  const other = await somebody();
  await remove(other.token, { code: await codeFor(p, other.phone, 'confirm', other.token) });
});

it('waits for what is under way, and says what', async () => {
  const entId = await company(p.platform);
  const buyer = await somebody({ entId, companyRole: 'owner' });
  const asBuyer: TestPerson = { ...buyer, entId };
  const asked = await publish(p, asBuyer, {});
  const seller = await supplier(p.platform);
  const quoted = await quote(p, seller, asked.id);
  const err = await refusal(remove(buyer.token));
  expect([err.status, err.error]).toEqual([409, 'identity.mattersOpen']);
  expect(err.data['matters']).toMatchObject([{ kind: 'inquiry' }]);
  expect((await p.as(seller.token)(leaving.matters)).matters).toMatchObject([{ kind: 'quotation' }]);
  await p.as(buyer.token)(inquiry.decide, { params: { id: quoted.id }, body: { decision: 'accepted' } });
  expect((await p.as(buyer.token)(leaving.matters)).matters).toMatchObject([{ kind: 'order' }]);
  expect((await p.as(seller.token)(leaving.matters)).matters).toMatchObject([{ kind: 'order' }]);
  await p.pool.query(`update orders set state = 'completed'`);
  await remove(buyer.token);
  // The other side keeps what was traded.
  expect((await p.pool.query('select 1 from orders where buyer_id = $1', [buyer.userId])).rowCount).toBe(1);
});

it('of an owner with colleagues waits for the hand-over; a colleague goes at once; the last takes the mark along', async () => {
  const entId = await company(p.platform, { supplierVerified: true, profile: { creditCode: '91320900MA1X8K3T4N' } });
  const owner = await somebody({ entId, companyRole: 'owner' });
  const colleague = await somebody({ entId, companyRole: 'sales' });
  expect((await refusal(remove(owner.token))).data['matters']).toMatchObject([{ kind: 'seats' }]);
  await remove(colleague.token);
  await remove(owner.token);
  await p.until(async () => {
    const { rows } = await p.pool.query('select supplier_verified as v, profile from enterprises where id = $1', [
      entId,
    ]);
    return rows[0].v === false && !rows[0].profile.creditCode;
  });
});

it('is not for accounts that are somebody else’s to take away', async () => {
  for (const [userType, role] of [
    [4, 'ROLR_ENTERPRISE_CUSTOMER'],
    [9, 'ROLE_OPERATOR'],
  ] as const) {
    const who = await person(p.platform, { userType, roles: [role] });
    expect(await refused(p.as(who.token)(leaving.matters))).toBe('403 common.forbidden');
  }
});
