import type { Ctx } from '#server/platform/context.ts';

/** Who may read a claimed file is decided by the room whose record claimed it. */
type Policy = (ctx: Ctx, subjectId: string) => Promise<boolean>;
const policies = new Map<string, Policy>();

export const registerFilePolicy = (kind: string, policy: Policy): void => void policies.set(kind, policy);
export const policyOf = (kind: string): Policy | undefined => policies.get(kind);
