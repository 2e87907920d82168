import { createHash } from 'node:crypto';
import { filesErrors } from '#contract/files/calls.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { cleanPicture } from './clean-picture.ts';
import { cleanName, isCad, isPicture, kindOf, typeOf } from './formats/kinds.ts';
import { pdfFault } from './formats/pdf.ts';
import type { Upload } from './read-upload.ts';
import { insertFile } from './store.ts';

/** @throws Refused files.infected, and files.scannerDown where ClamAV can't be asked: nothing unscanned gets in */
const scan = async (ctx: Ctx, bytes: Buffer): Promise<void> => {
  const found = await ctx.platform.scanner.scan(bytes).catch((err: Error) => {
    ctx.platform.log.error({ err: err.message }, 'an upload could not be scanned');
    throw refuse(filesErrors.scannerDown);
  });
  if (found === 'infected') throw refuse(filesErrors.infected);
};

/**
 * Checks, cleans and stores one file. What was sent is scanned before anything is written, so an infected file leaves nothing.
 * @param allowed extensions; without them any but those of CAD programs
 * @param limitOf bytes that a file of this kind must stay under, where that depends on the kind
 * @throws Refused files.wrongType, files.pdfMixed, files.pdfActive, files.pdfSealed, files.broken, files.tooManyPixels, files.infected, files.scannerDown
 */
export const takeFile = async (
  ctx: Ctx,
  given: Upload,
  owner: { ownerId: string } | { ticketHash: string },
  allowed?: readonly string[],
  limitOf?: (kind: string) => number,
) => {
  const kind = await kindOf(given.bytes, given.name, given.type);
  if (!kind || (allowed ? !allowed.includes(kind) : isCad(kind))) throw refuse(filesErrors.wrongType);
  const limit = limitOf?.(kind) ?? Number.POSITIVE_INFINITY;
  if (given.bytes.length >= limit) throw refuse(filesErrors.overLimit, { limit: limit / 1024 });
  const fault = kind === 'pdf' && (await pdfFault(given.bytes));
  if (fault) throw refuse(filesErrors[fault]);
  await scan(ctx, given.bytes);
  const bytes = isPicture(kind) ? await cleanPicture(kind, given.bytes) : given.bytes;
  const id = newId();
  const stored = kind === 'bmp' ? 'png' : kind;
  const key = `${id.slice(0, 8)}/${id}.${stored}`;
  const name = cleanName(given.name, kind);
  await ctx.platform.storage.put(key, bytes);
  await insertFile(ctx, {
    id,
    ...owner,
    key,
    name,
    type: typeOf(stored),
    size: bytes.length,
    givenSize: given.bytes.length,
    givenKind: kind,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }).catch(async (err: Error) => {
    await ctx.platform.storage.remove(key);
    throw err;
  });
  return { id, url: `/api/busi/busifile/${id}`, name, size: bytes.length, uid: given.uid };
};
