import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roleCodes as r } from '#contract/core/access.ts';
import { account } from '#contract/identity/account.ts';
import { registration } from '#contract/identity/registration.ts';
import { identity } from '#contract/identity/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { leaving } from '#contract/identity/leaving.ts';
import { order } from '#contract/order/calls.ts';
import { seats } from '#contract/seats/calls.ts';
import { digest, newId, newSecret } from '#server/platform/ids.ts';
import { inTransaction, systemContext } from '#server/platform/context.ts';
import { renameCompany } from '#server/rooms/enterprise/form-store.ts';
import { noteLicence, setCompanyNumber } from '#server/rooms/enterprise/index.ts';
import { createPerson, hashPassword, lockPeople, settleRights } from '#server/rooms/identity/index.ts';
import {
  noteProfile,
  writeAvatar,
  writeJoined,
  writeSeat,
  writeTarget,
} from '#server/rooms/identity/accounts/person-store.ts';
import { writePassword } from '#server/rooms/identity/accounts/password-store.ts';
import { seatInvitations } from '#server/rooms/seats/tables.ts';
import { expireApplications } from '#server/rooms/verification/index.ts';
import { verificationGrants } from '#server/rooms/verification/tables.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { decideAs, fileOf, newCreditCode, submitAs } from '../../world/applications.ts';
import { inquiryInput, publish, quotationInput, quote } from '../../world/inquiries.ts';
import { forgetLimits } from '../../world/login.ts';
import { buyer, company, person, sessionOf, supplier, type TestPerson } from '../../world/people.ts';
import { callers, companyRow, race, revokeCompany, rowOf, saveForm, times } from '../../world/races.ts';
import { companyForm } from '../../world/registration.ts';

let t: TestPlatform;
let op: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  op = await person(t.platform, { userType: 9, roles: [r.operator] });
});

/** An invitation to a seat, as it was sent. @returns the link's secret */
const invitation = async (by: TestPerson): Promise<string> => {
  const token = newSecret();
  await t.platform.db.insert(seatInvitations).values({
    id: newId(),
    entId: by.entId!,
    target: `${newId()}@example.com`,
    seat: 'purchasing',
    tokenHash: digest(token),
    inviterId: by.userId,
    inviterName: '薛明澜',
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  return token;
};
const alone = () => person(t.platform, { userType: 2, roles: [r.buyer] });
const accept = (p: TestPerson, token: string) => t.as(p.token)(seats.accept, { body: { token } });
const leave = (p: TestPerson) => t.as(p.token)(seats.leave);
const membersOf = async (entId: string) =>
  (
    await t.pool.query<{ id: string; seat: string; roles: string[]; user_type: number }>(
      `select id, coalesce(company_role, 'owner') as seat, roles, user_type from users where ent_id = $1 and removed_at is null`,
      [entId],
    )
  ).rows;
const openOf = async (entId: string) =>
  (
    await t.pool.query<{ n: number }>(
      `select (select count(*) from inquiries where ent_id = $1 and state = 'quoting')::int
            + (select count(*) from orders where (buyer_ent_id = $1 or supplier_ent_id = $1) and state not in ('completed', 'cancelled'))::int as n`,
      [entId],
    )
  ).rows[0]?.n;
const password = 'twill-2x2-carbon';
let passwordHash: string | undefined;
const withPassword = async (over: { entId?: string } = {}): Promise<TestPerson> => {
  passwordHash ??= await hashPassword(password);
  const base = over.entId ? { entId: over.entId, companyRole: 'owner' as const } : {};
  const email = `${newId()}@example.com`;
  const u = await createPerson(systemContext(t.platform), {
    ...base,
    joinedAs: ['buyer'],
    email,
    isFinish: true,
    userLevel: 5,
    passwordHash,
  });
  return { userId: u.id, entId: over.entId ?? null, token: await sessionOf(t.platform, u.id), email };
};
const remove = (p: TestPerson) => t.as(p.token)(leaving.remove, { body: { password } });

describe(`${callers} at once`, () => {
  beforeEach(() => forgetLimits(t));

  it('complete, change and note one profile: each part stays', async () => {
    const p = await person(t.platform, { userType: 2, roles: [r.viewer], isFinish: false });
    const as = t.as(p.token);
    const form = await companyForm(t);
    const [position, department] = [form.userPositionCn[0]!, form.userDeptCn[0]!];
    const { areaId, entField, userKnow } = form;
    const chosen = { position, department, areaId, field: entField[0]!, howToKnow: userKnow[0]! };
    const info = { ...chosen, name: '林晓', companyName: '盐城恒泽' };
    const outcomes = await race(
      times(callers, (i) => () => {
        if (i % 3 === 0) return as(identity.completeInfo, { body: info });
        if (i % 3 === 1) return as(account.fixProfile, { body: { department } });
        return as(registration.needs, { body: { products: [], processes: [], note: '碳纤维' } });
      }),
    );
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    const u = await rowOf(t, p.userId);
    expect(u).toMatchObject({ roles: ['ROLE_BUYER'], is_finish: true, user_level: 5 });
    expect(u.profile).toMatchObject({ position, department, needs: { note: '碳纤维' } });
  });

  it('go the ways of upgrading: one company, one provider', async () => {
    const p = await alone();
    const companyName = `复材${newId()}`;
    await race(
      times(callers, (i) => () => {
        const way = i % 2 ? registration.joinService : registration.enterprise;
        return t.as(p.token)(way, { body: { companyName } });
      }),
    );
    const u = await rowOf(t, p.userId);
    expect(u).toMatchObject({ user_type: 5, company_role: 'owner' });
    expect([...u.roles].toSorted()).toEqual(['ROLE_BUYER', 'ROLE_SERVICE_PROVIDER']);
    const made = await t.pool.query(`select 1 from enterprises where name->>'cn' = $1`, [companyName]);
    expect(made.rowCount).toBe(1);
  });

  it('change their password with the old one: once', async () => {
    const p = await withPassword();
    const outcomes = await race(
      times(
        callers,
        (i) => () =>
          t.as(p.token)(account.changePassword, {
            body: { oldPassword: password, password: `plain-weave-${i}-glass` },
          }),
      ),
    );
    expect(outcomes.filter((o) => o === 'done')).toHaveLength(1);
  });

  it('disable, enable and take away a customer-service account: what is gone stays out', async () => {
    const s = await supplier(t.platform);
    const as = t.as(s.token);
    const username = `kefu-${newId().slice(-8)}`;
    const { id } = await as(account.saveCustomerUser, { body: { username, name: '客服', password } });
    await race(
      times(
        callers,
        (i) => () =>
          i === 9
            ? as(account.removeCustomerUser, { params: { id } })
            : as(account.saveCustomerUser, { body: { id, disabled: i % 2 === 0 } }),
      ),
    );
    const { rows } = await t.pool.query('select username, suspended_at, removed_at from users where id = $1', [id]);
    expect(rows[0]).toMatchObject({ username: null, suspended_at: expect.anything(), removed_at: expect.anything() });
  });

  it('take, change, hand over and leave seats: one owner, and everybody as their seat says', async () => {
    const owner = await withPassword({ entId: await company(t.platform) });
    const first = await Promise.all(times(6, alone));
    for (const p of first) await accept(p, await invitation(owner));
    const late = await Promise.all(times(10, async () => ({ p: await alone(), token: await invitation(owner) })));
    const as = t.as(owner.token);
    await race([
      ...late.map(
        ({ p, token }) =>
          () =>
            accept(p, token),
      ),
      ...times(
        8,
        (i) => () =>
          as(seats.change, { params: { id: first[i % 3]!.userId }, body: { seat: i % 2 ? 'sales' : 'administrator' } }),
      ),
      ...times(4, (i) => () => as(seats.handOver, { params: { id: first[i % 3]!.userId }, body: { password } })),
      ...times(4, (i) => () => as(seats.remove, { params: { id: first[3 + (i % 2)]!.userId } })),
      ...times(6, (i) => () => leave(first[i]!)),
    ]);
    const members = await membersOf(owner.entId!);
    expect(members.filter((m) => m.seat === 'owner')).toHaveLength(1);
    for (const { id } of members) expect(await rowOf(t, id)).toMatchObject({ user_type: 3, roles: ['ROLE_BUYER'] });
    for (const p of [...first, ...late.map((l) => l.p)])
      if (!members.some((m) => m.id === p.userId))
        expect(await rowOf(t, p.userId)).toMatchObject({ user_type: 2, ent_id: null, company_role: null });
  });

  it.each([
    ['leaves', (p: TestPerson) => leave(p)],
    ['deletes the account', (p: TestPerson) => remove(p)],
  ])('are invited by a lone owner who %s: nobody is left without an owner', async (_, go) => {
    const owners = await Promise.all(times(4, async () => withPassword({ entId: await company(t.platform) })));
    const calls = await Promise.all(
      owners.flatMap((o) => times(7, async () => ({ p: await alone(), token: await invitation(o) }))),
    );
    await race([
      ...calls.slice(0, 14).map(
        ({ p, token }) =>
          () =>
            accept(p, token),
      ),
      ...owners.map((o) => () => go(o)),
      ...calls.slice(14).map(
        ({ p, token }) =>
          () =>
            accept(p, token),
      ),
    ]);
    for (const o of owners) {
      const members = await membersOf(o.entId!);
      if (members.length) expect(members.filter((m) => m.seat === 'owner')).toHaveLength(1);
    }
  });

  it.each([
    ['leaves', (p: TestPerson) => leave(p)],
    ['deletes the account', (p: TestPerson) => remove(p)],
  ])('publish for a lone owner who %s: no inquiry is left open for nobody', async (_, go) => {
    const owners = await Promise.all(times(8, async () => withPassword({ entId: await company(t.platform) })));
    await race(
      owners.flatMap((o) => [
        () => go(o),
        ...times(3, () => () => t.as(o.token)(inquiry.publish, { body: inquiryInput() })),
      ]),
    );
    for (const o of owners) if (!(await membersOf(o.entId!)).length) expect(await openOf(o.entId!)).toBe(0);
  });

  it('accept quotations, cancel orders and leave on both sides: no deal is left open for nobody', async () => {
    const deals = await Promise.all(
      times(8, async () => {
        const b = await withPassword({ entId: await company(t.platform) });
        const s = await supplier(t.platform);
        const asked = await publish(t, b);
        const quoted = await quote(t, s, asked.id);
        return { b, s, asked, quoted, again: await quotationInput(t, s, asked.id) };
      }),
    );
    const step = async (by: TestPerson, d: (typeof deals)[number]) => {
      const { rows } = await t.pool.query<{ id: string }>('select id from orders where quotation_id = $1', [
        d.quoted.id,
      ]);
      const params = { id: rows[0]?.id ?? newId() };
      return t.as(by.token)(order.step, { params, body: { step: 'cancel', reason: '价格有变' } });
    };
    const accepted = (d: (typeof deals)[number]) =>
      t.as(d.b.token)(inquiry.decide, { params: { id: d.quoted.id }, body: { decision: 'accepted' } });
    await race(deals.flatMap((d) => [() => accepted(d), () => leave(d.b), () => leave(d.s), () => step(d.s, d)]));
    await race(deals.flatMap((d) => [() => step(d.s, d), () => leave(d.s), () => leave(d.b), () => step(d.b, d)]));
    await race(
      deals.flatMap((d) => [
        () => t.as(d.b.token)(inquiry.withdraw, { params: { id: d.asked.id }, body: {} }),
        () => leave(d.b),
        () => leave(d.s),
        () => t.as(d.s.token)(inquiry.quote, { body: d.again }),
      ]),
    );
    for (const d of deals)
      for (const p of [d.b, d.s]) if (!(await membersOf(p.entId!)).length) expect(await openOf(p.entId!)).toBe(0);
  });

  it('approve, revoke, let expire, save the form and seat people: rights follow the company’s mark', async () => {
    const owner = await buyer(t.platform);
    const others = await Promise.all(times(3, () => buyer(t.platform)));
    const creditCode = newCreditCode();
    const fields = { name: '盐城恒泽新材料有限公司', creditCode, legal: '薛明澜', personName: '薛明澜' };
    const form = await companyForm(t);
    for (let round = 0; round < 3; round += 1) {
      // A verified company applies anew once its verification was taken back.
      await revokeCompany(t, op, owner.entId!).catch(() => undefined);
      const [mine, ...theirs] = await Promise.all([owner, ...others].map((p) => submitAs(t, p, { fields })));
      const people = await Promise.all(times(8, async () => ({ p: await alone(), token: await invitation(owner) })));
      await race([
        ...times(2, () => () => decideAs(t, op, mine!.id, 'approve')),
        ...theirs.map((a) => () => decideAs(t, op, a.id, 'approve')),
        ...times(8, () => () => saveForm(t, owner, form)),
        ...people.map(
          ({ p, token }) =>
            () =>
              accept(p, token),
        ),
        ...times(3, () => () => revokeCompany(t, op, owner.entId!)),
        ...people.slice(0, 4).map(
          ({ p }) =>
            () =>
              leave(p),
        ),
        ...times(4, () => () => expireApplications(systemContext(t.platform), new Date())),
      ]);
      const kept = await companyRow(t, owner.entId!);
      const members = await membersOf(owner.entId!);
      for (const m of members) expect(m.roles.includes('ROLE_GYS')).toBe(kept.supplier_verified);
      expect('creditCode' in kept.profile).toBe(kept.supplier_verified);
      expect(kept.profile).toHaveProperty('info');
      const holders = await t.pool.query(`select 1 from enterprises where profile->>'creditCode' = $1`, [creditCode]);
      expect(holders.rowCount).toBeLessThanOrEqual(1);
      for (const p of others) await revokeCompany(t, op, p.entId!).catch(() => undefined);
      for (const { id } of [mine!, ...theirs])
        await decideAs(t, op, id, 'reject', { note: '否' }).catch(() => undefined);
    }
  }, 60_000);

  it('write one person and one company, each its own part: nothing of the others is lost', async () => {
    const b = await buyer(t.platform);
    const ctx = systemContext(t.platform);
    const entId = b.entId!;
    await t.platform.db.insert(verificationGrants).values({ id: newId(), kind: 'supplier', entId });
    const licence = await fileOf(t, b);
    const acts: (() => Promise<unknown>)[] = [
      ...times(callers / 2 + 5, (i) => () => noteProfile(ctx, b.userId, { [`part${i}`]: i })),
      () => writeAvatar(ctx, b.userId, '/avatar.png'),
      () => writePassword(ctx, b.userId, 'other'),
      () => writeTarget(ctx, b.userId, 'phone', '13977770001'),
      () => writeJoined(ctx, b.userId, ['service']),
      () => writeSeat(ctx, b.userId, { entId, seat: 'administrator' }),
      () => renameCompany(ctx, entId, 'en', 'Hengze'),
      () => renameCompany(ctx, entId, 'es', 'Hengze SA'),
      () => setCompanyNumber(ctx, entId, { key: 'creditCode', value: 'X1' }, '恒泽'),
      ...times(2, () => () => settleRights(ctx, { companies: [entId] })),
      () => inTransaction(ctx, (tx) => noteLicence(tx, entId, licence)),
      () => inTransaction(ctx, (tx) => lockPeople(tx, { companies: [entId] })),
    ];
    expect(acts.length).toBeGreaterThanOrEqual(callers);
    await Promise.all(acts.map((a) => a()));
    await settleRights(ctx, { people: [b.userId] });
    const u = await rowOf(t, b.userId);
    expect(u).toMatchObject({
      user_type: 15,
      roles: ['ROLE_SERVICE_PROVIDER', 'ROLE_GYS'],
      company_role: 'administrator',
    });
    expect(u).toMatchObject({ avatar: '/avatar.png', password_hash: 'other', phone: '13977770001' });
    expect(Object.keys(u.profile)).toHaveLength(callers / 2 + 5);
    const c = await companyRow(t, entId);
    expect(c).toMatchObject({ supplier_verified: true, name: { en: 'Hengze', es: 'Hengze SA' } });
    expect(c).toMatchObject({ licence_file: licence, profile: { creditCode: 'X1' } });
  });
});
