import { expect, it } from 'vitest';
import { nameMeant } from './names.ts';
import { tradeMended, tradeOf } from './trade.ts';

const nothing = { processes: [], certificates: [], rest: '' };

it('reads processes in three languages, with what is made besides', () => {
  for (const q of ['pultrusion', '拉挤', '拉挤成型', '拉挤厂家', 'Pultrusión', 'pultruded', 'pultrusion supplier'])
    expect([q, tradeOf(q)]).toEqual([q, { ...nothing, processes: [['pultrusion']] }]);
  expect(tradeOf('RTM')).toEqual({ ...nothing, processes: [['rtm']] });
  expect(tradeOf('高压RTM 碳纤维')).toEqual({ ...nothing, processes: [['hp-rtm']], rest: '碳纤维' });
  expect(tradeOf('T700 缠绕')).toMatchObject({ rest: 't700' });
  expect(tradeOf('T700 缠绕').processes[0]).toContain('filament-winding');
});

it('reads certificates however their numbers are written, and leaves the year out', () => {
  for (const q of ['AS9100', 'as 9100', 'EN 9100', 'AS-9100 certified', 'AS9100 认证'])
    expect([q, tradeOf(q)]).toEqual([q, { ...nothing, certificates: [['as9100']] }]);
  expect(tradeOf('ISO 9001:2015')).toEqual({ ...nothing, certificates: [['iso-9001']] });
  expect(tradeOf('ISO/IEC 17025')).toEqual({ ...nothing, certificates: [['iso-17025']] });
  expect(tradeOf('Nadcap').certificates[0]).toHaveLength(3);
  expect(tradeOf('pultrusion ISO 14001 glass')).toEqual({
    processes: [['pultrusion']],
    certificates: [['iso-14001']],
    rest: 'glass',
  });
});

it('takes the name of a material for nothing else, and leaves what it does not know as it is', () => {
  for (const q of ['碳纤维', 'T700 12K', '编织布', 'Weihai Guangwei', 'supplier'])
    expect([q, tradeOf(q)]).toEqual([q, { ...nothing, rest: q }]);
});

it('mends what processes are misspelt or sounded out as', () => {
  expect(tradeMended('laji')).toBe('拉挤');
  expect(tradeOf(tradeMended('pultrusoin') ?? '').processes).toEqual([['pultrusion']]);
  expect(tradeMended('pultrusion')).toBeNull();
});

const names = ['威恒复合材料有限公司', 'Weiheng Composites Co., Ltd.', 'Compuestos Alba S.L.', 'Nordfaser GmbH'];
it('finds the name that is meant by its sound or with letters wrong', () => {
  expect(nameMeant('weiheng', names.slice(0, 1))).toBe('威恒');
  expect(nameMeant('wei heng fuhe', names.slice(0, 1))).toBe('威恒复合');
  expect(nameMeant('维恒', names)).toBe('威恒');
  expect(nameMeant('Weihneg Composites', names)).toBe('Weiheng Composites');
  expect(nameMeant('nordfasre', names)).toBe('Nordfaser');
  expect(nameMeant('compuesto albo', names)).toBe('Compuestos Alba');
  expect(nameMeant('qqqqqq', names)).toBeNull();
  expect(nameMeant('wei', names.slice(0, 1))).toBeNull();
});
