import { beforeAll, expect, it } from 'vitest';
import { carnival } from '#contract/carnival/calls.ts';
import { checkDraws } from '#contract/carnival/proof.ts';
import { mostFromAddress } from '#contract/carnival/states.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { draw as drawSlot } from '#server/rooms/carnival/draw.ts';
import { revealSeeds } from '#server/rooms/carnival/reveal.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { actingAs } from '#tests/harness/acting-as.ts';
import { campaignOf } from '#tests/world/carnival.ts';
import { person, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform();
});
const member = () => person(t.platform, { userType: 2, roles: [] });
const draw = (p: TestPerson, id: string, clientKey = newId()) =>
  t.as(p.token)(carnival.draw, { params: { id }, body: { clientKey } });
/** The same from an address of one's own. */
const drawFrom = (p: TestPerson, id: string, address: string) => drawSlot(actingAs(t, p, address), id, newId());
const end = async (id: string): Promise<void> => {
  await t.pool.query(`update carnival_campaigns set ends_at = now() - interval '1 second' where id = $1`, [id]);
  await revealSeeds(systemContext(t.platform));
};
const proofOf = (id: string) => t.as()(carnival.proof, { params: { id } });

it('of 200 draws at once for 10 prizes exactly 10 win, each slot once, as the commitment said before (carnival 9)', async () => {
  const id = await campaignOf(t, { slots: 200, stocks: [3, 7] });
  const before = await proofOf(id);
  const people = await Promise.all(Array.from({ length: 200 }, member));
  const drawn = await Promise.all(people.map((p, i) => drawFrom(p, id, `198.51.100.${i}`)));
  expect(drawn.map((d) => d.slot).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, i) => i + 1));
  expect(drawn.filter((d) => d.win?.prize === 1)).toHaveLength(3);
  expect(drawn.filter((d) => d.win?.prize === 2)).toHaveLength(7);
  expect(before).toMatchObject({ seed: null, wins: [] });
  await end(id);
  const proof = await proofOf(id);
  expect(proof.commitment).toBe(before.commitment);
  expect(await checkDraws({ ...proof, seed: proof.seed ?? '' })).toEqual({ committed: true, wrong: [] });
  expect(proof.wins.map((w) => w.slot)).toEqual(
    drawn
      .filter((d) => d.win)
      .map((d) => d.slot)
      .toSorted((a, b) => a - b),
  );
}, 120_000);

it('answers the same slot to the same key, also at once, and no second draw without one that was earned (carnival 8, 10)', async () => {
  const id = await campaignOf(t);
  const p = await member();
  const key = newId();
  const answers = await Promise.all([draw(p, id, key), draw(p, id, key), draw(p, id, key)]);
  expect(new Set(answers.map((a) => a.slot)).size).toBe(1);
  expect(await refused(draw(p, id))).toBe('409 carnival.noDrawsLeft');
  const other = await member();
  const both = await Promise.allSettled([draw(other, id), draw(other, id)]);
  expect(both.map((b) => b.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await t.as(other.token)(carnival.detail, { params: { id } })).toMatchObject({
    campaign: { drawn: 2, slots: 100 },
    mine: { earned: 1, used: 1, hindrance: null },
  });
});

it('draws within its dates alone, and no further than its slots (carnival 8)', async () => {
  const p = await member();
  expect(await refused(draw(p, await campaignOf(t, { starts: 1 })))).toBe('409 carnival.notOpen');
  expect(await refused(draw(p, await campaignOf(t, { starts: -3, ends: -1 })))).toBe('409 carnival.notOpen');
  const small = await campaignOf(t, { slots: 1, stocks: [1] });
  expect(await draw(p, small)).toMatchObject({ slot: 1, win: { prize: 1 }, left: 0 });
  expect(await refused(draw(await member(), small))).toBe('409 carnival.allDrawn');
  expect(await refused(draw(p, newId()))).toBe('404 common.notFound');
});

it('is for members with a complete profile and a proved address, never for operators (carnival 7)', async () => {
  const id = await campaignOf(t);
  const unfinished = await person(t.platform, { userType: 2, roles: [], isFinish: false });
  const operator = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
  const unproved = await member();
  await t.pool.query(`update users set email = null where id = $1`, [unproved.userId]);
  expect(await refused(draw(unfinished, id))).toBe('403 common.complete');
  expect(await refused(draw(operator, id))).toBe('403 common.forbidden');
  expect(await refused(draw(unproved, id))).toBe('403 carnival.noAddress');
  expect(await refused(t.as()(carnival.draw, { params: { id }, body: { clientKey: newId() } }))).toBe(
    '401 common.login',
  );
  const seen = async (p: TestPerson) => (await t.as(p.token)(carnival.detail, { params: { id } })).mine?.hindrance;
  expect(await Promise.all([unfinished, operator, unproved].map(seen))).toEqual([
    'incomplete',
    'operator',
    'noAddress',
  ]);
  expect((await t.as()(carnival.detail, { params: { id } })).mine).toBeNull();
});

it('takes so many draws a day from one network, and forgets the networks with the end (carnival 7)', async () => {
  const id = await campaignOf(t);
  const [first, second] = await Promise.all([member(), member()]);
  await draw(first, id);
  const { rows } = await t.pool.query<{ network: string | null }>(
    `select network from carnival_draws where campaign_id = $1`,
    [id],
  );
  const network = rows[0]?.network;
  if (network) {
    expect(network).not.toContain('127.0.0.1');
    await t.pool.query(
      `insert into carnival_draws (id, campaign_id, slot, client_key, day, network, at)
       select gen_random_uuid(), campaign_id, slot + n, gen_random_uuid(), day, network, at
       from carnival_draws, generate_series(1, $2) n where campaign_id = $1`,
      [id, mostFromAddress - 1],
    );
    await t.pool.query(`update carnival_campaigns set drawn = $2 where id = $1`, [id, mostFromAddress]);
    expect(await refused(draw(second, id))).toBe('429 carnival.tooManyHere');
  }
  await end(id);
  const { rows: kept } = await t.pool.query(`select 1 from carnival_draws where campaign_id = $1 and network <> ''`, [
    id,
  ]);
  expect(kept).toEqual([]);
});

it('shows the seed once the campaign is over, and never before (carnival 12)', async () => {
  const id = await campaignOf(t, { stocks: [100] });
  await draw(await member(), id);
  await revealSeeds(systemContext(t.platform));
  expect(await proofOf(id)).toMatchObject({ seed: null, wins: [], drawn: 1 });
  await end(id);
  const proof = await proofOf(id);
  expect(proof.wins).toEqual([{ slot: 1, prize: 1 }]);
  const wrong = (proof.seed ?? '').replace(/^./, (c) => (c === '0' ? '1' : '0'));
  expect((await checkDraws({ ...proof, seed: wrong })).committed).toBe(false);
  expect(await refused(draw(await member(), id))).toBe('409 carnival.notOpen');
});
