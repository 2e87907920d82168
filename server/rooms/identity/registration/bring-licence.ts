import type { BroughtLicence } from '#contract/verification/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { point } from '#server/platform/points.ts';
import type { User } from '../accounts/store.ts';

/** What the newcomer wants to be; a supplier's own right comes with verification alone (access 4). */
export type Wish = 'enterprise' | 'supplier' | 'service';

/** What keeps a licence that a newcomer brings: the room that verifies companies, which knows this one. */
export type LicenceKeeper = {
  /** Looked at before the code is spent. @throws Refused invalid at `licence` */
  check: (ctx: Ctx, licence: BroughtLicence) => Promise<void>;
  /** In the transaction of the registration. */
  keep: (tx: Ctx, user: User, licence: BroughtLicence, wish: Wish) => Promise<void>;
};
export const licenceKeepers = point<LicenceKeeper>('identity.licenceKeepers');
