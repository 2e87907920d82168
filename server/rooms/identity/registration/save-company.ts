import type { CompanyInfo } from '#contract/enterprise/company-info.ts';
import { common } from '#contract/core/errors.ts';
import { seatMay } from '#contract/core/seats.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { companyInfoOf, saveCompanyInfo } from '#server/rooms/enterprise/index.ts';
import { checkCompany } from './check-company.ts';
import { companySaved, personCompleted } from '../events.ts';
import { lockMe } from '../accounts/lock-people.ts';
import { completeProfile } from '../accounts/person-store.ts';
import { identityErrors } from '#contract/identity/refusals.ts';
import { asBuyer } from '../accounts/rights-rules.ts';
import { seatOf } from '../rules.ts';
import { settlePerson } from '../accounts/settle-rights.ts';
import { findUsersByIds, type User } from '../accounts/store.ts';

const own = async (ctx: Ctx): Promise<User> => {
  const [user] = await findUsersByIds(ctx, [me(ctx).userId]);
  if (!user) throw refuse(common.login);
  return user;
};
/** Whose form it is: those who manage the company, not its customer service (accounts 33). */
const mayEditCompany = (u: Pick<User, 'userType' | 'entId' | 'companyRole'>): boolean =>
  u.entId !== null && [1, 3, 5, 15].includes(u.userType) && seatMay(seatOf(u), 'manage');

/** Writes a form that was checked: the company's part to the company, the person's part to the person, who is locked. */
export const storeCompany = async (tx: Ctx, user: User, info: CompanyInfo): Promise<User> => {
  if (!user.entId) throw refuse(identityErrors.needUpgrade);
  // The claims of files are made in the name of the person, who at a registration is no session's yet.
  const as: Ctx = tx.person ? tx : { ...tx, person: { ...user, userId: user.id, seat: seatOf(user), sessionId: '' } };
  await saveCompanyInfo(as, user.entId, info);
  await completeProfile(tx, user.id, {
    parts: {
      position: info.userPositionCn[0],
      department: info.userDeptCn[0],
      areaId: info.areaId,
      field: info.entField[0],
      howToKnow: info.userKnow[0],
      follows: info.userFollowExhibition,
      knows: info.userKnow,
    },
    joinedAs: asBuyer(user.joinedAs),
  });
  if (!user.isFinish) await emit(tx, personCompleted, { userId: user.id });
  await emit(tx, companySaved, { entId: user.entId });
  return settlePerson(tx, user.id);
};

/** The company form; afterwards isFinish is true (accounts 26). @throws Refused needUpgrade for who has no company */
export const saveCompany = (ctx: Ctx, info: CompanyInfo) =>
  inTransaction(ctx, async (tx) => {
    const user = await lockMe(tx);
    if (!user.entId || user.userType === 2) throw refuse(identityErrors.needUpgrade);
    if (!mayEditCompany(user)) throw refuse(common.forbidden);
    const { info: before, nameFixed } = await companyInfoOf(tx, user.entId);
    if (nameFixed && info.entNameCn !== before.entNameCn)
      throw refuse(common.invalid, {}, { entNameCn: { code: 'verifiedName' } });
    await checkCompany(tx, info);
    const saved = await storeCompany(tx, user, info);
    return { isFinish: saved.isFinish, userLevel: saved.userLevel, first: user.userLevel === 0 };
  });

/** The form as last saved. @throws Refused needUpgrade for who has no company */
export const readCompany = async (ctx: Ctx) => {
  const user = await own(ctx);
  if (!user.entId || user.userType === 2) throw refuse(identityErrors.needUpgrade);
  const { info, nameFixed } = await companyInfoOf(ctx, user.entId);
  const { position, department, follows, knows } = user.profile as Record<string, string | string[] | undefined>;
  const list = (v: string | string[] | undefined) => (Array.isArray(v) ? v : v ? [v] : []);
  return {
    info: {
      ...info,
      userPositionCn: list(position),
      userDeptCn: list(department),
      userFollowExhibition: list(follows),
      userKnow: list(knows),
    },
    nameFixed,
    mayEdit: mayEditCompany(user),
  };
};
