import { expect, it } from 'vitest';
import { narrowed } from './narrow.ts';

const fibres = {
  group: 'Fibres',
  items: [
    { value: 'carbon-fibre-small-tow', label: 'Small-tow carbon fibre' },
    { value: 'para-aramid-yarn', label: 'Para-aramid yarn' },
  ],
};
const foams = { group: 'Cores', items: [{ value: 'pmi-foam', label: 'Espuma de PMI rígida' }] };
const gone = { value: 'old', label: 'Carbon felt' };
const all = [fibres, foams, gone];
const slugs = (words: string, meant: string[] = [], limit = 60) =>
  narrowed(all, words, meant, limit).flatMap((l) => ('items' in l ? l.items : [l]).map((o) => o.value));

it('finds labels by all words, whatever their order, case and accents', () => {
  expect(slugs('FIBRE carbon')).toEqual(['carbon-fibre-small-tow']);
  expect(slugs('rigida')).toEqual(['pmi-foam']);
  expect(slugs('carbon')).toEqual(['carbon-fibre-small-tow', 'old']);
});

it('adds what the words mean after the labels that have them, each once and in its group', () => {
  expect(slugs('Kevlar', ['para-aramid-yarn'])).toEqual(['para-aramid-yarn']);
  expect(slugs('foam', ['pmi-foam', 'para-aramid-yarn'])).toEqual(['pmi-foam', 'para-aramid-yarn']);
  expect(slugs('carbon', ['pmi-foam', 'carbon-fibre-small-tow'])).toEqual([
    'carbon-fibre-small-tow',
    'old',
    'pmi-foam',
  ]);
  expect(narrowed(all, 'yarn', ['carbon-fibre-small-tow'], 60)).toEqual([
    { group: 'Fibres', items: [fibres.items[1], fibres.items[0]] },
  ]);
});

it('shows no group without a material, and counts materials alone against the limit', () => {
  expect(narrowed(all, 'nothing of it', [], 60)).toEqual([]);
  expect(narrowed(all, 'PMI', [], 1)).toEqual([foams]);
  expect(slugs('', [], 2)).toEqual(['carbon-fibre-small-tow', 'para-aramid-yarn']);
});
