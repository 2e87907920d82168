import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes as r } from '#contract/core/access.ts';
import { busTopic } from '#server/rooms/notices/tell.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { publish, quote } from '#tests/world/inquiries.ts';
import { buyer, person, supplier } from '#tests/world/people.ts';

let t: TestPlatform;
const told: { userId: string; changed: string }[] = [];
beforeAll(async () => {
  t = await testPlatform();
  t.platform.bus.subscribe(
    busTopic,
    (m) => void ('userId' in m && m.changed && told.push({ userId: m.userId, changed: m.changed })),
  );
});

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
});
