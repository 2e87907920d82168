import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { Secret, TOTP } from 'otpauth';
import { roleCodes } from '#contract/core/access.ts';
import { notices } from '#contract/notices/calls.ts';
import { operator } from '#contract/operator/calls.ts';
import { verification } from '#contract/verification/calls.ts';
import { sessionEnded } from '#server/platform/bus/topics.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { createOperator } from '#server/rooms/operator/index.ts';
import { expireApplications } from '#server/rooms/verification/index.ts';
import { withCheckDigit } from '#server/rooms/verification/licence/credit-code-rules.ts';
import { writeSetting } from '#server/rooms/settings/index.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { decideAs, fileOf as makeFile, papersOf, submitAs } from '../../world/applications.ts';
import { buyer, person, supplier, type TestPerson } from '../../world/people.ts';
import { codeFor, forgetLimits, solved } from '../../world/login.ts';
import { licencePicture } from '../../fixtures/licence-pictures.ts';
import { stopReader } from '#server/rooms/verification/licence/reader.ts';
import { licenceReadings } from '#server/rooms/verification/tables.ts';

let t: TestPlatform;
let op: TestPerson;
let op2: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  [op, op2] = await Promise.all([newOperator(), newOperator()]);
});

const newOperator = () => person(t.platform, { userType: 9, roles: [roleCodes.operator] });
const nameOf = async (p: TestPerson): Promise<string> =>
  (await t.platform.db.execute<{ name: string }>(sql`select name from users where id = ${p.userId}`)).rows[0]!.name;
const refused = (p: Promise<unknown>) =>
  p.then(
    () => 'done',
    (e: { status: number; error: string }) => `${e.status} ${e.error}`,
  );
const fileOf = (p: TestPerson) => makeFile(t, p);
const submit = (p: TestPerson, o: Parameters<typeof submitAs>[2] = {}) => submitAs(t, p, o);
const decide = (
  id: string,
  decision: 'approve' | 'askMore' | 'reject',
  by = op,
  more: Parameters<typeof decideAs>[4] = {},
) => decideAs(t, by, id, decision, more);
const mine = (p: TestPerson) => t.as(p.token)(verification.mine);
const userOf = async (id: string) =>
  (
    await t.pool.query<{ user_type: number; roles: string[]; auth_status: number; ent_id: string | null }>(
      'select user_type, roles, auth_status, ent_id from users where id = $1',
      [id],
    )
  ).rows[0]!;
const verifiedOf = async (entId: string) =>
  (await t.pool.query<{ v: boolean }>('select supplier_verified as v from enterprises where id = $1', [entId])).rows[0]
    ?.v;
const acts = async (id: string) =>
  (
    await t.pool.query<{ act: string }>('select act from operator_audit where subject_id = $1 order by id', [id])
  ).rows.map((r) => r.act);

describe('an application for verification', () => {
  it('goes from submission to the right to quote, for the whole company but its customer service', async () => {
    const b = await buyer(t.platform);
    const colleague = await person(t.platform, { userType: 3, roles: ['ROLE_BUYER'], entId: b.entId });
    const service = await person(t.platform, { userType: 4, roles: ['ROLR_ENTERPRISE_CUSTOMER'], entId: b.entId });
    const { id, number } = await submit(b);
    expect(number).toMatch(/^RZ\d{8}-\d{4}$/);
    expect((await mine(b)).label).toBe('inAuthentication');
    const queue = await t.as(op.token)(operator.queue, { query: {} });
    expect(queue.rows.find((r) => r.id === id)).toMatchObject({ kind: 'supplier', differences: null });
    const seen = await t.as(op.token)(operator.review, { params: { id } });
    expect(seen.checks).toEqual({ codeRight: true, codeFree: true });
    expect(await decide(id, 'approve')).toEqual({ state: 'approved', waitsForSecond: false, due: null });
    expect(await verifiedOf(b.entId!)).toBe(true);
    for (const p of [b, colleague])
      expect(await userOf(p.userId)).toMatchObject({ auth_status: 1, roles: ['ROLE_BUYER', 'ROLE_GYS'] });
    expect((await userOf(service.userId)).roles).toEqual(['ROLR_ENTERPRISE_CUSTOMER']);
    const { badges } = await t.as()(verification.badges, { params: { id: b.entId! } });
    expect(badges).toMatchObject([{ type: 'businessLicence', expiresAt: null }]);
    expect((await mine(b)).label).toBe('verified');
    await t.until(async () =>
      (await t.as(b.token)(notices.newest, { query: {} })).records.find((r) => r.kind === 'verificationApproved'),
    );
    expect(await acts(id)).toEqual(['case.view', 'case.approve']);
  });

  it('makes the company of a person who had none', async () => {
    const p = await person(t.platform, { userType: 2, roles: ['ROLE_BUYER'] });
    const { id } = await submit(p, { kind: 'enterprise' });
    await decide(id, 'approve');
    const u = await userOf(p.userId);
    expect(u).toMatchObject({ user_type: 3, auth_status: 1, roles: ['ROLE_BUYER'] });
    expect(await verifiedOf(u.ent_id!)).toBe(false);
  });

  it('is sent back with reasons in three languages, answered, rejected, and made anew', async () => {
    const b = await buyer(t.platform);
    const first = await submit(b);
    expect(await refused(decide(first.id, 'askMore'))).toBe('422 operator.reasonNeeded');
    await decide(first.id, 'askMore', op, { reasons: ['blurred'], note: '请换彩色扫描件。' });
    const [asked] = (await mine(b)).applications;
    expect(asked).toMatchObject({ state: 'moreAsked', reasons: ['blurred'] });
    expect(asked?.note?.en).toContain('blurred');
    expect(asked?.note?.cn).toContain('请换彩色扫描件');
    const again = await submit(b);
    expect(again).toEqual({ ...first, state: 'submitted' });
    await decide(first.id, 'reject', op, { reasons: ['blurred'] });
    expect((await mine(b)).label).toBe('rejected');
    const anew = await submit(b);
    expect(anew.id).not.toBe(first.id);
    const [newest] = (await mine(b)).applications;
    expect(newest?.history.map((h) => h.event)).toEqual(['submitted']);
    const old = await t.as(b.token)(verification.one, { params: { id: first.id } });
    expect(old.history.map((h) => h.event)).toEqual(['rejected', 'resubmitted', 'moreAsked', 'submitted']);
  });

  it('makes no move that the table does not hold, also not twice at once', async () => {
    const b = await buyer(t.platform);
    const { id } = await submit(b);
    expect(await refused(submit(b))).toBe('409 verification.alreadyOpen');
    const both = await Promise.all([
      refused(decide(id, 'approve')),
      refused(decide(id, 'reject', op2, { note: '否' })),
    ]);
    expect(both.toSorted()).toEqual(['409 verification.wrongState', 'done']);
    for (const d of ['approve', 'askMore', 'reject'] as const)
      expect(await refused(decide(id, d, op, { note: '否' }))).toBe('409 verification.wrongState');
    expect(await refused(t.as(b.token)(verification.withdraw, { params: { id } }))).toBe('409 verification.wrongState');
    const c = await buyer(t.platform);
    const mineToo = await submit(c, { draft: true });
    expect(await refused(decide(mineToo.id, 'approve'))).toBe('409 verification.wrongState');
    expect(await t.as(c.token)(verification.withdraw, { params: { id: mineToo.id } })).toMatchObject({
      state: 'withdrawn',
    });
  });

  it('says what is missing, wrong, ended or somebody else’s', async () => {
    const b = await buyer(t.platform);
    expect(await refused(submit(b, { documents: [] }))).toBe('422 verification.missingDocuments');
    expect(await refused(submit(b, { fields: { name: 'x' } }))).toBe('400 common.invalid');
    const wrong = { name: 'x', legal: 'y', personName: 'y', creditCode: '91320900MA1X8K3T40' };
    expect(await refused(submit(b, { fields: wrong }))).toBe('400 common.invalid');
    const [, proof] = await papersOf(t, b);
    const ended = [{ type: 'businessLicence' as const, fileId: await fileOf(b), expiresAt: '2020-01-01' }, proof!];
    expect(await refused(submit(b, { documents: ended }))).toBe('422 verification.expiredDocument');
    const other = await buyer(t.platform);
    const theirs = await papersOf(t, other);
    expect(await refused(submit(b, { documents: theirs }))).toBe('422 files.notYours');
    const service = await person(t.platform, { userType: 4, roles: ['ROLR_ENTERPRISE_CUSTOMER'], entId: b.entId });
    expect(await refused(submit(service))).toBe('403 verification.notForThisAccount');
    expect(await refused(submit(b, { readingId: newId() }))).toBe('404 verification.noReading');
  });

  it('is absent for another company, and its files too; the reviewer’s view is recorded', async () => {
    const b = await buyer(t.platform);
    const stranger = await buyer(t.platform);
    const { id } = await submit(b);
    const [a] = (await mine(b)).applications;
    const file = a!.documents[0]!.fileId;
    expect(await refused(t.as(stranger.token)(verification.one, { params: { id } }))).toBe('404 common.notFound');
    expect(await refused(t.as(stranger.token)(verification.withdraw, { params: { id } }))).toBe('404 common.notFound');
    const get = async (token: string, path: string) =>
      (await t.api.request(path, { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await get(stranger.token, `/api/busi/busifile/${file}`)).toBe(404);
    expect(await get(b.token, `/api/operator/case/${id}/document/${file}`)).toBe(403);
    expect(await get(op.token, `/api/operator/case/${id}/document/${file}`)).toBe(200);
    expect(await get(op.token, `/api/operator/case/${id}/document/${newId()}`)).toBe(404);
    expect(await acts(id)).toEqual(['document.view']);
  });

  it('shows the reviewer nothing of what the applicant still works on', async () => {
    const b = await buyer(t.platform);
    const get = async (id: string, path = '') =>
      (await t.api.request(`/api/operator/case/${id}${path}`, { headers: { authorization: `Bearer ${op.token}` } }))
        .status;
    const file = async (id: string) =>
      (await t.as(b.token)(verification.one, { params: { id } })).documents[0]?.fileId ?? '';
    const { id } = await submit(b, { draft: true });
    expect([await get(id), await get(id, `/document/${await file(id)}`)]).toEqual([404, 404]);
    await submit(b);
    expect([await get(id), await get(id, `/document/${await file(id)}`)]).toEqual([200, 200]);
    await decide(id, 'askMore', op, { reasons: ['blurred'] });
    await submit(b, { draft: true });
    expect([await get(id), await get(id, `/document/${await file(id)}`)]).toEqual([404, 404]);
    await t.as(b.token)(verification.withdraw, { params: { id } });
    expect(await get(id, `/document/${await file(id)}`)).toBe(404);
  });

  it('shows the reviewer only what was read of the very picture that was handed in', async () => {
    const b = await buyer(t.platform);
    const [mineFile, otherFile] = [await fileOf(b), await fileOf(b)];
    const readingId = newId();
    const fields = { name: { value: '甲有限公司', confidence: 0.9, uncertain: false, proposals: [], box: null } };
    await t.platform.db.insert(licenceReadings).values({ id: readingId, ownerId: b.userId, fileId: mineFile, fields });
    const [, proof] = await papersOf(t, b);
    const papers = (fileId: string) => [{ type: 'businessLicence' as const, fileId }, proof!];
    expect(await refused(submit(b, { readingId, documents: papers(otherFile) }))).toBe('404 verification.noReading');
    await submit(b, { readingId, documents: papers(mineFile), draft: true });
    expect((await mine(b)).applications[0]?.read).toEqual(fields);
    await submit(b, { documents: papers(mineFile), draft: true });
    expect((await mine(b)).applications[0]?.read).toEqual(fields);
    await submit(b, { documents: papers(otherFile) });
    expect((await mine(b)).applications[0]?.read).toEqual({});
  });

  it('begins before there is a session: licence read behind a captcha, kept for the account that a code proves', async () => {
    const p = await person(t.platform, { userType: 2, roles: ['ROLE_BUYER'] });
    const picture = await licencePicture(
      {
        name: '盐城恒泽新材料有限公司',
        creditCode: withCheckDigit('91320900MA1X8K3T4'),
        legal: '薛明澜',
        type: '有限责任公司',
        address: '盐城市射阳县临港路18号',
        capital: '伍仟万元整',
        established: '2019-04-18',
        term: '2019年04月18日至长期',
      },
      'photo',
    );
    const form = () => {
      const f = new FormData();
      f.set('file', new File([new Uint8Array(picture)], '执照.jpg', { type: 'image/jpeg' }));
      return f;
    };
    const discern = (query: object) => t.as()(verification.discern, { query, body: form() });
    expect(await refused(discern({}))).toBe('428 verification.proofNeeded');
    const proof = await solved(t);
    const read = await discern(proof);
    expect(read.fields.name).toMatchObject({ value: '盐城恒泽新材料有限公司', uncertain: false });
    expect(await refused(discern(proof))).toBe('428 verification.proofNeeded');
    const given = { account: p.email, readingId: read.readingId, fields: { name: '盐城恒泽新材料有限公司' } };
    const keep = (digits: string) => t.as()(verification.registerAuth, { body: { ...given, code: digits } });
    expect(await refused(keep('000000'))).toBe('428 identity.code');
    await keep(await codeFor(t, p.email, 'login'));
    expect((await mine(p)).applications).toMatchObject([{ kind: 'enterprise', state: 'draft', given: given.fields }]);
    await stopReader();
  }, 60_000);

  it('needs two persons where the setting says so', async () => {
    await writeSetting(systemContext(t.platform), 'verification.twoPersons', true);
    const b = await buyer(t.platform);
    const { id } = await submit(b);
    expect(await decide(id, 'approve')).toEqual({ state: 'submitted', waitsForSecond: true, due: null });
    expect(await refused(decide(id, 'approve'))).toBe('409 verification.sameReviewer');
    expect((await userOf(b.userId)).roles).not.toContain('ROLE_GYS');
    expect(await decide(id, 'approve', op2)).toEqual({ state: 'approved', waitsForSecond: false, due: null });
    await writeSetting(systemContext(t.platform), 'verification.twoPersons', false);
  });

  it('ends when a needed document ends: told 30, 7 and 0 days before, then downgraded', async () => {
    const b = await buyer(t.platform);
    const end = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
    const documents = [
      { type: 'businessLicence' as const, fileId: await fileOf(b), expiresAt: end },
      { type: 'authorisation' as const, fileId: await fileOf(b) },
    ];
    const { id } = await submit(b, { documents });
    await decide(id, 'approve');
    const at = (days: number) =>
      expireApplications(systemContext(t.platform), new Date(Date.parse(end) + days * 86_400_000 + 3_600_000));
    const told = async () =>
      (await t.pool.query<{ told: number[] }>('select told from verification_applications where id = $1', [id])).rows[0]
        ?.told;
    await at(-40);
    expect(await told()).toEqual([]);
    for (const d of [-30, -30, -12, -7, 0]) await at(d);
    expect(await told()).toEqual([30, 7, 0]);
    expect(await verifiedOf(b.entId!)).toBe(true);
    await at(1);
    expect(await verifiedOf(b.entId!)).toBe(false);
    expect(await userOf(b.userId)).toMatchObject({ auth_status: 0, roles: ['ROLE_BUYER'] });
    const seen = await mine(b);
    expect([seen.label, seen.applications[0]?.state]).toEqual(['unverified', 'lapsed']);
    await t.until(async () =>
      (await t.as(b.token)(notices.newest, { query: {} })).records.find((r) => r.kind === 'verificationLapsed'),
    );
  });
});

describe('the operator’s desk', () => {
  const from = { 'sec-fetch-site': 'same-origin' };
  const login = async (username: string, password: string, digits?: string, newPassword?: string) =>
    t.as(undefined, from)(operator.login, {
      body: {
        username,
        password,
        proof: await solved(t),
        ...(digits && { code: digits }),
        ...(newPassword && { newPassword }),
      },
    });

  it('lets in with password and six digits, each digits once, or a recovery code once', async () => {
    await forgetLimits(t);
    const who = { username: 'desk-one', name: '林知远', level: 'reviewer' } as const;
    const { secret } = await createOperator(systemContext(t.platform), who);
    const password = 'desk-weft-7291';
    expect(await refused(login('desk-one', 'wrong'))).toBe('401 identity.badCredentials');
    const first = await login('desk-one', secret);
    expect([first.step, first.mustChange]).toEqual(['enrol', true]);
    const totp = new TOTP({ secret: Secret.fromBase32(first.enrol!.secret) });
    const { rows } = await t.pool.query<{ secret: string }>('select secret from operator_factors');
    expect(rows.map((r) => r.secret).join()).not.toContain(first.enrol!.secret);
    expect(await refused(login('desk-one', secret, '000000', password))).toBe('401 operator.invalidCode');
    const digits = totp.generate();
    const done = await login('desk-one', secret, digits, password);
    expect([done.step, done.recovery.length]).toEqual(['done', 10]);
    expect(await refused(login('desk-one', password, digits))).toBe('401 operator.invalidCode');
    expect((await login('desk-one', password)).step).toBe('code');
    const spare = done.recovery[0]!;
    expect((await login('desk-one', password, spare)).step).toBe('done');
    expect(await refused(login('desk-one', password, spare))).toBe('401 operator.invalidCode');
  });

  it('is closed to everybody else, and its people have no other way in', async () => {
    const b = await buyer(t.platform);
    expect(await refused(t.as(b.token)(operator.queue, { query: {} }))).toBe('403 common.forbidden');
    expect(await refused(t.as()(operator.queue, { query: {} }))).toBe('401 common.login');
  });

  it('suspends a person: sessions end at once, the reason stands in the audit', async () => {
    const b = await buyer(t.platform);
    const act = (what: 'suspendPerson' | 'reinstatePerson', reason: string) =>
      t.as(op.token)(operator[what], { params: { id: b.userId }, body: { reason } });
    const ended = new Promise((done) => t.platform.bus.subscribe(sessionEnded, done));
    expect(await act('suspendPerson', '多次提交虚假材料')).toEqual({ people: 1 });
    expect(await refused(mine(b))).toBe('401 common.login');
    expect(await ended).toMatchObject({ userId: b.userId });
    expect(await act('suspendPerson', '多次提交虚假材料')).toEqual({ people: 0 });
    await act('reinstatePerson', '已核实，系误报');
    const audit = await t.as(op.token)(operator.audit, { query: { subject: b.userId } });
    expect(audit.records.map((r) => [r.act, r.reason])).toEqual([
      ['person.reinstate', '已核实，系误报'],
      ['person.suspend', '多次提交虚假材料'],
      ['person.suspend', '多次提交虚假材料'],
    ]);
    expect(
      await refused(
        t.as(op.token)(operator.suspendPerson, { params: { id: op2.userId }, body: { reason: '试一试吧' } }),
      ),
    ).toBe('404 common.notFound');
  });

  it('suspends a company, sets a setting by its shape, and records both', async () => {
    const s = await supplier(t.platform);
    const done = await t.as(op.token)(operator.suspendCompany, {
      params: { id: s.entId! },
      body: { reason: '执照已注销' },
    });
    expect(done).toEqual({ people: 1 });
    expect(await refused(mine(s))).toBe('401 common.login');
    const key = 'verification.twoPersons';
    const state = async () => (await t.as(op.token)(operator.settings)).settings.find((x) => x.key === key)!;
    const { version } = await state();
    const set = (value: unknown, seen: number, by = op) =>
      t.as(by.token)(operator.setSetting, { params: { key }, body: { value, version: seen } });
    expect(await refused(set('yes', version))).toBe('422 operator.badSetting');
    expect(await set(true, version)).toMatchObject({ value: true, version: version + 1 });
    // Whoever has seen what was there before is told, and nothing of the first one's is lost.
    expect(await refused(set(false, version, op2))).toBe('409 operator.settingChanged');
    const now = await state();
    expect(now).toMatchObject({ value: true, version: version + 1 });
    expect([now.by, Boolean(now.at)]).toEqual([await nameOf(op), true]);
    await set(false, now.version, op2);
    expect(await state()).toMatchObject({ value: false, version: version + 2, by: await nameOf(op2) });
    // Of two at once one is the first, also where nobody ever set it.
    await t.platform.db.execute(sql`delete from settings where key = ${key}`);
    const both = await Promise.all([refused(set(false, 0)), refused(set(false, 0, op2))]);
    expect(both.toSorted()).toEqual(['409 operator.settingChanged', 'done']);
    expect(await acts(key)).toEqual(['setting.write', 'setting.write', 'setting.write']);
    const { rows } = await t.platform.db.execute<{ n: number }>(
      sql`select count(*)::int as n from operator_audit where before is not null and act = 'setting.write'`,
    );
    expect(rows[0]?.n).toBe(3);
  });
});
