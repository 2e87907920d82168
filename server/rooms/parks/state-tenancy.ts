import { common } from '#contract/core/errors.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { parkErrors, type parkTenancies } from '#contract/parks/calls.ts';
import { parkLimits } from '#contract/parks/rules.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { keepCompanies } from '#server/rooms/enterprise/index.ts';
import { askTenancy, findTenancy, findTenanciesOf, removeTenancy } from './tenancy-store.ts';
import { lockPark } from './store.ts';

const companyOf = (ctx: Ctx): string => {
  const { entId } = me(ctx);
  if (!entId) throw refuse(parkErrors.noCompany);
  return entId;
};

/**
 * A company says that it is in a park; the desk confirms before anybody else reads of it (parks 5). Said twice it stays one
 * statement; after a refusal it is asked anew.
 * @throws Refused common.notFound, parks.noCompany, parks.tooMany, parks.alreadyConfirmed
 */
export const stateTenancy = (ctx: Ctx, parkId: string, { note }: ParsedOf<typeof parkTenancies.state>['body']) => {
  const entId = companyOf(ctx);
  return inTransaction(ctx, async (tx) => {
    await keepCompanies(tx, [entId]);
    const park = await lockPark(tx, parkId);
    if (!park || park.state !== 'shown') throw refuse(common.notFound);
    const tenancy = await findTenancy(tx, entId, parkId);
    if (tenancy?.state === 'confirmed') throw refuse(parkErrors.alreadyConfirmed);
    if (!tenancy && (await findTenanciesOf(tx, entId)).length >= parkLimits.tenancies)
      throw refuse(parkErrors.tooMany, { n: parkLimits.tenancies });
    await askTenancy(tx, { id: newId(), parkId, entId, note, askedBy: me(tx).userId });
    return { state: 'asked' as const };
  });
};

/** The company takes back what it said, or has left the park. @throws Refused parks.noCompany, parks.notAsked */
export const leavePark = (ctx: Ctx, parkId: string): Promise<undefined> => {
  const entId = companyOf(ctx);
  return inTransaction(ctx, async (tx) => {
    await keepCompanies(tx, [entId]);
    await lockPark(tx, parkId);
    if (!(await removeTenancy(tx, entId, parkId))) throw refuse(parkErrors.notAsked);
    return undefined;
  });
};
