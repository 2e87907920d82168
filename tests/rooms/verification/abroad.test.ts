import { beforeAll, describe, expect, it } from 'vitest';
import type { InputOf } from '#contract/core/endpoint.ts';
import { roleCodes } from '#contract/core/access.ts';
import { identity } from '#contract/identity/calls.ts';
import { operator } from '#contract/operator/calls.ts';
import { verification } from '#contract/verification/calls.ts';
import type { GivenFields } from '#contract/verification/calls.ts';
import { companyStated, setCompanyNumber } from '#server/rooms/enterprise/index.ts';
import { inTransaction, systemContext } from '#server/platform/context.ts';
import { type TestPlatform, testPlatform } from '#tests/harness/platform.ts';
import { refusal, refused } from '#tests/harness/refused.ts';
import { decideAs, fileOf } from '#tests/world/applications.ts';
import { buyer, person, type TestPerson } from '#tests/world/people.ts';

type Submit = InputOf<typeof verification.submit>['body'];
let t: TestPlatform;
let op: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  op = await person(t.platform, { userType: 9, roles: [roleCodes.operator] });
});

const spanish = {
  country: 'ES',
  name: 'Compuestos del Ebro, S.L.',
  registrationNumber: 'B-12345674',
  legal: 'Ana Ruiz',
  personName: 'Ana Ruiz',
  address: 'Calle de Alcalá 21',
  postcode: '28014',
  city: 'Madrid',
  region: 'Madrid',
} satisfies GivenFields;
const american = {
  country: 'US',
  name: 'Ridge Composites LLC',
  registrationNumber: '12-3456789',
  legal: 'Jo Marsh',
  personName: 'Jo Marsh',
  address: '350 5th Avenue',
  city: 'New York',
  region: 'NY',
  postcode: '10118',
} satisfies GivenFields;

const apply = async (
  p: TestPerson,
  fields: GivenFields,
  types: readonly Submit['documents'][number]['type'][] = ['registrationCertificate', 'taxCertificate', 'idDocument'],
) => {
  const documents = await Promise.all(types.map(async (type) => ({ type, fileId: await fileOf(t, p) })));
  return t.as(p.token)(verification.submit, { body: { kind: 'supplier', documents, fields } });
};
const faultsOf = async (p: TestPerson, fields: GivenFields) => {
  const { fields: faults } = await refusal(apply(p, fields));
  return faults;
};
const mine = async (p: TestPerson) => (await t.as(p.token)(verification.mine)).applications[0];

describe('a company abroad', () => {
  it('is verified by its own papers and number, and gets what a Chinese one gets', async () => {
    for (const fields of [spanish, american]) {
      const p = await buyer(t.platform);
      const { id } = await apply(p, fields);
      const view = await t.as(op.token)(operator.review, { params: { id } });
      expect(view.checks).toEqual({ codeRight: null, codeFree: true });
      expect(view.numbers).toEqual([
        fields.country === 'ES'
          ? { kind: 'esNif', value: 'B12345674', verdict: 'checked' }
          : { kind: 'usEin', value: '123456789', verdict: 'checked' },
      ]);
      await decideAs(t, op, id, 'approve');
      expect((await t.as(p.token)(identity.userInfo)).roles).toContain('ROLE_GYS');
      const { rows } = await t.pool.query('select country_code as country, profile from enterprises where id = $1', [
        p.entId,
      ]);
      expect(rows[0]).toMatchObject({
        country: fields.country,
        profile: { registrationCountry: fields.country, registrationNumber: view.numbers[0]?.value },
      });
      const { badges } = await t.as()(verification.badges, { params: { id: p.entId! } });
      expect(badges.map((b) => b.type).toSorted()).toEqual(['registrationCertificate', 'taxCertificate']);
    }
  });

  it('hands in no Chinese licence, and its tax paper where the number stands on it alone', async () => {
    const p = await buyer(t.platform);
    const fields = { ...spanish, registrationNumber: 'A58818501' };
    expect(await refused(apply(p, fields, ['businessLicence', 'taxCertificate', 'idDocument']))).toBe(
      '422 verification.missingDocuments',
    );
    expect(await refused(apply(p, fields, ['registrationCertificate', 'idDocument']))).toBe(
      '422 verification.missingDocuments',
    );
    const german = {
      ...fields,
      country: 'DE',
      registrationNumber: 'Amtsgericht München, HRB 123456',
      taxNumber: 'DE136695976',
      postcode: '80331',
    };
    await apply(p, german, ['registrationCertificate', 'idDocument']);
    const [a] = (await t.as(p.token)(verification.mine)).applications;
    expect(a?.given).toMatchObject({ country: 'DE', taxNumber: 'DE136695976' });
    // A Chinese one hands in no certificate of another register.
    const q = await buyer(t.platform);
    expect(await refused(apply(q, { ...spanish, country: 'CN' }, ['registrationCertificate', 'idDocument']))).toBe(
      '422 verification.missingDocuments',
    );
  });

  it('is told what is wrong with its number and address, in its country’s terms', async () => {
    const p = await buyer(t.platform);
    const wrong: [GivenFields, Record<string, string>][] = [
      [{ ...spanish, registrationNumber: 'B12345678' }, { registrationNumber: 'numberCheck' }],
      [{ ...spanish, registrationNumber: '12' }, { registrationNumber: 'numberForm' }],
      [{ ...spanish, registrationNumber: '' }, { registrationNumber: 'required' }],
      [{ ...spanish, postcode: '99999' }, { postcode: 'postcode' }],
      [
        { ...spanish, city: '', region: '' },
        { city: 'required', region: 'required' },
      ],
      [{ ...american, registrationNumber: '07-3456789' }, { registrationNumber: 'numberCheck' }],
      [
        { ...spanish, country: 'DE', registrationNumber: 'HRB 1', taxNumber: 'DE1', postcode: '80331' },
        { registrationNumber: 'numberForm', taxNumber: 'numberForm' },
      ],
      [{ ...spanish, country: 'ZZ' }, { country: 'choice' }],
    ];
    for (const [fields, codes] of wrong) {
      const found = await faultsOf(p, fields);
      expect([fields.country, Object.keys(found ?? {}).toSorted()]).toEqual([
        fields.country,
        Object.keys(codes).toSorted(),
      ]);
    }
    expect(JSON.stringify(await faultsOf(p, { ...spanish, registrationNumber: '12' }))).toContain('B12345674');
  });
});

describe('a number abroad', () => {
  const number = { ...spanish, registrationNumber: 'Q2826000H' };

  it('belongs to one company of its country, whatever the name; another country has numbers of its own', async () => {
    const [first, second, portuguese] = [await buyer(t.platform), await buyer(t.platform), await buyer(t.platform)];
    const { id } = await apply(first, number);
    await decideAs(t, op, id, 'approve');
    const again = await apply(second, { ...number, name: 'Otra empresa', registrationNumber: 'ES Q-2826000-H' });
    expect((await mine(second))?.claimed).toBe(true);
    expect(await refused(decideAs(t, op, again.id, 'approve'))).toBe('409 verification.codeTaken');
    const other = { ...number, country: 'CO', registrationNumber: 'Q2826000H', name: 'Tercera' };
    const free = await apply(portuguese, other, ['registrationCertificate', 'idDocument']);
    expect((await mine(portuguese))?.claimed).toBe(false);
    await decideAs(t, op, free.id, 'approve');
  });

  it('is given to one of two at once, by the database itself', async () => {
    const [a, b] = [await buyer(t.platform), await buyer(t.platform)];
    const ctx = systemContext(t.platform);
    const own = { key: 'registrationNumber', country: 'ES', kind: 'esNif', value: 'G28000006' } as const;
    const got = await Promise.allSettled(
      [a, b].map((p) => inTransaction(ctx, (tx) => setCompanyNumber(tx, p.entId!, own, 'X'))),
    );
    expect(got.map((g) => g.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    // A country without a number, or in another form, is none.
    await expect(
      t.pool.query(`update enterprises set profile = profile || '{"registrationCountry":"Spain"}' where id = $1`, [
        a.entId,
      ]),
    ).rejects.toThrow(/enterprises_registration_of/);
  });

  it('is approved once, where two reviewers approve two applications for it together', async () => {
    const fields = { ...american, registrationNumber: '20-1234567' };
    const people = [await buyer(t.platform), await buyer(t.platform)];
    const ids = [];
    for (const p of people) ids.push((await apply(p, fields)).id);
    const got = await Promise.allSettled(ids.map((id) => decideAs(t, op, id, 'approve')));
    expect(got.filter((g) => g.status === 'fulfilled')).toHaveLength(1);
  });

  it('of an applicant without a company makes one of that country', async () => {
    const p = await person(t.platform, { userType: 2, roles: ['ROLE_BUYER'] });
    const { id } = await apply(p, { ...american, registrationNumber: '30-1234567' });
    await decideAs(t, op, id, 'approve');
    const { sysUser } = await t.as(p.token)(identity.userInfo);
    expect(await companyStated(systemContext(t.platform), sysUser.entId!)).toMatchObject({ country: 'US' });
  });
});
