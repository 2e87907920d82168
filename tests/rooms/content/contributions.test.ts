import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { content } from '#contract/content/calls.ts';
import { operatorContent } from '#contract/content/desk.ts';
import type { PieceContent } from '#contract/content/piece.ts';
import { contributions } from '#contract/contributions/calls.ts';
import { operatorContributions } from '#contract/contributions/desk.ts';
import { contributionLimits } from '#contract/contributions/words.ts';
import { roleCodes } from '#contract/core/access.ts';
import { langs } from '#contract/core/langs.ts';
import type { RichHtml } from '#contract/core/rich-text.ts';
import { homeWork } from '#contract/home/work.ts';
import { operator } from '#contract/operator/calls.ts';
import { newId } from '#server/platform/ids.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refusal as refused } from '#tests/harness/refused.ts';
import { sendFile } from '#tests/world/files.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';
import { told } from '#tests/harness/told.ts';
import { contributionActs, wordsIn } from '#tests/world/rooms/contributions.ts';

let t: TestPlatform;
let act: ReturnType<typeof contributionActs>;
let [firm, other, desk, chief] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson];
const operatorOf = (level: 'editor' | 'administrator') =>
  person(t.platform, { userType: 9, roles: [roleCodes.operator, roleCodes[level]] });
beforeAll(async () => {
  t = await testPlatform();
  act = contributionActs(t);
  [firm, other, desk, chief] = await Promise.all([
    supplier(t.platform),
    supplier(t.platform),
    operatorOf('editor'),
    operatorOf('administrator'),
  ]);
});

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b6554' } })
    .png()
    .toBuffer();
/** How a picture is answered to everybody. */
const statusOf = async (url: string | null) => (await t.api.request(url ?? '')).status;
const error = async (work: Promise<unknown>) => (await refused(work)).error;

/** Fills what a piece lacks in the other two languages. */
const translated = (c: PieceContent, lang: 'es'): PieceContent => {
  const fill = <T extends string>(w: Record<'cn' | 'en' | 'es', T>) =>
    Object.fromEntries(langs.map((l) => [l, l === lang ? w[l] : w[l] || `${w[lang]} (${l})`])) as typeof w;
  return {
    ...c,
    title: fill(c.title),
    summary: fill(c.summary),
    source: fill(c.source),
    person: c.person && { name: fill(c.person.name), role: fill(c.person.role), firm: fill(c.person.firm) },
    blocks: c.blocks.map((b) =>
      b.kind === 'text'
        ? { ...b, html: fill(b.html) }
        : b.kind === 'figures'
          ? { ...b, rows: b.rows.map((r) => ({ label: fill(r.label), value: fill(r.value) })) }
          : b,
    ),
  };
};
/** An accepted contribution, translated and brought to its readers by one editor alone. */
const published = async (id: string, pieceId: string) => {
  const params = { id: pieceId };
  const as = t.as(desk.token);
  const piece = await as(operatorContent.detail, { params });
  const { kind, slug } = piece.row;
  const body = { pieceId, turn: piece.turn, kind, slug, content: translated(piece.content, 'es') };
  const saved = await as(operatorContent.save, { body });
  const sent = await as(operatorContent.move, { params, body: { turn: saved.turn, act: 'submit' } });
  const alone = { turn: sent.turn, act: 'approve' as const, reason: 'nobody else is here' };
  await as(operatorContent.move, { params, body: alone });
  await told(t, firm, 'contributionShown', id);
  return { slug, content: body.content };
};

describe('a contribution', () => {
  it('comes back twice, is accepted, translated and published with its company’s own words', async () => {
    const draft = await act.save(firm, { words: { figures: [], source: '' } });
    const { id } = draft;
    expect(await act.save(firm, { id, words: { figures: [], source: '' } })).toEqual(draft);
    expect(await error(act.desk(desk, id))).toBe('common.notFound');
    const lacking = await refused(act.move(firm, id, draft.turn, 'submit'));
    expect(lacking.error).toBe('contributions.incomplete');
    expect(Object.keys(lacking.fields ?? {})).toEqual(['source', 'figures']);

    const whole = await act.save(firm, {
      id,
      turn: draft.turn,
      words: { figures: [{ label: 'Tiempo total', value: '60 h' }] },
    });
    expect(await error(act.save(firm, { id, turn: draft.turn, words: { title: 'De una colega' } }))).toBe(
      'contributions.changed',
    );
    expect(await error(act.move(firm, id, whole.turn, 'submit', { agreed: false }))).toBe('contributions.notAgreed');
    const sent = await act.move(firm, id, whole.turn, 'submit');
    // A second click is the same one.
    expect(await act.move(firm, id, whole.turn, 'submit')).toEqual(sent);
    await told(t, desk, 'contributionAtDesk', id);
    expect(await error(act.save(firm, { id, turn: sent.turn, words: { title: 'Ahora no' } }))).toBe(
      'contributions.wrongState',
    );

    expect(await error(act.review(desk, id, sent.turn, 'return'))).toBe('contributions.reasonNeeded');
    let { turn } = await act.review(desk, id, sent.turn, 'return', 'Falta la coma: ¿60 o 62,5?');
    await told(t, firm, 'contributionReturned', id);
    const { tasks } = await t.as(firm.token)(homeWork.work);
    expect(tasks.find((x) => x.kind === 'mendContribution')?.id).toBe(id);
    ({ turn } = await act.save(firm, { id, turn }));
    // What the company is writing anew is not read before it is handed in.
    expect((await act.desk(desk, id)).words.figures).toEqual([{ label: 'Tiempo total', value: '60 h' }]);
    ({ turn } = await act.move(firm, id, turn, 'submit'));
    const second = await act.desk(desk, id);
    expect(second).toMatchObject({
      times: 2,
      changes: [{ at: 'figures.0', before: 'Tiempo total: 60 h', after: 'Tiempo total: 62,5 h' }],
    });
    ({ turn } = await act.review(desk, id, turn, 'return', 'Una foto, por favor'));
    const { data: file } = await sendFile(t, firm, { name: 'a.png', bytes: await picture(), as: 'picture' });
    ({ turn } = await act.save(firm, { id, turn, words: { picture: file.id } }));
    ({ turn } = await act.move(firm, id, turn, 'submit'));
    const accepted = await act.review(desk, id, turn, 'accept');
    await told(t, firm, 'contributionAccepted', id);
    const pieceId = accepted.pieceId ?? '';
    expect(await act.one(firm, id)).toMatchObject({ row: { state: 'accepted', shown: false }, written: ['es'] });

    const params = { id: pieceId };
    const piece = await t.as(desk.token)(operatorContent.detail, { params });
    expect(piece).toMatchObject({
      theirs: 'es',
      contributionId: id,
      content: { photo: file.id, companies: [firm.entId] },
    });
    const body = { pieceId, turn: piece.turn, kind: piece.row.kind, slug: piece.row.slug };
    const bent = { ...piece.content, title: { ...piece.content.title, es: 'Molde en 60 horas' } };
    expect(await error(t.as(desk.token)(operatorContent.save, { body: { ...body, content: bent } }))).toBe(
      'content.theirWords',
    );

    const { slug } = await published(id, pieceId);
    const seen = await t.as(other.token)(content.detail, { params: { id: slug } });
    expect(seen.row.title.es).toBe(wordsIn().title);
    expect(seen.row.photo).toContain(file.id);
    expect(await statusOf(seen.row.photo)).toBe(200);
    const standing = await act.one(firm, id);
    expect(standing).toMatchObject({ row: { shown: true }, slug, steps: ['askBack'] });
    // Why an editor approved alone, and who of the desk it was, is not the company's to read.
    expect(JSON.stringify(standing)).not.toContain('nobody else');
    expect(standing.course.find((e) => e.act === 'accept')?.by).toBe('');
    const done = (await t.as(chief.token)(operator.audit, { query: { size: 100 } })).records.map((r) => r.act);
    expect(done.filter((a) => a === 'contribution.accept')).toHaveLength(1);

    // It is asked back, kept for a reason, asked back again, and goes.
    let at = (await act.one(firm, id)).turn;
    expect(await error(act.move(firm, id, at, 'withdraw'))).toBe('contributions.wrongState');
    at = (await act.move(firm, id, at, 'askBack', { reason: 'El cliente se ha ido' })).turn;
    await told(t, desk, 'contributionAskedBack', id);
    at = (await act.review(desk, id, at, 'keep', 'El contrato lo permite')).turn;
    await told(t, firm, 'contributionKept', id);
    at = (await act.move(firm, id, at, 'askBack', { reason: 'Lo pide el cliente' })).turn;
    await act.review(desk, id, at, 'takeBack');
    await told(t, firm, 'contributionTakenBack', id);
    expect(await error(t.as(other.token)(content.detail, { params: { id: slug } }))).toBe('common.notFound');
    expect(await statusOf(seen.row.photo)).toBe(404);
    const after = await t.as(desk.token)(operatorContent.detail, { params });
    expect(after).toMatchObject({ barred: true, row: { state: 'withdrawn', shown: false } });
    const again = { turn: after.turn, act: 'submit' as const };
    expect(await error(t.as(desk.token)(operatorContent.move, { params, body: again }))).toBe('content.barred');
    const course = (await t.until(async () => {
      const acts = (await act.one(firm, id)).course.map((e) => e.act);
      return acts.includes('hidden') ? acts : undefined;
    })) as string[];
    expect(course.filter((a) => a === 'submit')).toHaveLength(3);
    expect(course).toEqual(
      expect.arrayContaining(['return', 'accept', 'shown', 'askBack', 'keep', 'takeBack', 'hidden']),
    );
  });

  it('is nobody’s but its company’s, and the desk’s once it is handed in', async () => {
    const { id, turn } = await act.save(firm);
    expect(await error(act.one(other, id))).toBe('common.notFound');
    expect(await error(act.save(other, { id, turn }))).toBe('common.notFound');
    expect(await error(act.move(other, id, turn, 'submit'))).toBe('common.notFound');
    expect((await act.mine(other)).map((r) => r.id)).not.toContain(id);
    const { records } = await t.as(desk.token)(operatorContributions.page, { query: { size: 100 } });
    expect(records.map((r) => r.id)).not.toContain(id);
    expect((await refused(act.save(await person(t.platform, { userType: 2, roles: [] })))).status).toBe(403);
    // A draft that nobody has seen goes without a trace.
    await act.move(firm, id, turn, 'withdraw');
    expect(await error(act.one(firm, id))).toBe('common.notFound');
  });

  it('names products of its own company alone, and keeps no script', async () => {
    expect(await error(act.save(firm, { words: { products: [newId()] } }))).toBe('contributions.notYours');
    const html =
      '<p onclick="x()">Curado</p><script>alert(1)</script><img src="https://evil.example/p.gif">' as RichHtml;
    const { id, turn } = await act.save(firm, { words: { html } });
    expect((await act.one(firm, id)).words.html).toBe('<p>Curado</p>');
    await act.move(firm, id, turn, 'withdraw');
  });

  it('may be taken back as long as readers don’t see it, and is not published after that', async () => {
    const sent = await act.handedIn(firm, { kind: 'statement' });
    const recalled = await act.move(firm, sent.id, sent.turn, 'recall');
    expect(await error(act.review(desk, sent.id, sent.turn, 'accept'))).toBe('contributions.changed');
    const again = await act.move(firm, sent.id, recalled.turn, 'submit');
    const accepted = await act.review(desk, sent.id, again.turn, 'accept');
    const params = { id: accepted.pieceId ?? '' };
    expect((await t.as(desk.token)(operatorContent.detail, { params })).content.person?.name.es).toBe('Lucía Ferrer');
    await act.move(firm, sent.id, accepted.turn, 'withdraw');
    expect(await t.as(desk.token)(operatorContent.detail, { params })).toMatchObject({ barred: true });
  });

  it('is one of five that a company has open, also where two colleagues write at once', async () => {
    const busy = await supplier(t.platform);
    const tried = await Promise.allSettled(Array.from({ length: contributionLimits.open + 3 }, () => act.save(busy)));
    expect(tried.filter((r) => r.status === 'fulfilled')).toHaveLength(contributionLimits.open);
    expect(await act.mine(busy)).toHaveLength(contributionLimits.open);
    const one = (await act.mine(busy))[0]?.id ?? '';
    expect(await t.as((await buyer(t.platform)).token)(contributions.page, { query: {} })).toMatchObject({ total: 0 });
    await act.move(busy, one, 1, 'withdraw');
    await act.save(busy);
  });
});
