import { type Ctx, emit } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';

/** What of an account's safety its owner is told of, in the page and by mail, wherever it was done. */
export type SecurityChange = 'Device' | 'Password' | 'Phone' | 'Email' | 'Factor' | 'Export';

/**
 * Tells somebody that their account's safety changed, in the caller's transaction where there is one.
 * @param o.formerEmail an address that the account had until now; it hears of the change too
 * @param o.device browser and system that it was done with
 */
export const tellSecurity = (
  ctx: Ctx,
  userId: string,
  what: SecurityChange,
  o: { formerEmail?: string | null; device?: string | null } = {},
): Promise<void> =>
  emit(ctx, 'account.changed', {
    userId,
    what,
    address: ctx.address,
    device: o.device ?? '',
    formerEmail: o.formerEmail ?? null,
    at: new Date().toISOString(),
    dedupe: `account:${newId()}`,
  });
