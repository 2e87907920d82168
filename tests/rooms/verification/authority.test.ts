import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { identity } from '#contract/identity/calls.ts';
import { operator } from '#contract/operator/calls.ts';
import { seats } from '#contract/seats/calls.ts';
import { verification } from '#contract/verification/calls.ts';
import { standingChanged } from '#server/platform/bus/topics.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refusal, refused } from '../../harness/refused.ts';
import { applicationOf, decideAs, fileOf, newCreditCode, submitAs } from '../../world/applications.ts';
import { messagesTo } from '../../world/login.ts';
import { buyer, person, supplier, type TestPerson } from '../../world/people.ts';
import { told } from '#tests/harness/told.ts';

let t: TestPlatform;
let op: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  op = await person(t.platform, { userType: 9, roles: [roleCodes.operator] });
});

const licence = async (p: TestPerson) => ({ type: 'businessLicence' as const, fileId: await fileOf(t, p) });
const letter = async (p: TestPerson) => ({ type: 'authorisation' as const, fileId: await fileOf(t, p) });
const review = (id: string) => t.as(op.token)(operator.review, { params: { id } });
const mine = async (p: TestPerson) => (await t.as(p.token)(verification.mine)).applications[0];
/** An approved supplier, and what it was approved with. */
const approved = async () => {
  const p = await buyer(t.platform);
  const given = await applicationOf(t, p);
  const { id } = await t.as(p.token)(verification.submit, { body: given });
  await decideAs(t, op, id, 'approve');
  return { p, id, fields: given.fields };
};

describe('who applies for a company', () => {
  it('shows that they act for it: a licence alone is not enough, whatever the kind', async () => {
    for (const kind of ['enterprise', 'supplier', 'thirdParty'] as const) {
      const p = await buyer(t.platform);
      const err = await refusal(submitAs(t, p, { kind, documents: [await licence(p)] }));
      expect(err.error, kind).toBe('verification.missingDocuments');
      expect(err.fields, kind).toHaveProperty(['documents.idDocument']);
    }
    const { supplier: needs } = await t.as()(verification.needs);
    expect(needs.at(-1)).toMatchObject({ anyOf: ['idDocument', 'authorisation'], required: true });
  });

  it('is the legal representative by name, or has a letter', async () => {
    const p = await buyer(t.platform);
    const body = await applicationOf(t, p);
    const asked = (personName: string, documents = body.documents) =>
      t.as(p.token)(verification.submit, { body: { ...body, documents, fields: { ...body.fields, personName } } });
    expect((await refusal(asked(''))).fields).toHaveProperty('personName');
    expect((await refusal(asked('林晓'))).fields).toHaveProperty('personName');
    const { id } = await asked('林晓', [await licence(p), await letter(p)]);
    expect((await review(id)).authority).toMatchObject({
      by: 'signed',
      person: '林晓',
      legal: '薛明澜',
      isLegal: false,
    });
    const boss = await buyer(t.platform);
    const own = await submitAs(t, boss);
    expect((await review(own.id)).authority).toMatchObject({ by: 'legal', isLegal: true, verdict: null });
  });

  it('is approved only where the reviewer accepts it, and answers “add an authorisation” with one', async () => {
    const p = await buyer(t.platform);
    const { id } = await submitAs(t, p);
    const bare = t.as(op.token)(operator.decide, { params: { id }, body: { decision: 'approve' } });
    expect(await refused(bare)).toBe('422 operator.authorityNeeded');
    expect(await refused(decideAs(t, op, id, 'approve', { authority: 'refused' }))).toBe(
      '422 operator.authorityNeeded',
    );
    await decideAs(t, op, id, 'askMore', { reasons: ['unsigned'], authority: 'refused' });
    expect(await mine(p)).toMatchObject({ state: 'moreAsked', reasons: ['unsigned'] });
    const body = await applicationOf(t, p, { documents: [await licence(p), await letter(p)] });
    await t.as(p.token)(verification.submit, { body });
    expect((await review(id)).authority).toMatchObject({ by: 'signed', verdict: null });
    await decideAs(t, op, id, 'approve');
    expect((await t.as(p.token)(identity.userInfo)).roles).toContain('ROLE_GYS');
    // What shows who the person is, is no badge.
    const { badges } = await t.as()(verification.badges, { params: { id: p.entId! } });
    expect(badges.map((b) => b.type)).toEqual(['businessLicence']);
  });
});

describe('a second claim of a company', () => {
  it('is told to its owner, marked for the operators, contested, and never approved beside the first', async () => {
    const { p: owner, fields } = await approved();
    const thief = await buyer(t.platform);
    const { id } = await submitAs(t, thief, { fields });
    expect((await mine(thief))?.claimed).toBe(true);
    expect((await told(t, owner, 'verificationClaimed')).link).toBe('/accountdata/seats');
    expect((await t.as(op.token)(operator.queue, { query: {} })).rows.find((r) => r.id === id)?.claimed).toBe(true);
    const { claims } = await t.as(owner.token)(verification.claims);
    expect(claims).toMatchObject([{ by: '薛**', number: fields.creditCode, state: 'open' }]);
    const answer = (by: TestPerson, what: 'contest' | 'invite') =>
      t.as(by.token)(verification.answerClaim, {
        params: { id: claims[0]!.id },
        body: { answer: what, note: '不是我们的人' },
      });
    expect(await refused(answer(thief, 'contest'))).toBe('404 common.notFound');
    expect((await answer(owner, 'contest')).state).toBe('contested');
    expect(await refused(answer(owner, 'contest'))).toBe('409 verification.claimAnswered');
    expect((await review(id)).claim).toMatchObject({ state: 'contested', note: '不是我们的人' });
    expect(await refused(decideAs(t, op, id, 'approve'))).toBe('409 verification.codeTaken');
    await decideAs(t, op, id, 'reject', { reasons: ['forged'] });
    // The same application handed in twice tells the owner once.
    expect((await t.as(owner.token)(verification.claims)).claims).toHaveLength(1);
  });

  it('of a colleague is answered with an invitation, without telling the owner their address', async () => {
    const { p: owner, fields } = await approved();
    const colleague = await person(t.platform, { userType: 2, roles: ['ROLE_BUYER'] });
    await submitAs(t, colleague, { kind: 'enterprise', fields });
    const { claims } = await t.as(owner.token)(verification.claims);
    expect(JSON.stringify(claims)).not.toContain(colleague.email);
    const body = { answer: 'invite' as const, seat: 'purchasing' as const };
    await t.as(owner.token)(verification.answerClaim, { params: { id: claims[0]!.id }, body });
    const [mail] = await messagesTo(t, colleague.email);
    const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
    await t.as(colleague.token)(seats.accept, { body: { token } });
    expect((await t.as(colleague.token)(identity.userInfo)).sysUser).toMatchObject({
      entId: owner.entId,
      seat: 'purchasing',
    });
  });

  it('is found by the number of a registration abroad with the same name, and by no number alone', async () => {
    const abroad = async (p: TestPerson, name: string) => ({
      kind: 'supplier' as const,
      documents: [
        { type: 'registrationCertificate' as const, fileId: await fileOf(t, p), number: 'B-98 765 432' },
        await letter(p),
      ],
      fields: { name, legal: 'Ana Ruiz', personName: 'Ana Ruiz' },
    });
    const [first, same, other] = [await buyer(t.platform), await buyer(t.platform), await buyer(t.platform)];
    const { id } = await submitAs(t, first, await abroad(first, 'Compuestos del Ebro S.A.'));
    await decideAs(t, op, id, 'approve');
    await submitAs(t, other, await abroad(other, 'Ebro Fibras'));
    await submitAs(t, same, await abroad(same, 'COMPUESTOS DEL EBRO, S.A.'));
    expect([(await mine(same))?.claimed, (await mine(other))?.claimed]).toEqual([true, false]);
  });
});

describe('a verification taken back', () => {
  const revoke = (what: 'revokeCompany' | 'revokePerson', id: string, by = op) =>
    t.as(by.token)(operator[what], { params: { id }, body: { reason: '执照系盗用' } });

  it('ends what it gave at once, says why, and can be applied for anew', async () => {
    const { p, id, fields } = await approved();
    const colleague = await person(t.platform, { userType: 3, roles: ['ROLE_BUYER', 'ROLE_GYS'], entId: p.entId });
    const heard: string[] = [];
    t.platform.bus.subscribe(standingChanged, (m) => void heard.push(m.userId));
    expect(await refused(revoke('revokeCompany', p.entId!, p))).toBe('403 common.forbidden');
    expect(await revoke('revokeCompany', p.entId!)).toEqual({ people: 2 });
    for (const who of [p, colleague]) {
      const { roles, sysUser } = await t.as(who.token)(identity.userInfo);
      expect([roles, sysUser.authStatus]).toEqual([['ROLE_BUYER'], 0]);
    }
    await t.until(async () => heard.includes(p.userId) && heard.includes(colleague.userId));
    expect((await t.as()(verification.badges, { params: { id: p.entId! } })).badges).toEqual([]);
    const { rows } = await t.pool.query('select supplier_verified as v, profile from enterprises where id = $1', [
      p.entId,
    ]);
    expect(rows[0]).toMatchObject({
      v: false,
      profile: expect.not.objectContaining({ creditCode: expect.anything() }),
    });
    expect(await mine(p)).toMatchObject({ id, state: 'revoked', note: { cn: '执照系盗用' } });
    expect((await told(t, p, 'verificationRevoked')).params).toMatchObject({ reason: '执照系盗用' });
    expect(await refused(revoke('revokeCompany', p.entId!))).toBe('409 operator.nothingToRevoke');
    const audit = await t.as(op.token)(operator.audit, { query: { subject: p.entId! } });
    expect(audit.records).toMatchObject([{ act: 'company.revoke', reason: '执照系盗用' }]);
    // Its number is free for who proves it, and the company may prove it itself.
    const rightful = await buyer(t.platform);
    const again = await submitAs(t, rightful, { fields });
    expect((await mine(rightful))?.claimed).toBe(false);
    await decideAs(t, op, again.id, 'approve');
    await submitAs(t, p, { fields: { ...fields, creditCode: newCreditCode() } });
  });

  it('of a supplier that was verified without an application, and of a person alone', async () => {
    const s = await supplier(t.platform);
    expect(await revoke('revokeCompany', s.entId!)).toEqual({ people: 1 });
    expect((await t.as(s.token)(identity.userInfo)).roles).not.toContain('ROLE_GYS');
    const alone = await person(t.platform, { userType: 2, roles: ['ROLE_BUYER'] });
    const inTwoYears = new Date(Date.now() + 700 * 86_400_000).toISOString().slice(0, 10);
    const { id } = await submitAs(t, alone, {
      kind: 'personal',
      documents: [{ type: 'idDocument', fileId: await fileOf(t, alone), expiresAt: inTwoYears }],
      fields: { personName: '林晓', idNumber: '1' },
    });
    await decideAs(t, op, id, 'approve');
    expect(await revoke('revokePerson', alone.userId)).toEqual({ people: 1 });
    expect((await t.as(alone.token)(identity.userInfo)).sysUser.authStatus).toBe(0);
  });
});
