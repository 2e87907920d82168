import type { NumberKind } from '#contract/enterprise/company-numbers.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { peopleByIds, type Side } from '#server/rooms/identity/index.ts';
import { documentedCompany } from '#server/rooms/verification/index.ts';
import { partyName } from '../party-names.ts';
import type { OrderRecord } from '../store.ts';

/** A party as the contract names it: as it was registered when the order was made, with what its documents state today. */
export type ContractParty = {
  /** As it calls itself, by language; none for a person. */
  name: Text;
  registered: string;
  code: string | null;
  codeKind: NumberKind;
  legal: string;
  address: string;
  /** Who placed the order, or quoted. */
  person: string;
};

const kindOf = (code: string | null, profile: Record<string, unknown> | undefined): NumberKind => {
  if (code && profile?.['creditCode'] === code) return 'cnCreditCode';
  const kind = profile?.['registrationKind'];
  return code && profile?.['registrationNumber'] === code && typeof kind === 'string' ? (kind as NumberKind) : 'other';
};

const partyOf = async (
  ctx: Ctx,
  side: Side,
  agreed: { name: string; code: string | null } | undefined,
): Promise<ContractParty> => {
  const [[company], [person], stated, registered] = await Promise.all([
    side.entId ? companiesByIds(ctx, [side.entId]) : [],
    peopleByIds(ctx, [side.userId]),
    side.entId ? documentedCompany(ctx, side.entId) : undefined,
    agreed ?? partyName(ctx, side),
  ]);
  return {
    name: company?.name ?? {},
    registered: registered.name,
    code: registered.code,
    codeKind: kindOf(registered.code, company?.profile),
    legal: stated?.legal ?? '',
    address: stated?.address ?? '',
    person: person?.name ?? '',
  };
};

export const contractParties = async (
  ctx: Ctx,
  o: OrderRecord,
): Promise<{ buyer: ContractParty; supplier: ContractParty }> => {
  const [buyer, supplier] = await Promise.all([
    partyOf(ctx, { userId: o.buyerId, entId: o.buyerEntId }, o.agreed?.buyer),
    partyOf(ctx, { userId: o.supplierId, entId: o.supplierEntId }, o.agreed?.supplier),
  ]);
  return { buyer, supplier };
};
