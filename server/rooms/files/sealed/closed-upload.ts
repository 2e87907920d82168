import { createHash } from 'node:crypto';
import { type Closed, type Seal, SealError } from '#server/platform/seal/index.ts';

/** A file as a sealed record names it; `kind` is its extension. */
export type SealedFile = { id: string; name: string; type: string; kind: string; size: number; sha256: string };

/** The type of what rests closed; no other file has it. */
export const sealedType = 'application/x-weft-sealed';
/** What the database knows of a closed upload: nothing. */
export const closedRow = { name: 'sealed', type: sealedType, size: 0, sha256: '' };

const about = (id: string) => `upload ${id}`;
const bytesOf = (id: string) => `bytes of ${about(id)}`;
const lineEnd = 10;

/** A file and what it is called, closed under a data key of its own: a line with the key and the name, then its bytes. */
export const closeUpload = (seal: Seal, file: SealedFile, bytes: Uint8Array): Buffer => {
  const key = seal.newKey();
  const head = seal.close(Buffer.from(JSON.stringify(file)), about(file.id), key);
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), seal.closeBytes(key, bytes, bytesOf(file.id))]);
};

/** @throws SealError where no key opens it, or it is not what was closed */
export const openUpload = (seal: Seal, id: string, closed: Buffer): { file: SealedFile; bytes: Buffer } => {
  const end = closed.indexOf(lineEnd);
  const head = JSON.parse(closed.subarray(0, end).toString()) as Closed;
  const file = JSON.parse(seal.open(head, about(id)).toString()) as SealedFile;
  const bytes = seal.openBytes(seal.openKey(head, about(id)), closed.subarray(end + 1), bytesOf(id));
  if (createHash('sha256').update(bytes).digest('hex') !== file.sha256)
    throw new SealError(`${about(id)} is not what was closed`);
  return { file, bytes };
};
