import { beforeAll, expect, it } from 'vitest';
import { content } from '#contract/content/calls.ts';
import { discussion } from '#contract/content/discussion.ts';
import { operatorContent } from '#contract/content/desk.ts';
import { moderation } from '#contract/moderation/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { moderatedComments } from '#server/rooms/content/discussion/discuss.ts';
import { deleteDiscussedBy, findDiscussedBy } from '#server/rooms/content/discussion/discussion-store.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { deskOperator, type TestOperator } from '#tests/world/operators.ts';
import { buyer, person, type TestPerson } from '#tests/world/people.ts';
import { publishPiece } from '#tests/world/rooms/content.ts';

let t: TestPlatform;
let editors: { author: TestOperator; second: TestOperator };
let a: TestPerson;
let b: TestPerson;
let news: string;
beforeAll(async () => {
  t = await testPlatform();
  editors = { author: await deskOperator(t, 'editor'), second: await deskOperator(t, 'editor') };
  [a, b] = await Promise.all([buyer(t.platform), buyer(t.platform)]);
  news = await publishPiece(t, editors);
});
const said = (by?: { token: string }, id = news) => t.as(by?.token)(discussion.comments, { params: { id }, query: {} });
const say = (by: { token: string } | undefined, text: string, commentId = newId(), id = news) =>
  t.as(by?.token)(discussion.say, { params: { id }, body: { commentId, text } });

it('is said by identified people, once, and read by everybody (content 24)', async () => {
  const viewer = await person(t.platform, { userType: 2, roles: [], isFinish: false });
  expect(await refused(say(undefined, 'A visitor'))).toMatch(/^401/);
  expect(await refused(say(viewer, 'Not identified'))).toMatch(/^403/);
  const id = newId();
  const [one, again] = await Promise.all([say(a, '<b>A good figure</b>', id), say(a, '<b>A good figure</b>', id)]);
  expect(one.id).toBe(again.id);
  expect(await refused(say(a, 'Another text', id))).toBe('409 discussion.changed');
  expect(await refused(say(b, '<b>A good figure</b>', id))).toBe('409 discussion.changed');
  expect(await refused(say(a, 'x'))).toBe('400 common.invalid');
  const all = await said();
  expect(all.records).toMatchObject([{ id, text: '<b>A good figure</b>', own: false }]);
  expect((await said(a)).records[0]?.own).toBe(true);
});

it('is not said of what is gated, taken back or no article, and visitors do not read it there (content 24)', async () => {
  const statement = await publishPiece(t, editors, { kind: 'statement' });
  await say(a, 'Agreed', newId(), statement);
  expect(await refused(said(undefined, statement))).toBe('404 common.notFound');
  expect((await said(b, statement)).total).toBe(1);
  expect(await refused(say(a, 'Nothing', newId(), newId()))).toBe('404 common.notFound');
});

it('is deleted by who wrote it, and by nobody else (content 25)', async () => {
  const { id } = await say(a, 'To be deleted');
  expect(await refused(t.as(b.token)(discussion.remove, { params: { id } }))).toBe('404 common.notFound');
  await t.as(a.token)(discussion.remove, { params: { id } });
  expect((await said()).records.map((c) => c.id)).not.toContain(id);
  expect(await refused(t.as(a.token)(discussion.remove, { params: { id } }))).toBe('404 common.notFound');
});

it('is said by somebody whom members follow through any of their statements (content 38)', async () => {
  const three = (x: string) => ({ cn: x, en: x, es: x });
  const by = (name: string) => ({ name: three(name), role: three('Engineer'), firm: three('Institute') });
  const tags = { materials: [], processes: [] };
  const statement = (name: string) =>
    publishPiece(t, editors, { kind: 'statement', content: { ...tags, person: by(name) } });
  const [first, second, other] = [await statement('Qiao'), await statement('qiao'), await statement('Ruiz')];
  const follow = (who: TestPerson, id: string, on: boolean) =>
    t.as(who.token)(discussion.follow, { params: { id }, body: { on } });
  const centre = (who: TestPerson) => t.as(who.token)(content.centre, { query: {} });
  await Promise.all([follow(a, first, true), follow(a, first, true)]);
  expect(await follow(b, second, true)).toEqual({ on: true, n: 2 });
  expect(await said(a, second)).toMatchObject({ follows: 2, followed: true });
  expect(await said(a, other)).toMatchObject({ follows: 0, followed: false });
  const mine = await centre(a);
  expect(mine.experts).toMatchObject([{ name: { en: 'Qiao' } }]);
  expect(mine.records.map((r) => r.id).toSorted()).toEqual([first, second].toSorted());
  // What an editor drafts of another's statement tells nobody anything.
  const drafted = await t.as(editors.author.token)(operatorContent.detail, { params: { id: other } });
  const { slug } = drafted.row;
  const draft = { ...drafted.content, person: by('Qiao') };
  await t.as(editors.author.token)(operatorContent.save, {
    body: { pieceId: other, turn: drafted.turn, kind: 'statement', slug, content: draft },
  });
  expect((await centre(a)).total).toBe(2);
  expect(await said(a, other)).toMatchObject({ follows: 0, followed: false });
  // Taken back through another statement than the one that was followed through.
  expect(await follow(a, second, false)).toEqual({ on: false, n: 1 });
  expect(await centre(a)).toMatchObject({ experts: [], total: 0 });
  expect(await refused(follow(a, news, true))).toBe('404 common.notFound');
  expect((await findDiscussedBy(systemContext(t.platform), b.userId)).marks).toMatchObject([{ kind: 'follow' }]);
  await follow(b, first, false);
});

it('is praised and collected once a member, and taken back (content 26)', async () => {
  const mark = (by: TestPerson, key: 'praise' | 'collect', on: boolean) =>
    t.as(by.token)(discussion[key], { params: { id: news }, body: { on } });
  await Promise.all([mark(a, 'praise', true), mark(a, 'praise', true)]);
  expect(await mark(b, 'praise', true)).toEqual({ on: true, n: 2 });
  expect(await mark(a, 'collect', true)).toEqual({ on: true, n: 1 });
  expect(await said(a)).toMatchObject({ praises: 2, praised: true, collects: 1, collected: true });
  expect(await said(b)).toMatchObject({ praised: true, collected: false });
  const kept = await t.as(a.token)(content.centre, { query: { scope: 'collected' } });
  expect(kept.records.map((r) => r.id)).toEqual([news]);
  expect((await t.as(b.token)(content.centre, { query: { scope: 'collected' } })).total).toBe(0);
  expect(await mark(a, 'praise', false)).toEqual({ on: false, n: 1 });
});

it('is reported by others, hidden by the desk, and counts no more (content 25)', async () => {
  const { id } = await say(a, 'An insult');
  const report = (by: TestPerson) =>
    t.as(by.token)(moderation.report, { body: { kind: 'comment', subjectId: id, reason: 'It is an insult' } });
  expect(await refused(report(a))).toBe('404 common.notFound');
  await report(b);
  const before = (await said()).total;
  await moderatedComments.hide(systemContext(t.platform), id, 'It is an insult');
  const after = await said();
  expect(after.total).toBe(before - 1);
  expect(after.records.map((c) => c.id)).not.toContain(id);
  expect(await refused(report(b))).toBe('404 common.notFound');
});

it('holds a troll back (content 27)', async () => {
  const troll = await buyer(t.platform);
  const answers: string[] = [];
  for (let i = 0; i < 22; i++)
    answers.push(
      await say(troll, `Spam ${i}`).then(
        () => 'said',
        (e: { status: number }) => String(e.status),
      ),
    );
  expect(answers.slice(-2)).toEqual(['429', '429']);
});

it('is in the copy of a member’s data, and goes with the account (content 27)', async () => {
  const ctx = systemContext(t.platform);
  const mine = await findDiscussedBy(ctx, a.userId);
  expect(mine.comments.length).toBeGreaterThan(0);
  expect(mine.marks).toMatchObject([{ kind: 'collect' }]);
  await deleteDiscussedBy(ctx, a.userId);
  expect(await findDiscussedBy(ctx, a.userId)).toEqual({ comments: [], marks: [], watched: [] });
});
