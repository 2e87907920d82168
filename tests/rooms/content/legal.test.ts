import { beforeAll, describe, expect, it } from 'vitest';
import { content } from '#contract/content/calls.ts';
import { operatorContent } from '#contract/content/desk.ts';
import type { Block } from '#contract/content/piece.ts';
import { homeWork } from '#contract/home/work.ts';
import { agreements } from '#contract/identity/agreements.ts';
import { legal } from '#contract/legal/calls.ts';
import { shippedLegal } from '#contract/legal/documents.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { publishDue } from '#server/rooms/content/desk/publish-due.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { pieceOf } from '#tests/world/rooms/content.ts';
import { deskOperator, type TestOperator } from '#tests/world/operators.ts';
import { person, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let author: TestOperator;
let second: TestOperator;
let member: TestPerson;
const document = 'serviceTreaty' as const;
const pieceId = newId();
let turn = 0;

const read = (version?: string) => t.as()(legal.read, { params: { document }, query: { version } });
const mine = () => t.as(member.token)(agreements.mine);
const agree = (version: string) => t.as(member.token)(agreements.agree, { body: { document, version, lang: 'es' } });
const act = async (
  by: TestOperator,
  name: 'submit' | 'approve' | 'withdraw',
  o: { at?: string; reason?: string } = {},
) => {
  ({ turn } = await t.as(by.token)(operatorContent.move, { params: { id: pieceId }, body: { turn, act: name, ...o } }));
};
const save = async (blocks: Block[], slug: string = document) => {
  const body = { pieceId, turn, kind: 'legal' as const, slug, content: pieceOf({ blocks, person: null }) };
  ({ turn } = await t.as(author.token)(operatorContent.save, { body }));
};

beforeAll(async () => {
  t = await testPlatform();
  [author, second] = await Promise.all([deskOperator(t, 'editor'), deskOperator(t, 'editor')]);
  member = await person(t.platform, { userType: 2, roles: [] });
});

describe('a legal text (content 35 and 36)', () => {
  it('is the one that comes with the platform until the desk publishes its own', async () => {
    const said = await read();
    expect(said).toMatchObject({ version: shippedLegal[document].version, inForce: true, before: null, changes: [] });
    expect(said.editions).toHaveLength(1);
    expect(said.title.es).toMatch(/\p{L}/u);
    expect(said.blocks).toHaveLength(4);
    expect((await mine()).open).toEqual([]);
  });

  it('is replaced by a version that a second editor approved, and is read as it was', async () => {
    const { blocks } = await read();
    const [first, ...rest] = blocks;
    if (first?.kind !== 'text') throw new Error('no text');
    const changed: Block = { ...first, html: { ...first.html, en: `${first.html.en}<p>Since today.</p>` as never } };
    await save([changed, ...rest]);
    await act(author, 'submit');
    expect((await read()).version).toBe(shippedLegal[document].version);
    await act(second, 'approve');
    const now = await read();
    expect(now).toMatchObject({ version: '2.0', inForce: true, before: shippedLegal[document].version });
    expect(now.changes.filter((c) => c.lang === 'en').some((c) => c.after?.endsWith('Since today.'))).toBe(true);
    expect(now.editions.map((e) => e.version)).toEqual(['2.0', shippedLegal[document].version]);
    expect(await read(shippedLegal[document].version)).toMatchObject({ inForce: false, blocks });
    expect(await refused(read('9.0'))).toBe('404 common.notFound');
    expect((await t.as()(content.detail, { params: { id: document } })).row.kind).toBe('legal');
  });

  it('is never taken back, nor moved to the place of another', async () => {
    expect(await refused(act(author, 'withdraw', { reason: 'no longer wanted' }))).toBe('409 content.wrongState');
    expect(await refused(save([], 'privacyTreaty'))).toBe('400 common.invalid');
  });

  it('goes into force at its moment, once', async () => {
    const { blocks } = await read();
    await save(blocks.slice(1));
    await act(author, 'submit', { at: new Date(Date.now() + 3_600_000).toISOString() });
    await act(second, 'approve');
    expect((await read()).version).toBe('2.0');
    await t.pool.query(`update content_pieces set publish_at = now() - interval '1 second' where id = $1`, [pieceId]);
    const due = { pieceId, turn };
    await Promise.all([publishDue(systemContext(t.platform), due), publishDue(systemContext(t.platform), due)]);
    const now = await read();
    expect(now.version).toBe('3.0');
    expect(now.editions).toHaveLength(3);
    turn += 1;
  });
});

describe('who agreed to an older version (accounts 42)', () => {
  const waiting = async () =>
    (await t.as(member.token)(homeWork.work)).tasks.filter((x) => x.kind === 'agreeTerms').map((x) => [x.number, x.to]);

  it('finds the new one among the tasks, and agrees to what is in force alone', async () => {
    expect((await mine()).open).toMatchObject([{ document, version: '3.0' }]);
    expect(await waiting()).toEqual([['3.0', '/servicetreaty.html']]);
    expect(await refused(agree('2.0'))).toBe('409 agreement.outdated');
    await Promise.all([agree('3.0'), agree('3.0')]);
    expect(await mine()).toMatchObject({ open: [], agreements: [{ document, version: '3.0', lang: 'es' }] });
    expect(await waiting()).toEqual([]);
  });
});
