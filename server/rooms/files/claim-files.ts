import { type FileKind, fileKinds, filesErrors } from '#contract/files/calls.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { digest } from '#server/platform/ids.ts';
import { viewsOf } from './policy.ts';
import { sealedType } from './sealed/closed-upload.ts';
import { type FileRow, findFiles, lockFiles, setOwner, setSubject } from './store.ts';

/** `view` is the page that shows it, for a reader to whom the record only shows it. */
export type FileFact = { id: string; name: string; size: number; url: string; view?: string };
type Subject = { kind: string; id: string };
const fact = (f: FileRow): FileFact => ({ id: f.id, name: f.name, size: f.size, url: `/api/busi/busifile/${f.id}` });

/** Whether a file, as it was sent, is of a kind's extensions and under its size. */
const fits = (f: FileRow, as: FileKind): boolean => {
  const { extensions, limit } = fileKinds[as];
  const kind = f.givenKind ?? /\w+$/.exec(f.key)?.[0];
  return extensions.some((e) => e === kind) && (f.givenSize ?? f.size) < limit;
};

type Claimed = { as?: FileKind | undefined; from?: readonly string[] | undefined };

const claim = async (ctx: Ctx, ids: string[], subject: Subject, mine: (f: FileRow) => boolean, o: Claimed) => {
  const rows = await lockFiles(ctx, ids);
  const { as, from = [] } = o;
  const mayTake = (f: FileRow) => !f.subjectId || f.subjectId === subject.id || from.includes(f.subjectId);
  // What rests closed is for a sealed record alone.
  if (rows.some((f) => mine(f) && f.type === sealedType))
    throw refuse(filesErrors.notYours, {}, { annexes: { code: 'attachAgain' } });
  const free = rows.filter((f) => mine(f) && mayTake(f) && (!as || fits(f, as)));
  if (free.length !== new Set(ids).size) throw refuse(filesErrors.notYours, {}, { annexes: { code: 'fileNotYours' } });
  await setSubject(ctx, ids, subject);
};

/**
 * Binds my own uploads to a record, in the caller's transaction. `as` holds them to a kind of `fileKinds`; `from` are my own
 * records that give up what they hold.
 * @throws Refused files.notYours when one is somebody else's, absent, bound to another record, or of another kind
 */
export const claimFiles = async (
  ctx: Ctx,
  ids: string[],
  subject: Subject,
  as?: FileKind,
  from?: readonly string[],
): Promise<void> => {
  if (ids.length) await claim(ctx, ids, subject, (f) => f.ownerId === me(ctx).userId, { as, from });
};

const hour = 3_600_000;
/** A file that came by `uploadOpen`, for who holds its ticket, within the hour and until somebody claims it. */
export const openFile = async (ctx: Ctx, id: string, ticket: string): Promise<FileRow | undefined> => {
  const [f] = await findFiles(ctx, [id]);
  return f && isOpenTo(f, digest(ticket)) ? f : undefined;
};
const isOpenTo = (f: FileRow, ticketHash: string): boolean =>
  f.ticketHash === ticketHash && !f.ownerId && !f.subjectId && f.createdAt.getTime() > Date.now() - hour;

/**
 * Binds files that came by `uploadOpen` to the record of a registration, and gives them to the new person; in the
 * caller's transaction. Whoever holds the ticket of an upload may claim it, for an hour.
 * @throws Refused files.notYours
 */
export const claimOpenFiles = async (
  ctx: Ctx,
  o: { ids: string[]; ticket: string; ownerId: string; as?: FileKind },
  subject: Subject,
): Promise<void> => {
  if (!o.ids.length) return;
  const hash = digest(o.ticket);
  await claim(ctx, o.ids, subject, (f) => isOpenTo(f, hash), { as: o.as });
  await setOwner(ctx, o.ids, o.ownerId);
};

/** Names, sizes and addresses of the files of many records, by one statement. @returns those of one list, in its order */
export const factsOfFiles = async (ctx: Ctx, lists: string[][]): Promise<(ids: string[]) => FileFact[]> => {
  const found = await findFiles(ctx, [...new Set(lists.flat())]);
  const views = await viewsOf(ctx, found);
  const rows = new Map(
    found.map((f) => {
      const view = views.get(f.id);
      return [f.id, view ? { ...fact(f), view } : fact(f)];
    }),
  );
  return (ids) => ids.flatMap((id) => rows.get(id) ?? []);
};

/** Names, sizes and addresses, in the order asked. */
export const fileFacts = async (ctx: Ctx, ids: string[]): Promise<FileFact[]> => (await factsOfFiles(ctx, [ids]))(ids);
