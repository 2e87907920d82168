import { beforeAll, expect, it } from 'vitest';
import { contract } from '#contract/index.ts';
import type { AnyEndpoint } from '#contract/core/endpoint.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { inquiryInput } from '../../world/inquiries.ts';
import { buyer, sessionOf, supplier, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let people: (TestPerson | null)[];
beforeAll(async () => {
  t = await testPlatform();
  people = [null, await buyer(t.platform), await supplier(t.platform)];
});

const declared = Object.values(contract).flatMap((room) => Object.values(room) as AnyEndpoint[]);
/** Values that somebody curious puts wherever a value goes. */
const odd = [
  '\0',
  'nope',
  '\ud800',
  "'; --",
  '-1',
  '1e309',
  '99999999999999999999',
  '',
  ' ',
  '${x}',
  '%',
  '\u202e',
  '😀'.repeat(400),
];
const names = (e: AnyEndpoint, part: 'query' | 'body'): string[] => {
  const def = (e[part] as { def?: { shape?: object } } | undefined)?.def;
  return def?.shape ? Object.keys(def.shape) : [];
};
const deep = '['.repeat(20_000) + ']'.repeat(20_000);
const bodies = (e: AnyEndpoint): string[] => {
  const keys = names(e, 'body');
  const all = (value: unknown) => JSON.stringify(Object.fromEntries(keys.map((k) => [k, value])));
  return [
    ...odd.map(all),
    ...[[], {}, null, 0, -1, 1e308, true, [null], [{}], { cn: '\0' }].map(all),
    '[]',
    '"x"',
    'null',
    '{"__proto__":{"a":1}}',
    deep,
  ];
};

it('no call answers with a fault of ours, whatever it is given', { timeout: 300_000 }, async () => {
  const faults: string[] = [];
  const seen = new Map<number, number>();
  const send = async (e: AnyEndpoint, who: TestPerson | null, path: string, body?: string) => {
    const res = await t.api.request(path, {
      method: e.method,
      headers: {
        ...(who && { authorization: `Bearer ${who.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });
    await res.arrayBuffer();
    seen.set(res.status, (seen.get(res.status) ?? 0) + 1);
    if (res.status >= 500) faults.push(`${res.status} ${e.method} ${path.slice(0, 120)} ${body?.slice(0, 120) ?? ''}`);
  };
  for (const [n, e] of declared.filter((x) => x.encoding !== 'multipart').entries())
    for (const [i, person] of people.entries()) {
      /**
       * FULL=1: everybody sends everything; else each value is one person's, by turns, and of those that go into one of many
       * places a third, another one in each place.
       */
      const mine = <T>(values: readonly T[], place?: number) =>
        process.env['FULL']
          ? values
          : values.filter((_, j) => (n + j) % people.length === i && (place === undefined || (n + j + place) % 9 < 3));
      // Some calls end the session.
      const who = person && { ...person, token: await sessionOf(t.platform, person.userId) };
      const path = e.path.replace(/\{\w+\}/g, '01900000-0000-7000-8000-000000000000');
      if (e.path.includes('{'))
        for (const id of mine(['%00', '%F0%9F%98%80', '-1', "'", 'x'.repeat(300)]))
          await send(e, who, e.path.replace(/\{\w+\}/g, id), e.method === 'GET' ? undefined : '{}');
      for (const [k, key] of names(e, 'query').entries())
        for (const v of mine(odd, k)) await send(e, who, `${path}?${new URLSearchParams({ [key]: v })}`);
      if (e.method !== 'GET') for (const body of mine(bodies(e))) await send(e, who, path, body);
    }
  console.log([...seen].map(([status, n]) => `${n} x ${status}`).join(', '));
  expect(faults).toEqual([]);
});

it('what no text can hold is left out, and the rest is kept', async () => {
  const token = people[1]?.token && (await sessionOf(t.platform, people[1].userId));
  const title = 'T700 \0碳\ud800纤维 \\u0000 😀';
  const { id } = await t.as(token ?? '')(inquiry.publish, { body: inquiryInput({ title, note: '\udc00' }) });
  const { row } = await t.as()(inquiry.detail, { params: { id } });
  expect(row.title.cn).toBe('T700 碳\ufffd纤维 \\u0000 😀');
  expect((await t.as()(inquiry.page, { query: { q: '\0T700' } })).total).toBe(1);
});
