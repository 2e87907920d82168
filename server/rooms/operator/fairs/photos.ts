import type { ParsedOf } from '#contract/core/endpoint.ts';
import { operatorPhotos as calls } from '#contract/operator/photos.ts';
import { operatorErrors } from '#contract/operator/calls.ts';
import { type Ctx, inTransaction, refuse } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { createAlbum, decidePhoto, readPhotoDesk } from '#server/rooms/fairs/index.ts';
import { record } from '../record.ts';

type BodyOf = ParsedOf<typeof calls.decide>['body'];
/** Refusing needs a reason, which the sender reads. @throws Refused operator.reasonNeeded */
const decide = (ctx: Ctx, id: string, { show, reason = '', revision }: BodyOf) => {
  if (!show && !reason) throw refuse(operatorErrors.reasonNeeded);
  return inTransaction(ctx, async (tx) => {
    const decided = await decidePhoto(tx, { id, state: show ? 'shown' : 'refused', reason, revision });
    await record(tx, { act: 'photo.decide', subject: 'photo', subjectId: id, reason, after: { state: decided.state } });
    return decided;
  });
};

const create = (ctx: Ctx, fair: string, title: { cn: string; en: string; es: string }) =>
  inTransaction(ctx, async (tx) => {
    const album = await createAlbum(tx, fair, title);
    await record(tx, { act: 'album.create', subject: title.cn, subjectId: album.id });
    return album;
  });

export const photoRoutes = [
  route(calls.list, ({ ctx }) => readPhotoDesk(ctx)),
  route(calls.decide, ({ ctx, params, body }) => decide(ctx, params.id, body)),
  route(calls.createAlbum, ({ ctx, body }) => create(ctx, body.fair, body.title)),
];
