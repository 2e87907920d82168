import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { Text } from '#contract/core/schemas.ts';
import { langs } from '#contract/core/langs.ts';
import { siteErrors, type sites } from '#contract/sites/calls.ts';
import { siteLimits } from '#contract/sites/site.ts';
import { type Ctx, inTransaction, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { translate } from '#server/platform/translate.ts';
import { keepSeat, peopleWithSeat } from '#server/rooms/identity/index.ts';
import { deleteContact, findContacts, insertContacts, lockContacts, updateContact } from './contact-store.ts';
import { ownCompany } from './keep-draft.ts';
import { presentContact } from './read-contacts.ts';

type Contact = AnswerOf<typeof sites.addContact>;
type Given = Omit<ParsedOf<typeof sites.changeContact>['body'], 'id'>;
const rowOf = ({ name, duty, phone, mail, languages, hours, shownTo }: Given) => ({
  name,
  duty: Object.fromEntries(Object.entries(duty).filter(([, words]) => words)),
  phone,
  mail,
  languages,
  hours,
  shownTo,
});

const within = <T>(ctx: Ctx, work: (tx: Ctx, entId: string) => Promise<T>): Promise<T> =>
  inTransaction(ctx, async (tx) => {
    const entId = ownCompany(tx);
    await keepSeat(tx, 'manage');
    await lockContacts(tx, entId);
    return work(tx, entId);
  });

/** Adds a contact; the same click again answers the one that it made. @throws Refused sites.tooMany */
export const addContact = (
  ctx: Ctx,
  { clientKey, ...given }: ParsedOf<typeof sites.addContact>['body'],
): Promise<Contact> =>
  within(ctx, async (tx, entId) => {
    const there = await findContacts(tx, entId);
    const same = there.find((c) => clientKey && c.clientKey === clientKey);
    if (same) return presentContact(same);
    if (there.length >= siteLimits.contacts) throw refuse(siteErrors.tooMany, { most: siteLimits.contacts });
    const id = newId();
    await insertContacts(tx, [{ id, entId, clientKey: clientKey ?? null, userId: null, ...rowOf(given) }]);
    return { id, ...rowOf(given) };
  });

/** @throws Refused common.notFound for another company's, as for an absent one */
export const changeContact = (
  ctx: Ctx,
  { id, ...given }: ParsedOf<typeof sites.changeContact>['body'],
): Promise<Contact> =>
  within(ctx, async (tx, entId) => {
    const row = await updateContact(tx, entId, id, rowOf(given));
    if (!row) throw refuse(common.notFound);
    return presentContact(row);
  });

/** @throws Refused common.notFound */
export const removeContact = (ctx: Ctx, id: string): Promise<null> =>
  within(ctx, async (tx, entId) => {
    if (!(await deleteContact(tx, entId, id))) throw refuse(common.notFound);
    return null;
  });

/** What a seat is responsible for, in every language. */
const dutyOf = (seat: string | null): Text =>
  Object.fromEntries(langs.map((l) => [l, translate(l, `seats:seat.${seat ?? 'sales'}`)]));

/**
 * Takes colleagues who sell for the company as contacts, those that are there apart. They are for identified members until the
 * company says otherwise, and without phone and mail: those are the person's own to give.
 */
export const syncContacts = (ctx: Ctx): Promise<Contact[]> =>
  within(ctx, async (tx, entId) => {
    const [people, there] = [await peopleWithSeat(tx, [entId], 'sell'), await findContacts(tx, entId)];
    const known = new Set(there.map((c) => c.userId));
    const fresh = people
      .filter((p) => !known.has(p.id) && p.name)
      .toSorted((a, b) => +a.createdAt - +b.createdAt)
      .slice(0, Math.max(0, siteLimits.contacts - there.length));
    await insertContacts(
      tx,
      fresh.map((p) => ({
        id: newId(),
        entId,
        userId: p.id,
        name: p.name,
        duty: dutyOf(p.companyRole),
        phone: '',
        mail: '',
        languages: [p.lang === 'es' ? 'es' : p.lang === 'en' ? 'en' : 'zh'],
        hours: null,
        shownTo: 'identified',
      })),
    );
    return (await findContacts(tx, entId)).map(presentContact);
  });
