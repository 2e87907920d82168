import { beforeAll, beforeEach, expect, it } from 'vitest';
import { cards } from '#contract/cards/calls.ts';
import { leads } from '#contract/fairs/leads/leads.ts';
import { boothVisits } from '#contract/fairs/visits.ts';
import { footprints } from '#contract/footprints/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { newId } from '#server/platform/ids.ts';
import { systemContext } from '#server/platform/context.ts';
import { dropOldVisits } from '#server/rooms/fairs/leads/lead-store.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { fairOf } from '#tests/world/fairs.ts';
import { publish, quote } from '#tests/world/inquiries.ts';
import { forgetLimits } from '#tests/world/login.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform();
});
beforeEach(() => forgetLimits(t));

const exhibiting = async () => {
  const s = await supplier(t.platform);
  const { fairId, booths } = await fairOf(t, { exhibitors: [s] });
  return { s, fairId, booth: booths[0]! };
};
const visit = (who: TestPerson, id: string) =>
  t.as(who.token)(boothVisits.visit, { params: { id }, body: { mode: 'plan' } });
const leave = (who: TestPerson, company: TestPerson) =>
  t.as(who.token)(cards.exchange, { query: { enterpriseId: company.entId!, isCard: '1' } });
const board = (who: TestPerson, query: object = {}) => t.as(who.token)(leads.page, { query });

it('names who agreed, left a card or wrote; the others are a number from three on (fairs 60, 61)', async () => {
  const { s, booth } = await exhibiting();
  const [card, wrote, agreed, silent, second, third] = await Promise.all(
    Array.from({ length: 6 }, () => buyer(t.platform)),
  );
  for (const who of [card, wrote, agreed, silent]) await visit(who!, booth);
  expect((await board(s)).records).toEqual([]);
  await leave(card!, s);
  await t.as(wrote!.token)(boothVisits.sign, { params: { id: booth }, body: { text: '下周再来看样。' } });
  await t.as(agreed!.token)(footprints.saveSettings, { body: { recording: true, named: true } });
  const seen = await board(s);
  expect(new Set(seen.records.map((r) => r.userId))).toEqual(new Set([card!.userId, wrote!.userId, agreed!.userId]));
  expect(seen.records.find((r) => r.userId === card!.userId)).toMatchObject({
    next: 'answerCard',
    booth: { id: booth },
  });
  expect(seen.funnel).toMatchObject({ visitors: null, named: 3, card: 1, inquiry: 0 });
  for (const who of [second, third]) await visit(who!, booth);
  expect((await board(s)).funnel.visitors).toBe(6);
  // Who takes the consent back is a number again.
  await t.as(agreed!.token)(footprints.saveSettings, { body: { recording: true, named: false } });
  expect((await board(s)).records.map((r) => r.userId)).not.toContain(agreed!.userId);
  expect((await board(s, { step: 'card' })).records.map((r) => r.userId)).toEqual([card!.userId]);
});

it('follows a visitor to inquiry, quotation and order, with this company alone (fairs 61)', async () => {
  const { s, booth, fairId } = await exhibiting();
  const rival = await supplier(t.platform);
  const b = await buyer(t.platform);
  await visit(b, booth);
  await leave(b, s);
  const row = async (who = s) => (await board(who)).records.find((r) => r.userId === b.userId);
  // Asking somebody else is no lead of this company.
  const other = await publish(t, b, { visibility: 'invited', invited: [rival.entId!] });
  await quote(t, rival, other.id);
  expect((await row())?.inquiry).toBeNull();
  const { id } = await publish(t, b, { visibility: 'invited', invited: [s.entId!] });
  expect(await row()).toMatchObject({ inquiry: { id }, quotation: null, next: 'quote' });
  const q = await quote(t, s, id);
  expect(await row()).toMatchObject({ quotation: { id }, order: null, next: 'answerCard' });
  const { orderId } = await t.as(b.token)(inquiry.decide, { params: { id: q.id }, body: { decision: 'accepted' } });
  expect(await row()).toMatchObject({ order: { id: orderId } });
  expect((await board(s)).funnel).toMatchObject({ card: 1, inquiry: 1, quotation: 1, order: 1 });
  expect((await board(rival)).fairs).toEqual([]);
  expect(await refused(board(rival, { fair: fairId }))).toBe('404 common.notFound');
  expect(await refused(t.as(rival.token)(leads.figures, { query: { fair: fairId } }))).toBe('404 common.notFound');
  expect(await refused(board(s, { fair: newId() }))).toBe('404 common.notFound');
});

it('does not say who made a confidential inquiry before it was quoted (fairs 61)', async () => {
  const { s, booth } = await exhibiting();
  const b = await buyer(t.platform);
  await visit(b, booth);
  await leave(b, s);
  await publish(t, b, { visibility: 'invited', invited: [s.entId!], confidential: true });
  expect((await board(s)).records[0]?.inquiry).toBeNull();
});

it('tells figures where the visitors are enough, and keeps visits for 180 days (fairs 62)', async () => {
  const { s, booth, fairId } = await exhibiting();
  const people = await Promise.all(Array.from({ length: 3 }, () => buyer(t.platform)));
  const figures = async () => (await t.as(s.token)(leads.figures, { query: {} })).fairs.find((f) => f.id === fairId);
  await visit(people[0]!, booth);
  expect(await figures()).toMatchObject({ booths: 1, modes: [], days: [], funnel: { visitors: null } });
  for (const p of people) await visit(p, booth);
  expect(await figures()).toMatchObject({ modes: [{ mode: 'plan', visits: 4 }], funnel: { visitors: 3, named: 0 } });
  await t.pool.query(`update booth_visits set day = day - 181 where booth_id = $1`, [booth]);
  await dropOldVisits(systemContext(t.platform));
  expect((await t.pool.query('select 1 from booth_visits where booth_id = $1', [booth])).rowCount).toBe(0);
});
