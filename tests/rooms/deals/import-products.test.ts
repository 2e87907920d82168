import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownProducts } from '#contract/catalogue/own.ts';
import { newId } from '#server/platform/ids.ts';
import { systemContext } from '#server/platform/context.ts';
import { writeImport } from '#server/rooms/catalogue/sheets/run-import.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { jobsDone } from '../../harness/jobs.ts';
import { refused } from '../../harness/refused.ts';
import { added, sheetOf } from '../../world/catalogue.ts';
import { supplier, type TestPerson } from '../../world/people.ts';

type Cell = string | number | null;
let t: TestPlatform;
let s: TestPerson;
let other: TestPerson;
const titles = [
  'Name (English)',
  'Model',
  'Product type',
  'Price',
  'Unit of the price',
  'Overview (English)',
  'State',
  'Fibre tensile strength [MPa]',
];
const row = (model: string, o: Partial<Record<number, Cell>> = {}): Cell[] =>
  [`Fibre ${model}`, model, 'carbon-fibre-small-tow', 100, 'kg', 'A fibre.', 'Listed', 4900].map((c, i) =>
    o[i] === undefined ? c : (o[i] ?? null),
  );

beforeAll(async () => {
  t = await testPlatform();
  [s, other] = await Promise.all([supplier(t.platform), supplier(t.platform)]);
});
const as = (by = s) => t.as(by.token, { 'x-lang': 'en' });
const check = async (rows: Cell[][], by = s) =>
  as(by)(ownProducts.check, { body: { file: await sheetOf(t, by, rows) } });
const start = (id: string, by = s) => as(by)(ownProducts.startImport, { params: { id } });
const rowsOf = (id: string, query: object = {}, by = s) =>
  as(by)(ownProducts.importRows, { params: { id }, query: { size: 100, ...query } });
const done = (id: string) =>
  t.until(async () => {
    const now = await as()(ownProducts.importOf, { params: { id } });
    return now.state === 'done' ? now : null;
  }, 20_000);
const count = async (by = s) =>
  Number(
    (await t.platform.db.execute(sql`select count(*) as n from products where ent_id = ${by.entId}`)).rows[0]?.['n'],
  );

describe('a file of products', () => {
  it('prices what names no currency in that of the company’s country', async () => {
    const abroad = await supplier(t.platform, { countryCode: 'ES' });
    const { id } = await check([titles, row('EUR-1')], abroad);
    await start(id, abroad);
    const written = await t.until(async () => {
      const { rows } = await t.platform.db.execute(
        sql`select currency from products where ent_id = ${abroad.entId} and model = 'EUR-1'`,
      );
      return rows[0];
    }, 20_000);
    expect(written).toEqual({ currency: 'EUR' });
  });

  it('says what each row would do and writes nothing before it is started', async () => {
    const there = await added(t, s, { model: 'OLD-1', price: '90', overview: { en: 'An old fibre.' } });
    const before = await count();
    const found = await check([titles, row('NEW-1'), row('NEW-2', { 3: null }), row('OLD-1', { 3: 95 })]);
    expect(found).toMatchObject({ state: 'checked', total: 3, fresh: 2, changed: 1, same: 0, faults: 0 });
    expect(await count()).toBe(before);
    const [change] = (await rowsOf(found.id, { act: 'change' })).records;
    expect(change).toMatchObject({ row: 4, act: 'change' });
    expect(change?.changes).toContainEqual({ column: 'Price', was: '90', now: '95' });
    await start(found.id);
    expect(await done(found.id)).toMatchObject({ done: 3, skipped: 0 });
    expect(await count()).toBe(before + 2);
    const own = await as()(ownProducts.detail, { params: { id: there.id } });
    expect(own).toMatchObject({ price: '95', name: { cn: 'T700 碳丝', en: 'Fibre OLD-1' } });
    const [latest] = await as()(ownProducts.prices, { params: { id: there.id } });
    expect(latest).toMatchObject({ how: 'import', was: { price: '90' }, now: { price: '95' } });
    // The rows are kept no longer than they are needed, and the same file once more changes nothing.
    expect((await rowsOf(found.id)).total).toBe(0);
    expect(await check([titles, row('NEW-1'), row('NEW-2', { 3: null }), row('OLD-1', { 3: 95 })])).toMatchObject({
      same: 3,
      fresh: 0,
      changed: 0,
    });
  });

  it('names every fault with row and column, 37 of 37, and writes the rest', async () => {
    const bad: [Partial<Record<number, Cell>>, string][] = [
      [{ 0: null }, 'Name (English)'],
      [{ 2: null }, 'Product type'],
      [{ 2: 'no such thing' }, 'Product type'],
      [{ 3: 'dear' }, 'Price'],
      [{ 3: '1.234' }, 'Price'],
      [{ 3: -4 }, 'Price'],
      [{ 3: 1.23456 }, 'Price'],
      [{ 4: null }, 'Unit of the price'],
      [{ 4: 'bucket' }, 'Unit of the price'],
      [{ 5: null }, 'Overview (English)'],
      [{ 6: 'Sold' }, 'State'],
      [{ 7: 'strong' }, 'Fibre tensile strength [MPa]'],
    ];
    const planted = Array.from({ length: 37 }, (_, i) => bad[i % bad.length]!);
    const rows = planted.map(([o], i) => row(`BAD-${i}`, o));
    const good = Array.from({ length: 13 }, (_, i) => row(`GOOD-${i}`));
    const found = await check([titles, ...rows, ...good]);
    expect(found).toMatchObject({ total: 50, faults: 37, fresh: 13 });
    const { records } = await rowsOf(found.id, { act: 'fault' });
    expect(records.map((r) => [r.row, r.faults.map((f) => f.column)])).toEqual(
      planted.map(([, column], i) => [i + 2, [column]]),
    );
    expect(records.every((r) => r.faults.every((f) => f.message && !f.message.includes('errors:')))).toBe(true);
    await start(found.id);
    expect(await done(found.id)).toMatchObject({ done: 13 });
  });

  it('reads numbers and units as the reader writes them, and fields by their names in any language', async () => {
    const es = [
      'Nombre (español)',
      'Modelo',
      'Tipo de producto',
      'Precio',
      'Unidad del precio',
      'Resistencia a tracción de la fibra [MPa]',
    ];
    const file = await sheetOf(t, s, [es, ['Fibra', 'ES-1', 'carbon-fibre-small-tow', '62,5', 'kg', '4,9 GPa']]);
    const found = await t.as(s.token, { 'x-lang': 'es' })(ownProducts.check, { body: { file } });
    expect(found).toMatchObject({ fresh: 1, faults: 0 });
    await start(found.id);
    await done(found.id);
    const [one] = (await as()(ownProducts.page, { query: { q: 'ES-1' } })).records;
    const own = await as()(ownProducts.detail, { params: { id: one!.id } });
    expect(own).toMatchObject({ price: '62.5', state: 'draft', values: [{ value: '4.9', unit: 'GPa' }] });
  });

  it('is what the export gives: exported and imported again nothing changes', async () => {
    const mate = await supplier(t.platform);
    await added(t, mate, {
      model: 'ROUND',
      price: '12.5',
      tiers: [
        { from: '100', price: '11', leadDays: 10 },
        { from: '500', price: null, leadDays: null },
      ],
      tradeTerm: 'FOB',
      termPlace: 'Shanghai',
      taxIncluded: true,
      payments: ['prepaid', 'net30'],
      hot: true,
      samplePrice: '30',
      sampleMoq: '2',
      values: [
        { field: 'fibre-tensile-strength', value: '4.9', unit: 'GPa', condition: '23 °C' },
        { field: 'filament-count', value: '12', unit: null },
        { field: 'linear-density', value: '780–820', unit: null },
      ],
    });
    for (const lang of ['cn', 'en', 'es']) {
      const call = t.as(mate.token, { 'x-lang': lang });
      const sheet = await call(ownProducts.sheet, { query: {} });
      const file = await sheetOf(t, mate, [sheet.titles, ...sheet.rows]);
      expect(await call(ownProducts.check, { body: { file } }), lang).toMatchObject({ total: 1, same: 1, faults: 0 });
    }
    const empty = await t.as(mate.token)(ownProducts.sheet, { query: { template: 'carbon-fibre-small-tow' } });
    expect(empty.rows).toEqual([]);
    expect(new Set(empty.titles).size).toBe(empty.titles.length);
  });

  it('is written to the end when its job breaks off in the middle, and once when it comes twice', async () => {
    const by = await supplier(t.platform);
    const ctx = systemContext(t.platform);
    const found = await check([titles, ...Array.from({ length: 1200 }, (_, i) => row(`K-${i}`))], by);
    // Without the start nothing is written, whatever comes.
    await writeImport(ctx, { importId: found.id });
    expect(await count(by)).toBe(0);
    // The second part breaks at its very end: none of it may stand, and its rows must wait still.
    const run = (statement: string) => t.platform.db.execute(sql.raw(statement));
    await run('create sequence burst_turn');
    await run(
      `create function burst() returns trigger language plpgsql as $$ begin
         if new.done > 500 and nextval('burst_turn') = 1 then raise exception 'killed'; end if; return new; end $$`,
    );
    await run('create trigger burst before update on product_imports for each row execute function burst()');
    await start(found.id, by);
    await t.until(async () => {
      const now = await as(by)(ownProducts.importOf, { params: { id: found.id } });
      expect([0, 500, 1000, 1200]).toContain(now.done);
      return now.state === 'done' ? now : null;
    }, 30_000);
    // It did break; the same jobs once more, two at a time, find nothing to do.
    const { rows: turns } = await t.platform.db.execute(sql`select last_value::int as n from burst_turn`);
    expect(turns[0]?.['n']).toBeGreaterThan(1);
    await Promise.all([1, 2, 3].map(() => writeImport(ctx, { importId: found.id })));
    expect(await count(by)).toBe(1200);
    const { rows } = await t.platform.db.execute(
      sql`select done, skipped, (select count(*)::int from product_prices p join products x on x.id = p.product_id where x.ent_id = ${by.entId}) as prices
          from product_imports where id = ${found.id}`,
    );
    expect(rows[0]).toEqual({ done: 1200, skipped: 0, prices: 1200 });
    await run('drop trigger burst on product_imports');
  }, 60_000);

  it('leaves a product that somebody changed after the check', async () => {
    const { id } = await added(t, s, { model: 'RACE', price: '10', overview: { en: 'x' } });
    const found = await check([titles, row('RACE')]);
    await as()(ownProducts.bulk, { body: { ids: [id], act: 'price', percent: '50' } });
    await start(found.id);
    expect(await done(found.id)).toMatchObject({ done: 0, skipped: 1 });
    expect(await as()(ownProducts.detail, { params: { id } })).toMatchObject({ price: '15' });
    await jobsDone(t);
  });

  it('names products twice only once, and products of others never', async () => {
    const theirs = await added(t, other, { model: 'THEIRS' });
    const found = await check([
      ['ID (empty for a new one)', ...titles],
      [theirs.id, ...row('THEIRS')],
      [null, ...row('SAME')],
      [null, ...row('same')],
    ]);
    expect(found).toMatchObject({ faults: 2, fresh: 1 });
    const { records } = await rowsOf(found.id, { act: 'fault' });
    expect(records.map((r) => [r.row, r.faults[0]?.column])).toEqual([
      [2, 'ID (empty for a new one)'],
      [4, 'Model'],
    ]);
    expect(await refused(as(other)(ownProducts.importOf, { params: { id: found.id } }))).toBe('404 common.notFound');
    expect(await refused(rowsOf(found.id, {}, other))).toBe('404 common.notFound');
    expect(await refused(start(found.id, other))).toBe('404 common.notFound');
  });

  it('is refused where it is no sheet, has no such columns, no rows or too many', async () => {
    expect(
      await refused(
        check([
          ['A', 'B'],
          [1, 2],
        ]),
      ),
    ).toBe('422 catalogue.noColumns');
    expect(await refused(check([titles]))).toBe('422 catalogue.emptySheet');
    const long = Array.from({ length: 10_001 }, () => [newId(), null, 'carbon-fibre-small-tow']);
    expect(await refused(check([titles, ...long]))).toBe('422 catalogue.longSheet');
    const mine = await sheetOf(t, other, [titles, row('Q')]);
    expect(await refused(as()(ownProducts.check, { body: { file: mine } }))).toBe('404 common.notFound');
    const same = await check([titles, row('NEW-1')]);
    expect(await refused(start(same.id))).toBe('409 catalogue.importOver');
  });
});
