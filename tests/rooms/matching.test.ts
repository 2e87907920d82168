import { beforeAll, expect, it } from 'vitest';
import { inquiry } from '#contract/inquiry.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { insertCatalogue } from '#server/rooms/catalogue/seed.ts';
import { testPlatform, type TestPlatform } from '../harness/platform.ts';
import { inquiryInput } from '../world/inquiries.ts';
import { buyer, supplier, type TestPerson } from '../world/people.ts';

let t: TestPlatform;
let b: TestPerson;
const product = 'carbon-fibre-small-tow';
const requirements = [{ field: 'fibre-tensile-strength', op: 'min' as const, value: '4900', unit: 'MPa', must: true }];
const specification = 'T700 级 12K 原丝';

beforeAll(async () => {
  t = await testPlatform();
  b = await buyer(t.platform);
});

const lists = async (who: TestPerson, model: string, strength: string) =>
  insertCatalogue(systemContext(t.platform), [
    {
      id: newId(),
      entId: who.entId!,
      name: { cn: '碳纤维', en: 'Carbon fibre', es: 'Fibra de carbono' },
      companyName: {},
      model,
      category: product,
      per: 'kg',
      values: [{ field: 'fibre-tensile-strength', value: strength, unit: 'MPa' }],
    },
  ]);

it('ranks higher whoever lists what the line asks for, says which data it met, and counts alike while it is written', async () => {
  const [strong, weak, silent] = [await supplier(t.platform), await supplier(t.platform), await supplier(t.platform)];
  await lists(strong, 'T700-12K', '4950');
  await lists(weak, 'T300-3K', '3530');
  const base = inquiryInput();
  const lines = [{ ...base.lines[0]!, product, specification, requirements }];
  const { id } = await t.as(b.token)(inquiry.publish, { body: { ...base, lines } });
  const seen = (who: TestPerson) =>
    t.until(async () => {
      const found = await t.as(who.token)(inquiry.forSupplier, { params: { id } });
      return found.score ? found : undefined;
    });
  const [of1, of2, of3] = [await seen(strong), await seen(weak), await seen(silent)];
  expect(of1.score - of3.score).toBe(5);
  expect(of3.score - of2.score).toBe(5);
  expect(of1.reasons.find((r) => r.code === 'data')?.names.map((n) => n.cn)).toEqual(['纤维拉伸强度', 'T700', '12K']);
  expect(of2.missing.find((r) => r.code === 'data')).toMatchObject({ points: 10 });
  const { scores } = await t.as(b.token)(inquiry.preview, { body: { ...base, lines } });
  expect(scores).toEqual([of1.score, of3.score, of2.score]);
});
