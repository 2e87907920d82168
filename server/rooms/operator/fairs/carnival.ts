import type { ParsedOf } from '#contract/core/endpoint.ts';
import { operatorCarnival as calls } from '#contract/operator/carnival.ts';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import {
  moveDeskClaim,
  publishCampaign,
  readDeskCampaign,
  readDeskCampaigns,
  readDeskClaims,
  removeDraft,
  saveCampaign,
} from '#server/rooms/carnival/index.ts';
import { record } from '../record.ts';

const save = (ctx: Ctx, asked: ParsedOf<typeof calls.save>['body']) =>
  inTransaction(ctx, async (tx) => {
    const { id, version, again } = await saveCampaign(tx, asked);
    const { startsAt, endsAt, slots, prizes } = asked;
    const after = { startsAt, endsAt, slots, prizes: prizes.map((p) => p.stock), version };
    if (!again) await record(tx, { act: 'carnival.save', subject: asked.name.cn, subjectId: id, after });
    return { id, version };
  });

const publish = (ctx: Ctx, id: string) =>
  inTransaction(ctx, async (tx) => {
    const { campaign, commitment, again } = await publishCampaign(tx, id);
    if (!again)
      await record(tx, {
        act: 'carnival.publish',
        subject: campaign.name.cn ?? '',
        subjectId: id,
        after: { commitment },
      });
    return { commitment };
  });

const remove = (ctx: Ctx, id: string): Promise<null> =>
  inTransaction(ctx, async (tx) => {
    const { name } = await removeDraft(tx, id);
    await record(tx, { act: 'carnival.remove', subject: name.cn ?? '', subjectId: id });
    return null;
  });

/** The audit keeps the step, never address, number or code. */
const move = (ctx: Ctx, id: string, step: ParsedOf<typeof calls.move>['body']) =>
  inTransaction(ctx, async (tx) => {
    const { found, before, again } = await moveDeskClaim(tx, id, step);
    if (!again)
      await record(tx, {
        act: 'carnival.claim',
        subject: found.campaign.name.cn ?? '',
        subjectId: id,
        before: { state: before },
        after: { state: step.to, slot: found.draw.slot },
      });
    return { state: step.to };
  });

const view = async (ctx: Ctx, id: string, query: ParsedOf<typeof calls.claims>['query']) => {
  const claims = await readDeskClaims(ctx, id, query);
  await record(ctx, { act: 'carnival.view', subject: `${claims.total}`, subjectId: id });
  return claims;
};

export const carnivalRoutes = [
  route(calls.list, ({ ctx, query }) => readDeskCampaigns(ctx, query)),
  route(calls.detail, ({ ctx, params }) => readDeskCampaign(ctx, params.id)),
  route(calls.save, ({ ctx, body }) => save(ctx, body)),
  route(calls.publish, ({ ctx, params }) => publish(ctx, params.id)),
  route(calls.remove, ({ ctx, params }) => remove(ctx, params.id)),
  route(calls.claims, ({ ctx, params, query }) => view(ctx, params.id, query)),
  route(calls.move, ({ ctx, params, body }) => move(ctx, params.id, body)),
];
