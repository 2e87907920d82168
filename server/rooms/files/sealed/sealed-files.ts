import { type Ctx, afterCommit, me, refuse } from '#server/platform/context.ts';
import { filesErrors } from '#contract/files/calls.ts';
import { bytesOfHeld } from '../held-file.ts';
import { deleteFiles, type FileRow, findFiles, insertFiles, lockFiles } from '../store.ts';
import { openUpload, type SealedFile, sealedType } from './closed-upload.ts';

const isMine = (ctx: Ctx, f: FileRow): boolean => f.ownerId === me(ctx).userId && f.subjectId === null;

/** A closed upload; null where it is gone or damaged. */
const openOne = async (ctx: Ctx, f: FileRow) => {
  try {
    return openUpload(ctx.platform.seal, f.id, await bytesOfHeld(ctx, f));
  } catch {
    ctx.platform.log.warn('a closed upload does not open');
    return null;
  }
};

/**
 * Of these uploads those of the person of the session that rest closed and wait for a record, opened in memory, in the order asked;
 * `again` says that one has to be sent anew: it came another way and lies readable, or it does not open.
 */
export const sealedUploads = async (
  ctx: Ctx,
  ids: string[],
): Promise<{ files: { file: SealedFile; bytes: Buffer }[]; again: boolean }> => {
  const rows = new Map((await findFiles(ctx, ids)).filter((f) => isMine(ctx, f)).map((f) => [f.id, f]));
  const own = ids.flatMap((id) => rows.get(id) ?? []);
  const closed = own.filter((f) => f.type === sealedType);
  const files = [];
  for (const f of closed) {
    const file = await openOne(ctx, f);
    if (file) files.push(file);
  }
  return { files, again: files.length < own.length };
};

/**
 * A record has taken what these closed uploads hold: nothing of them stays, not even how many there were.
 * @throws Refused files.notYours where one is gone meanwhile, or another record's
 */
export const giveUpUploads = async (tx: Ctx, ids: string[]): Promise<void> => {
  if (!ids.length) return;
  const rows = (await lockFiles(tx, ids)).filter((f) => isMine(tx, f) && f.type === sealedType);
  if (rows.length !== ids.length) throw refuse(filesErrors.notYours, {}, { annexes: { code: 'fileNotYours' } });
  await deleteFiles(tx, ids);
  await afterCommit(tx, async () => {
    for (const f of rows) await tx.platform.storage.remove(f.key);
  });
};

export type OpenedFile = { ownerId: string; subject: { kind: string; id: string }; file: SealedFile; bytes: Buffer };
const keyOf = ({ id, kind }: SealedFile) => `${id.slice(0, 8)}/${id}.${kind}`;

/** Lays a file down readable, before its row is written; again where that came to nothing. */
export const layDown = (ctx: Ctx, { file, bytes }: OpenedFile): Promise<void> =>
  ctx.platform.storage.put(keyOf(file), bytes);

/** Takes a file away that was laid down for a row that is not written after all. */
export const takeUp = (ctx: Ctx, { file }: Pick<OpenedFile, 'file'>): Promise<void> =>
  ctx.platform.storage.remove(keyOf(file));

/** Files that were sealed stand as every other from now on, each with its record. */
export const insertOpened = async (tx: Ctx, opened: Omit<OpenedFile, 'bytes'>[]): Promise<void> =>
  insertFiles(
    tx,
    opened.map(({ ownerId, subject, file }) => ({
      id: file.id,
      ownerId,
      key: keyOf(file),
      name: file.name,
      type: file.type,
      size: file.size,
      sha256: file.sha256,
      subjectKind: subject.kind,
      subjectId: subject.id,
    })),
  );
