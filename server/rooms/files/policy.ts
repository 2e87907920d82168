import type { Ctx } from '#server/platform/context.ts';

/** Who may read claimed files is decided by the room whose records claimed them: of these, whose files the reader may read. */
type Policy = (ctx: Ctx, subjectIds: string[]) => Promise<string[]>;
type Shown = (ctx: Ctx, subjectId: string) => Promise<boolean>;
const policies = new Map<string, Policy>();
const shown = new Map<string, Shown>();

export const registerFilePolicy = (kind: string, policy: Policy): void => void policies.set(kind, policy);
export const policyOf = (kind: string): Policy | undefined => policies.get(kind);

/** Pictures of a kind that everybody may see (logos, products), where the record itself is shown to everybody. */
export const registerPublicFiles = (kind: string, isShown: Shown): void => void shown.set(kind, isShown);
export const publicPolicyOf = (kind: string): Shown | undefined => shown.get(kind);
/** Where a public picture is read. */
export const publicUrl = (id: string): string => `/api/busi/busifile/public/${id}`;
