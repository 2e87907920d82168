import type { Context } from 'hono';
import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { finance, SharedView } from '#contract/finance/calls.ts';
import { sharedWhile } from '#contract/finance/rules.ts';
import type { ApplicationState } from '#contract/services/states.ts';
import { type Ctx, inTransaction, me, type Person, refuse } from '#server/platform/context.ts';
import { mayOnSide } from '#server/platform/side.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { heldFile, sendPrivate } from '#server/rooms/files/index.ts';
import { applicationFor, noteConsentWithdrawn, statesOf } from '#server/rooms/services/index.ts';
import { type ConsentRecord, findConsent, findGiven, findGivenBy, withdrawRow } from './store.ts';

const iso = (at: string) => new Date(at).toISOString();
/** Whether the bank still reads what was shared (finance 6). */
const openToBank = (c: ConsentRecord, state: ApplicationState): boolean =>
  c.withdrawnAt === null && sharedWhile.includes(state);
const stampsOf = (c: ConsentRecord) => ({
  version: c.version,
  givenAt: iso(c.givenAt),
  withdrawnAt: c.withdrawnAt && iso(c.withdrawnAt),
});

/** What of an order was shared, for both sides of the application; the bank reads it only while it may. @throws Refused common.notFound */
export const readShared = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof finance.shared>> => {
  const { a, party, mayAct } = await applicationFor(ctx, id);
  const c = await findConsent(ctx, id);
  if (!c) return { shared: null };
  const seen = party === 'applicant' || openToBank(c, a.state);
  const shared: SharedView = {
    consent: stampsOf(c),
    facts: seen ? c.facts : null,
    documents: seen ? c.documents : [],
    mayWithdraw: party === 'applicant' && mayAct && openToBank(c, a.state),
  };
  return { shared };
};

/** A document that was shared, for both sides. @throws Refused common.notFound for everybody else, for one that was not named, and after the withdrawal */
export const sendShared = async (ctx: Ctx, http: Context, id: string, file: string): Promise<Response> => {
  const { a, party } = await applicationFor(ctx, id);
  const c = await findConsent(ctx, id);
  const named = c?.documents.some((d) => d.id === file);
  if (!c || !named || (party === 'provider' && !openToBank(c, a.state))) throw refuse(common.notFound);
  if (!(await heldFile(ctx, file, { kind: 'order', id: c.orderId }))) throw refuse(common.notFound);
  return sendPrivate(ctx, http, file);
};

/** Takes a consent back: the bank reads nothing of the order from then on; twice is once. @throws Refused common.notFound, common.seat */
export const withdrawConsent = (ctx: Ctx, id: string): Promise<{ id: string }> =>
  inTransaction(ctx, async (tx) => {
    if (!(await findConsent(tx, id))) throw refuse(common.notFound);
    await noteConsentWithdrawn(tx, id, () => withdrawRow(tx, id, me(tx).userId));
    return { id };
  });

const presentRows = async (ctx: Ctx, rows: ConsentRecord[]) => {
  const [states, banks] = await Promise.all([
    statesOf(
      ctx,
      rows.map((c) => c.applicationId),
    ),
    companyBriefs(ctx, [...new Set(rows.map((c) => c.bankEntId))]),
  ]);
  const names = new Map(banks.map((b) => [b.id, b.name]));
  return rows.flatMap((c) => {
    const a = states.get(c.applicationId);
    if (!a) return [];
    return [
      {
        id: c.id,
        application: c.applicationId,
        number: a.number,
        state: a.state,
        order: c.facts.number,
        bank: names.get(c.bankEntId) ?? {},
        items: c.documents.length,
        ...stampsOf(c),
      },
    ];
  });
};

const mayRead = (p: Person, c: Pick<ConsentRecord, 'ownerId' | 'ownerEntId'>): boolean =>
  mayOnSide(p, { userId: c.ownerId, entId: c.ownerEntId }, 'seeBuying');

/** The log of the caller's side: what was shared with whom, when, and by which text (finance 5). */
export const readConsents = async (
  ctx: Ctx,
  q: ParsedOf<typeof finance.consents>['query'],
): Promise<AnswerOf<typeof finance.consents>> => {
  const person = me(ctx);
  if (!mayRead(person, { ownerId: person.userId, ownerEntId: person.entId })) return pageOf([], 0, q);
  const { rows, total } = await findGiven(ctx, person.entId ?? person.userId, q);
  return pageOf(await presentRows(ctx, rows), total, q);
};

/** Consents that the person gave, each with what was named, for the export of their data. */
export const exportConsents = async (ctx: Ctx, person: Person): Promise<unknown[]> => {
  const given = (await findGivenBy(ctx, person.userId)).filter((c) => mayRead(person, c));
  const shown = await presentRows(ctx, given);
  return shown.map((row) => {
    const c = given.find((x) => x.id === row.id);
    return { ...row, facts: c?.facts, documents: c?.documents };
  });
};
