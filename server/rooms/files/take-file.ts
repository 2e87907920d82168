import { createHash } from 'node:crypto';
import { filesErrors } from '#contract/files/calls.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { cleanPicture } from './clean-picture.ts';
import { cleanName, isCad, isFilm, isPicture, kindOf, typeOf } from './formats/kinds.ts';
import { pdfFault } from './formats/pdf.ts';
import type { Upload } from './read-upload.ts';
import { closedRow, closeUpload } from './sealed/closed-upload.ts';
import { insertFile } from './store.ts';

/** @throws Refused files.infected, and files.scannerDown where ClamAV can't be asked: nothing unscanned gets in */
const scan = async (ctx: Ctx, bytes: Buffer): Promise<void> => {
  const found = await ctx.platform.scanner.scan(bytes).catch((err: Error) => {
    ctx.platform.log.error({ err: err.message }, 'an upload could not be scanned');
    throw refuse(filesErrors.scannerDown);
  });
  if (found === 'infected') throw refuse(filesErrors.infected);
};

type How = {
  /** Extensions; without them any but those of CAD programs and films. */
  allowed?: readonly string[] | undefined;
  /** Bytes that a file of this kind must stay under, where that depends on the kind. */
  limitOf?: ((kind: string) => number) | undefined;
  /** It rests closed, name and all, until a sealed record takes it. */
  sealed?: boolean | undefined;
};

/**
 * Checks, cleans and stores one file. What was sent is scanned before anything is written, so an infected file leaves nothing.
 * @throws Refused files.wrongType, files.pdfMixed, files.pdfActive, files.pdfSealed, files.broken, files.tooManyPixels, files.infected, files.scannerDown
 */
export const takeFile = async (
  ctx: Ctx,
  given: Upload,
  owner: { ownerId: string } | { ticketHash: string },
  { allowed, limitOf, sealed }: How = {},
) => {
  const kind = await kindOf(given.bytes, given.name, given.type);
  if (!kind || (allowed ? !allowed.includes(kind) : isCad(kind) || isFilm(kind))) throw refuse(filesErrors.wrongType);
  const limit = limitOf?.(kind) ?? Number.POSITIVE_INFINITY;
  if (given.bytes.length >= limit) throw refuse(filesErrors.overLimit, { limit: limit / 1024 });
  const fault = kind === 'pdf' && (await pdfFault(given.bytes));
  if (fault) throw refuse(filesErrors[fault]);
  await scan(ctx, given.bytes);
  const bytes = isPicture(kind) ? await cleanPicture(kind, given.bytes) : given.bytes;
  const id = newId();
  const stored = kind === 'bmp' ? 'png' : kind;
  const name = cleanName(given.name, kind);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const known = { name, type: typeOf(stored), size: bytes.length, kind: stored, sha256 };
  const row = sealed
    ? closedRow
    : { name, type: known.type, size: bytes.length, givenSize: given.bytes.length, givenKind: kind, sha256 };
  const key = `${id.slice(0, 8)}/${id}.${sealed ? 'sealed' : stored}`;
  await ctx.platform.storage.put(key, sealed ? closeUpload(ctx.platform.seal, { id, ...known }, bytes) : bytes);
  await insertFile(ctx, { id, ...owner, key, ...row }).catch(async (err: Error) => {
    await ctx.platform.storage.remove(key);
    throw err;
  });
  return { id, url: `/api/busi/busifile/${id}`, name, size: bytes.length, uid: given.uid };
};
