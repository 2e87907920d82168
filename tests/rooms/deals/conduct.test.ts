import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { enterprise } from '#contract/enterprise/calls.ts';
import { inquiryLife } from '#contract/inquiry/life.ts';
import { systemContext } from '#server/platform/context.ts';
import { renewAllConduct } from '#server/rooms/enterprise/index.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { publish, quote } from '../../world/inquiries.ts';
import { orderOf } from '../../world/orders.ts';
import { buyer, person, supplier, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let s: TestPerson;
let buyers: TestPerson[];
const seen = (of: TestPerson) => t.as()(enterprise.detail, { params: { id: of.entId! } });
const renew = () => renewAllConduct(systemContext(t.platform));

/** An inquiry that tells the supplier, who quotes on it or does not; its deadline is over. */
const over = async (by: TestPerson, quotes: boolean) => {
  const { id } = await publish(t, by, { visibility: 'invited', invited: [s.entId!] });
  await t.until(async () =>
    (await t.platform.pool.query('select 1 from inquiry_matches where inquiry_id = $1 and told_at is not null', [id]))
      .rowCount
      ? true
      : undefined,
  );
  if (quotes) await quote(t, s, id);
  await t.platform.pool.query(
    `update inquiry_matches set told_at = told_at - interval '30 hours' where inquiry_id = $1`,
    [id],
  );
  await t.platform.pool.query(
    `update quotations set created_at = created_at - interval '12 hours' where inquiry_id = $1`,
    [id],
  );
  await t.platform.pool.query(`update inquiries set deadline = now() - interval '1 minute' where id = $1`, [id]);
  return id;
};

beforeAll(async () => {
  t = await testPlatform();
  s = await supplier(t.platform);
  buyers = await Promise.all([buyer(t.platform), buyer(t.platform), buyer(t.platform)]);
});

describe('levels from what suppliers do (sites 14 to 17)', () => {
  it('says nothing of a few inquiries, and holds nothing against a newcomer', async () => {
    await over(buyers[0]!, false);
    await over(buyers[1]!, true);
    await renew();
    expect(await seen(s)).toMatchObject({ level: 'ordinary', response: null });
  });
  it('tells share and median from five inquiries of three buyers on, and nobody how many there were', async () => {
    for (const by of [buyers[2]!, buyers[0]!, buyers[1]!]) await over(by, true);
    await renew();
    const found = await seen(s);
    expect(found.response).toEqual({ rate: 80, hours: 18 });
    expect(Object.keys(found.response ?? {})).toEqual(['rate', 'hours']);
    const { records } = await t.as()(enterprise.list, { query: { current: 1, size: 50 } });
    expect(records.find((r) => r.id === s.entId)?.response).toEqual({ rate: 80, hours: 18 });
  });
  it('does not count what is open, was withdrawn, or was asked for by own people', async () => {
    const colleague = await person(t.platform, { userType: 3, roles: [roleCodes.buyer] });
    for (let n = 0; n < 2; n += 1) await over(colleague, false);
    await t.platform.pool.query('update users set ent_id = $1, company_role = $2 where id = $3', [
      s.entId,
      'purchasing',
      colleague.userId,
    ]);
    await publish(t, buyers[0]!, { visibility: 'invited', invited: [s.entId!] });
    const gone = await over(buyers[1]!, false);
    await t.platform.pool.query(`update inquiries set state = 'withdrawn' where id = $1`, [gone]);
    await renew();
    expect((await seen(s)).response).toEqual({ rate: 80, hours: 18 });
  });
  it('takes a decline for an answer, which has no time to a quotation', async () => {
    const { id } = await publish(t, buyers[2]!, { visibility: 'invited', invited: [s.entId!] });
    await t.until(async () =>
      (await t.platform.pool.query('select 1 from inquiry_matches where inquiry_id = $1 and told_at is not null', [id]))
        .rowCount
        ? true
        : undefined,
    );
    await t.as(s.token)(inquiryLife.decline, { params: { id }, body: { reason: 'capacity' } });
    await renew();
    expect((await seen(s)).response).toEqual({ rate: 83, hours: 18 });
  });
  it('rises by itself when an order is completed, and counting twice changes nothing', async () => {
    await orderOf(t, buyers[0]!, s, ['confirm', 'ship', 'receive', 'complete']);
    await t.until(async () => ((await seen(s)).level === 'senior' ? true : undefined));
    const judged = async () =>
      (await t.platform.pool.query('select * from supplier_conduct where ent_id = $1', [s.entId])).rows;
    const before = await judged();
    await Promise.all([renew(), renew()]);
    expect(await judged()).toEqual(before);
  });
  it('is basic without verification, and ordinary again with it until it is counted', async () => {
    const other = await supplier(t.platform);
    await renew();
    expect((await seen(other)).level).toBe('ordinary');
  });
});
