import { allSlots, type Slots } from '#contract/verification/needs.ts';
import type { Ctx } from '#server/platform/context.ts';
import { readSetting } from '#server/rooms/settings/index.ts';

/** What each kind of application hands in: what the operator set, and an applicant's authority for a company. */
export const readNeeds = async (ctx: Ctx): Promise<Slots> => allSlots(await readSetting(ctx, 'verification.documents'));
