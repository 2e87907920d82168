import { describe, expect, it } from 'vitest';
import { hallPath, readHallAddress } from './address.ts';

const read = (s: string) => readHallAddress(new URLSearchParams(s));

describe('address of the hall', () => {
  it('says the same after reading and writing', () => {
    for (const s of ['', '?q=T700+12K&state=quoting&category=carbon-fibre&sort=deadline&current=3'])
      expect(hallPath(read(s), { current: read(s).current })).toBe(`/moreInquiry.html${s}`);
  });
  it('leaves out what it does not understand', () => {
    expect(read('?state=draft&category=a%27b&sort=x&current=-4&q=%20%20')).toEqual({
      q: '',
      state: undefined,
      category: undefined,
      sort: 'newest',
      current: 1,
    });
  });
  it('starts at the first page when a filter changes', () => {
    expect(hallPath(read('?current=5'), { state: 'quoting' })).toBe('/moreInquiry.html?state=quoting');
  });
});
