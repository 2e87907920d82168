import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { identity } from '#contract/identity.ts';
import { common } from '#contract/core/errors.ts';
import { type Ctx, emit, type FieldError, inTransaction, me, refuse } from '#server/platform/context.ts';
import { dictionaryHas } from '#server/rooms/dictionary/index.ts';
import { personCompleted } from './events.ts';
import { no } from './refusals.ts';
import { rolesWhenComplete } from './rules.ts';
import { findUsersByIds, updateUser, type User } from './store.ts';

type Info = ParsedOf<typeof identity.completeInfo>['body'];
const dictionaries = { position: 'position', department: 'department', field: 'ent_field', howToKnow: 'how_to_know' };

/** Choices must be items of their dictionaries. @throws Refused invalid with the fields that aren't */
export const checkChoices = async (ctx: Ctx, info: { [K in keyof Info]?: Info[K] | undefined }): Promise<void> => {
  const fields: Record<string, FieldError> = {};
  for (const [field, type] of Object.entries(dictionaries)) {
    const value = info[field as keyof typeof dictionaries];
    if (value !== undefined && !(await dictionaryHas(ctx, type, [value]))) fields[field] = { code: 'choice' };
  }
  if (info.areaId && !(await dictionaryHas(ctx, 'your_area', info.areaId.map(String))))
    fields['areaId'] = { code: 'choice' };
  if (Object.keys(fields).length) throw refuse(common.invalid, {}, fields);
};

/** Completes a personal member's information: level 5, and a viewer becomes a buyer (decisions 1). */
export const completeInfo = async (ctx: Ctx, info: Info): Promise<User> => {
  // Who owns a company completes the company's form instead (decisions 1).
  if (me(ctx).seat === 'owner') throw refuse(no.companyForm);
  await checkChoices(ctx, info);
  return inTransaction(ctx, async (tx) => {
    const person = me(tx);
    const { name, ...profile } = info;
    const [kept] = await findUsersByIds(tx, [person.userId]);
    const user = await updateUser(tx, person.userId, {
      name,
      profile: { ...kept?.profile, ...profile },
      isFinish: true,
      userLevel: Math.max(5, person.userLevel),
      roles: rolesWhenComplete(person.roles),
    });
    if (!person.isFinish) await emit(tx, personCompleted, { userId: user.id });
    return user;
  });
};
