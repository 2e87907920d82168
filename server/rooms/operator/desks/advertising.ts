import { operatorAds as calls } from '#contract/advertising/desk.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { moveAdByDesk, readDeskAd, readDeskAds, readDeskPlaces, setAdPlace } from '#server/rooms/advertising/index.ts';
import { record } from '../record.ts';

type Step = ParsedOf<typeof calls.move>['body']['step'] | 'pay';
type Given = { text?: string; paid?: { on: string; reference: string } };

/** The advertiser and the audit learn of a step in one transaction. */
const move = (ctx: Ctx, id: string, step: Step, given: Given) =>
  inTransaction(ctx, async (tx) => {
    const { again, number, before, state } = await moveAdByDesk(tx, id, step, given);
    if (!again)
      await record(tx, {
        act: `advertisement.${step}`,
        subject: number,
        subjectId: id,
        reason: given.text ?? '',
        before: { state: before },
        after: { state, ...given.paid },
      });
    return { id, state };
  });

type Set = Pick<ParsedOf<typeof calls.setPlace>, 'params' | 'body'>;
const setPlace = (ctx: Ctx, { params, body }: Set) =>
  inTransaction(ctx, async (tx) => {
    const { version, before } = await setAdPlace(tx, params.place, body);
    const { open, slots, cap, pricePerDay } = before;
    await record(tx, {
      act: 'adPlace.set',
      subject: params.place,
      subjectId: params.place,
      before: { open, slots, cap, pricePerDay },
      after: body,
    });
    return { version };
  });

export const advertisingRoutes = [
  route(calls.page, ({ ctx, query }) => readDeskAds(ctx, query)),
  route(calls.read, ({ ctx, params }) => readDeskAd(ctx, params.id)),
  route(calls.move, ({ ctx, params, body }) => move(ctx, params.id, body.step, { text: body.reason })),
  route(calls.pay, ({ ctx, params, body }) => move(ctx, params.id, 'pay', { paid: body })),
  route(calls.places, ({ ctx }) => readDeskPlaces(ctx)),
  route(calls.setPlace, ({ ctx, params, body }) => setPlace(ctx, { params, body })),
];
