import { beforeAll, expect, it } from 'vitest';
import { carnival } from '#contract/carnival/calls.ts';
import { operatorCarnival } from '#contract/operator/carnival.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { exportCarnival, forgetAtCarnival } from '#server/rooms/carnival/own-data.ts';
import { forgetAddresses } from '#server/rooms/carnival/reveal.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { actingAs } from '#tests/harness/acting-as.ts';
import { campaignOf } from '#tests/world/carnival.ts';
import { person, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let desk: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  desk = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR', 'ROLE_OPERATOR_EDITOR'] });
});
const member = () => person(t.platform, { userType: 2, roles: [] });
const address = { name: '林晓', phone: '13800000001', address: '苏州市中山路 88 号', postcode: '215000' };
const place = { query: { current: 1, size: 20 } };

/** Somebody who has just won. */
const winnerOf = async (kind: 'postal' | 'virtual' = 'postal') => {
  const id = await campaignOf(t, { slots: 4, stocks: [4], kind });
  const p = await member();
  const { win } = await t.as(p.token)(carnival.draw, { params: { id }, body: { clientKey: newId() } });
  if (!win) throw new Error('nothing was won');
  return { campaign: id, p, id: win.id };
};
const claim = (p: TestPerson, id: string, body: { address: typeof address | null } = { address }) =>
  t.as(p.token)(carnival.claim, { params: { id }, body });
const first = async (p: TestPerson) => (await t.as(p.token)(carnival.wins, place)).records[0];
const move = (id: string, to: 'sent' | 'received' | 'returned', tracking = '') =>
  t.as(desk.token)(operatorCarnival.move, { params: { id }, body: { to, tracking } });

it('is claimed by its winner alone, once, with an address that rests closed (carnival 15, 16)', async () => {
  const { p, id } = await winnerOf();
  expect(await refused(claim(await member(), id))).toBe('404 common.notFound');
  expect(await refused(claim(p, id, { address: null }))).toBe('400 carnival.addressMissing');
  const both = await Promise.allSettled([claim(p, id), claim(p, id)]);
  expect(both.map((b) => b.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await refused(claim(p, id))).toBe('409 carnival.claimed');
  expect(await first(p)).toMatchObject({ state: 'claimed', tracking: null });
  const { rows } = await t.pool.query<{ row: string }>(
    `select carnival_claims::text as row from carnival_claims where draw_id = $1`,
    [id],
  );
  expect(rows[0]?.row).not.toContain('中山路');
});

it('can’t be claimed after its time (carnival 15)', async () => {
  const { p, id } = await winnerOf();
  await t.pool.query(`update carnival_draws set at = at - interval '7 days 1 minute' where id = $1`, [id]);
  expect((await first(p))?.state).toBe('expired');
  expect(await refused(claim(p, id))).toBe('409 carnival.expired');
});

it('goes from the desk to its winner, comes back, and is sent again; each act in the audit without the address (carnival 17)', async () => {
  const { p, id, campaign } = await winnerOf();
  await claim(p, id);
  expect(await refused(t.as(p.token)(operatorCarnival.claims, { params: { id: campaign }, ...place }))).toBe(
    '403 common.forbidden',
  );
  const listed = await t.as(desk.token)(operatorCarnival.claims, { params: { id: campaign }, ...place });
  expect(listed.records).toMatchObject([{ id, address, state: 'claimed' }]);
  expect(await refused(move(id, 'received'))).toBe('409 deskCarnival.wrongState');
  expect(await refused(move(id, 'sent'))).toBe('400 common.invalid');
  expect(await refused(t.as(p.token)(carnival.received, { params: { id } }))).toBe('409 carnival.notSent');
  await move(id, 'sent', 'SF 1203 4567');
  await move(id, 'sent', 'SF 1203 4567');
  expect(await first(p)).toMatchObject({ state: 'sent', tracking: 'SF 1203 4567' });
  await move(id, 'returned');
  await move(id, 'sent', 'SF 9999 0000');
  await t.as(p.token)(carnival.received, { params: { id } });
  await t.as(p.token)(carnival.received, { params: { id } });
  expect(await first(p)).toMatchObject({ state: 'received', tracking: 'SF 9999 0000' });
  const { rows } = await t.pool.query<{ act: string; row: string }>(
    `select act, operator_audit::text as row from operator_audit where subject_id = $1 order by id`,
    [id],
  );
  expect(rows.map((r) => r.act)).toEqual(['carnival.claim', 'carnival.claim', 'carnival.claim']);
  expect(rows.map((r) => r.row).join()).not.toMatch(/中山路|SF 1203/);
});

it('needs no address where it is a code (carnival 16)', async () => {
  const { p, id } = await winnerOf('virtual');
  await claim(p, id, { address: null });
  await move(id, 'sent', 'WEFT-7F3K');
  expect(await first(p)).toMatchObject({ state: 'sent', tracking: 'WEFT-7F3K' });
});

it('loses its address 30 days after the delivery (carnival 18)', async () => {
  const { p, id, campaign } = await winnerOf();
  await claim(p, id);
  await move(id, 'sent', 'SF 1203 4567');
  await t.as(p.token)(carnival.received, { params: { id } });
  const seen = async () =>
    (await t.as(desk.token)(operatorCarnival.claims, { params: { id: campaign }, ...place })).records[0]?.address;
  await forgetAddresses(systemContext(t.platform));
  expect(await seen()).toEqual(address);
  await t.pool.query(`update carnival_claims set ended_at = ended_at - interval '31 days' where draw_id = $1`, [id]);
  await forgetAddresses(systemContext(t.platform));
  expect(await seen()).toBeNull();
});

it('is in the copy of one’s data; with the account the slot stays and nobody stands behind it (carnival 19)', async () => {
  const { p, id, campaign } = await winnerOf();
  await claim(p, id);
  const ctx = actingAs(t, p, '');
  if (!ctx.person) throw new Error('nobody');
  expect(await exportCarnival(ctx, ctx.person)).toMatchObject({
    draws: [{ slot: 1 }],
    claims: [{ state: 'claimed', address }],
  });
  await forgetAtCarnival(ctx, p.userId);
  await forgetAtCarnival(ctx, p.userId);
  expect(await exportCarnival(ctx, ctx.person)).toEqual({ draws: [], claims: [] });
  const listed = await t.as(desk.token)(operatorCarnival.claims, { params: { id: campaign }, ...place });
  expect(listed.records).toMatchObject([{ id, winner: null, address: null }]);
  expect((await t.as()(carnival.detail, { params: { id: campaign } })).campaign.drawn).toBe(1);
});
