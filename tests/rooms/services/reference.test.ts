import { beforeAll, expect, it } from 'vitest';
import { langs } from '#contract/core/langs.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { reference } from '#contract/reference/calls.ts';
import { sectionKeys } from '#contract/reference/sections.ts';
import { describedCalls } from '#server/rooms/reference/index.ts';
import { bodyExample } from '#server/rooms/reference/openapi.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { inquiryInput } from '../../world/inquiries.ts';
import { buyer } from '../../world/people.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform();
});

it('tells of every call once, its rights, limit and refusals in the language of the reader', async () => {
  const told = new Map<string, string>();
  for (const lang of langs) {
    const call = t.as(undefined, { 'x-lang': lang });
    const sections = await call(reference.sections);
    expect(sections.flatMap((s) => s.calls).length).toBe(describedCalls.length);
    for (const key of sectionKeys) {
      const { calls } = await call(reference.section, { params: { key } });
      expect(calls.map((c) => c.id)).toEqual(sections.find((s) => s.key === key)?.calls.map((c) => c.id));
      for (const c of calls) {
        const words = [c.who, c.limit ?? '', ...c.refusals.map((r) => r.text)];
        for (const text of words) expect(text, c.id).not.toMatch(/\{\{|^\w+[.:]\w+(\.\w+)*$/);
        told.set(`${lang} ${c.id}`, words.join('\n'));
      }
    }
  }
  for (const { docs } of describedCalls) expect(told.get(`cn ${docs.id}`)).not.toBe(told.get(`en ${docs.id}`));
});

it('gives an example of an inquiry that is published as it stands, but for its days and files', async () => {
  const b = await buyer(t.platform);
  const example = bodyExample(describedCalls.find((d) => d.name === 'inquiry.publish')!) as Record<string, unknown>;
  const { deadline, deliveryDate } = inquiryInput();
  const body = { ...example, id: undefined, annexes: [], deadline, deliveryDate } as never;
  expect(await t.as(b.token)(inquiry.publish, { body })).toMatchObject({ number: expect.any(String) });
  const preview = bodyExample(describedCalls.find((d) => d.name === 'inquiry.preview')!) as never;
  expect(await t.as(b.token)(inquiry.preview, { body: preview })).toMatchObject({ count: 0 });
});
