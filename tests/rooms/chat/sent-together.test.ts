import pg from 'pg';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { chat, chatErrors } from '#contract/chat/calls.ts';
import { common } from '#contract/core/errors.ts';
import { roleCodes as r } from '#contract/core/access.ts';
import { newId } from '#server/platform/ids.ts';
import { statementsOf } from '../../harness/statements.ts';
import { type TestSite, testSite } from '../../security/site.ts';
import { forgetLimits } from '../../world/login.ts';
import { buyer, person, supplier, type TestPerson } from '../../world/people.ts';
import { history, say, talk } from './world.ts';

let t: TestSite;
let b: TestPerson;
beforeAll(async () => {
  t = await testSite();
  b = await buyer(t.platform);
});
beforeEach(() => forgetLimits(t));

const talkWithAnother = async () => {
  const s = await supplier(t.platform);
  return { s, id: (await talk(t, b, s.entId ?? '')).conversationId };
};
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'stored',
    (err: { error?: string }) => err.error,
  );

it('chat 3: of messages that are stored together each is answered by itself, and one that is refused concerns no other', async () => {
  const [one, two, blocked] = await Promise.all([talkWithAnother(), talkWithAnother(), talkWithAnother()]);
  await t.as(blocked.s.token)(chat.keep, { params: { id: blocked.id }, body: { blocked: true } });
  const clientId = newId();
  const send = (sessionId: string, more: object) =>
    t.as(b.token)(chat.send, { body: { sessionId, clientId: newId(), body: 'x', ...more } });
  const all: { call: () => Promise<unknown>; want: string }[] = [
    { call: () => say(t, b, one.id, '1', clientId), want: 'stored' },
    { call: () => say(t, b, one.id, '1', clientId), want: 'stored' },
    { call: () => say(t, b, two.id, '1', clientId), want: common.conflict.code },
    { call: () => say(t, b, blocked.id, '1'), want: chatErrors.blocked.code },
    { call: () => say(t, one.s, two.id, '1'), want: common.notFound.code },
    { call: () => say(t, b, newId(), '1'), want: common.notFound.code },
    { call: () => send(two.id, { replyTo: 77 }), want: chatErrors.noSuchReply.code },
    {
      call: () => send(two.id, { phrase: { slug: 'no-such-phrase', params: {} } }),
      want: chatErrors.noSuchPhrase.code,
    },
    { call: () => send(two.id, { kind: 'picture', fileId: newId() }), want: 'files.notYours' },
    ...Array.from({ length: 20 }, (_, i) => ({
      call: () => say(t, i % 2 ? b : one.s, i % 3 && i % 2 ? two.id : one.id, `${i}`),
      want: 'stored',
    })),
  ];
  let got: (string | undefined)[] = [];
  const sent = await statementsOf(async () => {
    got = await Promise.all(all.map((a) => outcome(a.call())));
  });
  // Calls that are made together arrive in any order: whichever conversation the id came to first keeps it.
  const elsewhere = got[0] !== 'stored';
  const first = elsewhere ? [common.conflict.code, common.conflict.code, 'stored'] : all.slice(0, 3).map((a) => a.want);
  expect(got).toEqual([...first, ...all.slice(3).map((a) => a.want)]);
  // The calls arrive over some turns of the event loop, and still share what stores them.
  expect(sent.filter((s) => s.startsWith('insert into "chat_messages"')).length).toBeLessThan(10);
  for (const { id } of [one, two]) {
    const there = await history(t, b, id);
    expect(there.map((m) => m.sequence)).toEqual(there.map((_, i) => i + 1));
  }
  const kept = elsewhere ? two.id : one.id;
  expect((await history(t, b, kept)).filter((m) => m.clientId === clientId)).toHaveLength(1);
  expect((await history(t, b, one.id)).length + (await history(t, b, two.id)).length).toBe(21);
});

type Hold = { set: pg.Client['query']; letGo: () => Promise<unknown> };
/** Has a row under a lock while `work` goes on, or until it lets go. */
const holding = async (table: string, id: string, work: (hold: Hold) => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: t.databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select id from ${table} where id = $1 for update`, [id]);
    await work({ set: client.query.bind(client) as pg.Client['query'], letGo: () => client.query('commit') });
  } finally {
    await client.query('rollback');
    await client.end();
  }
};
/** Until somebody waits for what is held. */
const waited = () =>
  t.until(
    async () =>
      (
        await t.platform.pool.query(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        )
      ).rowCount,
  );

it('a conversation that waits for a lock keeps nobody else waiting, nor does what it is sent next', async () => {
  const [held, free, other] = await Promise.all([talkWithAnother(), talkWithAnother(), talkWithAnother()]);
  const late: Promise<{ sequence: number }>[] = [];
  await holding('chat_conversations', held.id, async ({ letGo }) => {
    let done = false;
    const first = [1, 2, 3].map((n) => say(t, b, held.id, `${n}`));
    void Promise.race(first).then(() => (done = true));
    await Promise.all(Array.from({ length: 5 }, (_, i) => say(t, b, free.id, `${i}`)));
    await say(t, free.s, free.id, 'later');
    const sent = await statementsOf(async () => {
      late.push(...first, say(t, b, held.id, '4'));
      await Promise.all(Array.from({ length: 20 }, (_, i) => say(t, other.s, other.id, `${i}`)));
    });
    expect(sent.filter((s) => s.startsWith('insert into "chat_messages"')).length).toBeLessThan(10);
    expect(sent).not.toContain('rollback');
    expect(done).toBe(false);
    await letGo();
    // Calls at once come in any order.
    expect((await Promise.all(late)).map((m) => m.sequence).toSorted((x, y) => x - y)).toEqual([1, 2, 3, 4]);
  });
});

it('who has lost their seat, or is suspended, by the time a message is stored sends nothing', async () => {
  const { s, id } = await talkWithAnother();
  const base = { userType: 3 as const, roles: [r.supplier], entId: s.entId, seat: 'sales' as const };
  const [moved, stopped] = await Promise.all([person(t.platform, base), person(t.platform, base)]);
  const company = s.entId ?? '';
  const sent: Promise<unknown>[] = [];
  await holding('enterprises', company, async ({ set, letGo }) => {
    sent.push(...[moved, stopped, s].map((p, i) => outcome(say(t, p, id, `${i}`))));
    await waited();
    await set("update users set company_role = 'reader' where id = $1", [moved.userId]);
    await set('update users set suspended_at = now() where id = $1', [stopped.userId]);
    await letGo();
  });
  expect(await Promise.all(sent)).toEqual([common.notFound.code, common.login.code, 'stored']);
  expect((await history(t, b, id)).map((m) => m.body.body)).toEqual(['2']);
});

it('a text under the id of an earlier card is answered with that card', async () => {
  const { s, id } = await talkWithAnother();
  const clientId = newId();
  const card = { kind: 'company' as const, id: s.entId ?? '' };
  const first = await t.as(b.token)(chat.send, { body: { sessionId: id, clientId, kind: 'card', body: '', card } });
  expect(first.body.card).toBeTruthy();
  const [again, new_] = await Promise.all([say(t, b, id, 'x', clientId), say(t, b, id, 'y')]);
  expect(again).toEqual(first);
  expect(new_.body.body).toBe('y');
});

it('chat 2: what is said to a company reaches the badges of who answers for it, and tells a colleague who only reads nothing', async () => {
  const { s, id } = await talkWithAnother();
  const base = { userType: 3 as const, roles: [r.supplier], entId: s.entId };
  const [sales, reader] = await Promise.all([
    person(t.platform, { ...base, seat: 'sales' }),
    person(t.platform, { ...base, seat: 'reader' }),
  ]);
  const open = async (p: TestPerson): Promise<{ talk?: { unread: number } }[]> => {
    const frames: { talk?: { unread: number } }[] = [];
    // Heard from the first byte on: what is said at once may come with the answer to the upgrade.
    await t.socket(`/api/notice/ws/${p.userId}`, { authorization: `Bearer ${p.token}` }, (ws) =>
      ws.on('message', (d: Buffer) => frames.push(JSON.parse(d.toString()) as { talk?: { unread: number } })),
    );
    await t.until(async () => frames.length);
    return frames;
  };
  const [seen, hidden] = await Promise.all([open(sales), open(reader)]);
  await say(t, b, id, '您好');
  await t.until(async () => seen.some((f) => f.talk?.unread === 1));
  await say(t, b, id, '在吗？');
  await t.until(async () => seen.some((f) => f.talk?.unread === 2));
  expect(hidden).toHaveLength(1);
});
