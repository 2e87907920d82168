import { beforeAll, expect, it } from 'vitest';
import { carnival } from '#contract/carnival/calls.ts';
import { notices } from '#contract/notices/calls.ts';
import { operatorCarnival } from '#contract/operator/carnival.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { remindWinners } from '#server/rooms/carnival/remind-winners.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { campaignOf } from '#tests/world/carnival.ts';
import { person, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let desk: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  desk = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR', 'ROLE_OPERATOR_EDITOR'] });
});

/** Somebody who has just won. */
const winnerOf = async (kind: 'postal' | 'virtual') => {
  const id = await campaignOf(t, { slots: 4, stocks: [4], kind });
  const p = await person(t.platform, { userType: 2, roles: [] });
  const clientKey = newId();
  const drawn = () => t.as(p.token)(carnival.draw, { params: { id }, body: { clientKey } });
  const { win } = await drawn();
  await drawn();
  if (!win) throw new Error('nothing was won');
  return { p, id: win.id };
};
const claim = (p: TestPerson, id: string, postal: boolean) => {
  const address = { name: '林晓', phone: '13800000001', address: '苏州市中山路 88 号', postcode: '' };
  return t.as(p.token)(carnival.claim, { params: { id }, body: { address: postal ? address : null } });
};
const move = (id: string, to: 'sent' | 'returned', tracking = '') =>
  t.as(desk.token)(operatorCarnival.move, { params: { id }, body: { to, tracking } });
const toldOf = async (p: TestPerson) =>
  (await t.as(p.token)(notices.newest, { query: {} })).records.filter((n) => n.kind.startsWith('prize'));

it('tells a winner what to do and until when, once, and what the desk sent or got back (carnival 22)', async () => {
  const { p, id } = await winnerOf('postal');
  const told = (n: number) => t.until(async () => (await toldOf(p)).length === n);
  await told(1);
  const [won] = await toldOf(p);
  expect(won).toMatchObject({ kind: 'prizeWon', link: '/cars/carnival3.html' });
  expect(won?.params['at']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC\+8$/);
  await claim(p, id, true);
  await move(id, 'sent', 'SF 1203 4567');
  await told(2);
  await move(id, 'returned');
  await told(3);
  await move(id, 'sent', 'SF 1203 9999');
  await told(4);
  expect((await toldOf(p)).map((n) => n.kind)).toEqual(['prizeSent', 'prizeBack', 'prizeSent', 'prizeWon']);
});

it('reminds a winner once of a claim that runs out, and nobody who has claimed (carnival 23)', async () => {
  const [late, done, early] = [await winnerOf('virtual'), await winnerOf('virtual'), await winnerOf('virtual')];
  await t.until(async () => (await toldOf(early.p)).some((n) => n.kind === 'prizeCodeWon'));
  await claim(done.p, done.id, false);
  await t.pool.query(`update carnival_draws set at = at - interval '5 days' where id = any($1)`, [[late.id, done.id]]);
  const run = () => remindWinners(systemContext(t.platform));
  await Promise.all([run(), run()]);
  await t.until(async () => (await toldOf(late.p)).some((n) => n.kind === 'prizeEnds'));
  await run();
  const reminded = await t.pool.query(`select user_id from carnival_draws d where reminded_at is not null`);
  expect(reminded.rows).toEqual([{ user_id: late.p.userId }]);
  expect((await toldOf(late.p)).filter((n) => n.kind === 'prizeEnds')).toHaveLength(1);
});
