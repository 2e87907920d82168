import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roleCodes as r } from '#contract/core/access.ts';
import { chat, chatErrors } from '#contract/chat/calls.ts';
import { common } from '#contract/core/errors.ts';
import { files } from '#contract/files/calls.ts';
import { moderation } from '#contract/moderation/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { forgetMember } from '#server/rooms/chat/member-store.ts';
import { exportChat } from '#server/rooms/chat/records/export-own.ts';
import { authenticate } from '#server/rooms/identity/index.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { fileOf } from '../../world/applications.ts';
import { added } from '../../world/catalogue.ts';
import { publish } from '../../world/inquiries.ts';
import { forgetLimits } from '../../world/login.ts';
import { orderOf } from '../../world/orders.ts';
import { buyer, person, supplier, type TestPerson } from '../../world/people.ts';
import { history, say, talk } from './world.ts';

let t: TestPlatform;
let b: TestPerson;
let s: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  [b, s, stranger] = await Promise.all([buyer(t.platform), supplier(t.platform), buyer(t.platform)]);
});
beforeEach(() => forgetLimits(t));

const refusal = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => 'none',
    (err: { error?: string }) => err.error,
  );
const sessions = async (p: TestPerson, body = {}) => t.as(p.token)(chat.sessions, { body });

describe('messages', () => {
  it('chat 3: a hundred sent at once stand in one order without gaps, each once', async () => {
    const { conversationId: id } = await talk(t, b, s.entId!);
    const sent = Array.from({ length: 100 }, (_, i) => ({ by: i % 2 ? b : s, words: `m${i}`, clientId: newId() }));
    await Promise.all([...sent, ...sent.slice(0, 30)].map((m) => say(t, m.by, id, m.words, m.clientId)));
    const there = await history(t, b, id);
    expect(there.map((m) => m.sequence)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
    expect(new Set(there.map((m) => m.clientId))).toEqual(new Set(sent.map((m) => m.clientId)));
    expect(await history(t, s, id)).toEqual(there);
  });

  it('chat 3: the same message again answers the first; its id in another conversation is refused', async () => {
    const { conversationId: id } = await talk(t, b, s.entId!);
    const clientId = newId();
    const first = await say(t, b, id, '一次', clientId);
    expect(await say(t, b, id, '两次', clientId)).toEqual(first);
    const other = await supplier(t.platform);
    const { conversationId } = await talk(t, b, other.entId!);
    expect(await refusal(say(t, b, conversationId, '三次', clientId))).toBe(common.conflict.code);
    expect((await history(t, b, conversationId)).length).toBe(0);
  });

  it('chat 1: two sides have one conversation, whoever opens it and however often', async () => {
    const [one, two] = [await supplier(t.platform), await buyer(t.platform)];
    const opened = await Promise.all(Array.from({ length: 8 }, () => talk(t, two, `${one.entId!}1796000000000`)));
    expect(new Set(opened.map((c) => c.conversationId)).size).toBe(1);
    expect((await sessions(two)).records).toEqual([]);
    await say(t, two, opened[0]!.conversationId, 'Hola');
    expect((await sessions(two)).records).toHaveLength(1);
    expect((await sessions(one)).records[0]).toMatchObject({ unread: 1, side: 1, person: { id: two.userId } });
  });

  it('chat 2: seats of a company share its conversations; who leaves reads them no more', async () => {
    const own = await supplier(t.platform);
    const base = { userType: 3 as const, roles: [r.supplier], entId: own.entId };
    const [sales, reader, service] = await Promise.all([
      person(t.platform, { ...base, seat: 'sales' }),
      person(t.platform, { ...base, seat: 'reader' }),
      person(t.platform, { userType: 4, roles: [r.customerService], entId: own.entId }),
    ]);
    const { conversationId: id } = await talk(t, b, own.entId!);
    await say(t, b, id, '有货吗？');
    for (const p of [own, sales, service]) expect((await sessions(p)).unread).toBe(1);
    expect(await refusal(history(t, reader, id))).toBe(common.notFound.code);
    await say(t, service, id, '有货');
    // A colleague's answer is the company's: nobody of it has it unread.
    for (const p of [own, sales]) expect((await sessions(p)).unread).toBe(0);
    expect((await sessions(b)).records.find((c) => c.conversationId === id)?.unread).toBe(1);
    await t.pool.query(`update users set ent_id = null, company_role = null where id = $1`, [sales.userId]);
    expect(await refusal(history(t, sales, id))).toBe(common.notFound.code);
    expect((await sessions(sales)).records).toEqual([]);
  });

  it('chat 1: nobody writes to a person whom they do not know, nor to themselves', async () => {
    expect(await refusal(talk(t, b, stranger.userId))).toBe(common.notFound.code);
    expect(await refusal(talk(t, b, newId()))).toBe(common.notFound.code);
    expect(await refusal(talk(t, b, b.userId))).toBe(chatErrors.own.code);
    expect(await refusal(talk(t, b, b.entId!))).toBe(chatErrors.own.code);
    const colleague = await person(t.platform, { userType: 3, roles: [r.buyer], entId: b.entId });
    const { conversationId } = await talk(t, b, colleague.userId);
    expect((await talk(t, colleague, b.userId)).conversationId).toBe(conversationId);
  });

  it('chat 5: read marks go up, show to the other side, and not where they are switched off', async () => {
    const [one, two] = [await supplier(t.platform), await buyer(t.platform)];
    const { conversationId: id } = await talk(t, two, one.entId!);
    await say(t, two, id, 'a');
    await say(t, two, id, 'b');
    const seen = async () => (await t.as(two.token)(chat.detail, { params: { id } })).otherRead;
    expect(await seen()).toBe(0);
    const read = (upto: number) => t.as(one.token)(chat.read, { params: { id }, body: { upto } });
    expect(await read(1)).toEqual({ unread: 1 });
    expect(await seen()).toBe(1);
    expect(await read(99)).toEqual({ unread: 0 });
    expect(await read(1)).toEqual({ unread: 0 });
    expect(await seen()).toBe(2);
    await t.as(one.token)(chat.saveSettings, { body: { showRead: false } });
    expect(await t.as(one.token)(chat.settings)).toEqual({ showRead: false });
    expect(await seen()).toBe(0);
  });

  it('chat 7: a message is taken back within two minutes by who wrote it, and nothing of it is sent', async () => {
    const { conversationId: id } = await talk(t, b, s.entId!);
    const m = await say(t, b, id, '写错了');
    const answer = await t.as(s.token)(chat.send, {
      body: { sessionId: id, clientId: newId(), body: '什么？', replyTo: m.sequence },
    });
    expect(answer.body.reply).toMatchObject({ sequence: m.sequence, body: '写错了' });
    const recall = (p: TestPerson) => t.as(p.token)(chat.recall, { params: { id: m.messageId } });
    expect(await refusal(recall(s))).toBe(common.notFound.code);
    await recall(b);
    await recall(b);
    const there = await history(t, s, id);
    expect(there.find((x) => x.messageId === m.messageId)).toMatchObject({ recalled: true, body: { body: '' } });
    expect(there.find((x) => x.messageId === answer.messageId)?.body.reply?.body).toBe('');
    const late = await say(t, b, id, '太迟');
    await t.pool.query(`update chat_messages set created_at = now() - interval '121 seconds' where id = $1`, [
      late.messageId,
    ]);
    expect(await refusal(t.as(b.token)(chat.recall, { params: { id: late.messageId } }))).toBe(chatErrors.tooLate.code);
  });

  it('chat 8: a side that blocks gets nothing more, and writes nothing until it takes the block away', async () => {
    const own = await supplier(t.platform);
    const { conversationId: id } = await talk(t, b, own.entId!);
    await say(t, b, id, '1');
    const keep = (blocked: boolean) => t.as(own.token)(chat.keep, { params: { id }, body: { blocked } });
    const online = async (who: TestPerson) => (await t.as(who.token)(chat.detail, { params: { id } })).online;
    for (const who of [b, own]) await t.pool.query('update users set last_seen_at = now() where id = $1', [who.userId]);
    expect([await online(b), await online(own)]).toEqual([true, true]);
    await keep(true);
    expect([await online(b), await online(own)]).toEqual([false, false]);
    expect(await refusal(say(t, b, id, '2'))).toBe(chatErrors.blocked.code);
    expect(await refusal(say(t, own, id, '2'))).toBe(chatErrors.blockedByYou.code);
    await keep(false);
    await say(t, b, id, '2');
    expect((await history(t, own, id)).map((m) => m.sequence)).toEqual([1, 2]);
  });

  it('chat 9: what is hidden comes back with a message, what is pinned stands first, what is muted counts nothing', async () => {
    const me = await buyer(t.platform);
    const others = await Promise.all([supplier(t.platform), supplier(t.platform)]);
    const ids: string[] = [];
    for (const o of others) {
      const { conversationId: id } = await talk(t, me, o.entId!);
      await say(t, me, id, '您好');
      await say(t, o, id, '您好');
      ids.push(id);
    }
    const [first, second] = ids as [string, string];
    const listed = async (body = {}) => (await sessions(me, body)).records.map((c) => c.conversationId);
    expect(await listed()).toEqual([second, first]);
    const keep = (id: string, body: object) => t.as(me.token)(chat.keep, { params: { id }, body });
    await keep(first, { pinned: true });
    expect(await listed()).toEqual([first, second]);
    await keep(second, { muted: true });
    expect((await sessions(me)).unread).toBe(1);
    await t.as(me.token)(chat.hide, { body: { sessionId: second } });
    expect(await listed()).toEqual([first]);
    expect(await listed({ hidden: true })).toEqual([second]);
    await say(t, others[1]!, second, '还在吗？');
    expect(await listed()).toEqual([first, second]);
    const record = await t.as(me.token)(chat.record, { query: { auid: me.userId, way: 'P2P', unread: '1' } });
    expect(record.records.map((c) => c.conversationId)).toEqual([first, second]);
    expect(await refusal(t.as(me.token)(chat.record, { query: { auid: b.userId } }))).toBe(common.notFound.code);
  });

  it('history goes both ways by sequence, and a name finds its conversation', async () => {
    const me = await buyer(t.platform);
    const { conversationId: id, company } = await talk(t, me, s.entId!);
    for (let i = 1; i <= 9; i++) await say(t, me, id, `第 ${i} 条`);
    const part = async (o: object) =>
      (await t.as(me.token)(chat.messages, { body: { sessionId: id, size: 4, ...o } })).records.map((m) => m.sequence);
    expect(await part({})).toEqual([6, 7, 8, 9]);
    expect(await part({ before: 6 })).toEqual([2, 3, 4, 5]);
    expect(await part({ after: 7 })).toEqual([8, 9]);
    expect(await part({ around: 5 })).toEqual([4, 5, 6, 7]);
    expect((await sessions(me, { q: company!.name.en })).records).toHaveLength(1);
    expect((await sessions(me, { q: 'nobody' })).records).toHaveLength(0);
    const found = async (p: TestPerson, q: string, o = {}) =>
      (await t.as(p.token)(chat.search, { query: { q, ...o } })).records.map((m) => m.sequence);
    expect(await found(me, '第 9')).toEqual([9]);
    expect(await found(me, '条', { sessionId: id })).toHaveLength(9);
    expect(await found(stranger, '第')).toEqual([]);
    expect(await refusal(found(stranger, '第', { sessionId: id }))).toBe(common.notFound.code);
  });
});

describe('what hangs on messages', () => {
  it('chat 6: a card shows to each reader what that reader may see, and no name to others', async () => {
    const order = await orderOf(t, b, s);
    const { conversationId: id } = await talk(t, b, s.entId!);
    const card = { kind: 'order' as const, id: order.id };
    const sent = await t.as(b.token)(chat.send, { body: { sessionId: id, clientId: newId(), kind: 'card', card } });
    expect(sent.body.card?.shown).toMatchObject({ link: `/orderCenter/orderDetail?id=${order.id}` });
    expect((await history(t, s, id)).at(-1)?.body.card?.shown?.number).toBe(sent.body.card?.shown?.number);
    // To somebody without the right it is a card without content, whoever sent it.
    const service = await person(t.platform, { userType: 4, roles: [r.customerService], entId: s.entId });
    const seen = (await history(t, service, id)).at(-1);
    expect(seen?.body.card).toEqual({ ...card, shown: null });
    const body = { sessionId: id, clientId: newId(), kind: 'card' as const, card };
    expect(await refusal(t.as(service.token)(chat.send, { body }))).toBe(chatErrors.noSuchCard.code);
  });

  it('chat 4: a record says whom to talk to, and is the subject of the conversation for who may see it', async () => {
    const product = await added(t, s);
    const open = (p: TestPerson, kind: 'product' | 'inquiry' | 'order', id: string) =>
      t.as(p.token)(chat.open, { body: { subject: { kind, id } } });
    const ofProduct = await open(b, 'product', product.id);
    expect(ofProduct).toMatchObject({ side: 0, company: { id: s.entId }, subject: { id: product.id } });
    expect(await refusal(open(s, 'product', product.id))).toBe(common.notFound.code);
    const inquiry = await publish(t, b);
    expect(await open(s, 'inquiry', inquiry.id)).toMatchObject({
      conversationId: ofProduct.conversationId,
      side: 1,
      subject: { id: inquiry.id },
    });
    const secret = await publish(t, b, { confidential: true });
    expect(await refusal(open(s, 'inquiry', secret.id))).toBe(common.notFound.code);
    expect(await refusal(open(stranger, 'order', (await orderOf(t, b, s)).id))).toBe(common.notFound.code);
  });

  it('chat 10: pictures are for both sides, until the message is taken back', async () => {
    const { conversationId: id } = await talk(t, b, s.entId!);
    const fileId = await fileOf(t, b);
    const body = { sessionId: id, clientId: newId(), kind: 'picture' as const, fileId };
    expect(await refusal(t.as(s.token)(chat.send, { body }))).toBe('files.notYours');
    const m = await t.as(b.token)(chat.send, { body });
    const read = async (p: TestPerson) =>
      (await t.api.request(`/api/busi/busifile/${fileId}`, { headers: { authorization: `Bearer ${p.token}` } })).status;
    expect([await read(b), await read(s), await read(stranger)]).toEqual([200, 200, 404]);
    expect(await refusal(t.as(stranger.token)(files.link, { params: { id: fileId }, query: {} }))).toBe(
      common.notFound.code,
    );
    await t.as(b.token)(chat.recall, { params: { id: m.messageId } });
    expect([await read(b), await read(s)]).toEqual([404, 404]);
  });

  it('chat 11: the other side’s words can be reported, one’s own and strangers’ cannot', async () => {
    const { conversationId: id } = await talk(t, b, s.entId!);
    const m = await say(t, b, id, '无礼的话');
    const report = (p: TestPerson) =>
      t.as(p.token)(moderation.report, { body: { kind: 'message', subjectId: m.messageId, reason: '辱骂他人' } });
    await report(s);
    expect(await refusal(report(b))).toBe(common.notFound.code);
    expect(await refusal(report(stranger))).toBe(common.notFound.code);
  });
});

it('chat 12: what somebody wrote goes along with them, and stays with the other side when they go', async () => {
  const [one, two] = [await buyer(t.platform), await supplier(t.platform)];
  const { conversationId: id } = await talk(t, one, two.entId!);
  await say(t, one, id, '我的话');
  await say(t, two, id, '对方的话');
  const ctx = { ...systemContext(t.platform), person: await authenticate(t.platform, one.token, false) };
  const own = await exportChat(ctx, ctx.person!);
  expect(own.messages.map((m) => m.body.body)).toEqual(['我的话']);
  expect(own.conversations).toHaveLength(1);
  await t.pool.query(`update users set removed_at = now(), name = '' where id = $1`, [one.userId]);
  await forgetMember(ctx, one.userId);
  expect((await history(t, two, id)).map((m) => [m.from, m.body.body])).toEqual([
    ['', '我的话'],
    [expect.any(String), '对方的话'],
  ]);
  expect(await refusal(say(t, two, id, '还在吗？'))).toBe(chatErrors.gone.code);
});
