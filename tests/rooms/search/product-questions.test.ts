import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#contract/catalogue/calls.ts';
import { ownProducts } from '#contract/catalogue/own.ts';
import { productQuestionLimits, productQuestions } from '#contract/catalogue/questions.ts';
import { files } from '#contract/files/calls.ts';
import { homeWork } from '#contract/home/work.ts';
import { moderation } from '#contract/moderation/calls.ts';
import { notices } from '#contract/notices/calls.ts';
import { operatorReports } from '#contract/operator/reports.ts';
import { newId } from '#server/platform/ids.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { added, written } from '#tests/world/catalogue.ts';
import { deskOperator, type TestOperator } from '#tests/world/operators.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';
import { filmBytes } from '#tests/world/rooms/media.ts';

let t: TestPlatform;
let b: TestPerson;
let b2: TestPerson;
let s: TestPerson;
let s2: TestPerson;
let desk: TestOperator;
beforeAll(async () => {
  t = await testPlatform();
  t.platform.limits.take = async () => 0;
  [b, b2, s, s2] = await Promise.all([
    buyer(t.platform),
    buyer(t.platform),
    supplier(t.platform),
    supplier(t.platform),
  ]);
  desk = await deskOperator(t, 'reviewer');
});

const read = (id: string, who?: TestPerson) => t.as(who?.token)(productQuestions.read, { params: { id }, query: {} });
const ask = (who: TestPerson, id: string, text = '有 4 kg 小筒吗？', clientKey = newId()) =>
  t.as(who.token)(productQuestions.ask, { params: { id }, body: { clientKey, text } });
const answer = (who: TestPerson, id: string, text = '有，200 kg 起。', more: { again?: boolean } = {}) =>
  t.as(who.token)(productQuestions.answer, { params: { id }, body: { text, ...more } });
const kindsOf = async (who: TestPerson, id: string) =>
  (await t.as(who.token)(notices.newest, { query: {} })).records.filter((r) => r.link.includes(id)).map((r) => r.kind);
const tasksOf = async (who: TestPerson) =>
  (await t.as(who.token)(homeWork.work)).tasks.filter((x) => x.kind === 'answerProductQuestion');

describe('questions about a product (catalogue 38 and 39)', () => {
  it('are read by their asker and the supplier alone until they are answered, then by everybody, without a name', async () => {
    const { id } = await added(t, s);
    const q = await ask(b, id);
    expect(await read(id, b)).toMatchObject({ total: 1, keeper: false, records: [{ own: true, answer: null }] });
    expect(await read(id, s)).toMatchObject({ total: 1, keeper: true, records: [{ own: false }] });
    for (const other of [b2, s2, undefined]) expect(await read(id, other)).toMatchObject({ total: 0, keeper: false });
    await jobsDone(t);
    expect(await kindsOf(s, id)).toEqual(['productAsked']);
    expect(await tasksOf(s)).toMatchObject([{ id, n: 1, may: true, to: `/prodDetail?id=${id}#questions` }]);

    await answer(s, q.id);
    const seen = await read(id);
    expect(seen.records).toEqual([
      {
        id: q.id,
        text: { cn: '有 4 kg 小筒吗？' },
        at: expect.any(String) as string,
        answer: { text: { cn: '有，200 kg 起。' }, at: expect.any(String) as string },
        own: false,
      },
    ]);
    expect(JSON.stringify(await read(id, s))).not.toContain(b.userId);
    await jobsDone(t);
    expect(await kindsOf(b, id)).toEqual(['productAnswered']);
    expect(await tasksOf(s)).toEqual([]);
  });

  it('are asked once by a click that comes twice, not of one’s own company, and within the limits', async () => {
    const { id } = await added(t, s);
    const key = newId();
    const both = await Promise.all([ask(b, id, '能分批吗？可以吗？', key), ask(b, id, '能分批吗？可以吗？', key)]);
    expect(both[0].id).toBe(both[1].id);
    expect(await refused(ask(s, id))).toBe('409 productQuestions.own');
    expect(await refused(ask(b, id, '短'))).toBe('400 common.invalid');
    const rest = productQuestionLimits.waiting - 1;
    const many = await Promise.allSettled(Array.from({ length: rest + 3 }, () => ask(b, id)));
    expect(many.filter((r) => r.status === 'fulfilled')).toHaveLength(rest);
    expect(await refused(ask(b, id))).toBe('409 productQuestions.tooMany');
    await expect(ask(b2, id)).resolves.toMatchObject({ id: expect.any(String) as string });
  });

  it('are answered by the supplier alone; of two answers at once one stands, and one that is meant takes its place', async () => {
    const { id } = await added(t, s);
    const q = await ask(b, id);
    for (const other of [b, s2]) expect(['403', '404']).toContain((await refused(answer(other, q.id)))?.slice(0, 3));
    const two = await Promise.allSettled([answer(s, q.id, '可以的。'), answer(s, q.id, '不可以。')]);
    expect(two.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
    expect(await refused(answer(s, q.id, '另一个答复。'))).toBe('409 productQuestions.alreadyAnswered');
    await answer(s, q.id, '更正：可以。', { again: true });
    expect((await read(id)).records).toMatchObject([{ answer: { text: { cn: '更正：可以。' } } }]);
    await jobsDone(t);
    expect(await kindsOf(b, id)).toEqual(['productAnswered']);
  });

  it('go with a report that the desk agrees to, come back with its second decision, and are gone with their product', async () => {
    const { id, revision } = await added(t, s);
    const q = await ask(b, id);
    const report = (who: TestPerson) =>
      t.as(who.token)(moderation.report, {
        body: { kind: 'productQuestion', subjectId: q.id, reason: '与产品无关的广告' },
      });
    expect(await refused(report(b2))).toBe('404 common.notFound');
    expect(await refused(report(b))).toBe('404 common.notFound');
    await answer(s, q.id);
    const made = await report(b2);
    await t.as(desk.token)(operatorReports.decide, {
      params: { id: made.id },
      body: { hide: true, reason: '超出平台范围' },
    });
    for (const who of [b, s, undefined]) expect((await read(id, who)).total).toBe(0);
    expect(await refused(answer(s, q.id, '再次答复。', { again: true }))).toBe('404 common.notFound');
    await t.as(desk.token)(operatorReports.restore, { params: { id: made.id }, body: { reason: '内容已核实' } });
    expect((await read(id)).total).toBe(1);
    const { clientKey: _key, ...input } = written({ state: 'hidden' });
    await t.as(s.token)(ownProducts.update, { body: { ...input, id, revision } });
    expect(await refused(read(id, b))).toBe('404 common.notFound');
    expect(await refused(ask(b, id))).toBe('404 common.notFound');
  });
});

describe('uses and film of a product (catalogue 36 and 37)', () => {
  const upload = async (who: TestPerson, bytes: Uint8Array, name: string) => {
    const form = new FormData();
    form.set('uid', '1');
    form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name, { type: 'video/webm' }));
    const headers = { authorization: `Bearer ${who.token}` };
    const res = await t.api.request(files.uploadFilm.path, { method: 'POST', body: form, headers });
    return { status: res.status, body: (await res.json()) as { data?: { id: string } } };
  };
  const vtt = 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nOne line of it.\n';

  it('are shown to everybody, with captions and in ranges, and stay where they are not sent along', async () => {
    const { body } = await upload(s, filmBytes(), 'line.webm');
    const film = body.data!.id;
    const captions = { cn: '', en: vtt, es: '' };
    const { id, revision } = await added(t, s, { uses: ['wind-energy', 'marine'], film, captions });
    const seen = await t.as()(catalogue.detail, { params: { id } });
    expect(seen.uses.map((u) => u.slug)).toEqual(['wind-energy', 'marine']);
    expect(seen.film).toEqual({ url: `/api/busi/busiproductinfo/film/${id}`, captions: ['en'] });
    const part = await t.api.request(seen.film!.url, { headers: { range: 'bytes=0-9' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
    expect(part.headers.get('content-disposition')).toContain('inline');
    const said = await t.api.request(`${seen.film!.url}/captions/en`);
    expect(await said.text()).toContain('One line of it.');
    expect((await t.api.request(`${seen.film!.url}/captions/cn`)).status).toBe(404);
    // Nobody reads it as a picture, nor takes it.
    expect((await t.api.request(`/api/busi/busifile/public/${film}`)).status).toBe(404);

    const { clientKey: _key, ...input } = written({ model: 'FILM' });
    const saved = await t.as(s.token)(ownProducts.update, { body: { ...input, id, revision } });
    expect(await t.as(s.token)(ownProducts.detail, { params: { id } })).toMatchObject({
      uses: ['wind-energy', 'marine'],
      film: { id: film },
      captions,
    });
    const body2 = { ...input, id, revision: saved.revision, state: 'hidden' as const };
    await t.as(s.token)(ownProducts.update, { body: body2 });
    expect((await t.api.request(seen.film!.url)).status).toBe(404);
    await t.as(s.token)(ownProducts.update, { body: { ...body2, revision: saved.revision + 1, film: null } });
    expect(await t.as(s.token)(ownProducts.detail, { params: { id } })).toMatchObject({
      film: null,
      captions: { en: '' },
    });
  });

  it('refuse unknown fields, captions that cannot be read, and films that are somebody else’s or none', async () => {
    await expect(added(t, s, { uses: ['nothing-of-this'] })).rejects.toMatchObject({
      fields: { uses: expect.any(String) as string },
    });
    const { body } = await upload(s2, filmBytes(), 'line.webm');
    expect(await refused(added(t, s, { film: body.data!.id }))).toBe('422 files.notYours');
    const own = await upload(s, filmBytes(), 'line.webm');
    await expect(
      added(t, s, { film: own.body.data!.id, captions: { cn: 'no captions', en: '', es: '' } }),
    ).rejects.toMatchObject({ fields: { 'captions.cn': expect.any(String) as string } });
    expect((await upload(s, new Uint8Array([1, 2, 3]), 'line.webm')).status).toBe(415);
  });
});
