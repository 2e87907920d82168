import type { AnswerOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { sites } from '#contract/sites/calls.ts';
import type { ContactAudience } from '#contract/sites/site.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { haveTraded } from '#server/rooms/order/index.ts';
import { type ContactRow, findContacts } from './contact-store.ts';

type Contact = AnswerOf<typeof sites.contacts>[number];
type Desk = AnswerOf<typeof sites.index>['desks'][number];

export const presentContact = (c: ContactRow): Contact => ({
  id: c.id,
  name: c.name,
  duty: c.duty,
  phone: c.phone,
  mail: c.mail,
  languages: c.languages,
  hours: c.hours,
  shownTo: c.shownTo as ContactAudience,
});

/** Whom a visitor may ask: what for, in which languages, and when. No person, phone or mail (security 4). */
export const findDesks = async (ctx: Ctx, entId: string): Promise<Desk[]> =>
  (await findContacts(ctx, entId))
    .filter((c) => c.shownTo === 'everybody')
    .map((c) => ({ id: c.id, duty: c.duty, languages: c.languages, hours: c.hours }));

/**
 * The contacts of a company that this reader may read; its own people read all. Those for partners are for who has, or had, an
 * order with it. @throws Refused common.notFound
 */
export const readContacts = async (ctx: Ctx, entId: string): Promise<Contact[]> => {
  const person = me(ctx);
  const [e] = await companiesByIds(ctx, [entId]);
  const own = person.entId === entId;
  if (!e || !(own || e.supplierVerified)) throw refuse(common.notFound);
  const rows = await findContacts(ctx, entId);
  if (own) return rows.map(presentContact);
  const traded = rows.some((c) => c.shownTo === 'partners') && (await haveTraded(ctx, person, entId));
  const may: Record<ContactAudience, boolean> = {
    everybody: true,
    members: true,
    identified: person.isFinish,
    partners: traded,
  };
  return rows.filter((c) => may[c.shownTo as ContactAudience]).map(presentContact);
};
