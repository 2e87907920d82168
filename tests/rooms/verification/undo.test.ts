import { beforeAll, expect, it } from 'vitest';
import type { InputOf } from '#contract/core/endpoint.ts';
import { operator } from '#contract/operator/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { carryOut, carryOutDue, onHeld } from '#server/rooms/operator/carry-out.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refused } from '../../harness/refused.ts';
import { decideAs, newCreditCode, submitAs } from '../../world/applications.ts';
import { buyer, person, type TestPerson } from '../../world/people.ts';
import { companyRow, race, rowOf, times } from '../../world/races.ts';

let t: TestPlatform;
let op: TestPerson;
let op2: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  const desk = () => person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
  [op, op2] = [await desk(), await desk()];
});

type Body = InputOf<typeof operator.decide>['body'];
const approve: Body = { decision: 'approve', authority: 'accepted', undo: true };
/** Decides, and puts off when that is due: here the tests carry out, not the job. */
const decide = async (by: TestPerson, id: string, body: Body = approve) => {
  const answer = await t.as(by.token)(operator.decide, { params: { id }, body });
  await t.pool.query(`update operator_decisions set due_at = due_at + interval '1 hour' where application_id = $1`, [
    id,
  ]);
  return answer;
};
const undo = (by: TestPerson, id: string) => t.as(by.token)(operator.undo, { params: { id } });
const queue = (by: TestPerson) => t.as(by.token)(operator.queue, { query: {} });
const rowIn = async (by: TestPerson, id: string) => (await queue(by)).rows.find((r) => r.id === id);
const stateOf = async (id: string) =>
  (await t.pool.query<{ state: string }>('select state from verification_applications where id = $1', [id])).rows[0]
    ?.state;
const held = async (id: string) =>
  (
    await t.pool.query<{ id: string; state: string }>(
      'select id, state from operator_decisions where application_id = $1 order by decided_at desc',
      [id],
    )
  ).rows;
const makeDue = (id: string) =>
  t.pool.query(`update operator_decisions set due_at = clock_timestamp() where application_id = $1`, [id]);
const acts = async (id: string) =>
  (
    await t.pool.query<{ act: string; operator_id: string }>(
      'select act, operator_id from operator_audit where subject_id = $1 order by id',
      [id],
    )
  ).rows.map((r) => r.act);
const ctx = () => systemContext(t.platform);

it('a decision with undo waits on the server, is shown to every operator, and nobody else decides meanwhile', async () => {
  const b = await buyer(t.platform);
  const { id } = await submitAs(t, b);
  const answer = await decide(op, id);
  expect(answer).toMatchObject({ state: 'submitted', waitsForSecond: false, due: expect.any(String) });
  expect(await stateOf(id)).toBe('submitted');
  expect((await rowOf(t, b.userId)).roles).not.toContain('ROLE_GYS');
  expect((await rowIn(op, id))?.decided).toMatchObject({ mine: true, decision: 'approve' });
  expect((await rowIn(op2, id))?.decided).toMatchObject({ mine: false });
  expect(await refused(decideAs(t, op2, id, 'reject', { note: '否' }))).toBe('409 operator.decidedMeanwhile');
  expect(await refused(decide(op2, id))).toBe('409 operator.decidedMeanwhile');
  expect(await refused(undo(op2, id))).toBe('409 operator.tooLate');
  // Before it is due nothing carries it out.
  const [d] = await held(id);
  await carryOut(ctx(), d!.id);
  await carryOutDue(ctx());
  expect(await stateOf(id)).toBe('submitted');
});

it('is carried out when due, once, however often and wherever that is tried, in the name of who decided', async () => {
  const b = await buyer(t.platform);
  const { id } = await submitAs(t, b);
  await decide(op, id);
  const [d] = await held(id);
  await makeDue(id);
  await race([
    ...times(16, () => () => carryOut(ctx(), d!.id)),
    ...times(8, () => () => onHeld(ctx(), { decisionId: d!.id })),
    ...times(8, () => () => carryOutDue(ctx())),
  ]);
  expect(await stateOf(id)).toBe('approved');
  expect((await rowOf(t, b.userId)).roles).toContain('ROLE_GYS');
  expect(await acts(id)).toEqual(['case.approve']);
  const { rows } = await t.pool.query<{ operator_id: string }>(
    'select operator_id from operator_audit where subject_id = $1',
    [id],
  );
  expect(rows[0]?.operator_id).toBe(op.userId);
  expect(await refused(undo(op, id))).toBe('409 operator.tooLate');
});

it('is taken back until then: of an undo and the job at once one counts', async () => {
  const b = await buyer(t.platform);
  const { id } = await submitAs(t, b);
  await decide(op, id);
  const [d] = await held(id);
  await undo(op, id);
  await makeDue(id);
  await carryOut(ctx(), d!.id);
  expect(await stateOf(id)).toBe('submitted');
  expect((await rowIn(op, id))?.decided).toBeNull();
  expect(await acts(id)).toEqual(['case.undo']);
  await decide(op, id);
  const [again] = await held(id);
  await makeDue(id);
  const outcomes = await race([
    ...times(16, () => () => undo(op, id)),
    ...times(16, () => () => carryOut(ctx(), again!.id)),
  ]);
  const undone = outcomes.slice(0, 16).filter((o) => o === 'done').length;
  expect([await stateOf(id), undone]).toEqual(undone ? ['submitted', 1] : ['approved', 0]);
});

it('is refused at once for what can be known at once, and leaves nothing behind', async () => {
  const [b, c] = [await buyer(t.platform), await buyer(t.platform)];
  const creditCode = newCreditCode();
  const fields = { name: '盐城恒泽新材料有限公司', creditCode, legal: '薛明澜', personName: '薛明澜' };
  const [one, two] = [await submitAs(t, b, { fields }), await submitAs(t, c, { fields })];
  expect(await refused(decide(op, one.id, { decision: 'reject', undo: true }))).toBe('422 operator.reasonNeeded');
  expect(await refused(decide(op, one.id, { decision: 'approve', undo: true }))).toBe('422 operator.authorityNeeded');
  await decideAs(t, op, one.id, 'approve');
  expect(await refused(decide(op, one.id))).toBe('409 verification.wrongState');
  expect(await refused(decide(op, two.id))).toBe('409 verification.codeTaken');
  expect(await held(two.id)).toEqual([]);
  expect(await acts(two.id)).toEqual([]);
  expect(await stateOf(two.id)).toBe('submitted');
});

it('that fails when it is due is told to its operator, and the case lies in the queue again', async () => {
  const [b, c] = [await buyer(t.platform), await buyer(t.platform)];
  const creditCode = newCreditCode();
  const fields = { name: '盐城恒泽新材料有限公司', creditCode, legal: '薛明澜', personName: '薛明澜' };
  const [one, two] = [await submitAs(t, b, { fields }), await submitAs(t, c, { fields })];
  await decide(op, one.id);
  await decide(op2, two.id);
  await makeDue(one.id);
  await carryOutDue(ctx());
  await makeDue(two.id);
  await carryOutDue(ctx());
  expect([await stateOf(one.id), await stateOf(two.id)]).toEqual(['approved', 'submitted']);
  expect(await companyRow(t, c.entId!)).toMatchObject({ supplier_verified: false });
  expect((await queue(op)).failed).toEqual([]);
  const mine = (await queue(op2)).failed;
  expect(mine).toMatchObject([{ id: two.id, subject: fields.name, decision: 'approve' }]);
  expect(mine[0]?.why.length).toBeGreaterThan(4);
  expect((await rowIn(op2, two.id))?.decided).toBeNull();
  expect(await acts(two.id)).toEqual(['case.failed']);
  // What the applicant takes back meanwhile can't be decided either; who decides anew has read it.
  await decideAs(t, op2, two.id, 'reject', { note: '统一社会信用代码已被占用' });
  const d = await submitAs(t, await buyer(t.platform));
  await decide(op2, d.id);
  await t.pool.query(`update verification_applications set state = 'withdrawn' where id = $1`, [d.id]);
  await makeDue(d.id);
  await carryOutDue(ctx());
  expect((await queue(op2)).failed.map((x) => x.id)).toContain(d.id);
});

it('comes six seconds later by itself, with nobody looking', async () => {
  const { id } = await submitAs(t, await buyer(t.platform));
  await t.as(op.token)(operator.decide, { params: { id }, body: approve });
  expect(await stateOf(id)).toBe('submitted');
  await t.until(async () => (await stateOf(id)) === 'approved', 30_000);
  expect(await acts(id)).toEqual(['case.approve']);
}, 60_000);
