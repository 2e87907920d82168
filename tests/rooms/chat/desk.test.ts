import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roleCodes as r } from '#contract/core/access.ts';
import { chat } from '#contract/chat/calls.ts';
import { consult, consultErrors, deskLimits } from '#contract/chat/desk.ts';
import { common } from '#contract/core/errors.ts';
import { homeWork } from '#contract/home/work.ts';
import { notices } from '#contract/notices/calls.ts';
import { newId } from '#server/platform/ids.ts';
import { systemContext } from '#server/platform/context.ts';
import { answerAbsent } from '#server/rooms/chat/desk/answer-absent.ts';
import { handBack } from '#server/rooms/chat/desk/hand-back.ts';
import { exportChat } from '#server/rooms/chat/records/export-own.ts';
import { authenticate } from '#server/rooms/identity/index.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { sentBy } from '../../harness/statements.ts';
import { forgetLimits } from '../../world/login.ts';
import { buyer, person, supplier, type TestPerson } from '../../world/people.ts';
import { history, say, talk } from './world.ts';

let t: TestPlatform;
let owner: TestPerson;
let colleague: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  [owner, stranger] = await Promise.all([supplier(t.platform), supplier(t.platform)]);
  colleague = await colleagueOf('sales');
});
beforeEach(() => forgetLimits(t));

const colleagueOf = (seat: 'sales' | 'reader' | 'administrator') =>
  person(t.platform, { userType: 1, roles: [r.supplier], entId: owner.entId, seat });
const refusal = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => 'none',
    (err: { error?: string }) => err.error,
  );
const list = async (p: TestPerson, tab: 'queue' | 'mine' | 'colleagues' | 'answered' | 'closed' = 'queue') =>
  t.as(p.token)(consult.list, { query: { tab } });
const move = (p: TestPerson, id: string, body: object) =>
  t.as(p.token)(consult.move, { params: { id }, body: body as never });
/** A new asker's question. */
const ask = async (words = '有现货吗？') => {
  const by = await buyer(t.platform);
  const { conversationId } = await talk(t, by, owner.entId!);
  await say(t, by, conversationId, words);
  const found = (await list(owner)).records.find((c) => c.conversationId === conversationId);
  return { by, conversationId, id: found!.id };
};
const isIn = async (p: TestPerson, tab: Parameters<typeof list>[1], id: string) =>
  (await list(p, tab)).records.some((c) => c.id === id);

describe('the queue', () => {
  it('chat 41: what waits longest stands first; an answer takes it, and is counted to who gave it', async () => {
    const [first, second] = [await ask(), await ask()];
    await say(t, first.by, first.conversationId, '还在吗？');
    const order = (await list(colleague)).records.map((c) => c.id);
    expect(order.indexOf(first.id)).toBeLessThan(order.indexOf(second.id));
    await say(t, colleague, first.conversationId, '有的。');
    expect(await isIn(colleague, 'queue', first.id)).toBe(false);
    const [mine] = (await list(colleague, 'mine')).records.filter((c) => c.id === first.id);
    expect(mine).toMatchObject({ state: 'answered', waitingSince: null, assignee: { id: colleague.userId } });
    await say(t, first.by, first.conversationId, '多少钱？');
    expect((await list(colleague, 'mine')).records[0]).toMatchObject({ id: first.id, state: 'waiting' });
    expect(await isIn(owner, 'colleagues', first.id)).toBe(true);
    expect((await list(owner)).counts.queue).toBeGreaterThan(0);
  });

  it('a list takes as many statements however long it is', async () => {
    await ask();
    const sent = async () => (await sentBy(() => list(colleague))).length;
    const [few, n] = [await sent(), (await list(colleague)).total];
    await Promise.all([ask(), ask(), ask()]);
    expect((await list(colleague)).total).toBe(n + 3);
    expect(await sent()).toBe(few);
  });

  it('chat 43: of two who take it at once one has it and the other is told', async () => {
    const { id } = await ask();
    const both = await Promise.all(
      [owner, colleague].map((p) =>
        move(p, id, { act: 'take', from: null }).then(
          () => 'taken',
          (e: { error?: string }) => e.error,
        ),
      ),
    );
    expect(new Set(both)).toEqual(new Set(['taken', consultErrors.taken.code]));
    const winner = both[0] === 'taken' ? owner : colleague;
    const loser = winner === owner ? colleague : owner;
    // Knowing who has it, a colleague takes it over.
    await move(loser, id, { act: 'take', from: winner.userId });
    expect(await isIn(loser, 'mine', id)).toBe(true);
    expect(await refusal(move(winner, id, { act: 'handBack', from: winner.userId }))).toBe(consultErrors.taken.code);
    await move(loser, id, { act: 'handBack', from: loser.userId });
    expect(await isIn(winner, 'queue', id)).toBe(true);
  });

  it('chat 43: only who may answer is given one, and hears of it once', async () => {
    const { id, conversationId } = await ask();
    const reader = await colleagueOf('reader');
    const assign = (to: string) => move(owner, id, { act: 'assign', from: null, to });
    expect(await refusal(assign(reader.userId))).toBe(consultErrors.noSuchColleague.code);
    expect(await refusal(assign(stranger.userId))).toBe(consultErrors.noSuchColleague.code);
    await Promise.all([assign(colleague.userId), assign(colleague.userId)]);
    const told = async () =>
      (await t.as(colleague.token)(notices.page, { query: {} })).records.filter(
        (n) => n.kind === 'consultationAssigned' && n.link.includes(conversationId),
      );
    await t.until(async () => (await told()).length === 1);
    expect((await told()).length).toBe(1);
  });

  it('chat 43: closing ends no question that was not seen, and nothing that somebody else has by now', async () => {
    const { id, by, conversationId } = await ask();
    const { sequence } = await say(t, by, conversationId, '还有一个问题');
    const close = (from: string | null, seen: number) => refusal(move(owner, id, { act: 'close', from, seen }));
    expect(await close(null, sequence - 1)).toBe(common.conflict.code);
    await move(colleague, id, { act: 'take', from: null });
    expect(await close(null, sequence)).toBe(consultErrors.taken.code);
    expect(await close(colleague.userId, sequence)).toBe('none');
  });

  it('chat 41: an answer taken back leaves the question waiting; a question taken back waits no more', async () => {
    const { id, by, conversationId } = await ask();
    const asked = (await list(owner)).records.find((c) => c.id === id)!;
    const recall = (p: TestPerson, messageId: string) => t.as(p.token)(chat.recall, { params: { id: messageId } });
    const state = async () => (await t.as(owner.token)(consult.session, { params: { id: conversationId } })).desk!;
    const firstAnswer = async () =>
      (await t.platform.pool.query('select first_answer_by from chat_consultations where id = $1', [id])).rows[0]
        .first_answer_by;
    const answer = await say(t, owner, conversationId, '发错了');
    expect((await state()).consultation).toMatchObject({ state: 'answered' });
    expect(await firstAnswer()).toBe(owner.userId);
    await recall(owner, answer.messageId);
    const { waitingSince, state: now } = (await state()).consultation!;
    expect(now).toBe('waiting');
    expect(Math.abs(Date.parse(waitingSince!) - Date.parse(asked.waitingSince!))).toBeLessThan(1000);
    expect(await firstAnswer()).toBe(null);
    await say(t, colleague, conversationId, '有的');
    expect(await firstAnswer()).toBe(colleague.userId);
    const more = await say(t, by, conversationId, '多少钱？');
    expect((await state()).consultation?.state).toBe('waiting');
    await recall(by, more.messageId);
    expect((await state()).consultation?.state).toBe('answered');

    const other = await buyer(t.platform);
    const { conversationId: only } = await talk(t, other, owner.entId!);
    const question = await say(t, other, only, '?');
    await recall(other, question.messageId);
    expect((await list(owner)).records.some((c) => c.conversationId === only)).toBe(false);
    await say(t, other, only, '!');
    expect((await list(owner)).records.find((c) => c.conversationId === only)?.round).toBe(1);
  });

  it('chat 42: a closed one opens again when the other side writes', async () => {
    const { id, by, conversationId } = await ask();
    await say(t, owner, conversationId, '好的');
    await move(owner, id, { act: 'close', from: owner.userId });
    expect(await isIn(owner, 'closed', id)).toBe(true);
    expect(await refusal(move(owner, id, { act: 'take', from: null }))).toBe(consultErrors.closed.code);
    await say(t, owner, conversationId, '祝好');
    expect((await list(owner, 'closed')).records.some((c) => c.id === id)).toBe(true);
    await say(t, by, conversationId, '再问一下');
    const again = (await list(owner)).records.find((c) => c.conversationId === conversationId);
    expect(again).toMatchObject({ round: 2, assignee: null, state: 'waiting' });
    const acts = await t.as(colleague.token)(consult.history, { params: { id: conversationId } });
    expect(acts.map((a) => a.act)).toEqual(['reopen', 'close', 'take', 'answer', 'open']);
  });

  it('chat 44: who leaves has none any more, at once and in the history', async () => {
    const { id, conversationId } = await ask();
    const leaver = await colleagueOf('sales');
    await move(leaver, id, { act: 'take', from: null });
    await t.platform.pool.query('update users set ent_id = null, company_role = null where id = $1', [leaver.userId]);
    expect(await isIn(owner, 'queue', id)).toBe(true);
    const ctx = systemContext(t.platform);
    const left = { userId: leaver.userId, entId: owner.entId };
    // A late event of somebody who is there again takes nothing away.
    await move(colleague, (await ask()).id, { act: 'take', from: null });
    const n = (await list(colleague, 'mine')).total;
    await handBack(ctx, { userId: colleague.userId, entId: owner.entId });
    expect((await list(colleague, 'mine')).total).toBe(n);
    await handBack(ctx, left);
    await handBack(ctx, left);
    const acts = await t.as(owner.token)(consult.history, { params: { id: conversationId } });
    expect(acts.filter((a) => a.act === 'leave').length).toBe(1);
    expect(await refusal(list(leaver))).toBe(consultErrors.noCompany.code);
    expect((await move(owner, id, { act: 'take', from: null })).assignee?.id).toBe(owner.userId);
  });

  it('chat 40: another company and the other side are told nothing of it', async () => {
    const { id, by, conversationId } = await ask();
    expect(await refusal(move(stranger, id, { act: 'take', from: null }))).toBe(common.notFound.code);
    for (const p of [stranger, by])
      for (const call of [consult.history, consult.notes])
        expect([common.notFound.code, consultErrors.noCompany.code]).toContain(
          await refusal(t.as(p.token)(call, { params: { id: conversationId } })),
        );
    expect(await refusal(t.as(stranger.token)(consult.session, { params: { id: conversationId } }))).toBe(
      common.notFound.code,
    );
    expect(await t.as(by.token)(consult.session, { params: { id: conversationId } })).toMatchObject({ desk: null });
    const [asked] = (await t.as(by.token)(consult.asked, { query: {} })).records;
    expect(asked).toMatchObject({ id, state: 'waiting' });
    expect(JSON.stringify(asked)).not.toContain(owner.userId);
  });

  it('chat 47: home says what waits, for who answers alone', async () => {
    await ask();
    const tasks = async (p: TestPerson) =>
      (await t.as(p.token)(homeWork.work)).tasks.filter((x) => x.kind === 'answerConsultations');
    const [task, ...more] = await tasks(colleague);
    expect(more).toEqual([]);
    expect(JSON.stringify(task)).toContain('queue');
    expect(await tasks(await colleagueOf('reader'))).toEqual([]);
  });
});

describe('notes', () => {
  it('chat 45: a note reaches colleagues and nobody else: no message, number, search, export or badge', async () => {
    const { by, conversationId } = await ask();
    const secret = 'Margin-7781';
    const clientId = newId();
    const add = () =>
      t.as(owner.token)(consult.addNote, { params: { id: conversationId }, body: { clientId, body: secret } });
    const [one, two] = await Promise.all([add(), add()]);
    expect(one.id).toBe(two.id);
    expect((await t.as(colleague.token)(consult.notes, { params: { id: conversationId } })).map((n) => n.body)).toEqual(
      [secret],
    );
    const as = t.as(by.token);
    const ctx = systemContext(t.platform);
    const mine = { ...ctx, person: await authenticate(t.platform, by.token, false) };
    const seen = [
      await history(t, by, conversationId),
      await as(chat.sessions, { body: {} }),
      await as(chat.detail, { params: { id: conversationId } }),
      await as(chat.search, { query: { q: secret } }),
      await as(chat.record, { query: { unread: '0' } }),
      await as(consult.session, { params: { id: conversationId } }),
      await as(consult.asked, { query: {} }),
      await exportChat(mine, mine.person!),
    ];
    expect(JSON.stringify(seen)).not.toContain(secret);
    expect((await history(t, by, conversationId)).length).toBe(1);
    expect((await t.as(owner.token)(chat.search, { query: { q: secret } })).total).toBe(0);
    const remove = (p: TestPerson) => t.as(p.token)(consult.removeNote, { params: { id: one.id } });
    for (const p of [colleague, stranger, by])
      expect([common.notFound.code, consultErrors.noCompany.code]).toContain(await refusal(remove(p)));
    const gone = await colleagueOf('sales');
    const theirs = newId();
    const write = (clientId: string) =>
      t.as(gone.token)(consult.addNote, { params: { id: conversationId }, body: { clientId, body: '?' } });
    const left = await write(theirs);
    // Sent again where there is no room any more, it is the note that is there.
    await t.platform.pool.query(
      `insert into chat_notes (id, conversation_id, ent_id, user_id, client_id, body)
       select gen_random_uuid(), $1, $2, $3, gen_random_uuid(), '-' from generate_series(1, $4)`,
      [conversationId, owner.entId, owner.userId, deskLimits.notes - 2],
    );
    expect((await write(theirs)).id).toBe(left.id);
    expect(await refusal(write(newId()))).toBe(consultErrors.tooManyNotes.code);
    await t.platform.pool.query(`delete from chat_notes where body = '-'`);
    const takeLeft = (p: TestPerson) => refusal(t.as(p.token)(consult.removeNote, { params: { id: left.id } }));
    expect(await takeLeft(owner)).toBe(common.notFound.code);
    await t.platform.pool.query('update users set ent_id = null, company_role = null where id = $1', [gone.userId]);
    expect(await takeLeft(colleague)).toBe(common.notFound.code);
    expect(await takeLeft(owner)).toBe('none');
    await remove(owner);
    expect(await t.as(owner.token)(consult.notes, { params: { id: conversationId } })).toEqual([]);
  });
});

describe('canned replies', () => {
  it('chat 46: kept by who manages, read by who answers, of one company', async () => {
    const clientId = newId();
    const body = { title: { cn: '交期', es: ' Plazo ' }, text: { es: 'Tres semanas.' } };
    const add = (p: TestPerson, given: object = {}) =>
      t.as(p.token)(consult.addReply, { body: { clientId, ...body, ...given } });
    expect(await refusal(add(colleague))).toBe(common.seat.code);
    expect(await refusal(add(owner, { text: { en: '  ' } }))).toBe(common.invalid.code);
    const [{ id }] = await Promise.all([add(owner), add(owner)]);
    const [there, ...more] = await t.as(colleague.token)(consult.replies);
    expect([there, more]).toEqual([{ id, title: { cn: '交期', es: 'Plazo' }, text: { es: 'Tres semanas.' } }, []]);
    const save = (p: TestPerson) =>
      t.as(p.token)(consult.saveReply, { params: { id }, body: { ...body, text: { en: 'Soon' } } });
    expect(await refusal(save(stranger))).toBe(common.notFound.code);
    expect((await save(owner)).text).toEqual({ en: 'Soon' });
    expect(await t.as(stranger.token)(consult.replies)).toEqual([]);
    const remove = (p: TestPerson) => t.as(p.token)(consult.removeReply, { params: { id } });
    expect(await refusal(remove(stranger))).toBe(common.notFound.code);
    await remove(owner);
    const many = (n: number) => add(owner, { clientId: newId(), title: { en: `Reply ${n}` } });
    await Promise.all(Array.from({ length: deskLimits.replies - 1 }, (_, n) => many(n)));
    const last = await Promise.all([refusal(many(98)), refusal(many(99))]);
    expect(new Set(last)).toEqual(new Set(['none', consultErrors.tooManyReplies.code]));
  });
});

describe('working hours', () => {
  const closedNow = {
    zone: 'Asia/Shanghai',
    days: [1, 2, 3, 4, 5, 6, 7],
    opens: '09:00',
    closes: '18:00',
    holidays: Array.from({ length: 5 }, (_, i) =>
      new Date(Date.now() + 8 * 3_600_000 + (i - 2) * 86_400_000).toISOString().slice(0, 10),
    ),
    reply: { cn: '我们下班了', en: 'We are closed' },
  };

  it('chat 49: one automatic answer an absence, on any node and though its job comes twice; never to itself', async () => {
    const other = await supplier(t.platform);
    const by = await buyer(t.platform);
    await t.as(other.token)(consult.saveHours, { body: closedNow });
    const { conversationId } = await talk(t, by, other.entId!);
    await Promise.all(['a', 'b', 'c'].map((w) => say(t, by, conversationId, w)));
    await t.until(async () => (await history(t, by, conversationId)).length === 4);
    const ctx = systemContext(t.platform);
    const job = { conversationId, at: new Date().toISOString() };
    await Promise.all([answerAbsent(ctx, job), answerAbsent(ctx, job), answerAbsent(ctx, job)]);
    await say(t, by, conversationId, 'd');
    const all = await history(t, by, conversationId);
    expect(all.map((m) => m.sequence)).toEqual([1, 2, 3, 4, 5]);
    const automatic = all.filter((m) => m.body.automatic);
    expect(automatic.map((m) => [m.side, m.body.automatic])).toEqual([[1, closedNow.reply]]);
    // It is nobody's: no name stands at it, and it adds nothing to read for who has read everything.
    expect(automatic.map((m) => m.from)).toEqual(['']);
    // It is no answer: the question still waits, and nobody's own message.
    expect((await t.as(other.token)(consult.list, { query: {} })).records[0]).toMatchObject({ state: 'waiting' });
    expect(await refusal(t.as(other.token)(chat.recall, { params: { id: automatic[0]!.messageId } }))).toBe(
      common.notFound.code,
    );
    // What was answered by a person meanwhile gets none.
    await say(t, other, conversationId, '您好');
    await t.platform.pool.query('delete from chat_auto_answers');
    await answerAbsent(ctx, job);
    expect((await history(t, by, conversationId)).filter((m) => m.body.automatic).length).toBe(1);
  });

  it('chat 49: an automatic answer adds nothing to read for the colleague who has read everything', async () => {
    const other = await supplier(t.platform);
    const by = await buyer(t.platform);
    const { conversationId } = await talk(t, by, other.entId!);
    const { sequence } = await say(t, by, conversationId, '?');
    await t.as(other.token)(chat.read, { params: { id: conversationId }, body: { upto: sequence } });
    await t.as(other.token)(consult.saveHours, { body: closedNow });
    await answerAbsent(systemContext(t.platform), { conversationId, at: new Date().toISOString() });
    expect((await history(t, by, conversationId)).length).toBe(2);
    const read = (p: TestPerson) => t.as(p.token)(chat.detail, { params: { id: conversationId } });
    expect((await read(other)).unread).toBe(0);
    expect((await read(by)).unread).toBe(1);
  });

  it('chat 48: the other side sees when the company answers; who does not manage sets nothing', async () => {
    const other = await supplier(t.platform);
    const by = await buyer(t.platform);
    const { conversationId } = await talk(t, by, other.entId!);
    const read = () => t.as(by.token)(consult.session, { params: { id: conversationId } });
    expect((await read()).hours).toBe(null);
    await t.as(other.token)(consult.saveHours, { body: closedNow });
    const { hours } = await read();
    expect(hours).toMatchObject({ open: false, zone: 'Asia/Shanghai' });
    expect(Date.parse(hours!.changesAt!)).toBeGreaterThan(Date.now());
    expect(hours).not.toHaveProperty('reply');
    const save = (p: TestPerson, part: object) =>
      refusal(t.as(p.token)(consult.saveHours, { body: { ...closedNow, ...part } }));
    expect(await save(colleague, {})).toBe(common.seat.code);
    for (const bad of [{ zone: 'Mars/Base' }, { opens: '09:00', closes: '09:00' }, { days: [] }, { opens: '9' }])
      expect(await save(other, bad)).toBe(common.invalid.code);
  });
});
