import type { ParsedOf } from '#contract/core/endpoint.ts';
import { operatorPoints as calls } from '#contract/operator/points/calls.ts';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import {
  correctMember,
  readDeskExchanges,
  readDeskGood,
  readDeskGoods,
  readDeskMember,
  readDeskRules,
  readDeskStatement,
  saveDeskGood,
  setDeskRule,
  takeStep,
} from '#server/rooms/points/index.ts';
import { record } from '../record.ts';

const setRule = (ctx: Ctx, asked: ParsedOf<typeof calls.setRule>['body']) =>
  inTransaction(ctx, async (tx) => {
    const { id, before } = await setDeskRule(tx, asked);
    await record(tx, { act: 'pointRule.set', subject: asked.code, subjectId: id, before, after: asked });
    return { id };
  });

const saveGood = (ctx: Ctx, asked: ParsedOf<typeof calls.saveGood>['body']) =>
  inTransaction(ctx, async (tx) => {
    const { id, version, again } = await saveDeskGood(tx, asked);
    const { price, left, perPerson, offered } = asked;
    const after = { price, left, perPerson, offered, version };
    if (!again) await record(tx, { act: 'mallGood.save', subject: asked.name.cn, subjectId: id, after });
    return { id, version };
  });

/** The audit keeps the step, never address, number or code. */
const moveExchange = (ctx: Ctx, id: string, { step, reason, tracking }: ParsedOf<typeof calls.moveExchange>['body']) =>
  inTransaction(ctx, async (tx) => {
    const { exchange, before, state, again } = await takeStep(tx, id, step, 'desk', { reason, tracking });
    if (!again)
      await record(tx, {
        act: 'mallExchange.move',
        subject: exchange.number,
        subjectId: id,
        reason,
        before: { state: before },
        after: { state },
      });
    return { state };
  });

/** Addresses are looked at: that is an act. */
const exchanges = async (ctx: Ctx, query: ParsedOf<typeof calls.exchanges>['query']) => {
  const list = await readDeskExchanges(ctx, query);
  await record(ctx, { act: 'mallExchange.view', subject: `${list.total}` });
  return list;
};

const member = async (ctx: Ctx, id: string) => {
  const shown = await readDeskMember(ctx, id);
  await record(ctx, { act: 'points.view', subject: shown.name, subjectId: id });
  return shown;
};

const correct = (ctx: Ctx, id: string, body: ParsedOf<typeof calls.correct>['body']) =>
  inTransaction(ctx, async (tx) => {
    const { name, entry } = await correctMember(tx, id, body);
    const after = { points: entry.amount, balance: entry.balance };
    await record(tx, { act: 'points.correct', subject: name, subjectId: id, reason: body.note, after });
    return entry;
  });

export const pointsRoutes = [
  route(calls.rules, ({ ctx }) => readDeskRules(ctx)),
  route(calls.setRule, ({ ctx, body }) => setRule(ctx, body)),
  route(calls.goods, ({ ctx, query }) => readDeskGoods(ctx, query)),
  route(calls.good, ({ ctx, params }) => readDeskGood(ctx, params.id)),
  route(calls.saveGood, ({ ctx, body }) => saveGood(ctx, body)),
  route(calls.exchanges, ({ ctx, query }) => exchanges(ctx, query)),
  route(calls.moveExchange, ({ ctx, params, body }) => moveExchange(ctx, params.id, body)),
  route(calls.member, ({ ctx, params }) => member(ctx, params.id)),
  route(calls.statement, ({ ctx, params, query }) => readDeskStatement(ctx, params.id, query)),
  route(calls.correct, ({ ctx, params, body }) => correct(ctx, params.id, body)),
];
