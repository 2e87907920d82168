import type { Ctx } from '#server/platform/context.ts';
import { point } from '#server/platform/points.ts';

/** Who may read claimed files is decided by the room whose records claimed them: of these, whose files the reader may read. */
type Policy = { kind: string; readable: (ctx: Ctx, subjectIds: string[]) => Promise<string[]> };
export const filePolicies = point<Policy>('files.policies');
export const policyOf = (ctx: Ctx, kind: string): Policy['readable'] | undefined =>
  ctx.platform.answers(filePolicies).find((p) => p.kind === kind)?.readable;

/** Pictures of a kind that everybody may see (logos, products), where the record itself is shown to everybody. */
type PublicPictures = { kind: string; isShown: (ctx: Ctx, subjectId: string) => Promise<boolean> };
export const publicPictures = point<PublicPictures>('files.publicPictures');
export const publicPolicyOf = (ctx: Ctx, kind: string): PublicPictures['isShown'] | undefined =>
  ctx.platform.answers(publicPictures).find((p) => p.kind === kind)?.isShown;
/** Where a public picture is read. */
export const publicUrl = (id: string): string => `/api/busi/busifile/public/${id}`;
