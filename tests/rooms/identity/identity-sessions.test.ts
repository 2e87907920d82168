import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identity } from '#contract/identity/calls.ts';
import { sessionEnded } from '#server/platform/bus/topics.ts';
import { systemContext } from '#server/platform/context.ts';
import { openSession } from '#server/rooms/identity/index.ts';
import { type TestPlatform, testPlatform } from '#tests/harness/platform.ts';
import { refusal } from '#tests/harness/refused.ts';
import { member, password } from '#tests/world/accounts.ts';
import { forgetLimits, solved } from '#tests/world/login.ts';

let p: TestPlatform;

beforeAll(async () => {
  p = await testPlatform();
});
beforeEach(() => forgetLimits(p));

describe('sessions', () => {
  const session = async () => {
    const { id } = await member(p);
    return { userId: id, ...(await openSession(systemContext(p.platform), id)) };
  };

  it('rests as a digest', async () => {
    const { token, refreshToken } = await session();
    const { rows } = await p.pool.query('select * from sessions');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
  });
  it('keeps online for ten days from login, however often it is asked', async () => {
    const { token, sessionId } = await session();
    await p.pool.query(`update sessions set created_at = now() - interval '4 days' where id = $1`, [sessionId]);
    const first = await p.as(token)(identity.keepOnline);
    expect(await p.as(token)(identity.keepOnline)).toEqual(first);
    const days = (Date.parse(first.endsAt) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(6, 2);
    await p.pool.query(`update sessions set expires_at = now(), ends_at = now() where id = $1`, [sessionId]);
    expect(await refusal(p.as(token)(identity.userInfo))).toMatchObject({ status: 401, code: 2 });
  });
  it('sets the cookie HttpOnly and SameSite, tells a browser no token, and refuses another site', async () => {
    const { phone: name } = await member(p);
    const send = async (site: string) =>
      p.api.request('/api/auth/account/token', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': site },
        body: JSON.stringify({ username: name, password, ...(await solved(p)) }),
      });
    const ours = await send('same-origin');
    expect(ours.headers.getSetCookie()[0]).toMatch(/^xtoken=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await ours.json()).not.toHaveProperty('access_token');
    expect((await send('cross-site')).status).toBe(403);
  });
  it.each(['POST', 'DELETE'])('ends at once by %s, clears the cookie and tells the sockets', async (method) => {
    const { token, userId, sessionId } = await session();
    const heard: object[] = [];
    const stop = p.platform.bus.subscribe(sessionEnded, (m: object) => heard.push(m));
    const res = await p.api.request('/api/auth/token/logout', {
      method,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(res.headers.get('set-cookie')).toMatch(/^xtoken=;.*Max-Age=0/);
    expect(await refusal(p.as(token)(identity.userInfo))).toMatchObject({ status: 401, code: 2 });
    await p.until(async () => heard.some((h) => JSON.stringify(h) === JSON.stringify({ userId, sessionId })));
    stop();
  });
  describe('that are used', () => {
    const unused = async (endsIn: string) => {
      const { token, sessionId } = await session();
      await p.pool.query(
        `update sessions set last_used_at = now() - interval '2 minutes', expires_at = now() + interval '30 minutes',
           ends_at = now() + $2::interval where id = $1`,
        [sessionId, endsIn],
      );
      return { token, sessionId };
    };
    const noted = async (sessionId: string) => {
      const { rows } = await p.pool.query<{ used: boolean; minutes: number }>(
        `select last_used_at > now() - interval '1 minute' used,
           round(extract(epoch from expires_at - now()) / 60)::int minutes from sessions where id = $1`,
        [sessionId],
      );
      return rows[0]!;
    };

    it('slide by two hours, never past their end', async () => {
      const [long, short] = [await unused('10 days'), await unused('40 minutes')];
      await Promise.all([long, short].map((s) => p.as(s.token)(identity.userInfo)));
      await p.until(async () => (await noted(long.sessionId)).used && (await noted(short.sessionId)).used);
      expect((await noted(long.sessionId)).minutes).toBe(120);
      expect((await noted(short.sessionId)).minutes).toBe(40);
    });
    it('wait for nobody who is writing one of them', async () => {
      const [held, free] = [await unused('10 days'), await unused('10 days')];
      const other = await p.pool.connect();
      try {
        await other.query('begin');
        await other.query('select 1 from sessions where id = $1 for update', [held.sessionId]);
        await Promise.all([held, free].map((s) => p.as(s.token)(identity.userInfo)));
        await p.until(async () => (await noted(free.sessionId)).used);
        expect((await noted(held.sessionId)).used).toBe(false);
      } finally {
        await other.query('rollback');
        other.release();
      }
    });
  });
});

it('shows the outbox to this machine only', async () => {
  expect(await p.as()(identity.outbox)).toBeInstanceOf(Array);
  const res = await p.api.request('/api/outbox', {}, { inner: { address: '10.1.2.3' } });
  expect(res.status).toBe(404);
});
