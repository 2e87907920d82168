import { beforeAll, describe, expect, it } from 'vitest';
import { content } from '#contract/content/calls.ts';
import { operatorContent } from '#contract/content/desk.ts';
import type { Block, PieceContent } from '#contract/content/piece.ts';
import { home } from '#contract/home/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { publishDue } from '#server/rooms/content/desk/publish-due.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { pieceOf } from '#tests/world/rooms/content.ts';
import { deskOperator, type TestOperator } from '#tests/world/operators.ts';

let t: TestPlatform;
let author: TestOperator;
let second: TestOperator;
const pieceId = newId();
let turn = 0;

const link: Block = { kind: 'link', label: { cn: '看', en: 'See', es: 'Ver' }, to: '/search.html' };
const said = () => t.as()(content.announcements);
const save = async (slug: string, part: Partial<PieceContent>) => {
  const words = pieceOf({ person: null, blocks: [], ...part });
  const body = { pieceId, turn, kind: 'announcement' as const, slug, content: words };
  ({ turn } = await t.as(author.token)(operatorContent.save, { body }));
};
const act = async (
  by: TestOperator,
  name: 'submit' | 'approve' | 'withdraw',
  o: { at?: string; reason?: string } = {},
) => {
  ({ turn } = await t.as(by.token)(operatorContent.move, { params: { id: pieceId }, body: { turn, act: name, ...o } }));
};

beforeAll(async () => {
  t = await testPlatform();
  [author, second] = await Promise.all([deskOperator(t, 'editor'), deskOperator(t, 'editor')]);
});

describe('an announcement (content 39)', () => {
  it('stands at one of two places, and is built of links alone', async () => {
    const text: Block = { kind: 'text', html: { cn: '<p>一</p>', en: '<p>a</p>', es: '<p>a</p>' } as never };
    expect(await refused(save('beta', { blocks: [text] }))).toBe('400 common.invalid');
    expect(await refused(save('elsewhere', {}))).toBe('400 common.invalid');
    await save('beta', { title: { cn: '测试', en: 'Beta', es: '' }, blocks: [link] });
    expect(await refused(act(author, 'submit'))).toBe('409 content.incomplete');
    await save('beta', { title: { cn: '测试', en: 'Beta', es: 'Beta' }, blocks: [link] });
  });

  it('is told once a second editor approved it, at its hour, in the version that readers get', async () => {
    expect(await said()).toEqual({ beta: null, daily: null });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await act(author, 'submit', { at });
    expect(await refused(act(author, 'approve'))).toBe('403 content.needsSecond');
    await act(second, 'approve');
    expect((await said()).beta).toBeNull();
    expect((await t.as()(home.frame)).beta).toBe(false);
    await t.pool.query(`update content_pieces set publish_at = now() - interval '1 minute' where id = $1`, [pieceId]);
    await publishDue(systemContext(t.platform), { pieceId, turn });
    const { beta, daily } = await said();
    expect(beta).toMatchObject({ title: { es: 'Beta' }, links: [{ to: '/search.html' }] });
    expect(daily).toBeNull();
    await t.until(async () => (await t.as()(home.frame)).beta);

    const told = beta?.version ?? 0;
    const again = await t.as(author.token)(operatorContent.detail, { params: { id: pieceId } });
    turn = again.turn;
    await save('beta', { title: { cn: '测试二', en: 'Beta two', es: 'Beta dos' } });
    expect((await said()).beta?.version).toBe(told);
    await act(author, 'submit');
    await act(second, 'approve');
    expect((await said()).beta).toMatchObject({ version: told + 1, title: { en: 'Beta two' }, links: [] });
  });

  it('is taken back, and then nobody is told', async () => {
    await act(second, 'withdraw', { reason: 'open to all' });
    expect(await said()).toEqual({ beta: null, daily: null });
  });
});
