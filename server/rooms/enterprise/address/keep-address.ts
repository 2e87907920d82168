import type { AnswerOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { addressErrors, type companyAddress } from '#contract/enterprise/address.ts';
import { addressChanges } from '#contract/enterprise/address-rules.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { countChoices, findAddresses, moveAddress } from './address-store.ts';
import { findByIds, lockCompanies } from '../store.ts';

type Address = AnswerOf<typeof companyAddress.read>;

const ownCompany = (ctx: Ctx): string => {
  const { entId } = me(ctx);
  if (!entId) throw refuse(common.notFound);
  return entId;
};

const present = async (ctx: Ctx, entId: string, slug: string): Promise<Address> => {
  const rows = await findAddresses(ctx, entId);
  const left = Math.max(0, addressChanges - (await countChoices(ctx, entId)));
  return { slug, former: rows.map((r) => r.slug).filter((s) => s !== slug), left };
};

/** The address of the own company, its former ones, and how often it may still change. @throws Refused common.notFound */
export const readAddress = async (ctx: Ctx): Promise<Address> => {
  const entId = ownCompany(ctx);
  const [e] = await findByIds(ctx, [entId]);
  if (!e) throw refuse(common.notFound);
  return present(ctx, entId, e.slug);
};

/**
 * Gives the own company another address, under its lock; the former lead there for good (sites 19 and 20). The one that it has
 * already is no change: a second click counts nothing.
 * @throws Refused enterprise.addressOften, common.invalid, common.notFound
 */
export const chooseAddress = (ctx: Ctx, slug: string): Promise<Address> =>
  inTransaction(ctx, async (tx) => {
    const entId = ownCompany(tx);
    const [e] = await lockCompanies(tx, [entId]);
    if (!e) throw refuse(common.notFound);
    if (e.slug !== slug) {
      if ((await countChoices(tx, entId)) >= addressChanges)
        throw refuse(addressErrors.addressOften, { n: addressChanges });
      if (!(await moveAddress(tx, { entId, from: e.slug, to: slug })))
        throw refuse(common.invalid, {}, { slug: { code: 'addressTaken' } });
    }
    return present(tx, entId, slug);
  });
