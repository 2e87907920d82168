import { beforeAll, expect, it } from 'vitest';
import { content } from '#contract/content/calls.ts';
import { following } from '#contract/following/calls.ts';
import { operatorContent } from '#contract/content/desk.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { feed } from '#server/rooms/content/reading/feed.ts';
import { publishDue } from '#server/rooms/content/desk/publish-due.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { pieceOf, publishPiece } from '#tests/world/rooms/content.ts';
import { deskOperator, type TestOperator } from '#tests/world/operators.ts';
import { person, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let author: TestOperator;
let second: TestOperator;
let reader: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  author = await deskOperator(t, 'editor');
  second = await deskOperator(t, 'editor');
  reader = await person(t.platform, { userType: 2, roles: [] });
});
const as = (o: { token: string }) => t.as(o.token);
const save = (pieceId: string, turn: number, o: Parameters<typeof pieceOf>[0] = {}, slug = `s-${pieceId}`) =>
  as(author)(operatorContent.save, { body: { pieceId, turn, kind: 'news', slug, content: pieceOf(o) } });
type Act = 'submit' | 'recall' | 'return' | 'approve' | 'withdraw';
const move = (by: { token: string }, id: string, turn: number, act: Act, o: { reason?: string; at?: string } = {}) =>
  as(by)(operatorContent.move, { params: { id }, body: { turn, act, ...o } });
const read = (id: string, by?: { token: string }) => t.as(by?.token)(content.detail, { params: { id } });

it('goes to readers when a second editor approves it; a draft of it changes nothing for them (content 2, 7 and 9)', async () => {
  const id = newId();
  const saved = await save(id, 0);
  expect(saved).toMatchObject({ turn: 1, state: 'draft' });
  expect(await refused(read(id))).toBe('404 common.notFound');
  const sent = await move(author, id, 1, 'submit');
  expect(sent).toMatchObject({ turn: 2, state: 'review' });
  expect(await refused(save(id, 2, { standards: [] }))).toBe('409 content.wrongState');
  expect(await refused(move(author, id, 2, 'approve'))).toBe('403 content.needsSecond');
  expect(await move(second, id, 2, 'approve')).toMatchObject({ turn: 3, state: 'published' });
  expect((await read(id)).row).toMatchObject({ slug: `s-${id}`, revisedAt: null });
  const title = { cn: '新标题', en: 'New title', es: 'Título nuevo' };
  await save(id, 3, { title });
  expect((await read(id)).row.title.en).toBe('Resin infusion');
  await move(author, id, 4, 'submit');
  await move(second, id, 5, 'approve');
  const { row } = await read(id);
  expect(row.title).toEqual(title);
  expect(row.revisedAt).not.toBeNull();
  const desk = await as(author)(operatorContent.detail, { params: { id } });
  expect(desk.moves.map((m) => m.act)).toEqual(['submit', 'approve', 'submit', 'approve']);
  expect(desk.versions.map((v) => [v.no, v.shown])).toEqual([
    [2, true],
    [1, false],
  ]);
});

it('is one piece and one version, however often the same words come (content 7 and 8)', async () => {
  const id = newId();
  const [a, b] = await Promise.all([save(id, 0), save(id, 0)]);
  expect([a.turn, b.turn]).toEqual([1, 1]);
  const other = { cn: '甲', en: 'A', es: 'A' };
  const both = await Promise.allSettled([save(id, 1, { title: other }), save(id, 1, { summary: other })]);
  expect(both.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
  expect(await refused(save(id, 1, { standards: ['EN 1'] }))).toBe('409 content.changed');
});

it('is handed in once it is whole in three languages (content 6)', async () => {
  const id = newId();
  await save(id, 0, { title: { cn: '标题', en: '', es: '' } });
  expect(await refused(move(author, id, 1, 'submit'))).toBe('409 content.incomplete');
  const { row } = await as(author)(operatorContent.detail, { params: { id } });
  expect(row.complete).toEqual(['cn']);
});

it('goes out once at its moment, and not after a recall (content 11)', async () => {
  const id = newId();
  const at = new Date(Date.now() + 3_600_000).toISOString();
  await save(id, 0);
  expect(await refused(move(author, id, 1, 'submit', { at: '2020-01-01T00:00:00Z' }))).toBe('400 common.invalid');
  await move(author, id, 1, 'submit', { at });
  expect(await move(second, id, 2, 'approve')).toMatchObject({ state: 'scheduled', turn: 3 });
  const ctx = systemContext(t.platform);
  await publishDue(ctx, { pieceId: id, turn: 3 });
  expect(await refused(read(id))).toBe('404 common.notFound');
  const due = () =>
    t.pool.query(`update content_pieces set publish_at = now() - interval '1 second' where id = $1`, [id]);
  await due();
  await publishDue(ctx, { pieceId: id, turn: 2 });
  expect(await refused(read(id))).toBe('404 common.notFound');
  await Promise.all([publishDue(ctx, { pieceId: id, turn: 3 }), publishDue(ctx, { pieceId: id, turn: 3 })]);
  expect((await read(id)).row.revisedAt).toBeNull();
  const desk = await as(author)(operatorContent.detail, { params: { id } });
  expect(desk.moves.filter((m) => m.act === 'publish')).toHaveLength(1);

  const other = newId();
  await save(other, 0);
  await move(author, other, 1, 'submit', { at });
  await move(second, other, 2, 'approve');
  await move(author, other, 3, 'recall');
  await publishDue(ctx, { pieceId: other, turn: 3 });
  expect(await refused(read(other))).toBe('404 common.notFound');
});

it('is returned and taken back with a reason (content 9 and 12)', async () => {
  const id = newId();
  await save(id, 0);
  await move(author, id, 1, 'submit');
  expect(await refused(move(second, id, 2, 'return'))).toBe('400 common.invalid');
  expect(await move(second, id, 2, 'return', { reason: '数据缺出处' })).toMatchObject({ state: 'draft' });
  await move(author, id, 3, 'submit');
  await move(second, id, 4, 'approve');
  expect(await refused(move(author, id, 5, 'withdraw'))).toBe('400 common.invalid');
  await move(author, id, 5, 'withdraw', { reason: '数值有误' });
  expect(await refused(read(id))).toBe('404 common.notFound');
});

it('keeps its former slugs, which no other piece gets (content 5)', async () => {
  const id = await publishPiece(t, { author, second }, { slug: 'first-name' });
  await save(id, 3, {}, 'second-name');
  expect((await read('first-name')).row.slug).toBe('second-name');
  expect((await read('second-name')).row.id).toBe(id);
  expect(await refused(save(newId(), 0, {}, 'first-name'))).toBe('409 content.slugTaken');
});

it('sends visitors the teaser of statements and cases alone (content 4)', async () => {
  const id = await publishPiece(t, { author, second }, { kind: 'statement' });
  const seen = await read(id);
  expect(seen).toMatchObject({ gate: 'login', parts: null });
  expect(JSON.stringify(seen)).not.toContain('Check the bag first');
  expect((await read(id, reader)).parts?.blocks).toHaveLength(2);
});

it('cleans what an editor sends', async () => {
  const html = { cn: '<p>a</p><script>x</script>', en: '<p onclick="x()">a</p>', es: '<a href="javascript:x">a</a>' };
  const blocks = [{ kind: 'text' as const, html }];
  const id = await publishPiece(t, { author, second }, { content: { blocks: blocks as never } });
  const said = JSON.stringify(await read(id));
  for (const bad of ['script', 'onclick', 'javascript']) expect(said).not.toContain(bad);
});

it('shows a member what is new in what they follow, and what they have read (content 17 and 18)', async () => {
  const follower = await person(t.platform, { userType: 2, roles: [] });
  const centre = (query: object) => as(follower)(content.centre, { query });
  expect(await centre({})).toMatchObject({ records: [], interests: 0 });
  await as(follower)(following.addInterest, { body: { kind: 'material', slug: 'aramid-fibre' } });
  const id = await publishPiece(t, { author, second }, { content: { materials: ['para-aramid-yarn'], processes: [] } });
  const other = await publishPiece(t, { author, second }, { content: { materials: ['smc'], processes: [] } });
  expect((await centre({})).records.map((r) => [r.id, r.read])).toEqual([[id, false]]);
  await Promise.all([1, 2].map(() => as(follower)(content.read, { params: { id } })));
  expect(await centre({})).toMatchObject({ unread: 0, records: [{ id, read: true }] });
  expect((await centre({ unread: '1' })).records).toEqual([]);
  expect((await centre({ scope: 'all', unread: '1' })).records.map((r) => r.id)).toContain(other);
  await as(follower)(content.readAll);
  expect((await centre({ scope: 'all' })).unread).toBe(0);
});

it('feeds each kind in each language, and finds by words and material (content 3 and 16)', async () => {
  const title = { cn: '亚麻', en: 'Flax boards', es: 'Lino' };
  const id = await publishPiece(t, { author, second }, { content: { title, materials: ['flax-fibre'] } });
  const found = async (query: object) => (await t.as()(content.page, { query })).records.map((r) => r.id);
  expect(await found({ q: 'flax' })).toEqual([id]);
  expect(await found({ material: 'natural-fibre' })).toEqual([id]);
  expect(await found({ kind: 'case', q: 'flax' })).toEqual([]);
  const feedOf = (file: string) => feed(systemContext(t.platform), { file });
  expect(await (await feedOf('news-es.xml'))?.text()).toContain('Lino');
  expect(await feedOf('campaign-es.xml')).toBeNull();
  expect(await feedOf('news-fr.xml')).toBeNull();
});

it('is approved alone where there is no second editor, with a reason that is kept (content 9)', async () => {
  const id = newId();
  await save(id, 0);
  await move(author, id, 1, 'submit');
  await t.pool.query(`update users set suspended_at = now() where id = $1`, [second.userId]);
  expect((await as(author)(operatorContent.detail, { params: { id } })).approval).toBe('alone');
  expect(await refused(move(author, id, 2, 'approve'))).toBe('400 common.invalid');
  await move(author, id, 2, 'approve', { reason: '没有其他编辑' });
  const { moves } = await as(author)(operatorContent.detail, { params: { id } });
  expect(moves.at(-1)).toMatchObject({ act: 'approve', alone: true, reason: '没有其他编辑' });
});
