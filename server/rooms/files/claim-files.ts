import { filesErrors } from '#contract/files.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { type FileRow, findFiles, lockFiles, setSubject } from './store.ts';

export type FileFact = { id: string; name: string; size: number; url: string };
const fact = (f: FileRow): FileFact => ({ id: f.id, name: f.name, size: f.size, url: `/api/busi/busifile/${f.id}` });

/**
 * Binds my own uploads to a record, in the caller's transaction.
 * @throws Refused files.notYours when one is somebody else's, absent, or bound to another record
 */
export const claimFiles = async (ctx: Ctx, ids: string[], subject: { kind: string; id: string }): Promise<void> => {
  if (!ids.length) return;
  const rows = await lockFiles(ctx, ids);
  const mine = rows.filter((f) => f.ownerId === me(ctx).userId && (!f.subjectId || f.subjectId === subject.id));
  if (mine.length !== new Set(ids).size) throw refuse(filesErrors.notYours, {}, { annexes: { code: 'fileNotYours' } });
  await setSubject(ctx, ids, subject);
};

/** Names, sizes and addresses, in the order asked. */
export const fileFacts = async (ctx: Ctx, ids: string[]): Promise<FileFact[]> => {
  const rows = new Map((await findFiles(ctx, ids)).map((f) => [f.id, fact(f)]));
  return ids.flatMap((id) => rows.get(id) ?? []);
};
