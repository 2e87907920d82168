import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { roleCodes as r } from '#contract/core/access.ts';
import type { GivenSeat } from '#contract/core/seats.ts';
import { files } from '#contract/files/calls.ts';
import { account } from '#contract/identity/account.ts';
import { identity } from '#contract/identity/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { notices } from '#contract/notices/calls.ts';
import { order } from '#contract/order/calls.ts';
import { seats } from '#contract/seats/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { createPerson } from '#server/rooms/identity/index.ts';
import { upload } from '../../security/records.ts';
import { refusal } from '../../harness/refused.ts';
import { type TestSite, testSite } from '../../security/site.ts';
import { inquiryInput, publish, quotationInput, quote } from '../../world/inquiries.ts';
import { codeFor, forgetLimits, messagesTo } from '../../world/login.ts';
import { buyer, company, person, sessionOf, supplier, type TestPerson } from '../../world/people.ts';

let t: TestSite;
let n = 0;
const mail = () => `colleague${(n += 1)}@example.com`;
const alone = () => person(t.platform, { userType: 2, roles: [r.buyer] });
/** Invites and reads the link's secret from the mail. */
const invited = async (by: TestPerson, seat: GivenSeat, target = mail()) => {
  const { id, sent } = await t.as(by.token)(seats.invite, { body: { target, seat } });
  const [message] = await messagesTo(t, target);
  return { id, sent, target, token: /token=([\w-]+)/.exec(message?.body ?? '')?.[1] ?? '' };
};
/** A colleague who came by an invitation. */
const colleague = async (of: TestPerson, seat: GivenSeat): Promise<TestPerson> => {
  const who = await alone();
  const { token } = await invited(of, seat);
  await t.as(who.token)(seats.accept, { body: { token } });
  return { ...who, entId: of.entId };
};
/** Somebody of a company that sells and buys. */
const both = async () =>
  person(t.platform, {
    userType: 3,
    roles: [r.buyer, r.supplier],
    entId: await company(t.platform, {
      supplierVerified: true,
      categories: ['carbon-fibre'],
      certificates: [{ slug: 'iso-9001', verified: true }],
    }),
  });

beforeAll(async () => {
  t = await testSite();
});
beforeEach(() => forgetLimits(t));

describe('an invitation of a company that nobody has verified', () => {
  const phisher = async () =>
    person(t.platform, {
      userType: 3,
      roles: [r.buyer],
      entId: await company(t.platform, { name: { cn: '账号异常\r\n请到 http://evil.example/login 验证 evil.com' } }),
    });
  it('carries no name in its subject or short message, no address anywhere, and says so', async () => {
    const by = await phisher();
    const { target } = await invited(by, 'sales');
    const [sent] = await messagesTo(t, target);
    expect(sent?.subject).not.toMatch(/账号异常|evil|人\d/);
    expect(sent?.body).not.toContain('evil');
    expect(sent?.body).toContain('尚未认证');
    await invited(by, 'sales', '13900001234');
    const [short] = await messagesTo(t, '13900001234');
    expect(short?.body).not.toMatch(/账号异常|evil/);
  });
  it('does not speak in the platform’s name', async () => {
    const by = await person(t.platform, {
      userType: 3,
      roles: [r.buyer],
      entId: await company(t.platform, { name: { cn: '复 材汇安全中心' } }),
    });
    await t.pool.query(`update users set name = 'We\u200bft Security' where id = $1`, [by.userId]);
    const { target } = await invited(by, 'sales');
    const [sent] = await messagesTo(t, target);
    expect(sent?.body).toContain('一位用户');
    expect(sent?.body).toContain('一家企业');
    expect(sent?.body).not.toMatch(/Security|安全中心/);
  });
  it('goes out five times a day', async () => {
    const by = await phisher();
    for (let i = 0; i < 5; i++) await invited(by, 'reader');
    expect((await refusal(invited(by, 'reader'))).status).toBe(429);
    const proved = await both();
    for (let i = 0; i < 6; i++) await invited(proved, 'reader');
  });
});

describe('an invitation', () => {
  it('goes out by mail or SMS, rests as a digest, works once, and seats the person', async () => {
    const owner = await both();
    const i = await invited(owner, 'sales');
    expect(i.sent).toBe(true);
    const { rows } = await t.pool.query<{ token_hash: string }>('select token_hash from seat_invitations where id=$1', [
      i.id,
    ]);
    expect(rows[0]?.token_hash).not.toContain(i.token);
    expect(await t.as()(seats.readInvitation, { body: { token: i.token } })).toMatchObject({ seat: 'sales' });
    const [one, other] = [await alone(), await alone()];
    const answers = await Promise.allSettled(
      [one, other].map((p) => t.as(p.token)(seats.accept, { body: { token: i.token } })),
    );
    expect(answers.map((x) => x.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const came = answers[0]?.status === 'fulfilled' ? one : other;
    const { sysUser, roles } = await t.as(came.token)(identity.userInfo);
    expect(sysUser).toMatchObject({ userType: 3, entId: owner.entId, seat: 'sales', authStatus: 1 });
    expect(roles).toContain('ROLE_GYS');
    expect((await refusal(t.as()(seats.readInvitation, { body: { token: i.token } }))).error).toBe('seats.ended');
    const told = await t.until(async () =>
      (await t.as(owner.token)(notices.page, { query: {} })).records.find((x) => x.kind === 'seatAccepted'),
    );
    expect(told.link).toBe('/accountdata/seats');
    const sms = await invited(owner, 'reader', '13911112222');
    expect(sms.token).not.toBe('');
  });
  it('expires, is sent again with another link, is withdrawn, and is declined without an account', async () => {
    const owner = await buyer(t.platform);
    const as = t.as(owner.token);
    const i = await invited(owner, 'reader');
    expect((await refusal(as(seats.invite, { body: { target: i.target, seat: 'sales' } }))).error).toBe(
      'seats.alreadyInvited',
    );
    await t.pool.query(`update seat_invitations set expires_at = now() - interval '1 second' where id = $1`, [i.id]);
    const read = (token: string) => t.as()(seats.readInvitation, { body: { token } });
    expect(await refusal(read(i.token))).toMatchObject({ status: 410, error: 'seats.expired' });
    expect((await as(seats.list)).invitations[0]?.expired).toBe(true);
    await as(seats.resend, { params: { id: i.id } });
    expect((await refusal(read(i.token))).error).toBe('seats.noLink');
    const mails = await messagesTo(t, i.target);
    const links = mails.map((m) => /token=([\w-]+)/.exec(m.body)?.[1] ?? '').filter((x) => x !== i.token);
    expect((await read(links[0] ?? '')).seat).toBe('reader');
    await as(seats.withdraw, { params: { id: i.id } });
    expect((await refusal(read(links[0] ?? ''))).error).toBe('seats.ended');
    const d = await invited(owner, 'purchasing');
    await t.as()(seats.decline, { body: { token: d.token } });
    expect((await as(seats.list)).invitations).toEqual([]);
    const acts = (await as(seats.history, { query: {} })).records.map((x) => x.act);
    expect(acts).toEqual(['declined', 'invited', 'withdrawn', 'resent', 'invited']);
  });
  it('seats nobody who acts for a company, and is no other company’s to touch', async () => {
    const [owner, rival] = [await buyer(t.platform), await buyer(t.platform)];
    const i = await invited(owner, 'reader');
    const accept = refusal(t.as(rival.token)(seats.accept, { body: { token: i.token } }));
    expect((await accept).error).toBe('identity.alreadyInCompany');
    for (const e of [seats.resend, seats.withdraw])
      expect((await refusal(t.as(rival.token)(e, { params: { id: i.id } }))).status).toBe(404);
    const change = t.as(rival.token)(seats.change, { params: { id: owner.userId }, body: { seat: 'reader' } });
    expect((await refusal(change)).status).toBe(404);
    expect((await refusal(t.as(rival.token)(seats.remove, { params: { id: owner.userId } }))).status).toBe(404);
  });
});

describe('an owner with nobody beside them', () => {
  it('leaves once nothing is under way, and takes a seat elsewhere; with a colleague the company is handed over first', async () => {
    const [owner, lone] = [await buyer(t.platform), await buyer(t.platform)];
    const i = await invited(owner, 'purchasing');
    const accept = () => t.as(lone.token)(seats.accept, { body: { token: i.token } });
    const leave = () => t.as(lone.token)(seats.leave);
    const asked = await publish(t, lone);
    expect((await refusal(leave())).error).toBe('seats.ownerStays');
    await t.as(lone.token)(inquiry.withdraw, { params: { id: asked.id }, body: { reason: '不再采购' } });
    const beside = await colleague(lone, 'reader');
    expect((await refusal(leave())).error).toBe('seats.ownerStays');
    await t.as(beside.token)(seats.leave);
    const open = await invited(lone, 'reader');
    await leave();
    expect((await refusal(t.as()(seats.readInvitation, { body: { token: open.token } }))).error).toBe('seats.ended');
    await accept();
    const { sysUser } = await t.as(lone.token)(identity.userInfo);
    expect(sysUser).toMatchObject({ userType: 3, entId: owner.entId, seat: 'purchasing' });
  });

  it('leaves a supplier that is verified no more, whose documents another may bring', async () => {
    const lone = await supplier(t.platform);
    await t.pool.query(
      `update enterprises set profile = profile || '{"creditCode":"91320900MA1X8K3T4N"}' where id = $1`,
      [lone.entId],
    );
    await t.as(lone.token)(seats.leave);
    await t.until(async () => {
      const { rows } = await t.pool.query('select supplier_verified as v, profile from enterprises where id = $1', [
        lone.entId,
      ]);
      return rows[0].v === false && !rows[0].profile.creditCode;
    });
    expect((await t.as(lone.token)(identity.userInfo)).roles).not.toContain('ROLE_GYS');
  });
});

describe('seats', () => {
  it('purchasing and sales each act on their own side; a reader reads both and writes nothing', async () => {
    const owner = await both();
    const [purchasing, sales, reader, admin] = [
      await colleague(owner, 'purchasing'),
      await colleague(owner, 'sales'),
      await colleague(owner, 'reader'),
      await colleague(owner, 'administrator'),
    ];
    const outside = await buyer(t.platform);
    const theirs = await publish(t, outside);
    const seat = async (p: Promise<unknown>) => expect((await refusal(p)).error).toBe('common.seat');

    const asked = await publish(t, purchasing);
    await seat(t.as(sales.token)(inquiry.publish, { body: inquiryInput() }));
    await seat(t.as(reader.token)(inquiry.publish, { body: inquiryInput() }));
    await seat(t.as(sales.token)(inquiry.own, { params: { id: asked.id } }));
    for (const who of [owner, purchasing, reader, admin]) {
      const own = await t.as(who.token)(inquiry.own, { params: { id: asked.id } });
      expect(own.row.id).toBe(asked.id);
    }

    const quoted = await quote(t, sales, theirs.id);
    const body = await quotationInput(t, reader, theirs.id);
    await seat(t.as(reader.token)(inquiry.quote, { body }));
    await seat(t.as(purchasing.token)(inquiry.quote, { body }));
    await seat(t.as(purchasing.token)(inquiry.myQuotations, { query: {} }));
    expect((await t.as(reader.token)(inquiry.myQuotations, { query: {} })).total).toBe(1);

    const other = await supplier(t.platform);
    const offer = await quote(t, other, asked.id);
    await seat(t.as(reader.token)(inquiry.decide, { params: { id: offer.id }, body: { decision: 'accepted' } }));
    const bought = await t.as(admin.token)(inquiry.decide, {
      params: { id: offer.id },
      body: { decision: 'accepted' },
    });
    const sold = await t.as(outside.token)(inquiry.decide, {
      params: { id: quoted.id },
      body: { decision: 'accepted' },
    });
    const orders = async (who: TestPerson) =>
      (await t.as(who.token)(order.page, { query: {} })).records.map((x) => x.party).toSorted();
    expect(await orders(purchasing)).toEqual(['buyer']);
    expect(await orders(sales)).toEqual(['supplier']);
    expect(await orders(reader)).toEqual(['buyer', 'supplier']);
    const detail = (who: TestPerson, id: string | null) => t.as(who.token)(order.detail, { params: { id: id ?? '' } });
    expect((await refusal(detail(sales, bought.orderId))).status).toBe(404);
    expect((await refusal(detail(purchasing, sold.orderId))).status).toBe(404);
    expect((await detail(reader, sold.orderId)).steps).toEqual([]);
    expect((await detail(sales, sold.orderId)).steps).toContain('confirm');
    const confirm = (who: TestPerson) =>
      t.as(who.token)(order.step, { params: { id: sold.orderId ?? '' }, body: { step: 'confirm' } });
    await seat(confirm(reader));
    await confirm(sales);
    await seat(t.as(reader.token)(seats.list));
    await seat(t.as(sales.token)(account.customerUsers, { query: {} }));
    expect((await t.as(admin.token)(seats.list)).members).toHaveLength(5);
  });
  it('are of one company: another sees none of its inquiries, quotations and orders', async () => {
    const [owner, rival] = [await both(), await both()];
    const reader = await colleague(rival, 'reader');
    const { id } = await publish(t, owner, {
      visibility: 'invited',
      invited: [(await supplier(t.platform)).entId ?? ''],
    });
    for (const e of [inquiry.own, inquiry.detail, inquiry.forSupplier])
      expect((await refusal(t.as(reader.token)(e, { params: { id } }))).status).toBe(404);
    expect((await t.as(reader.token)(inquiry.ownPage, { query: {} })).total).toBe(0);
  });
  it('change from the next request on; the owner’s and one’s own stay', async () => {
    const owner = await both();
    const [admin, sales] = [await colleague(owner, 'administrator'), await colleague(owner, 'sales')];
    const change = (by: TestPerson, id: string, seat: GivenSeat) =>
      t.as(by.token)(seats.change, { params: { id }, body: { seat } });
    expect((await refusal(change(admin, owner.userId, 'reader'))).error).toBe('seats.ownersSeat');
    expect((await refusal(change(admin, admin.userId, 'reader'))).error).toBe('seats.ownSeat');
    expect((await refusal(change(sales, admin.userId, 'reader'))).error).toBe('common.seat');
    await change(admin, sales.userId, 'purchasing');
    await publish(t, sales);
    expect((await refusal(t.as(sales.token)(inquiry.myQuotations, { query: {} }))).error).toBe('common.seat');
    const [line] = (await t.as(owner.token)(seats.history, { query: {} })).records;
    expect(line).toMatchObject({ act: 'changed', from: 'sales', to: 'purchasing' });
  });
});

describe('who leaves', () => {
  it('loses session, socket, inquiry, order and file in the same moment; the company keeps them and hears of them', async () => {
    const owner = await both();
    const gone = await colleague(owner, 'purchasing');
    const file = await upload(t, gone);
    const seller = await supplier(t.platform);
    const { id } = await publish(t, gone, { annexes: [file], visibility: 'invited', invited: [seller.entId ?? ''] });
    const link = await t.as(gone.token)(files.link, { params: { id: file }, query: {} });
    const socket = (await t.socket(`/api/notice/ws/${gone.userId}`, {
      authorization: `Bearer ${gone.token}`,
    })) as WebSocket;
    const closed = new Promise<number>((done) => socket.on('close', done));
    expect((await refusal(t.as(gone.token)(seats.remove, { params: { id: owner.userId } }))).error).toBe('common.seat');
    await t.as(owner.token)(seats.remove, { params: { id: gone.userId } });
    expect(await closed).toBe(1008);
    expect((await refusal(t.as(gone.token)(inquiry.own, { params: { id } }))).code).toBe(2);

    const token = await sessionOf(t.platform, gone.userId);
    expect((await t.as(token)(identity.userInfo)).sysUser).toMatchObject({ userType: 2, entId: null, seat: null });
    expect((await refusal(t.as(token)(inquiry.own, { params: { id } }))).status).toBe(404);
    expect((await t.as(token)(inquiry.ownPage, { query: {} })).total).toBe(0);
    for (const path of [`/api/busi/busifile/${file}`, link.url])
      expect((await fetch(`${t.url}${path}`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(404);

    expect((await t.as(owner.token)(inquiry.own, { params: { id } })).row.id).toBe(id);
    await quote(t, seller, id);
    await t.until(async () =>
      (await t.as(owner.token)(notices.page, { query: {} })).records.find((x) => x.kind === 'quotationReceived'),
    );
    const kinds = (await t.as(token)(notices.page, { query: {} })).records.map((x) => x.kind);
    expect(kinds).not.toContain('quotationReceived');
  });
  it('goes by themselves: this session goes on as a personal member’s, the others end, the owner hears of it', async () => {
    const owner = await both();
    const gone = await colleague(owner, 'administrator');
    const { id } = await publish(t, gone);
    const elsewhere = await sessionOf(t.platform, gone.userId);
    const socket = (await t.socket(`/api/notice/ws/${gone.userId}`, {
      authorization: `Bearer ${gone.token}`,
    })) as WebSocket;
    const closed = new Promise<number>((done) => socket.on('close', done));
    const invitation = await invited(gone, 'reader');

    await t.as(gone.token)(seats.leave);
    expect(await closed).toBe(1012);
    expect((await refusal(t.as(elsewhere)(identity.userInfo))).code).toBe(2);
    const { sysUser, roles } = await t.as(gone.token)(identity.userInfo);
    expect(sysUser).toMatchObject({ userType: 2, entId: null, seat: null, authStatus: 0 });
    expect(roles).toEqual([r.buyer]);
    expect((await refusal(t.as(gone.token)(inquiry.own, { params: { id } }))).status).toBe(404);
    expect((await t.as(owner.token)(inquiry.own, { params: { id } })).row.id).toBe(id);
    const [line] = (await t.as(owner.token)(seats.history, { query: {} })).records;
    expect(line).toMatchObject({ act: 'left', from: 'administrator', to: null });
    expect(line?.by).toBe(line?.about);
    const noticesOf = async (token: string) =>
      (await t.as(token)(notices.page, { query: {} })).records.map((x) => x.kind);
    await t.until(async () => (await noticesOf(owner.token)).includes('seatLeft'));

    // What they invited stands, and its answer is the owner's to hear now.
    const newcomer = await alone();
    await t.as(newcomer.token)(seats.accept, { body: { token: invitation.token } });
    await t.until(async () => (await noticesOf(owner.token)).includes('seatAccepted'));
    expect(await noticesOf(gone.token)).not.toContain('seatAccepted');
    // Nothing is left to leave.
    expect((await refusal(t.as(gone.token)(seats.leave))).status).toBe(403);
  });
  it('is not an owner with colleagues, who hands the company over first, nor customer service', async () => {
    const owner = await both();
    const service = await person(t.platform, { userType: 4, roles: [r.customerService], entId: owner.entId });
    expect((await refusal(t.as(service.token)(seats.leave))).status).toBe(403);
    const next = await colleague(owner, 'reader');
    expect((await refusal(t.as(owner.token)(seats.leave))).error).toBe('seats.ownerStays');
    await t.pool.query(`update users set company_role = 'administrator' where id = $1`, [owner.userId]);
    await t.pool.query(`update users set company_role = 'owner' where id = $1`, [next.userId]);
    await t.as(owner.token)(seats.leave);
  });
  it('hands the company over with password or code, and stays as administrator', async () => {
    const password = 'twill-2x2-carbon';
    const entId = await company(t.platform);
    const phone = '13922223333';
    const owner = await createPerson(systemContext(t.platform), {
      joinedAs: ['buyer'],
      name: '顾行舟',
      entId,
      companyRole: 'owner',
      isFinish: true,
      phone,
      password,
    });
    const token = await sessionOf(t.platform, owner.id);
    const next = await colleague({ userId: owner.id, entId, token, email: '' }, 'administrator');
    const give = (by: string, to: string, body: { password?: string; code?: string }) =>
      t.as(by)(seats.handOver, { params: { id: to }, body });
    expect((await refusal(give(next.token, owner.id, { password }))).error).toBe('common.seat');
    expect((await refusal(give(token, next.userId, { password: 'wrong-one' }))).fields).toHaveProperty('oldPassword');
    expect((await refusal(give(token, next.userId, {}))).error).toBe('identity.code');
    expect((await refusal(give(token, next.userId, { code: await codeFor(t, phone, 'login', token) }))).error).toBe(
      'identity.code',
    );
    await forgetLimits(t);
    await give(token, next.userId, { code: await codeFor(t, phone, 'confirm', token) });
    expect((await t.as(token)(seats.list)).mine).toBe('administrator');
    expect((await t.as(next.token)(seats.list)).mine).toBe('owner');
    expect((await refusal(give(token, next.userId, { password }))).error).toBe('common.seat');
  });
});
