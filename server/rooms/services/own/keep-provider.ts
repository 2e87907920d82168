import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { servicesErrors } from '#contract/services/calls.ts';
import type { serviceOwn } from '#contract/services/own.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { findProvider, writeProvider } from '../offers/store.ts';
import { ownCompany, written } from './keep-offers.ts';

const mine = async (ctx: Ctx) => {
  const { entId } = me(ctx);
  return entId ? findProvider(ctx, entId) : undefined;
};

export const readIntroduction = async (ctx: Ctx): Promise<AnswerOf<typeof serviceOwn.introduction>> => {
  const p = await mine(ctx);
  return {
    about: p?.about ?? {},
    strengths: p?.strengths ?? {},
    accreditations: p?.accreditations ?? [],
    version: p?.version ?? 0,
  };
};
export const readContacts = async (ctx: Ctx): Promise<AnswerOf<typeof serviceOwn.contacts>> => {
  const p = await mine(ctx);
  return { contacts: p?.contacts ?? [], version: p?.version ?? 0 };
};

/** Both parts count one version, so that neither overwrites the other. @throws Refused services.noCompany, services.changed */
const keep = (ctx: Ctx, base: number, set: Parameters<typeof writeProvider>[3]) =>
  inTransaction(ctx, async (tx) => {
    const entId = ownCompany(tx);
    await keepSeat(tx, 'sell');
    const version = await writeProvider(tx, entId, base, set);
    if (version === null) throw refuse(servicesErrors.changed);
    return { version };
  });

export const saveIntroduction = (ctx: Ctx, input: ParsedOf<typeof serviceOwn.saveIntroduction>['body']) =>
  keep(ctx, input.base, {
    about: written(input.about),
    strengths: written(input.strengths),
    accreditations: [...new Set(input.accreditations)],
  });
export const saveContacts = (ctx: Ctx, input: ParsedOf<typeof serviceOwn.saveContacts>['body']) =>
  keep(ctx, input.base, {
    contacts: input.contacts.map((c) => ({ ...c, role: written(c.role), hours: written(c.hours) })),
  });
