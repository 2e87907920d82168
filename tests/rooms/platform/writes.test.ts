import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes as r } from '#contract/core/access.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refused } from '../../harness/refused.ts';
import { decideAs, fileOf, newCreditCode, submitAs } from '../../world/applications.ts';
import { publish, quotationInput } from '../../world/inquiries.ts';
import { buyer, person, supplier, type TestPerson } from '../../world/people.ts';
import { asFarAsItComes, companyRow, hold, revokeCompany, rowOf, saveForm } from '../../world/races.ts';
import { companyForm } from '../../world/registration.ts';

let t: TestPlatform;
let op: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  op = await person(t.platform, { userType: 9, roles: [r.operator] });
});

/** A form whose logo is held from outside, so that saving it stops between what it reads and what it writes. */
const heldForm = async (p: TestPerson, over: object = {}) => {
  const logo = await fileOf(t, p);
  const form = await companyForm(t, { entLogoCn: `/api/busi/busifile/${logo}`, ...over });
  return { form, letGo: await hold(t, 'files', logo) };
};

describe('a company form that is saved while a decision is made', () => {
  const supplierOf = async () => {
    const b = await buyer(t.platform);
    const { id } = await submitAs(t, b);
    await decideAs(t, op, id, 'approve');
    return { b, name: (await companyRow(t, b.entId!)).name['cn'] };
  };

  it('brings back no right that was revoked meanwhile', async () => {
    const { b, name } = await supplierOf();
    const { form, letGo } = await heldForm(b, { entNameCn: name });
    const saving = saveForm(t, b, form);
    await asFarAsItComes(t, saving, 1);
    const revoking = revokeCompany(t, op, b.entId!);
    await asFarAsItComes(t, revoking, 2);
    await letGo();
    await Promise.all([saving, revoking]);
    expect((await rowOf(t, b.userId)).roles).toEqual(['ROLE_BUYER']);
    expect((await companyRow(t, b.entId!)).profile).not.toHaveProperty('creditCode');
  });

  it('loses no right that was granted meanwhile, and no credit code', async () => {
    const b = await buyer(t.platform);
    const creditCode = newCreditCode();
    const fields = { name: '盐城恒泽新材料有限公司', creditCode, legal: '薛明澜', personName: '薛明澜' };
    const { id } = await submitAs(t, b, { fields });
    const { form, letGo } = await heldForm(b);
    const saving = saveForm(t, b, form);
    await asFarAsItComes(t, saving, 1);
    const granting = decideAs(t, op, id, 'approve');
    await asFarAsItComes(t, granting, 2);
    await letGo();
    await Promise.all([saving, granting]);
    expect((await rowOf(t, b.userId)).roles).toContain('ROLE_GYS');
    const kept = await companyRow(t, b.entId!);
    expect(kept).toMatchObject({ supplier_verified: true, profile: { creditCode } });
    expect(kept.profile).toHaveProperty('info');
  });
});

it('a quotation that waits for the inquiry beyond its deadline is refused', async () => {
  const [b, s] = [await buyer(t.platform), await supplier(t.platform)];
  const asked = await publish(t, b);
  const body = await quotationInput(t, s, asked.id);
  await t.pool.query(`update inquiries set deadline = clock_timestamp() + interval '1 second' where id = $1`, [
    asked.id,
  ]);
  const letGo = await hold(t, 'inquiries', asked.id);
  const quoting = refused(t.as(s.token)(inquiry.quote, { body }));
  await asFarAsItComes(t, quoting, 1);
  const { rows } = await t.pool.query<{ n: number }>(
    `select count(*)::int as n from inquiries where id = $1 and deadline > clock_timestamp()`,
    [asked.id],
  );
  // It began before the deadline, or this test tries nothing.
  expect(rows[0]?.n).toBe(1);
  await t.until(
    async () =>
      (await t.pool.query('select 1 from inquiries where id = $1 and deadline <= clock_timestamp()', [asked.id]))
        .rowCount,
  );
  await letGo();
  expect(await quoting).toBe('409 inquiry.deadlinePassed');
});
