import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes as r } from '#contract/core/access.ts';
import { busTopic } from '#server/rooms/notices/tell.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { added } from '#tests/world/catalogue.ts';
import { publish, quote } from '#tests/world/inquiries.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';
import { sampleActs } from '#tests/world/samples.ts';
import { apply, decide, release } from '#tests/world/tenders.ts';

let t: TestPlatform;
const told: { userId: string; changed: string }[] = [];
beforeAll(async () => {
  t = await testPlatform();
  t.platform.bus.subscribe(
    busTopic,
    (m) => void ('userId' in m && m.changed && told.push({ userId: m.userId, changed: m.changed })),
  );
});

/** Who was told of a record since `told` was emptied, once somebody was. */
const toldOf = async (record: string): Promise<Set<string>> => {
  await jobsDone(t);
  expect(await t.until(async () => told.some((x) => x.changed === record))).toBe(true);
  return new Set(told.filter((x) => x.changed === record).map((x) => x.userId));
};
const ids = (...people: TestPerson[]) => new Set(people.map((p) => p.userId));

describe('something new on an open page', () => {
  it('is said to the sides of a quotation, and to no other supplier nor a seat that may not see it', async () => {
    const [b, s, other] = [await buyer(t.platform), await supplier(t.platform), await supplier(t.platform)];
    const reads = await person(t.platform, { userType: 3, roles: [r.buyer], entId: b.entId, seat: 'reader' });
    const sells = await person(t.platform, { userType: 3, roles: [r.buyer], entId: b.entId, seat: 'sales' });
    const { id } = await publish(t, b);
    await jobsDone(t);
    told.splice(0);
    await quote(t, s, id);
    await jobsDone(t);
    const record = `inquiry:${id}`;
    expect(await t.until(async () => told.some((x) => x.changed === record))).toBe(true);
    const people = new Set(told.filter((x) => x.changed === record).map((x) => x.userId));
    for (const who of [b, reads, s]) expect(people).toContain(who.userId);
    for (const who of [other, sells]) expect(people).not.toContain(who.userId);
  });

  it('is said of a new inquiry to its buyer’s colleagues, and by its matching to the supplier that it was sent to', async () => {
    const [b, s, other] = [await buyer(t.platform), await supplier(t.platform), await supplier(t.platform)];
    const colleague = await person(t.platform, { userType: 3, roles: [r.buyer], entId: b.entId, seat: 'purchasing' });
    told.splice(0);
    const { id } = await publish(t, b, { invited: [s.entId ?? ''], visibility: 'invited' });
    await jobsDone(t);
    expect(await t.until(async () => told.some((x) => x.userId === s.userId))).toBe(true);
    const people = await toldOf(`inquiry:${id}`);
    expect(people).toEqual(ids(b, colleague, s));
    expect(people).not.toContain(other.userId);
  });

  it('is said of a purchase to its buyer and to the company that applied, of each application to its own company alone', async () => {
    const [b, s, other] = [await buyer(t.platform), await supplier(t.platform), await supplier(t.platform)];
    const { id } = await release(t, b);
    const first = await apply(t, s, id);
    await toldOf(`purchase:${id}`);
    told.splice(0);
    await apply(t, other, id);
    expect(await toldOf(`purchase:${id}`)).toEqual(ids(b, other));
    told.splice(0);
    await decide(t, b, first.id);
    expect(await toldOf(`purchase:${id}`)).toEqual(ids(b, s));
  });

  it('is said of a sample to the two sides of it', async () => {
    const [b, s] = [await buyer(t.platform), await supplier(t.platform)];
    await supplier(t.platform);
    const acts = sampleActs(t);
    told.splice(0);
    const { id } = await acts.ask(b, { product: (await added(t, s)).id });
    expect(await toldOf(`sample:${id}`)).toEqual(ids(b, s));
    told.splice(0);
    await acts.offer(s, id);
    expect(await toldOf(`sample:${id}`)).toEqual(ids(b, s));
  });
});
