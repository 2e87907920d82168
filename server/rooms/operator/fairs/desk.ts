import type { AuditAct } from '#contract/operator/calls.ts';
import { operatorFairs as calls } from '#contract/operator/fairs.ts';
import { operatorTalks as talks } from '#contract/operator/fairs-talks.ts';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { type Done, fairDesk as desk } from '#server/rooms/fairs/index.ts';
import { record } from '../record.ts';

/** An act and its record are one transaction; what was done before is not recorded again. */
const recorded = <T>(ctx: Ctx, act: AuditAct, work: (tx: Ctx) => Promise<Done<T>>): Promise<T> =>
  inTransaction(ctx, async (tx) => {
    const { data, said } = await work(tx);
    if (said) await record(tx, { act, ...said });
    return data;
  });

export const fairRoutes = [
  route(calls.list, ({ ctx }) => desk.readDeskFairs(ctx)),
  route(calls.create, ({ ctx, body }) => recorded(ctx, 'fair.create', (tx) => desk.createFair(tx, body))),
  route(calls.detail, ({ ctx, params }) => desk.readDeskFair(ctx, params.id)),
  route(calls.save, ({ ctx, params, body }) => recorded(ctx, 'fair.save', (tx) => desk.saveFair(tx, params.id, body))),
  route(calls.publish, ({ ctx, params, body: { published } }) =>
    recorded(ctx, published ? 'fair.publish' : 'fair.unpublish', (tx) => desk.publishFair(tx, params.id, published)),
  ),
  route(calls.addHall, ({ ctx, params, body }) => recorded(ctx, 'hall.add', (tx) => desk.addHall(tx, params.id, body))),
  route(calls.saveHall, ({ ctx, params, body }) =>
    recorded(ctx, 'hall.save', (tx) => desk.saveHall(tx, params.id, body)),
  ),
  route(calls.removeHall, ({ ctx, params }) => recorded(ctx, 'hall.remove', (tx) => desk.removeHall(tx, params.id))),
  route(calls.hall, ({ ctx, params }) => desk.readDeskHall(ctx, params.id)),
  route(calls.savePlan, ({ ctx, params, body }) =>
    recorded(ctx, 'hall.plan', (tx) => desk.savePlan(tx, params.id, body)),
  ),
  route(calls.readSvg, ({ body }) => Promise.resolve(desk.readSvg(body.svg, body.width))),
  route(calls.companies, ({ ctx, query }) => desk.findBoothCompanies(ctx, query.q)),
  route(calls.assign, ({ ctx, params, body }) =>
    recorded(ctx, 'booth.assign', (tx) => desk.assignBooth(tx, params.id, body)),
  ),
  route(calls.free, ({ ctx, params, body }) =>
    recorded(ctx, 'booth.free', (tx) => desk.freeBooth(tx, params.id, body.reason)),
  ),
  route(talks.list, ({ ctx, params }) => desk.readDeskTalks(ctx, params.id)),
  route(talks.detail, ({ ctx, params }) => desk.readDeskTalk(ctx, params.id)),
  route(talks.save, ({ ctx, params, body }) => recorded(ctx, 'talk.save', (tx) => desk.saveTalk(tx, params.id, body))),
  route(talks.cancel, ({ ctx, params, body }) =>
    recorded(ctx, 'talk.cancel', (tx) => desk.cancelTalk(tx, params.id, body.reason)),
  ),
  route(talks.accept, ({ ctx, params, body }) =>
    recorded(ctx, 'talkProposal.accept', (tx) => desk.acceptProposal(tx, params.id, body)),
  ),
  route(talks.decline, ({ ctx, params, body }) =>
    recorded(ctx, 'talkProposal.decline', (tx) => desk.declineProposal(tx, params.id, body)),
  ),
];
