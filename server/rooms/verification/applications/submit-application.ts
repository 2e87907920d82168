import { isChinese } from '#contract/enterprise/places.ts';
import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { seatMay } from '#contract/core/seats.ts';
import { type ReadFields, type verification, verificationErrors } from '#contract/verification/calls.ts';
import { authorityOf } from '#contract/verification/needs.ts';
import { afterMove, type ApplicationKind } from '#contract/verification/rules.ts';
import { type Ctx, type FieldError, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { nextNumber } from '#server/platform/numbers.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { checkAbroad } from '../records/check-abroad.ts';
import { isLegal } from '../records/authority-rules.ts';
import { noteClaim } from '../claims/note-claim.ts';
import { isCreditCode, normalCode } from '../licence/credit-code-rules.ts';
import { judgeDocuments } from '../records/documents-rules.ts';
import { slotsOfApplication } from '../records/needs.ts';
import { mayApply } from '../records/applicant-rules.ts';
import {
  addHistory,
  type ApplicationRow,
  findApplicationsBy,
  findDocuments,
  findReading,
  insertApplication,
  lockOpen,
  replaceDocuments,
  stampApplication,
  updateApplication,
} from '../records/store.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';

type Body = ParsedOf<typeof verification.submit>['body'];

/** A reading of mine, or one that a visitor made before there was a person. @throws Refused verification.noReading */
export const readingOf = async (ctx: Ctx, id: string, userId: string) => {
  const r = await findReading(ctx, id);
  if (!r || (r.ownerId && r.ownerId !== userId)) throw refuse(verificationErrors.noReading);
  return r;
};

/** What was read counts for the very picture that is handed in: a new reading of it, or the one kept with it before. */
const readOf = async (tx: Ctx, b: Body, a: ApplicationRow): Promise<ReadFields> => {
  const licence = b.documents.find((d) => d.type === 'businessLicence')?.fileId;
  if (b.readingId) {
    const r = await readingOf(tx, b.readingId, me(tx).userId);
    if (!licence || r.fileId !== licence) throw refuse(verificationErrors.noReading);
    return r.fields;
  }
  const before = await findDocuments(tx, [a.id]);
  return before.some((d) => d.type === 'businessLicence' && d.fileId === licence) ? a.read : {};
};

/** What must stand before anybody reviews: names by kind, a company's number and address, the applicant's authority. */
const checkFields = async (ctx: Ctx, b: Body) => {
  const fields: Record<string, FieldError> = {};
  const need =
    b.kind === 'personal' ? (['personName', 'idNumber'] as const) : (['name', 'legal', 'personName'] as const);
  for (const key of need) if (!b.fields[key]) fields[key] = { code: 'required' };
  if (b.kind !== 'personal') Object.assign(fields, await checkAbroad(ctx, b.fields));
  const licence = isChinese(b.fields.country) && b.documents.some((d) => d.type === 'businessLicence');
  if (b.kind !== 'personal' && licence && !b.fields.creditCode) fields['creditCode'] = { code: 'required' };
  else if (b.kind !== 'personal' && licence && !isCreditCode(normalCode(b.fields.creditCode ?? '')))
    fields['creditCode'] = { code: 'creditCode' };
  // Whoever submits an identity document alone is the representative; everybody else has a letter.
  const papers = b.documents.map((d) => d.type);
  if (b.kind !== 'personal' && authorityOf(papers) === 'legal' && !fields['personName'] && !isLegal(b.fields))
    fields['personName'] = { code: 'notLegal' };
  if (Object.keys(fields).length) throw refuse(common.invalid, {}, fields);
};

const checkDocuments = async (ctx: Ctx, b: Body) => {
  const needs = await slotsOfApplication(ctx, b.kind, b.fields);
  const handed = b.documents.map((d) => ({ type: d.type, expiresAt: d.expiresAt ?? null }));
  const faults = judgeDocuments(needs, handed, chinaDay());
  if (!faults.length) return;
  const codes = { missing: 'required', expiryNeeded: 'expiryNeeded', expired: 'documentExpired' };
  throw refuse(
    faults.some((f) => f.fault === 'missing')
      ? verificationErrors.missingDocuments
      : verificationErrors.expiredDocument,
    {},
    Object.fromEntries(faults.map((f) => [`documents.${f.type}`, { code: codes[f.fault] }])),
  );
};

/** The open application of this kind, or a new draft. @throws Refused verification.alreadyOpen where it waits for review */
export const draftOf = async (tx: Ctx, kind: ApplicationKind, who: { userId: string; entId: string | null }) => {
  const open = await lockOpen(tx, who.userId, kind);
  if (open && !afterMove(open.state, 'save')) throw refuse(verificationErrors.alreadyOpen);
  if (open) return open;
  const id = newId();
  const row: ApplicationRow = {
    id,
    number: await nextNumber(tx.db, 'RZ'),
    kind,
    applicantId: who.userId,
    entId: who.entId,
    state: 'draft',
    lang: tx.lang,
    given: {},
    read: {},
    submissions: 0,
    reasons: [],
    note: null,
    firstReviewerId: null,
    reviewerId: null,
    authority: null,
    expiresAt: null,
    told: [],
    submittedAt: null,
    decidedAt: null,
    createdAt: new Date().toISOString(),
  };
  const { createdAt, ...fresh } = row;
  void createdAt;
  if (!(await insertApplication(tx, fresh))) throw refuse(verificationErrors.alreadyOpen);
  return row;
};

/**
 * Keeps my draft, or submits it to the reviewers; files are claimed in the same transaction.
 * @throws Refused verification.notForThisAccount, missingDocuments, expiredDocument, alreadyOpen, noReading;
 * common.invalid with the fields; files.notYours
 */
export const submitApplication = async (ctx: Ctx, b: Body): Promise<AnswerOf<typeof verification.submit>> => {
  const person = me(ctx);
  if (!mayApply(b.kind, person)) throw refuse(verificationErrors.notForThisAccount);
  if (b.kind !== 'personal' && !seatMay(person.seat, 'manage')) throw refuse(common.seat);
  if (!b.draft) {
    await checkFields(ctx, b);
    await checkDocuments(ctx, b);
  }
  return inTransaction(ctx, async (tx) => {
    await keepSeat(tx, b.kind === 'personal' ? undefined : 'manage');
    const a = await draftOf(tx, b.kind, person);
    const read = await readOf(tx, b, a);
    const ids = [...new Set(b.documents.map((d) => d.fileId))];
    // Who applies anew hands in what an earlier application of theirs holds.
    const earlier = (await findApplicationsBy(tx, person.userId)).filter((x) => x.id !== a.id && x.kind === a.kind);
    await claimFiles(
      tx,
      ids,
      { kind: 'verification', id: a.id },
      undefined,
      earlier.map((x) => x.id),
    );
    await replaceDocuments(
      tx,
      a.id,
      b.documents.map((d) => ({
        type: d.type,
        fileId: d.fileId,
        number: d.number ?? '',
        expiresAt: d.expiresAt ?? null,
      })),
    );
    const state = b.draft ? a.state : (afterMove(a.state, 'submit') ?? a.state);
    await updateApplication(tx, a.id, {
      given: b.fields,
      read,
      state,
      lang: tx.lang,
      entId: person.entId,
      ...(!b.draft && {
        submissions: a.submissions + 1,
        firstReviewerId: null,
        authority: null,
        reasons: [],
        note: null,
      }),
    });
    if (!b.draft) {
      await stampApplication(tx, a.id, 'submitted');
      const event = a.submissions ? 'resubmitted' : 'submitted';
      await addHistory(tx, { id: newId(), applicationId: a.id, event, by: 'applicant', actorId: person.userId });
      await noteClaim(tx, { ...a, given: b.fields, entId: person.entId }, b.documents);
    }
    return { id: a.id, number: a.number, state };
  });
};
