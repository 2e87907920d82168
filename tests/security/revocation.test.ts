import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type WebSocket from 'ws';
import { identity } from '#contract/identity/calls.ts';
import { account } from '#contract/identity/account.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { operator } from '#contract/operator/calls.ts';
import { verification } from '#contract/verification/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { createPerson } from '#server/rooms/identity/index.ts';
import { expireApplications } from '#server/rooms/verification/applications/expire-applications.ts';
import { withCheckDigit } from '#server/rooms/verification/licence/credit-code-rules.ts';
import { codeFor, forgetLimits, solved } from '../world/login.ts';
import { buyer, person, sessionOf, supplier, type TestPerson } from '../world/people.ts';
import { upload } from './records.ts';
import { refusal } from '../harness/refused.ts';
import { secondNode, type TestSite, testSite } from './site.ts';

/** A socket on this node and one on another, of one session. */
type Pair = { token: string; sockets: WebSocket[]; codes: number[] };

let t: TestSite;
let other: Awaited<ReturnType<typeof secondNode>>;
let op: TestPerson;
let n = 0;
const password = 'twill-2x2-carbon';
const next = 'plain-weave-glass';
beforeAll(async () => {
  t = await testSite();
  other = await secondNode(t);
  op = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
});
beforeEach(() => forgetLimits(t));

const member = async () => {
  const phone = `135${String(30_000_000 + (n += 1))}`;
  const made = await createPerson(systemContext(t.platform), { joinedAs: ['buyer'], name: '林晓', phone, password });
  return { phone, userId: made.id };
};
const open = async (userId: string, token?: string): Promise<Pair> => {
  const bearer = token ?? (await sessionOf(t.platform, userId));
  const codes: number[] = [];
  const sockets = await Promise.all(
    [t, other].map(async (node) => {
      const ws = await node.socket(`/api/notice/ws/${userId}`, { authorization: `Bearer ${bearer}` });
      if (typeof ws === 'number') throw new Error(`socket refused: ${ws}`);
      ws.on('close', (code) => codes.push(code));
      return ws;
    }),
  );
  return { token: bearer, sockets, codes };
};
/** Both sockets close with this code, within what a person calls at once. */
const closes = async (p: Pair, code = 1008) => {
  await t.until(async () => p.codes.length === 2);
  expect(p.codes).toEqual([code, code]);
};
const out = async (p: Pair) => {
  await closes(p);
  expect(await refusal(t.as(p.token)(identity.userInfo))).toMatchObject({ status: 401, code: 2 });
};
const stays = async (p: Pair) => {
  await t.as(p.token)(identity.userInfo);
  expect(p.sockets.map((s) => s.readyState)).toEqual([1, 1]);
};

describe('security 6: what is taken away takes the open sockets with it, on every node', () => {
  it('other sessions that a person ends, one and all', async () => {
    const { userId } = await member();
    const [mine, one, two] = [await open(userId), await open(userId), await open(userId)];
    const sessions = await t.as(one.token)(account.sessions);
    const id = sessions.find((s) => s.current)?.id ?? '';
    await t.as(mine.token)(account.endSession, { params: { id } });
    await out(one);
    await t.as(mine.token)(account.endOthers);
    await out(two);
    await stays(mine);
  });

  it('a person whom an operator suspends', async () => {
    const b = await buyer(t.platform);
    const p = await open(b.userId, b.token);
    await t.as(op.token)(operator.suspendPerson, { params: { id: b.userId }, body: { reason: '多次提交虚假材料' } });
    await out(p);
    expect(await t.socket(`/api/notice/ws/${b.userId}`, { authorization: `Bearer ${b.token}` })).toBe(401);
  });

  it('everybody of a suspended company', async () => {
    const s = await supplier(t.platform);
    const colleague = await person(t.platform, { userType: 1, roles: ['ROLE_GYS'], entId: s.entId });
    const pairs = [await open(s.userId, s.token), await open(colleague.userId, colleague.token)];
    await t.as(op.token)(operator.suspendCompany, { params: { id: s.entId! }, body: { reason: '多次提交虚假材料' } });
    for (const p of pairs) await out(p);
  });

  it('a customer-service account that is given a new password, disabled, or taken away', async () => {
    const s = await supplier(t.platform);
    const as = t.as(s.token);
    const { id } = await as(account.saveCustomerUser, {
      body: { username: `kefu-rv${(n += 1)}`, name: '客服', password },
    });
    const acts = [
      () => as(account.saveCustomerUser, { body: { id, password: next } }),
      () => as(account.saveCustomerUser, { body: { id, disabled: true } }),
      () => as(account.removeCustomerUser, { params: { id } }),
    ];
    for (const act of acts) {
      await as(account.saveCustomerUser, { body: { id, disabled: false } });
      const p = await open(id);
      await act();
      await out(p);
    }
  });

  it('the supplier’s role that ends with its licence: the next request, and the sockets that were opened with it', async () => {
    const b = await buyer(t.platform);
    const end = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
    const creditCode = withCheckDigit('91320900MA7777777');
    const fields = {
      name: '盐城恒泽新材料有限公司',
      creditCode,
      legal: '薛明澜',
      personName: '林晓',
      address: '盐城市临港路 18 号',
    };
    const documents = [
      { type: 'businessLicence' as const, fileId: await upload(t, b), expiresAt: end },
      { type: 'authorisation' as const, fileId: await upload(t, b) },
    ];
    const { id } = await t.as(b.token)(verification.submit, { body: { kind: 'supplier', documents, fields } });
    const p = await open(b.userId, b.token);
    await t.as(op.token)(operator.decide, { params: { id }, body: { decision: 'approve', authority: 'accepted' } });
    await t.as(b.token)(inquiry.myQuotations, { query: {} });
    await stays(p);
    await expireApplications(systemContext(t.platform), new Date(Date.parse(end) + 3 * 86_400_000));
    // The session goes on: the sockets may come again, with what the person may by now.
    await closes(p, 1012);
    expect((await refusal(t.as(b.token)(inquiry.myQuotations, { query: {} }))).status).toBe(403);
    await stays(await open(b.userId, b.token));
  });

  it('nothing where the act is refused', async () => {
    const { userId } = await member();
    const p = await open(userId);
    await refusal(t.as(p.token)(account.changePassword, { body: { oldPassword: 'wrong-one', password: next } }));
    const stranger = await member();
    const theirs = await sessionOf(t.platform, stranger.userId);
    const [mine] = await t.as(p.token)(account.sessions);
    await refusal(t.as(theirs)(account.endSession, { params: { id: mine?.id ?? '' } }));
    await new Promise((r) => setTimeout(r, 300));
    await stays(p);
  });
});

describe('security 17: logout and a new password end HTTP and sockets, on every node', () => {
  it('logging out', async () => {
    const { userId } = await member();
    const [mine, elsewhere] = [await open(userId), await open(userId)];
    await t.as(mine.token)(identity.logout);
    await out(mine);
    await stays(elsewhere);
  });

  it('logging in again in the same browser ends the session that it had', async () => {
    const { userId, phone } = await member();
    const before = await open(userId);
    await t.as(before.token)(identity.accountToken, { body: { username: phone, password, ...(await solved(t)) } });
    await out(before);
  });

  it('a forgotten password set anew ends every session; the old password and the spent code are worth nothing', async () => {
    const { userId, phone } = await member();
    const pairs = [await open(userId), await open(userId)];
    const code = await codeFor(t, phone, 'reset');
    const wrong = code === '111111' ? '222222' : '111111';
    const reset = (digits: string) =>
      t.as()(account.forgotPassword, { body: { target: phone, code: digits, password: next } });
    await refusal(reset(wrong));
    await stays(pairs[0]!);
    await reset(code);
    for (const p of pairs) await out(p);
    const kept = await t.pool.query('select 1 from sessions where user_id = $1', [userId]);
    expect(kept.rows).toEqual([]);
    expect((await refusal(reset(code))).error).toBe('identity.code');
    const logIn = async (given: string) =>
      t.as()(identity.accountToken, { body: { username: phone, password: given, ...(await solved(t)) } });
    expect((await refusal(logIn(password))).status).toBe(401);
    await logIn(next);
  });

  it('a session kept online for ten days ends with a reset as well, and so does its refresh token', async () => {
    const { userId, phone } = await member();
    const got = await t.as()(identity.accountToken, { body: { username: phone, password, ...(await solved(t)) } });
    const kept = await open(userId, got.access_token);
    await t.as(kept.token)(identity.keepOnline);
    const code = await codeFor(t, phone, 'reset');
    await t.as()(account.forgotPassword, { body: { target: phone, code, password: next } });
    await out(kept);
    const refresh = { grant_type: 'refresh_token', refresh_token: got.refresh_token ?? '' };
    expect((await refusal(t.as()(identity.token, { body: refresh }))).status).toBe(401);
  });

  it('a password that is changed ends every session but the one that asked', async () => {
    const { userId } = await member();
    const [mine, elsewhere] = [await open(userId), await open(userId)];
    await t.as(mine.token)(account.changePassword, { body: { oldPassword: password, password: next } });
    await out(elsewhere);
    await stays(mine);
  });
});
