import { describe, expect, it } from 'vitest';
import { emptyLine } from '../draft.ts';
import { headingOf, unitCalled } from './names.ts';
import { readPasted } from './read-rows.ts';
import { readTable } from './read-table.ts';
import { lineOf, openOf, staying, textLeft } from './take-over.ts';

const cells = (text: string) => readTable(text).map((r) => r.cells);
const es = (text: string) => readPasted(text, { lang: 'es', currency: 'EUR' });
const en = (text: string) => readPasted(text, { lang: 'en', currency: 'USD' });
const cn = (text: string) => readPasted(text, { lang: 'cn', currency: 'CNY' });

describe('cells', () => {
  it('parts tabs, semicolons and commas, whatever ends a line', () => {
    expect(cells('a\tb\r\nc\t\r\n')).toEqual([
      ['a', 'b'],
      ['c', ''],
    ]);
    expect(cells('a;1,5\rb;2')).toEqual([
      ['a', '1,5'],
      ['b', '2'],
    ]);
    expect(cells('\uFEFFa,b\n\n ,\nc,d')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });
  it('reads quoted cells with marks, lines and quotes in them', () => {
    expect(cells('"a, ""b""",1\n"two\nlines",2')).toEqual([
      ['a, "b"', '1'],
      ['two\nlines', '2'],
    ]);
    expect(cells('tape\t"2 in\t5')).toEqual([['tape', '"2 in', '5']]);
    expect(cells('tape 2"\t3" core\t5')).toEqual([['tape 2"', '3" core', '5']]);
  });
});

describe('headings and units', () => {
  it('knows them in three languages', () => {
    const named = (...all: string[]) => all.map((c) => headingOf(c)?.column);
    expect(named('材料', '规格型号', '数量(吨)', '单位', '年用量', '目标单价')).toEqual(
      named('Material', 'Spec.', 'Qty', 'Unit', 'Annual consumption', 'Target price'),
    );
    expect(named('Material', 'Especificación', 'Cantidad 1', 'Unidad', 'Consumo anual', 'Precio objetivo')).toEqual([
      'material',
      'specification',
      'quantity',
      'unit',
      'annual',
      'price',
    ]);
    expect(headingOf('数量(吨)')?.unit).toBe('t');
    expect(named('Unit price', 'Cantidad anual', 'Remarks')).toEqual(['price', 'annual', undefined]);
  });
  it('knows units by names and abbreviations', () => {
    expect(
      ['Kg', '公斤', 'toneladas', 'm2', '㎡', 'metros cuadrados', 'uds.', '套', 'litros', 'g'].map(unitCalled),
    ).toEqual(['kg', 'kg', 't', 'm²', 'm²', 'm²', 'pcs', 'set', 'L', undefined]);
  });
});

describe('rows', () => {
  it('reads a Spanish sheet with its numbers, units and prices', () => {
    const { rows, heading } = es(
      'Material\tEspecificación\tCantidad 1\tCantidad 2\tUnidad\tConsumo anual\tPrecio objetivo\nFibra de carbono 24K\tT700\t1.200,5\t5.000\tkg\t60.000\t18,25 €/kg',
    );
    expect(heading).toContain('Especificación');
    expect(rows[0]).toMatchObject({
      material: 'Fibra de carbono 24K',
      specification: 'T700',
      tiers: [{ value: '1200.5' }, { value: '5000' }],
      unit: 'kg',
      annual: { value: '60000' },
      price: { value: '18.25' },
    });
  });
  it('reads Chinese and English sheets, in another order of columns too', () => {
    expect(cn('单位,数量,材料\n吨,２,玻璃纤维').rows[0]).toMatchObject({
      unit: 't',
      tiers: [{ value: '2' }],
      material: '玻璃纤维',
    });
    expect(en('Item;Qty;Notes;Target price\nKevlar;"1,234.5 kg";x;$12.5').rows[0]).toMatchObject({
      material: 'Kevlar',
      tiers: [{ value: '1234.5' }],
      unit: 'kg',
      price: { value: '12.5' },
    });
  });
  it('reads rows without headings by the usual order, the unit ends the quantities', () => {
    const { heading, rows } = es('Kevlar\t1420 dtex\t100\t500\tkg\t2000\t30\nRohacell\t\t20\t\tm2');
    expect(heading).toBeNull();
    expect(rows[0]).toMatchObject({
      tiers: [{ value: '100' }, { value: '500' }],
      unit: 'kg',
      annual: { value: '2000' },
      price: { value: '30' },
    });
    expect(rows[1]).toMatchObject({
      specification: '',
      tiers: [{ value: '20' }],
      unit: 'm²',
      annual: null,
      price: null,
    });
  });
  it('leaves open what may be two numbers, what is none, and what has another currency or unit', () => {
    const row = es('Kevlar\tx\t1,200\t3 cajas\tkg\t2 t\t12 USD').rows[0]!;
    expect(row.tiers).toEqual([
      { text: '1,200', value: null, either: ['1200', '1.2'] },
      { text: '3 cajas', value: null, either: null },
    ]);
    expect(row.annual).toMatchObject({ value: null, either: null });
    expect(row.price).toMatchObject({ value: null, either: null });
    expect(openOf(row, {}, null)).toEqual(['material', 'number']);
    const numbers = { '0': '1200', '1': '', annual: '', price: '' };
    expect(openOf(row, { numbers, product: 'p' }, null)).toEqual([]);
    expect(lineOf(row, { numbers }, 'p', 'k')).toMatchObject({
      product: 'p',
      unit: 'kg',
      tiers: ['1200', '', ''],
      annual: '',
      targetPrice: '',
    });
    expect(en('Kevlar\tx\t1.200').rows[0]?.tiers[0]?.either).toEqual(['1200', '1.2']);
    expect(es('Kevlar\tx\t-5\t0\tg').rows[0]?.tiers.map((f) => f.value)).toEqual([null, null, null]);
  });
  it('reads several quantities of one cell, and puts them in order once each', () => {
    const row = cn('材料,数量,单位\n玻璃纤维,5000 / 500 / 500,公斤').rows[0]!;
    expect(lineOf(row, {}, 'p', 'k').tiers).toEqual(['500', '5000', '']);
  });
  it('reads 25 rows and keeps the text of those that stay', () => {
    const text = ['Material;Cantidad', ...Array.from({ length: 25 }, (_, i) => `M${i};${i + 1} kg`)].join('\r\n');
    const pasted = es(text);
    expect(pasted.rows.length).toBe(25);
    expect(textLeft(pasted, pasted.rows.slice(23))).toBe('Material;Cantidad\nM23;24 kg\nM24;25 kg');
    expect(textLeft(pasted, [])).toBe('');
  });
});

it('replaces the one empty line alone', () => {
  expect(staying([emptyLine('1')])).toEqual([]);
  expect(staying([{ ...emptyLine('1'), annual: '5' }])).toHaveLength(1);
  expect(staying([emptyLine('1'), emptyLine('2')])).toHaveLength(2);
});
