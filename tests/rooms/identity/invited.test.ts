import { beforeAll, expect, it } from 'vitest';
import { inquiry } from '#contract/inquiry/calls.ts';
import { notices } from '#contract/notices/calls.ts';
import { type TestPlatform, testPlatform } from '../../harness/platform.ts';
import { refusal } from '../../harness/refused.ts';
import { publish, quote } from '../../world/inquiries.ts';
import { buyer, company, supplier } from '../../world/people.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform();
});
const toldOf = async (token: string, id: string) =>
  (await t.as(token)(notices.newest, { query: {} })).records.filter((r) => r.link.includes(id)).length;

it('an inquiry for invited suppliers: they are told and may quote, nobody else sees it (deals 6)', async () => {
  const [b, chosen, other] = [await buyer(t.platform), await supplier(t.platform), await supplier(t.platform)];
  const entId = chosen.entId ?? '';
  const { id } = await publish(t, b, { visibility: 'invited', invited: [entId, entId] });
  await t.until(async () => (await toldOf(chosen.token, id)) || undefined);
  expect(await toldOf(chosen.token, id)).toBe(1);
  expect(await toldOf(other.token, id)).toBe(0);

  const seen = async (token?: string) =>
    (await t.as(token)(inquiry.page, { query: { size: 100 } })).records.some((r) => r.id === id);
  for (const token of [undefined, other.token, chosen.token]) expect(await seen(token)).toBe(false);
  const offered = async (token: string) =>
    (await t.as(token)(inquiry.businessPage, { query: { size: 100 } })).records.some((r) => r.id === id);
  expect([await offered(chosen.token), await offered(other.token)]).toEqual([true, false]);
  for (const token of [undefined, other.token])
    expect((await refusal(t.as(token)(inquiry.detail, { params: { id } }))).status).toBe(404);
  expect((await refusal(t.as(other.token)(inquiry.forSupplier, { params: { id } }))).status).toBe(404);
  expect((await refusal(quote(t, other, id))).status).toBe(404);
  expect((await quote(t, chosen, id)).revision).toBe(1);
});

it('only other, verified companies can be invited, and somebody must be', async () => {
  const b = await buyer(t.platform);
  const plain = await company(t.platform);
  const own = await supplier(t.platform, {});
  for (const [who, invited] of [
    [b, []],
    [b, [plain]],
    [own, [own.entId ?? '']],
  ] as const) {
    const err = await refusal(publish(t, who, { visibility: 'invited', invited: [...invited] }));
    expect([err.status, Object.keys(err.fields)]).toEqual([400, ['invited']]);
  }
});
