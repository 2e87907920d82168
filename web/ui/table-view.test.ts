import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';
import { searchOf, type View, viewOf } from './table-view.ts';

const usual: View = { q: '', sort: { id: 'name', desc: false }, page: 1, hidden: [], dense: false };

describe('the view of a table', () => {
  it('goes into the address and comes back, beside what is there', () => {
    const view: View = { q: 'T700 12K', sort: { id: 'price', desc: true }, page: 3, hidden: ['city'], dense: true };
    const search = searchOf('?id=7', 't', view, usual);
    expect(search).toContain('id=7');
    expect(viewOf(search, 't', usual)).toEqual(view);
    expect(viewOf(search, 'other', usual)).toEqual(usual);
  });

  it('leaves the address clean where all is as always, and bears nonsense', () => {
    expect(searchOf('?t.page=4', 't', usual, usual)).toBe('');
    expect(viewOf('?t.page=-3&t.sort=', 't', usual)).toMatchObject({ page: 1, sort: null });
    expect(searchOf('', 't', { ...usual, sort: null }, usual)).toBe('?t.sort=');
  });
});

describe('CSV', () => {
  it('quotes, keeps numbers and disarms formulas', () => {
    expect(
      csvOf([
        ['a,b', 'say "x"', 1.5, null],
        ['=1+1', '-5', '+86 139', '-x'],
      ]),
    ).toBe('\uFEFF"a,b","say ""x""",1.5,\r\n\'=1+1,-5,\'+86 139,\'-x\r\n');
  });
});
