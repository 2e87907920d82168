import type { Agreement } from '#contract/order/agreed.ts';
import type { Ctx } from '#server/platform/context.ts';
import { companiesByIds, registeredName } from '#server/rooms/enterprise/index.ts';
import { peopleByIds, type Side } from '#server/rooms/identity/index.ts';
import { documentedName } from '#server/rooms/verification/index.ts';

/** A side as it is registered: by the documents that were approved, else in the language of its country; a person by name. */
export const partyName = async (ctx: Ctx, side: Side): Promise<Agreement['buyer']> => {
  const [company] = side.entId ? await companiesByIds(ctx, [side.entId]) : [];
  if (!company) return { name: (await peopleByIds(ctx, [side.userId]))[0]?.name ?? '', code: null };
  const code = company.profile['creditCode'] ?? company.profile['registrationNumber'];
  return {
    name: (await documentedName(ctx, company.id)) ?? registeredName(company),
    code: typeof code === 'string' && code ? code : null,
  };
};
