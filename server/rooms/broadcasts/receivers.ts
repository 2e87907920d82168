import { roleCodes } from '#contract/core/access.ts';
import type { Audience, Segment } from '#contract/operator/broadcasts.ts';
import type { Ctx } from '#server/platform/context.ts';
import { regionIdsBelow } from '#server/rooms/dictionary/index.ts';
import { companiesWith } from '#server/rooms/enterprise/index.ts';
import type { PeopleOf } from '#server/rooms/identity/index.ts';

const kinds: Record<Audience, Pick<PeopleOf, 'role' | 'userType'>> = {
  everybody: {},
  buyers: { role: roleCodes.buyer },
  suppliers: { role: roleCodes.supplier },
  providers: { role: roleCodes.provider },
  personal: { userType: 2 },
};

/** A segment as people are found by it, as things stand now. */
export const peopleOf = async (ctx: Ctx, s: Segment): Promise<PeopleOf> => {
  const ofCompany = s.fields.length > 0 || s.regions.length > 0;
  const regions = { slugs: s.regions, ids: await regionIdsBelow(ctx, s.regions) };
  return {
    ...kinds[s.audience],
    verified: s.verified,
    ...(s.lang && { lang: s.lang }),
    ...(ofCompany && { entIds: await companiesWith(ctx, { fields: s.fields, regions }) }),
  };
};
