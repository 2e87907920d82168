import { slotsFor } from '#contract/verification/abroad.ts';
import type { GivenFields } from '#contract/verification/calls.ts';
import { allSlots, type Slot, type Slots } from '#contract/verification/needs.ts';
import type { ApplicationKind } from '#contract/verification/rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { readSetting } from '#server/rooms/settings/index.ts';

/** What each kind of application hands in: what the operator set, and an applicant's authority for a company. */
export const readNeeds = async (ctx: Ctx): Promise<Slots> => allSlots(await readSetting(ctx, 'verification.documents'));

/** What one application hands in: a company abroad has papers of its own. */
export const slotsOfApplication = async (ctx: Ctx, kind: ApplicationKind, given: GivenFields): Promise<Slot[]> => {
  const slots = (await readNeeds(ctx))[kind];
  return kind === 'personal' ? slots : slotsFor(slots, given.country);
};
