import { describe, expect, it } from 'vitest';
import { hallPath, readHallAddress, toggled } from './address.ts';

const read = (s: string) => readHallAddress(new URLSearchParams(s));

describe('address of the hall', () => {
  it('says the same after reading and writing', () => {
    for (const s of [
      '',
      '?q=T700+12K&category=carbon-fibre&state=quoting&sort=deadline&current=3',
      '?state=awarded&hide=number%2Cquotes&rows=dense',
      '?process=rtm&certificate=iso-9001&certificate=reach&field=marine&term=DAP&nda=1&until=2026-12-04',
    ])
      expect(hallPath(read(s), { current: read(s).current })).toBe(`/moreInquiry.html${s}`);
  });
  it('leaves out what it does not understand', () => {
    const odd =
      '?state=draft&category=a%27b&sort=x&current=-4&q=%20%20&certificate=%3C&term=XXX&nda=2&until=2026-02-31';
    expect(hallPath(read(odd))).toBe('/moreInquiry.html');
    expect(read(odd).current).toBe(1);
  });
  it('starts at the first page when a filter changes', () => {
    expect(hallPath(read('?current=5'), { state: 'quoting' })).toBe('/moreInquiry.html?state=quoting');
    expect(hallPath(read('?process=a&process=b'), { process: toggled(['a', 'b'], 'a') })).toBe(
      '/moreInquiry.html?process=b',
    );
  });
});
