import { expect, inject, it } from 'vitest';
import { pages } from '#contract/all-pages.ts';
import { buyer, supplier } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';

const { platform } = useDatabase();
const baseUrl = inject('baseUrl');
const odd = ['\0', 'nope', '-1', '1e309', '99999999999999999999', '😀', "'"];
const keys = 'q category current sort type process certificate state filter tab code token inviter lines field tier id';

it('no page fails over an address that somebody changed', async () => {
  const faults: string[] = [];
  const cookies = ['', ...[await buyer(platform), await supplier(platform)].map((p) => `xtoken=${p.token}`)];
  for (const [n, { path }] of pages.entries())
    for (const [who, cookie] of cookies.entries())
      for (const [i, v] of odd.entries()) {
        // FULL=1: everybody opens everything; else each value is one reader's, by turns.
        if (!process.env['FULL'] && (n + i) % cookies.length !== who) continue;
        const search = new URLSearchParams(keys.split(' ').map((k) => [k, v]));
        const res = await fetch(`${baseUrl}${path.replace(/\{\w+\}/g, 'x')}?${search}`, {
          headers: { cookie },
          redirect: 'manual',
        });
        await res.arrayBuffer();
        if (res.status >= 500) faults.push(`${res.status} ${path} ${JSON.stringify(v)} as ${who}`);
      }
  expect(faults).toEqual([]);
});
