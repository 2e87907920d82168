import { beforeAll, describe, expect, it } from 'vitest';
import { fairs } from '#contract/fairs/calls.ts';
import { outlineOf } from '#contract/fairs/geometry.ts';
import { visiting } from '#contract/fairs/registration.ts';
import { operatorFairs as desk } from '#contract/operator/fairs.ts';
import { newId } from '#server/platform/ids.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { fairOf } from '#tests/world/fairs.ts';
import { deskOperator, type TestOperator } from '#tests/world/operators.ts';
import { buyer, person, supplier } from '#tests/world/people.ts';
import { noticesOf } from '#tests/harness/told.ts';

let t: TestPlatform;
let editor: TestOperator;
let reviewer: TestOperator;
beforeAll(async () => {
  t = await testPlatform();
  editor = await deskOperator(t, 'editor');
  reviewer = await deskOperator(t, 'reviewer');
});
const as = () => t.as(editor.token);
const inThree = (word: string) => ({ cn: `${word}甲`, en: word, es: `${word} ES` });
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
let n = 0;
const draft = (o: { opens?: number; closes?: number; en?: string } = {}) => ({
  name: { ...inThree('Fair'), ...(o.en !== undefined && { en: o.en }) },
  about: inThree('About'),
  place: inThree('Place'),
  zone: 'Europe/Madrid',
  slug: `desk-fair-${(n += 1)}`,
  startsAt: at(o.opens ?? 240),
  endsAt: at(o.closes ?? 300),
});
const made = async (o = {}) => (await as()(desk.create, { body: { ...draft(o), clientKey: newId() } })).id;
const read = (id: string) => as()(desk.detail, { params: { id } });
const hallOf = async (fairId: string, copyOf: string | null = null) =>
  (await as()(desk.addHall, { params: { id: fairId }, body: { name: inThree('Hall'), copyOf, clientKey: newId() } }))
    .id;
const openHall = (id: string) => as()(desk.hall, { params: { id } });
/** A booth of four metres in the row above the aisle of a new hall. */
const booth = (number: string, i: number, o: { id?: string; y?: number } = {}) => ({
  id: o.id ?? newId(),
  number,
  outline: outlineOf({ x: 4 + i * 4, y: o.y ?? 14, width: 4, depth: 4 }),
  front: 'south' as const,
  class: 'fibre' as const,
  size: 'small' as const,
});
type Drawn = ReturnType<typeof booth>[];
const draw = async (hallId: string, booths: Drawn, version?: number, by = editor) => {
  const { plan, version: now } = await openHall(hallId);
  return t.as(by.token)(desk.savePlan, { params: { id: hallId }, body: { version: version ?? now, plan, booths } });
};
const publish = (id: string, published = true) => as()(desk.publish, { params: { id }, body: { published } });
const acts = async (subjectId: string) =>
  (
    await t.pool.query<{ act: string }>('select act from operator_audit where subject_id = $1 order by at, id', [
      subjectId,
    ])
  ).rows.map((r) => r.act);

describe('fairs at the desk (fairs 40, 41)', () => {
  it('are the editors’ alone, and made once by a double click', async () => {
    const body = { ...draft(), clientKey: newId() };
    const both = await Promise.all([as()(desk.create, { body }), as()(desk.create, { body })]);
    expect(both[0]).toEqual(both[1]);
    expect(await refused(t.as(reviewer.token)(desk.list))).toBe('403 common.forbidden');
    expect(await refused(t.as((await buyer(t.platform)).token)(desk.list))).toBe('403 common.forbidden');
    expect(await refused(t.as()(desk.list))).toBe('401 common.login');
    expect(await refused(as()(desk.create, { body: { ...draft(), slug: body.slug, clientKey: newId() } }))).toBe(
      '400 common.invalid',
    );
    expect(await refused(as()(desk.create, { body: { ...draft({ opens: 9, closes: 8 }), clientKey: newId() } }))).toBe(
      '400 common.invalid',
    );
    expect(await acts(body.clientKey)).toEqual(['fair.create']);
  });

  it('are saved by one of two who read the same version', async () => {
    const id = await made();
    const { version } = await read(id);
    const save = () => as()(desk.save, { params: { id }, body: { ...draft(), version } });
    expect(await save()).toEqual({ version: version + 1 });
    expect(await refused(save())).toBe('409 fairDesk.changed');
  });

  it('are published once words, halls and plans are whole, and taken back while nobody relies on it', async () => {
    const id = await made({ en: '' });
    expect(await refused(publish(id))).toBe('409 fairDesk.unfinished');
    await as()(desk.save, { params: { id }, body: { ...draft(), version: 1 } });
    const hallId = await hallOf(id);
    expect(await refused(publish(id))).toBe('409 fairDesk.unfinished');
    // A draft may have a booth that nobody can walk to; a public hall may not.
    await draw(hallId, [booth('A1', 0), booth('A2', 0, { y: 10 })]);
    expect((await read(id)).halls).toMatchObject([{ booths: 2, faults: 1 }]);
    expect(await refused(publish(id))).toBe('409 fairDesk.planFaults');
    await draw(hallId, [booth('A1', 0), booth('A2', 1)]);
    await publish(id);
    await publish(id);
    expect((await t.as()(fairs.hall, { params: { id: hallId } })).booths).toHaveLength(2);
    expect(await refused(draw(hallId, [booth('A1', 0), booth('A2', 0, { y: 10 })]))).toBe('409 fairDesk.planFaults');
    // What is public stays whole: no empty hall, no name that is missing.
    expect(await refused(hallOf(id))).toBe('409 fairDesk.unfinished');
    const nameless = { name: { ...inThree('Hall'), es: '' }, no: 1 };
    expect(await refused(as()(desk.saveHall, { params: { id: hallId }, body: nameless }))).toBe(
      '409 fairDesk.unfinished',
    );
    expect((await openHall(await hallOf(id, hallId))).no).toBe(2);
    const visitor = await person(t.platform, { userType: 2, roles: [] });
    await t.as(visitor.token)(visiting.register, { params: { id } });
    expect(await refused(publish(id, false))).toBe('409 fairDesk.hasVisitors');
    await t.as(visitor.token)(visiting.cancel, { params: { id } });
    const s = await supplier(t.platform);
    const boothId = (await openHall(hallId)).booths[0]!.id;
    await as()(desk.assign, { params: { id: boothId }, body: { entId: s.entId!, state: 'held' } });
    expect(await refused(publish(id, false))).toBe('409 fairDesk.hasBooths');
    await as()(desk.free, { params: { id: boothId }, body: { reason: 'They do not come' } });
    await publish(id, false);
    expect(await refused(t.as()(fairs.hall, { params: { id: hallId } }))).toBe('404 common.notFound');
    expect(await acts(id)).toEqual(['fair.create', 'fair.save', 'fair.publish', 'fair.unpublish']);
  });

  it('lets nobody register for a fair that is taken back at the same moment', async () => {
    for (let i = 0; i < 4; i += 1) {
      const id = await made();
      await draw(await hallOf(id), [booth('A1', 0)]);
      await publish(id);
      const visitor = await person(t.platform, { userType: 2, roles: [] });
      await Promise.allSettled([t.as(visitor.token)(visiting.register, { params: { id } }), publish(id, false)]);
      const { rows } = await t.pool.query(
        `select f.published_at is null as hidden, count(v.id)::int as n from fairs f
         left join fair_visitors v on v.fair_id = f.id where f.id = $1 group by f.id`,
        [id],
      );
      expect(rows[0].hidden && rows[0].n > 0).toBe(false);
    }
  });

  it('tell who registered and who exhibits of other dates, each move once', async () => {
    const s = await supplier(t.platform);
    const { fairId: id } = await fairOf(t, { exhibitors: [s], opens: 100, closes: 140 });
    const visitor = await person(t.platform, { userType: 2, roles: [] });
    await t.as(visitor.token)(visiting.register, { params: { id } });
    const dates = draft({ opens: 120, closes: 160 });
    await as()(desk.save, { params: { id }, body: { ...dates, version: 1 } });
    await as()(desk.save, { params: { id }, body: { ...dates, about: inThree('Other'), version: 2 } });
    await jobsDone(t);
    for (const who of [visitor, s]) expect(await noticesOf(t, who, 'fairMoved')).toHaveLength(1);
  });
});

describe('halls and plans (fairs 42 to 44)', () => {
  it('are copied with their booths and without exhibitors, ordered, and removed while nobody has a booth', async () => {
    const s = await supplier(t.platform);
    const { hallId } = await fairOf(t, { exhibitors: [s], free: 2 });
    const id = await made();
    const first = await hallOf(id);
    const copy = await hallOf(id, hallId);
    const seen = await openHall(copy);
    expect(seen.booths.map((b) => [b.number, b.state, b.company])).toEqual([
      ['A1', 'free', null],
      ['A2', 'free', null],
      ['A3', 'free', null],
    ]);
    await as()(desk.saveHall, { params: { id: copy }, body: { name: inThree('New'), no: 1 } });
    expect((await read(id)).halls.map((h) => h.id)).toEqual([copy, first]);
    await as()(desk.assign, { params: { id: seen.booths[1]!.id }, body: { entId: s.entId!, state: 'taken' } });
    const remove = (hall: string) => as()(desk.removeHall, { params: { id: hall } });
    expect(await refused(remove(copy))).toBe('409 fairDesk.hasBooths');
    await remove(first);
    expect((await read(id)).halls).toMatchObject([{ id: copy, no: 1 }]);
  });

  it('refuse each fault of a plan, and tell of a version that is not the newest', async () => {
    const hallId = await hallOf(await made());
    const faulty: Record<string, Drawn> = {
      overlap: [booth('A1', 0), { ...booth('A2', 1), outline: outlineOf({ x: 6, y: 14, width: 4, depth: 4 }) }],
      outside: [{ ...booth('A1', 0), outline: outlineOf({ x: 38, y: 14, width: 4, depth: 4 }) }],
      twice: [booth('A1', 0), booth('a1', 1)],
      number: [booth('A 1', 0)],
      small: [{ ...booth('A1', 0), outline: outlineOf({ x: 4, y: 14, width: 1, depth: 1 }) }],
    };
    for (const [fault, booths] of Object.entries(faulty))
      expect(await refused(draw(hallId, booths)), fault).toBe('409 fairDesk.planFaults');
    const { plan } = await openHall(hallId);
    for (const wrong of [
      { door: [3, 3] as [number, number] },
      { width: 2 },
      { stages: [{ x: 38, y: 0, width: 6, depth: 2 }] },
    ])
      expect(
        await refused(
          as()(desk.savePlan, {
            params: { id: hallId },
            body: { version: 1, plan: { ...plan, ...wrong }, booths: [] },
          }),
        ),
      ).toBe('409 fairDesk.planFaults');
    const both = await Promise.allSettled([draw(hallId, [booth('A1', 0)], 1), draw(hallId, [booth('B1', 0)], 1)]);
    expect(both.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
    expect(await refused(draw(hallId, [booth('C1', 0)], 1))).toBe('409 fairDesk.changed');
  });

  it('keep booths that are held or taken under their ids, moved and numbered anew, and never remove them', async () => {
    const s = await supplier(t.platform);
    const hallId = await hallOf(await made());
    const [a, b, c] = [booth('A1', 0), booth('A2', 1), booth('A3', 2)];
    await draw(hallId, [a, b, c]);
    await as()(desk.assign, { params: { id: a.id }, body: { entId: s.entId!, state: 'held' } });
    await as()(desk.assign, { params: { id: b.id }, body: { entId: s.entId!, state: 'taken' } });
    expect(await refused(draw(hallId, [b, c]))).toBe('409 fairDesk.boothKept');
    // Numbers change hands in one save.
    await draw(hallId, [
      { ...booth('A2', 4), id: a.id },
      { ...b, number: 'A1' },
    ]);
    const seen = await openHall(hallId);
    expect(seen.booths.map((x) => [x.id, x.number, x.state, x.company?.id])).toEqual([
      [b.id, 'A1', 'taken', s.entId],
      [a.id, 'A2', 'held', s.entId],
    ]);
    expect(seen.booths[1]?.outline[0]).toEqual([20, 14]);
  });

  it('give a booth to one of two companies, and tell who loses it why (fairs 45)', async () => {
    const [one, two] = await Promise.all([supplier(t.platform), supplier(t.platform)]);
    const { booths } = await fairOf(t, { exhibitors: [], free: 2, opens: 20, closes: 40 });
    const give = (entId: string, state: 'held' | 'taken' = 'taken') =>
      as()(desk.assign, { params: { id: booths[0]! }, body: { entId, state } });
    const both = await Promise.allSettled([give(one.entId!), give(two.entId!)]);
    expect(both.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
    const [winner, loser] = both[0]?.status === 'fulfilled' ? [one, two] : [two, one];
    expect(await refused(give(loser.entId!))).toBe('409 fairDesk.notFree');
    await give(winner.entId!);
    await as()(desk.free, { params: { id: booths[0]! }, body: { reason: 'The hall was rebuilt' } });
    await give(loser.entId!, 'held');
    await give(loser.entId!);
    await jobsDone(t);
    expect(await noticesOf(t, winner, 'boothGiven')).toHaveLength(1);
    expect((await noticesOf(t, winner, 'boothFreed'))[0]?.params).toMatchObject({ reason: 'The hall was rebuilt' });
    expect(await noticesOf(t, loser, 'boothHeld')).toHaveLength(1);
    expect(await refused(give(newId()))).toBe('404 fairDesk.noCompany');
    expect(await acts(booths[0]!)).toEqual(['booth.assign', 'booth.free', 'booth.assign', 'booth.assign']);
  });
});

describe('an SVG (fairs 43)', () => {
  const reads = (svg: string, width = 40) => as()(desk.readSvg, { body: { svg, width } });
  it('becomes booths by its rectangles, polygons and straight paths, and says what is left and why', async () => {
    const found = await reads(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 240">
      <g transform="translate(40 40)"><rect id="a1" width="40" height="40"/><rect x="40" width="40" height="40"/>
      <text x="50" y="20">A2</text></g>
      <polygon points="200,40 280,40 280,80 200,80" id="B1"/>
      <path d="M200 120 h40 v40 H200 Z" id="B2"/><path d="M0 0 C 1 1 2 2 3 3"/><circle cx="9" cy="9" r="4"/>
      <rect width="400" height="240"/><rect x="1" y="1" width="5" height="5"/>
      <g transform="rotate(30)"><rect x="100" y="100" width="40" height="40"/></g></svg>`);
    expect(found.booths).toEqual([
      { number: 'A1', outline: outlineOf({ x: 4, y: 4, width: 4, depth: 4 }) },
      { number: 'A2', outline: outlineOf({ x: 8, y: 4, width: 4, depth: 4 }) },
      { number: 'B1', outline: outlineOf({ x: 20, y: 4, width: 8, depth: 4 }) },
      { number: 'B2', outline: outlineOf({ x: 20, y: 12, width: 4, depth: 4 }) },
    ]);
    expect(found.left.map((l) => `${l.what} ${l.why}`).toSorted()).toEqual([
      'circle kind',
      'path curve',
      'rect outside',
      'rect tiny',
      'rect turned',
    ]);
  });

  it('is refused where it is hostile', async () => {
    const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 24">';
    for (const svg of [
      `${head}<script>alert(1)</script></svg>`,
      `${head}<rect onload="alert(1)" width="4" height="4"/></svg>`,
      `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${head}<text>&a;</text></svg>`,
      `${head}<image href="http://example.com/x.png"/></svg>`,
      `${head}<foreignObject><p/></foreignObject></svg>`,
      `${head}<a href="javascript:alert(1)"><rect width="4" height="4"/></a></svg>`,
      `${head}${'<g>'.repeat(100)}`,
      `${head}${'<rect width="4" height="4"/>'.repeat(6_000)}</svg>`,
      'not an svg',
      `${head}<rect width="4"`,
    ])
      expect(await refused(reads(svg)), svg.slice(0, 90)).toBe('422 fairDesk.badSvg');
    expect(await refused(reads(`${head}${'x'.repeat(300_000)}</svg>`))).toMatch(/^4(00|13)/);
  });
});
