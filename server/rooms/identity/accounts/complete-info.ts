import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { identity } from '#contract/identity/calls.ts';
import { common } from '#contract/core/errors.ts';
import { type Ctx, emit, type FieldError, inTransaction, refuse } from '#server/platform/context.ts';
import { dictionaryHas } from '#server/rooms/dictionary/index.ts';
import { personCompleted } from '../events.ts';
import { lockMe } from './lock-people.ts';
import { completeProfile } from './person-store.ts';
import { identityErrors } from '#contract/identity/refusals.ts';
import { asBuyer } from './rights-rules.ts';
import { seatOf } from '../rules.ts';
import { settlePerson } from './settle-rights.ts';
import type { User } from './store.ts';

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

/** Completes a personal member's information: level 5, and a viewer becomes a buyer (accounts 25). */
export const completeInfo = (ctx: Ctx, info: Info): Promise<User> =>
  inTransaction(ctx, async (tx) => {
    const person = await lockMe(tx);
    // The owner of a company completes the company's form instead (accounts 26).
    if (seatOf(person) === 'owner') throw refuse(identityErrors.companyForm);
    await checkChoices(tx, info);
    const { name, ...parts } = info;
    await completeProfile(tx, person.id, { name, parts, joinedAs: asBuyer(person.joinedAs) });
    if (!person.isFinish) await emit(tx, personCompleted, { userId: person.id });
    return settlePerson(tx, person.id);
  });
