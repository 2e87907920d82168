import { beforeAll, describe, expect, it } from 'vitest';
import { chat } from '#contract/chat/calls.ts';
import { roleCodes as r } from '#contract/core/access.ts';
import { common } from '#contract/core/errors.ts';
import { letters, lettersErrors, maxWaiting } from '#contract/letters/calls.ts';
import { notices } from '#contract/notices/calls.ts';
import { operator } from '#contract/operator/calls.ts';
import { operatorLetters } from '#contract/operator/letters.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { forgetBox } from '#server/rooms/letters/store.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';
import { talk } from '../chat/world.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform();
});

type To = { kind: 'company' | 'person' | 'desk'; to?: string };
const write = (by: TestPerson, to: To, subject = 'Lot 12', clientKey = newId()) =>
  t.as(by.token)(letters.send, { body: { ...to, subject, body: 'Please send us the reports.', clientKey } });
const answer = (by: TestPerson, threadId: string, body = 'Here they are.') =>
  t.as(by.token)(letters.reply, { body: { threadId, body, clientKey: newId() } });
const box = async (who: TestPerson, query: object = {}) => (await t.as(who.token)(letters.page, { query })).records;
const counts = (who: TestPerson) => t.as(who.token)(letters.reminders);
const company = (p: TestPerson): To => ({ kind: 'company', to: p.entId ?? '' });
const colleague = (of: TestPerson) =>
  person(t.platform, { userType: 3, roles: [r.buyer, r.supplier], entId: of.entId, seat: 'sales' });

describe('a letter', () => {
  it('reaches a company’s seats once, is told and counted, and read with its notice', async () => {
    const [b, s] = [await buyer(t.platform), await supplier(t.platform)];
    const c = await colleague(s);
    const key = newId();
    const [one, two] = await Promise.all([write(b, company(s), 'Lot 12', key), write(b, company(s), 'Lot 12', key)]);
    expect(two).toEqual(one);
    await jobsDone(t);
    for (const who of [s, c]) {
      expect(await box(who)).toMatchObject([{ subject: 'Lot 12', read: false, threadId: one.threadId }]);
      expect(await counts(who)).toMatchObject({
        notices: 1,
        letters: 1,
        total: 1,
        groups: [{ group: 'letters', unread: 1 }],
      });
    }
    expect(await box(b)).toEqual([]);
    expect(await box(b, { box: 'sent' })).toMatchObject([{ other: { kind: 'company', id: s.entId } }]);
    expect((await t.as(s.token)(notices.newest, { query: {} })).records).toMatchObject([
      { kind: 'letterReceived', link: `/noticedata/message?id=${one.threadId}` },
    ]);
    await t.as(s.token)(letters.batch, { body: { act: 'read', ids: [one.id] } });
    expect(await counts(s)).toMatchObject({ notices: 0, letters: 0 });
    expect(await counts(c)).toMatchObject({ letters: 1 });
    await answer(c, one.threadId);
    expect(await box(b)).toMatchObject([{ subject: 'Lot 12', preview: 'Here they are.' }]);
    const { letters: both } = await t.as(b.token)(letters.thread, { params: { id: one.threadId } });
    expect(both.map((l) => l.own)).toEqual([true, false]);
    await t.as(b.token)(letters.batch, { body: { act: 'remove', ids: [both[1]?.id ?? ''] } });
    expect(await box(b)).toEqual([]);
    expect(await box(c, { box: 'sent' })).toHaveLength(1);
    expect(await box(s, { q: 'reports' })).toHaveLength(1);
    expect(await box(s, { q: 'nowhere' })).toEqual([]);
  });

  it('goes to people by the rules of conversations: of strangers nobody learns whether they are there', async () => {
    const [a, b, s] = [await buyer(t.platform), await buyer(t.platform), await supplier(t.platform)];
    const there = await refused(write(a, { kind: 'person', to: b.userId }));
    expect(await refused(write(a, { kind: 'person', to: newId() }))).toBe(there);
    expect(there).toContain(common.notFound.code);
    const c = await colleague(s);
    await write(s, { kind: 'person', to: c.userId });
    expect(await box(c)).toHaveLength(1);
    const asked = await t.as(a.token)(letters.receivers, { query: { kind: 'person', id: b.userId } });
    expect(asked.receivers.map((x) => x.kind)).not.toContain('person');
  });

  it('is nobody’s who stands on neither side, and no more theirs who has left the company', async () => {
    const [b, s, other] = [await buyer(t.platform), await supplier(t.platform), await supplier(t.platform)];
    const c = await colleague(s);
    const { threadId, id } = await write(b, company(s));
    for (const ask of [
      () => t.as(other.token)(letters.thread, { params: { id: threadId } }),
      () => answer(other, threadId),
      () => t.as(other.token)(letters.thread, { params: { id: newId() } }),
    ])
      expect(await refused(ask())).toContain(common.notFound.code);
    await t.as(other.token)(letters.batch, { body: { act: 'remove', ids: [id] } });
    expect(await box(c)).toHaveLength(1);
    await t.pool.query('update users set ent_id = null, company_role = null where id = $1', [c.userId]);
    expect(await box(c)).toEqual([]);
    expect(await counts(c)).toMatchObject({ letters: 0 });
    expect(await refused(t.as(c.token)(letters.thread, { params: { id: threadId } }))).toContain(common.notFound.code);
  });

  it('within a company reaches all colleagues', async () => {
    const s = await supplier(t.platform);
    const c = await colleague(s);
    await write(s, company(s), 'Stocktaking');
    expect(await box(c)).toMatchObject([{ subject: 'Stocktaking' }]);
    expect(await box(s)).toEqual([]);
  });

  it('is not sent again and again to who does not answer, nor where a block stands', async () => {
    const [b, s] = [await buyer(t.platform), await supplier(t.platform)];
    const { threadId } = await write(b, company(s));
    await answer(b, threadId);
    const more = await Promise.all(
      Array.from({ length: 4 }, () => refused(write(b, company(s)).then(() => undefined))),
    );
    expect(more.filter((m) => m === 'done')).toHaveLength(maxWaiting - 2);
    expect(await refused(answer(b, threadId))).toContain(lettersErrors.waiting.code);
    await answer(s, threadId);
    await write(b, company(s));
    const { conversationId } = await talk(t, b, s.entId ?? '');
    await t.as(b.token)(chat.send, { body: { sessionId: conversationId, clientId: newId(), body: 'x' } });
    await t.as(s.token)(chat.keep, { params: { id: conversationId }, body: { blocked: true } });
    expect(await refused(write(b, company(s)))).toContain(lettersErrors.blocked.code);
  });

  it('is not answered where a block stands, whichever side set it and whoever of the company answers', async () => {
    const [b, s] = [await buyer(t.platform), await supplier(t.platform)];
    const c = await colleague(s);
    const { threadId } = await write(b, company(s));
    const { conversationId } = await talk(t, b, s.entId ?? '');
    await t.as(b.token)(chat.send, { body: { sessionId: conversationId, clientId: newId(), body: 'x' } });
    const block = (by: TestPerson, blocked: boolean) =>
      t.as(by.token)(chat.keep, { params: { id: conversationId }, body: { blocked } });
    for (const by of [b, s]) {
      await block(by, true);
      for (const who of [b, s, c]) expect(await refused(answer(who, threadId))).toContain(lettersErrors.blocked.code);
      await block(by, false);
    }
    await answer(c, threadId);
  });

  it('is not answered again and again by a company, however many of its seats write', async () => {
    const [b, s] = [await buyer(t.platform), await supplier(t.platform)];
    const c = await colleague(s);
    const { threadId } = await write(b, company(s));
    const sent = await Promise.all([s, c, s, c, s].map((by) => refused(answer(by, threadId).then(() => undefined))));
    expect(sent.filter((m) => m === 'done')).toHaveLength(maxWaiting);
    expect(await refused(answer(c, threadId))).toContain(lettersErrors.waiting.code);
    await answer(b, threadId);
    await answer(c, threadId);
  });

  it('shows the newest of a long exchange', async () => {
    const [b, s] = [await buyer(t.platform), await supplier(t.platform)];
    const { threadId } = await write(b, company(s));
    await t.pool.query(
      `insert into letters (id, thread_id, sender_id, side, body, client_key, created_at)
       select gen_random_uuid(), $1, $2, 0, 'Letter ' || n, gen_random_uuid(), now() - make_interval(hours => 300 - n)
       from generate_series(1, 205) n`,
      [threadId, b.userId],
    );
    await answer(s, threadId, 'The newest');
    const shown = (await t.as(b.token)(letters.thread, { params: { id: threadId } })).letters;
    expect(shown).toHaveLength(200);
    expect(shown.at(-1)?.body).toBe('The newest');
    expect(shown[0]?.body).toBe('Letter 8');
  });
});

it('the desk reads what is written to it alone and answers in its own name, which the audit knows', async () => {
  const op = await person(t.platform, { userType: 9, roles: [r.operator] });
  const [b, s] = [await buyer(t.platform), await supplier(t.platform)];
  const { threadId } = await write(b, { kind: 'desk' }, 'A question');
  const private_ = await write(b, company(s));
  expect((await t.as(op.token)(operatorLetters.list)).rows).toMatchObject([{ threadId, waits: true }]);
  expect(await refused(t.as(op.token)(operatorLetters.read, { params: { id: private_.threadId } }))).toContain(
    common.notFound.code,
  );
  const clientKey = newId();
  const reply = () =>
    t.as(op.token)(operatorLetters.reply, { params: { id: threadId }, body: { body: 'An answer', clientKey } });
  expect(await reply()).toEqual(await reply());
  expect((await t.as(op.token)(operatorLetters.list)).rows).toMatchObject([{ waits: false }]);
  expect(await box(b)).toMatchObject([{ other: { kind: 'desk', name: '' }, preview: 'An answer' }]);
  const { records } = await t.as(op.token)(operator.audit, { query: {} });
  expect(records.filter((x) => x.act === 'letter.reply')).toHaveLength(1);
});

it('a member is named with their company or as a member, and never by the platform’s name', async () => {
  const [b, s] = [await buyer(t.platform), await supplier(t.platform)];
  const alone = await person(t.platform, { userType: 1, roles: [r.buyer] });
  const rename = (who: TestPerson, name: string) =>
    t.pool.query('update users set name = $2 where id = $1', [who.userId, name]);
  const told = async () => {
    await jobsDone(t);
    return (await t.as(s.token)(notices.newest, { query: {} })).records[0]?.params['name'];
  };
  await rename(b, 'Li Wei');
  await write(b, company(s));
  expect(await told()).toMatchObject({ en: expect.stringMatching(/^Li Wei \(.+\)$/) });
  await rename(alone, 'Ana');
  await write(alone, company(s));
  expect(await told()).toEqual({ cn: 'Ana（会员）', en: 'Ana (member)', es: 'Ana (usuario)' });
  for (const name of ['ＷＥＦＴ support', '复材汇平台']) {
    await rename(alone, name);
    expect((await box(s))[0]?.other).toMatchObject({ id: alone.userId, name: '' });
  }
  await write(alone, company(s));
  expect(await told()).toEqual({ cn: '会员', en: 'member', es: 'usuario' });
});

it('the desk sees first who has waited longest, and not who is gone', async () => {
  const op = await person(t.platform, { userType: 9, roles: [r.operator] });
  const [a, b, gone] = [await buyer(t.platform), await buyer(t.platform), await buyer(t.platform)];
  const [first, second, third] = [
    await write(a, { kind: 'desk' }),
    await write(b, { kind: 'desk' }),
    await write(gone, { kind: 'desk' }),
  ];
  const ctx = systemContext(t.platform);
  await forgetBox(ctx, gone.userId);
  const { rows } = await t.as(op.token)(operatorLetters.list);
  const waiting = rows.filter((x) => x.waits).map((x) => x.threadId);
  expect(waiting).toEqual([first.threadId, second.threadId]);
  expect(rows.map((x) => x.threadId)).toContain(third.threadId);
});

it('the kinds of notices are listed with their words', async () => {
  const b = await buyer(t.platform);
  const { templates } = await t.as(b.token)(letters.templates);
  expect(templates.find((x) => x.kind === 'quotationReceived')).toMatchObject({
    group: 'deals',
    text: { en: expect.stringContaining('{{company}}') },
  });
});

it('a letter to the desk that needs no answer waits no more, until its writer writes again', async () => {
  const b = await buyer(t.platform);
  const desk = await person(t.platform, { userType: 9, roles: [r.operator, r.reviewer] });
  const { threadId } = await write(b, { kind: 'desk' }, 'Thank you');
  const waits = async () =>
    (await t.as(desk.token)(operatorLetters.list)).rows.find((x) => x.threadId === threadId)?.waits;
  expect(await waits()).toBe(true);
  const thread = await t.as(desk.token)(operatorLetters.read, { params: { id: threadId } });
  const at = { params: { id: threadId }, body: { newest: thread.letters.at(-1)?.id ?? '' } };
  for (let n = 0; n < 2; n += 1)
    expect(await t.as(desk.token)(operatorLetters.settle, at)).toEqual({ threadId, waits: false });
  expect(await waits()).toBe(false);
  const { rows } = await t.pool.query(`select 1 from operator_audit where act = 'letter.settle' and subject_id = $1`, [
    threadId,
  ]);
  expect(rows).toHaveLength(1);
  await answer(b, threadId);
  expect(await waits()).toBe(true);
  // Whoever has not seen the new letter settles nothing.
  await expect(t.as(desk.token)(operatorLetters.settle, at)).rejects.toMatchObject({ status: 409 });
  expect(await waits()).toBe(true);
});
