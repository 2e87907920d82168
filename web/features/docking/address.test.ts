import { expect, it } from 'vitest';
import { pathOf, readAddress } from './address.ts';

const read = (s: string) => readAddress(new URLSearchParams(s));

it('says the same after reading and writing, and leaves out what it does not understand', () => {
  const s = '?q=NDT&state=open&kind=testing-services&region=ES&sort=deadline&current=2';
  expect(pathOf(read(s), { current: 2 })).toBe(`/projectDocking.html${s}`);
  expect(pathOf(read('?state=withdrawn&kind=a%27b&region=%3C&sort=x&current=-1'))).toBe('/projectDocking.html');
});
