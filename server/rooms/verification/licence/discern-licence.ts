import type { Context } from 'hono';
import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { type ReadFields, type verification, verificationErrors } from '#contract/verification/calls.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { useVerification } from '#server/rooms/captcha/index.ts';
import { openPicture, ownPicture, uploadedPicture } from '#server/rooms/files/index.ts';
import { ReaderBusy, readLicence } from './reader.ts';
import { insertReading } from '../records/store.ts';

type Asked = ParsedOf<typeof verification.discern>['query'];

const pictureOf = async (ctx: Ctx, http: Context, q: Asked): Promise<Buffer> => {
  if (ctx.person) return q.fileId ? ownPicture(ctx, q.fileId) : uploadedPicture(http);
  // The ticket was proved for when it was given.
  if (q.fileId && q.ticket) return openPicture(ctx, q.fileId, q.ticket);
  if (!(await useVerification(ctx, q.code, q.randomStr))) throw refuse(verificationErrors.proofNeeded);
  return uploadedPicture(http);
};

/**
 * Reads a licence; what was read stays here for a day under `readingId`, so that an application can't claim another one.
 * @throws Refused verification.proofNeeded for a visitor without a captcha, verification.readerBusy, verification.unreadable
 */
export const discernLicence = async (
  ctx: Ctx,
  http: Context,
  q: Asked,
): Promise<AnswerOf<typeof verification.discern>> => {
  const picture = await pictureOf(ctx, http, q);
  const {
    fields: found,
    turned,
    seconds,
  } = await readLicence(picture).catch((err: Error) => {
    if (err instanceof ReaderBusy) throw refuse(verificationErrors.readerBusy);
    ctx.platform.log.warn({ err: err.message, requestId: ctx.requestId }, 'a licence was not read');
    throw refuse(verificationErrors.unreadable);
  });
  // Boxes belong to the upright picture; on a turned one they would point elsewhere.
  const fields: ReadFields = Object.fromEntries(
    Object.entries(found).map(([k, f]) => [k, turned ? { ...f, box: null } : f]),
  );
  if (!Object.keys(fields).length) throw refuse(verificationErrors.unreadable);
  const readingId = newId();
  await insertReading(ctx, { id: readingId, ownerId: ctx.person?.userId ?? null, fileId: q.fileId ?? null, fields });
  return { readingId, fields, turned, seconds };
};
