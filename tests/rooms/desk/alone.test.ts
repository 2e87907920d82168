import { afterEach, beforeAll, expect, it } from 'vitest';
import { operator } from '#contract/operator/calls.ts';
import { operatorAccounts } from '#contract/operator/operators.ts';
import { systemContext } from '#server/platform/context.ts';
import { approveAlone } from '#server/rooms/operator/index.ts';
import { writeSetting } from '#server/rooms/settings/index.ts';
import { jobsDone } from '../../harness/jobs.ts';
import { refused } from '../../harness/refused.ts';
import { type TestPlatform, testPlatform } from '../../harness/platform.ts';
import { decideAs, submitAs } from '../../world/applications.ts';
import { deskOperator, type TestOperator } from '../../world/operators.ts';
import { buyer } from '../../world/people.ts';

let t: TestPlatform;
let alone: TestOperator;
let editor: TestOperator;
beforeAll(async () => {
  t = await testPlatform();
  alone = await deskOperator(t, 'administrator');
  editor = await deskOperator(t, 'editor');
});
const twoPersons = (on: boolean) => writeSetting(systemContext(t.platform), 'verification.twoPersons', on);
const ctx = () => systemContext(t.platform);
const stateOf = async (id: string) =>
  (await t.pool.query<{ state: string }>('select state from verification_applications where id = $1', [id])).rows[0]
    ?.state;
/** As if the first approval, and whatever was done to operators, lay so many hours back. */
const later = async (id: string, hours: number) => {
  await t.pool.query(
    `update verification_history set at = at - make_interval(hours => $2) where application_id = $1 and event = 'firstApproved'`,
    [id, hours],
  );
};
const halfApproved = async () => {
  await twoPersons(true);
  const { id } = await submitAs(t, await buyer(t.platform));
  expect(await decideAs(t, alone, id, 'approve')).toMatchObject({ state: 'submitted', waitsForSecond: true });
  return id;
};
const caseOf = (id: string, by = alone) => t.as(by.token)(operator.review, { params: { id } });
const leave = (o: TestOperator) =>
  t.as(alone.token)(operatorAccounts.deactivate, { params: { id: o.userId }, body: { reason: '已离职，交接完毕' } });
afterEach(() => twoPersons(false));

it('one operator: the first approval counts whole a day later, once, and the audit says that it was alone (operator 6)', async () => {
  const id = await halfApproved();
  const seen = await caseOf(id);
  const { rows } = await t.pool.query<{ due: Date }>(
    `select at + interval '24 hours' as due from verification_history where application_id = $1 and event = 'firstApproved'`,
    [id],
  );
  expect(seen).toMatchObject({ halfApproved: 'me', aloneDue: rows[0]?.due.toISOString() });
  const queue = await t.as(alone.token)(operator.queue, { query: {} });
  expect(queue.rows.find((r) => r.id === id)?.aloneDue).toBe(seen.aloneDue);
  expect(await refused(decideAs(t, alone, id, 'approve'))).toBe('409 verification.sameReviewer');
  await later(id, 23);
  await approveAlone(ctx());
  expect(await stateOf(id)).toBe('submitted');
  await later(id, 1);
  await Promise.all([approveAlone(ctx()), approveAlone(ctx())]);
  await approveAlone(ctx());
  expect(await stateOf(id)).toBe('approved');
  const audit = await t.as(alone.token)(operator.audit, { query: { subject: id, act: 'case.approve' } });
  expect(audit.records.map((r) => r.after)).toEqual([
    { state: 'approved', alone: true },
    expect.objectContaining({ waitsForSecond: true }),
  ]);
  const { rows: history } = await t.pool.query<{ event: string }>(
    'select event from verification_history where application_id = $1 order by id desc',
    [id],
  );
  expect(history.map((h) => h.event)).toEqual(['approvedAlone', 'firstApproved', 'submitted']);
});

it('until then whoever approved may still send it back or reject', async () => {
  const id = await halfApproved();
  await later(id, 30);
  await decideAs(t, alone, id, 'reject', { reasons: ['blurred'] });
  await approveAlone(ctx());
  expect(await stateOf(id)).toBe('rejected');
});

it('a colleague who lost the authenticator reads of it by mail, and in the queue until they have opened the case', async () => {
  const colleague = await deskOperator(t, 'reviewer');
  const { userId } = colleague;
  await t.pool.query(`update users set email = 'colleague@weft.example', lang = 'es' where id = $1`, [userId]);
  await t.pool.query('update operator_factors set confirmed_at = null where user_id = $1', [userId]);
  const id = await halfApproved();
  await later(id, 24);
  await approveAlone(ctx());
  await approveAlone(ctx());
  await jobsDone(t);
  const { number } = (
    await t.pool.query<{ number: string }>('select number from verification_applications where id = $1', [id])
  ).rows[0] ?? { number: '' };
  const mails = async () =>
    (
      await t.pool.query<{ subject: string; body: string }>(
        `select subject, body from outbox_messages where recipient = 'colleague@weft.example' and subject like $1`,
        [`%${number}%`],
      )
    ).rows;
  expect(await mails()).toHaveLength(1);
  expect((await mails())[0]?.subject).toBe(`La solicitud ${number} fue aprobada por una sola persona`);
  expect((await mails())[0]?.body).toContain(`/es/operator/case?id=${id}`);
  const toldIn = async (by: TestOperator) =>
    (await t.as(by.token)(operator.queue, { query: {} })).alone.filter((a) => a.id === id);
  expect(await toldIn(colleague)).toMatchObject([{ number }]);
  expect(await toldIn(alone)).toEqual([]);
  await caseOf(id, colleague);
  expect(await toldIn(colleague)).toEqual([]);
  await leave(colleague);
});

it('who becomes two meanwhile: the second one decides, however long it takes', async () => {
  const id = await halfApproved();
  await later(id, 30);
  const second = await deskOperator(t, 'reviewer');
  await approveAlone(ctx());
  expect(await stateOf(id)).toBe('submitted');
  expect((await caseOf(id)).aloneDue).toBe(null);
  expect(await decideAs(t, second, id, 'approve')).toMatchObject({ state: 'approved' });
  await leave(second);
});

it('two operators of whom one leaves: a day is waited from then on', async () => {
  const second = await deskOperator(t, 'reviewer');
  const id = await halfApproved();
  await later(id, 72);
  await approveAlone(ctx());
  expect(await stateOf(id)).toBe('submitted');
  await leave(second);
  await approveAlone(ctx());
  expect(await stateOf(id)).toBe('submitted');
  const due = Date.parse((await caseOf(id)).aloneDue ?? '');
  expect(due).toBeGreaterThan(Date.now() + 23 * 3_600_000);
});

it('who was made and never came, and an editor, are no second reviewer', async () => {
  await t.as(alone.token)(operatorAccounts.create, {
    body: { name: '未到岗', username: 'never-came', level: 'reviewer' },
  });
  const id = await halfApproved();
  expect((await caseOf(id)).aloneDue).not.toBe(null);
  expect(await refused(decideAs(t, editor, id, 'approve'))).toBe('403 common.forbidden');
});

it('where two persons are no longer asked for, the first may approve at once', async () => {
  const id = await halfApproved();
  await twoPersons(false);
  expect(await decideAs(t, alone, id, 'approve')).toMatchObject({ state: 'approved', waitsForSecond: false });
});
