import { type Ctx, emit } from '#server/platform/context.ts';
import {
  accountAccessGiven,
  accountAccessReset,
  accountDeviceAdded,
  accountEmailChanged,
  accountExported,
  accountFactorConfirmed,
  accountPasswordChanged,
  accountPhoneChanged,
} from '../events.ts';

const facts = {
  Device: accountDeviceAdded,
  Password: accountPasswordChanged,
  Phone: accountPhoneChanged,
  Email: accountEmailChanged,
  Factor: accountFactorConfirmed,
  AccessReset: accountAccessReset,
  AccessGiven: accountAccessGiven,
  Export: accountExported,
};

/** What bears on an account's safety, wherever it was done. */
type SecurityChange = keyof typeof facts;

/**
 * Emits what happened to an account's safety, in the caller's transaction where there is one; its owner is told.
 * @param o.formerEmail an address that the account had until now; it hears of the change too
 * @param o.device browser and system that it was done with; of an operator's reset the other one's name
 */
export const tellSecurity = (
  ctx: Ctx,
  userId: string,
  what: SecurityChange,
  o: { formerEmail?: string | null; device?: string | null } = {},
): Promise<void> =>
  emit(ctx, facts[what], {
    userId,
    address: ctx.address,
    device: o.device ?? '',
    formerEmail: o.formerEmail ?? null,
    at: new Date().toISOString(),
  });
