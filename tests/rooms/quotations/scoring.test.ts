import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { inquiryScoring } from '#contract/inquiry/deciding/scoring.ts';
import { presets } from '#contract/inquiry/deciding/weights.ts';
import { exportPoints } from '#server/rooms/inquiry/scoring/score.ts';
import { systemContext } from '#server/platform/context.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refusal, refused } from '#tests/harness/refused.ts';
import { publish, quote } from '#tests/world/inquiries.ts';
import { award } from '#tests/world/orders.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let b: TestPerson;
let reader: TestPerson;
let s1: TestPerson;
let s2: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  [b, s1, s2] = await Promise.all([buyer(t.platform), supplier(t.platform), supplier(t.platform)]);
  reader = await person(t.platform, { userType: 3, roles: [roleCodes.buyer], entId: b.entId, seat: 'reader' });
});

const read = (by: TestPerson, id: string) => t.as(by.token)(inquiryScoring.read, { params: { id } });
const set = (by: TestPerson, id: string, weights: Record<keyof typeof presets.balanced, number> = presets.balanced) =>
  t.as(by.token)(inquiryScoring.setWeights, { params: { id }, body: { weights } });
const give = (by: TestPerson, id: string, points: number | null, reason = '样品好') =>
  t.as(by.token)(inquiryScoring.givePoints, { params: { id }, body: { points, reason } });
const quoted = async () => {
  const { id } = await publish(t, b);
  return { id, q1: await quote(t, s1, id, '90'), q2: await quote(t, s2, id, '80') };
};

describe('weights of a score (deals 164)', () => {
  it('are the company’s, with who set them last; together 100', async () => {
    const { id } = await quoted();
    expect((await read(b, id)).weights).toBeNull();
    expect((await t.as(b.token)(inquiry.own, { params: { id } })).scored).toBe(false);
    await set(b, id, presets.speed);
    await set(b, id, presets.quality);
    expect(await read(reader, id)).toMatchObject({ weights: presets.quality, by: expect.any(String) });
    expect((await t.as(b.token)(inquiry.own, { params: { id } })).scored).toBe(true);
    const why = await refusal(set(b, id, { ...presets.balanced, price: 41 }));
    expect(why.fields).toHaveProperty(['weights.price']);
  });

  it('are set by who buys, and read by nobody outside', async () => {
    const { id } = await quoted();
    expect(await refused(set(reader, id))).toBe('403 common.seat');
    for (const by of [s1, await buyer(t.platform)]) {
      expect(await refused(read(by, id))).toMatch(/^40[34]/);
      expect(await refused(set(by, id))).toMatch(/^40[34]/);
    }
  });

  it('of two at once one is whole', async () => {
    const { id } = await quoted();
    await Promise.all([set(b, id, presets.speed), set(b, id, presets.price)]);
    expect([presets.speed, presets.price]).toContainEqual((await read(b, id)).weights);
  });
});

describe('points of one’s own judgement', () => {
  it('are one a person and quotation, with a reason, until the award', async () => {
    const { id, q1, q2 } = await quoted();
    await give(b, q1.id, 6);
    await give(b, q1.id, 8, '复样更好');
    await give(reader, q1.id, 4);
    const { points } = await read(b, id);
    expect(points.map((p) => [p.points, p.reason, p.mine])).toEqual([
      [8, '复样更好', true],
      [4, '样品好', false],
    ]);
    expect(await refused(give(b, q2.id, 11))).toBe('400 common.invalid');
    expect((await refusal(give(b, q2.id, 5, ' '))).fields).toHaveProperty(['reason']);
    await give(reader, q1.id, null, '');
    expect((await read(b, id)).points).toHaveLength(1);
    expect(await exportPoints(systemContext(t.platform), b)).toHaveLength(1);
    const line = (await t.as(b.token)(inquiry.own, { params: { id } })).parts.lines[0]?.id ?? '';
    await award(t, b, id, [{ quotationId: q1.id, lines: [{ lineId: line, tier: 1 }] }]);
    expect(await refused(give(b, q2.id, 5))).toBe('409 inquiry.alreadyAwarded');
    expect(await refused(set(b, id))).toBe('409 inquiry.alreadyAwarded');
    expect((await read(b, id)).points).toHaveLength(1);
  });
});
