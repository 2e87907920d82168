import * as z from 'zod/mini';
import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { account } from '#contract/identity/account.ts';
import type { registration } from '#contract/identity/registration.ts';
import { type Ctx, type FieldError, me, refuse } from '#server/platform/context.ts';
import { dictionaryHas } from '#server/rooms/dictionary/index.ts';
import { checkChoices } from './complete-info.ts';
import { noteProfile } from './person-store.ts';
import { findUsersByIds, type User } from './store.ts';

const own = async (ctx: Ctx): Promise<User> => {
  const [user] = await findUsersByIds(ctx, [me(ctx).userId]);
  if (!user) throw refuse(common.login);
  return user;
};

/** Changes the parts that are given, and only those; a finished profile stays finished. */
export const fixProfile = async (ctx: Ctx, asked: ParsedOf<typeof account.fixProfile>['body']) => {
  await checkChoices(ctx, asked);
  const { name, ...parts } = asked;
  const given = Object.fromEntries(Object.entries(parts).filter(([, v]) => v !== undefined));
  await noteProfile(ctx, me(ctx).userId, given, name);
  return { saved: true };
};

const needs = z.catch(z.object({ products: z.array(z.string()), processes: z.array(z.string()), note: z.string() }), {
  products: [],
  processes: [],
  note: '',
});
const strings = z.catch(z.array(z.string()), []);
const idOrNull = z.catch(z.nullable(z.uuid()), null);

/** What this person looks for, and what else is known beside the account. */
export const infoExt = async (ctx: Ctx): Promise<AnswerOf<typeof account.infoExt>> => {
  const u = await own(ctx);
  return {
    userId: u.id,
    needs: z.parse(needs, u.profile['needs']),
    cameFor: z.parse(idOrNull, u.profile['cameFor'] ?? null),
    wishes: z.parse(strings, u.profile['wishes']),
    companyRole: u.companyRole,
    lastSeenAt: u.lastSeenAt?.toISOString() ?? null,
  };
};

/** Keeps what a person looks for. @throws Refused invalid where a material or process is none of the dictionary's */
export const saveNeeds = async (ctx: Ctx, asked: ParsedOf<typeof registration.needs>['body']) => {
  const fields: Record<string, FieldError> = {};
  if (!(await dictionaryHas(ctx, 'ent_main_product', asked.products))) fields['products'] = { code: 'choice' };
  if (!(await dictionaryHas(ctx, 'process_type', asked.processes))) fields['processes'] = { code: 'choice' };
  if (Object.keys(fields).length) throw refuse(common.invalid, {}, fields);
  await noteProfile(ctx, me(ctx).userId, { needs: asked });
  return { saved: true };
};
