import { describe, expect, it } from 'vitest';
import { pasted } from './paste-sheet.ts';

const fields = [
  { slug: 'strength', unit: 'MPa', altUnits: ['GPa'], names: ['拉伸强度', 'Tensile strength'] },
  { slug: 'modulus', unit: 'GPa', altUnits: [], names: ['拉伸模量', 'Tensile modulus'] },
];
const at = { field: 'strength', part: 'value' as const };

describe('a part of a spreadsheet', () => {
  it('finds its fields by name, with or without a unit column', () => {
    expect(
      pasted('Tensile modulus [GPa]\t230\tISO 10618\n拉伸强度\t4.9\tGPa\t23 °C\tISO 10618\tp. 3\n', fields, at),
    ).toEqual({
      changes: [
        { field: 'modulus', part: { value: '230', condition: 'ISO 10618' } },
        {
          field: 'strength',
          part: { value: '4.9', unit: 'GPa', condition: '23 °C', standard: 'ISO 10618', page: 'p. 3' },
        },
      ],
      left: 0,
    });
  });

  it('goes on downwards where no name stands in it, and says what has no place', () => {
    expect(pasted('4900\n230\n7', fields, at)).toEqual({
      changes: [
        { field: 'strength', part: { value: '4900' } },
        { field: 'modulus', part: { value: '230' } },
      ],
      left: 1,
    });
  });

  it('leaves one cell to the field', () => expect(pasted('4900', fields, at)).toBeUndefined());
});
