import { expect, it } from 'vitest';
import { pathOf, readAddress, toggled } from './address.ts';

const read = (s: string) => readAddress(new URLSearchParams(s));

it('says the same after reading and writing, and leaves out what it does not understand', () => {
  const s = '?q=SMC&state=open&category=parts&certificate=iso-9001&certificate=reach&sort=deadline&current=2';
  expect(pathOf(read(s), { current: 2 })).toBe(`/bigBuyersEnquiries.html${s}`);
  expect(pathOf(read('?state=withdrawn&category=a%27b&certificate=%3C&sort=x&current=-1'))).toBe(
    '/bigBuyersEnquiries.html',
  );
  expect(toggled(toggled(['a'], 'b'), 'a')).toEqual(['b']);
});
