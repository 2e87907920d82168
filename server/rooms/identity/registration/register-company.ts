import type { CompanyInfo } from '#contract/enterprise/company-info.ts';
import { common } from '#contract/core/errors.ts';
import type { BroughtLicence } from '#contract/verification/calls.ts';
import { type Ctx, emit, inTransaction, refuse } from '#server/platform/context.ts';
import { isCountry } from '#server/rooms/dictionary/index.ts';
import { createUnverifiedCompany } from '#server/rooms/enterprise/index.ts';
import { licenceKeepers, type Wish } from './bring-licence.ts';
import { checkCompany } from './check-company.ts';
import { keepAgreements } from './agree.ts';
import { createPerson } from '../accounts/create-person.ts';
import { personRegistered } from '../events.ts';
import { type Newcomer, proveNewcomer } from './prove-newcomer.ts';
import { storeCompany } from './save-company.ts';
import { findUserBy, type User } from '../accounts/store.ts';

type NewCompany = Newcomer & {
  companyName: string;
  country?: string | undefined;
  username?: string | undefined;
  company?: CompanyInfo | undefined;
  inquiryId?: string | undefined;
  licence?: BroughtLicence | undefined;
};

/** A user name is looked at before the code is spent. @throws Refused invalid at `username` */
const checkUsername = async (ctx: Ctx, username: string | undefined) => {
  if (username && (await findUserBy(ctx, 'username', username)))
    throw refuse(common.invalid, {}, { username: { code: 'nameTaken' } });
};

/** Registers a person with a company of theirs, which nobody has verified yet. */
export const registerCompany = async (ctx: Ctx, asked: NewCompany, wish: Wish): Promise<User> => {
  const { username, company, companyName, country, inquiryId, licence } = asked;
  await checkUsername(ctx, username);
  if (country && !(await isCountry(ctx, country))) throw refuse(common.invalid, {}, { country: { code: 'choice' } });
  if (company) await checkCompany(ctx, company);
  const [keeper] = ctx.platform.answers(licenceKeepers);
  if (licence) await keeper?.check(ctx, licence);
  const account = await proveNewcomer(ctx, asked);
  return inTransaction(ctx, async (tx) => {
    const entId = await createUnverifiedCompany(tx, companyName, account.lang, country);
    const user = await createPerson(tx, {
      ...account,
      joinedAs: [wish === 'service' ? 'service' : 'buyer'],
      username: username ?? null,
      entId,
      companyRole: 'owner',
      profile: { wishes: [wish], ...(inquiryId && { cameFor: inquiryId }) },
    });
    if (licence) await keeper?.keep(tx, user, licence, wish);
    await keepAgreements(tx, user.id, user.lang);
    await emit(tx, personRegistered, { userId: user.id });
    return company ? storeCompany(tx, user, company) : user;
  });
};
