import { beforeAll, describe, expect, it } from 'vitest';
import { cards } from '#contract/cards/calls.ts';
import { roleCodes } from '#contract/core/access.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { following } from '#contract/following/calls.ts';
import { footprints } from '#contract/footprints/calls.ts';
import { homeWork } from '#contract/home/work.ts';
import { newId } from '#server/platform/ids.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { productRows } from '#tests/world/lists.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform();
});

type Work = DataOf<typeof homeWork.work>;
/** Without the pages that every supplier is asked to write. */
const work = async (who: TestPerson): Promise<Work> => {
  const w = await t.as(who.token)(homeWork.work);
  return { ...w, tasks: w.tasks.filter((x) => x.kind !== 'completeSite') };
};
const kinds = (w: Work) => w.tasks.map((x) => x.kind);

describe('what comes of following, cards and visits', () => {
  const leave = (who: TestPerson, entId: string) =>
    t.as(who.token)(cards.exchange, { query: { enterpriseId: entId, isCard: '1' } });
  const visit = (who: TestPerson, entId: string, named: boolean) =>
    t.pool
      .query(`insert into visits (id, ent_id, visitor_id, day) values ($1, $2, $3, current_date)`, [
        newId(),
        entId,
        who.userId,
      ])
      .then(() => t.pool.query(`insert into footprint_settings (user_id, named) values ($1, $2)`, [who.userId, named]));

  it('cards that wait are one task with their number, for who may answer, until they are answered', async () => {
    const [s, a, b] = [await supplier(t.platform), await buyer(t.platform), await buyer(t.platform)];
    const reader = await person(t.platform, {
      userType: 1,
      roles: [roleCodes.supplier],
      entId: s.entId,
      seat: 'reader',
    });
    expect(kinds(await work(s))).toEqual([]);
    await leave(a, s.entId!);
    await leave(b, s.entId!);
    const asked = await t.as(s.token)(cards.requests);
    const w = await work(s);
    expect(w.tasks).toMatchObject([{ kind: 'answerCard', n: asked.incoming.length, to: '/myFavoritedata/myCards' }]);
    expect(w.tasks[0]?.n).toBe(2);
    expect(w.tasks[0]?.title).toEqual(asked.incoming.at(-1)?.card.name);
    expect(kinds(await work(reader))).toEqual([]);
    expect(kinds(await work(a))).toEqual([]);
    for (const { id } of asked.incoming)
      await t.as(s.token)(cards.answer, { params: { id }, body: { accept: id === asked.incoming[0]?.id } });
    expect(kinds(await work(s))).toEqual([]);
  });

  it('new products of followed companies are counted as they are found now; of others, and of one’s own, never', async () => {
    const [s, other, b] = [await supplier(t.platform), await supplier(t.platform), await buyer(t.platform)];
    expect((await work(b)).news.products).toBeNull();
    await t.as(b.token)(following.follow, { params: { id: s.entId! } });
    expect((await work(b)).news.products).toBeNull();
    const [first = ''] = await productRows(t, s.entId!, 2);
    await productRows(t, other.entId!, 1);
    await t.pool.query(`update products set created_at = now() where ent_id = any($1)`, [[s.entId, other.entId]]);
    expect((await work(b)).news.products).toMatchObject({ n: 2, capped: false, companies: [{ id: s.entId, n: 2 }] });
    await t.pool.query(`update products set created_at = now() - interval '8 days' where id = $1`, [first]);
    expect((await work(b)).news.products?.n).toBe(1);
    await t.pool.query(`update users set ent_id = $2, company_role = 'purchasing' where id = $1`, [b.userId, s.entId]);
    expect((await work(b)).news.products).toBeNull();
  });

  it('visitors are told as their page tells them: names with consent, a number from three on', async () => {
    const s = await supplier(t.platform);
    const purchasing = await person(t.platform, {
      userType: 1,
      roles: [roleCodes.supplier],
      entId: s.entId,
      seat: 'purchasing',
    });
    const shy = [await buyer(t.platform), await buyer(t.platform), await buyer(t.platform)];
    await visit(shy[0]!, s.entId!, false);
    await visit(shy[1]!, s.entId!, false);
    expect((await work(s)).news.visits).toBeNull();
    const open = await buyer(t.platform);
    await visit(open, s.entId!, true);
    expect((await work(s)).news.visits).toMatchObject({
      visitors: null,
      named: 1,
      people: [{ company: { id: open.entId } }],
    });
    await visit(shy[2]!, s.entId!, false);
    const w = await work(s);
    const list = await t.as(s.token)(footprints.visits, { query: { current: 1, size: 100 } });
    expect(w.news.visits?.visitors).toBe(list.visitors);
    expect(w.news.visits).toMatchObject({ visitors: 4, named: 1 });
    expect((await work(purchasing)).news.visits).toBeNull();
    expect((await work(open)).news.visits).toBeNull();
    await t.pool.query(`update visits set day = current_date - 9 where ent_id = $1`, [s.entId]);
    expect((await work(s)).news.visits).toBeNull();
  });
});
