import type { Ctx } from '#server/platform/context.ts';
import { point } from '#server/platform/points.ts';

type Claimed = { id: string; name: string; subjectId: string };
/**
 * Who may read claimed files is decided by the room whose records claimed them: of these, whose files the reader may read.
 * - `views`: where files are shown to a reader who may not simply take them, by file.
 * - `handing`: a file is about to be handed to the reader, or a link made that `anyone` may open; what is to be recorded of it is
 *   recorded here, and what may not happen is refused.
 */
type Policy = {
  kind: string;
  readable: (ctx: Ctx, subjectIds: string[]) => Promise<string[]>;
  views?: (ctx: Ctx, files: Claimed[]) => Promise<Map<string, string>>;
  handing?: (ctx: Ctx, file: Claimed, how: 'read' | 'anyone') => Promise<void>;
};
export const filePolicies = point<Policy>('files.policies');
const find = (ctx: Ctx, kind: string | null): Policy | undefined =>
  ctx.platform.answers(filePolicies).find((p) => p.kind === kind);
export const policyOf = (ctx: Ctx, kind: string): Policy['readable'] | undefined => find(ctx, kind)?.readable;

type Row = { id: string; name: string; subjectKind: string | null; subjectId: string | null };
const claimed = ({ id, name, subjectId }: Row): Claimed => ({ id, name, subjectId: subjectId ?? '' });

/** Pages that show files, where the reader has them: each room is asked once for all of its own. */
export const viewsOf = async (ctx: Ctx, files: Row[]): Promise<Map<string, string>> => {
  const all = new Map<string, string>();
  if (!ctx.person) return all;
  for (const [kind, own] of Map.groupBy(files, (f) => f.subjectKind)) {
    const found = await find(ctx, kind)?.views?.(ctx, own.map(claimed));
    for (const [id, view] of found ?? []) all.set(id, view);
  }
  return all;
};

/** Tells the room of a file's record that the reader, who may read it, is about to get it. @throws Refused where it says no */
export const handOver = async (ctx: Ctx, f: Row, how: 'read' | 'anyone'): Promise<void> =>
  find(ctx, f.subjectKind)?.handing?.(ctx, claimed(f), how);

/** Pictures of a kind that everybody may see (logos, products), where the record itself is shown to everybody. */
type PublicPictures = { kind: string; isShown: (ctx: Ctx, subjectId: string) => Promise<boolean> };
export const publicPictures = point<PublicPictures>('files.publicPictures');
export const publicPolicyOf = (ctx: Ctx, kind: string): PublicPictures['isShown'] | undefined =>
  ctx.platform.answers(publicPictures).find((p) => p.kind === kind)?.isShown;
/** Where a public picture is read. */
export const publicUrl = (id: string): string => `/api/busi/busifile/public/${id}`;
