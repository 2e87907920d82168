import type { Text } from '#contract/core/schemas.ts';
import type { Application, ReadFields } from '#contract/verification/calls.ts';
import type { ApplicationKind } from '#contract/verification/rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { companiesByIds, otherWithNumber } from '#server/rooms/enterprise/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { normalNumber, type NumberKind, numbersOf } from '#contract/enterprise/company-numbers.ts';
import { numberVerdict } from '#contract/verification/abroad.ts';
import { isChinese } from '#contract/enterprise/places.ts';
import { isCreditCode, normalCode } from '../licence/credit-code-rules.ts';
import { type AuthorityCheck, authorityCheck } from '../records/authority-rules.ts';
import { type ClaimRow, findClaimsBy } from '../claims/claim-store.ts';
import { numberOf } from '../claims/company-number.ts';
import { differences } from '../records/compare-rules.ts';
import { present } from './present.ts';
import {
  type ApplicationRow,
  countQueue,
  type Figures,
  findApplication,
  findDocuments,
  findQueue,
} from '../records/store.ts';

export type Waiting = {
  id: string;
  kind: ApplicationKind;
  subject: string;
  submittedAt: string;
  submissions: number;
  /** Fields where the document and the form differ; null where no machine has read the document. */
  differences: number | null;
  halfApproved: boolean;
  claimed: boolean;
};

const subjectOf = (a: ApplicationRow): string =>
  (a.kind === 'personal' ? a.given.personName : a.given.name) || a.number;
const read = (r: ReadFields) => Object.keys(r).length > 0;

export const readQueue = async (
  ctx: Ctx,
  kind: ApplicationKind | undefined,
): Promise<{ rows: Waiting[]; figures: Figures }> => {
  const [rows, figures] = await Promise.all([findQueue(ctx, kind), countQueue(ctx)]);
  const claims = await findClaimsBy(
    ctx,
    rows.map((r) => r.id),
  );
  return {
    figures,
    rows: rows.map((a) => ({
      id: a.id,
      kind: a.kind,
      subject: subjectOf(a),
      submittedAt: new Date(a.submittedAt ?? a.createdAt).toISOString(),
      submissions: a.submissions,
      differences: read(a.read) ? differences(a.given, a.read).filter((d) => d.verdict === 'differs').length : null,
      halfApproved: a.firstReviewerId !== null,
      claimed: claims.some((c) => c.applicationId === a.id),
    })),
  };
};

export type Case = {
  application: Application;
  applicant: { id: string; name: string; userType: number; company: boolean };
  decidedBy: { first: string; last: string };
  entId: string | null;
  checks: { codeRight: boolean | null; codeFree: boolean | null };
  numbers: { kind: NumberKind; value: string; verdict: 'checked' | 'formed' | 'wrong' }[];
  authority: AuthorityCheck | null;
  claim: { company: Text; state: ClaimRow['state']; note: string } | null;
  compared: ReturnType<typeof differences>;
  halfApprovedBy: string | null;
};

/** Whether it lies with the reviewers, or did when they decided; what an applicant still works on is theirs alone. */
const isHandedIn = (a: ApplicationRow): boolean =>
  a.submissions > 0 && a.state !== 'draft' && a.state !== 'moreAsked' && a.state !== 'withdrawn';

/** The numbers of a company abroad, each with what its form and its check say of it. */
const numbersOfCase = (a: ApplicationRow): Case['numbers'] => {
  const { country, registrationNumber = '', taxNumber = '' } = a.given;
  if (a.kind === 'personal' || !country || isChinese(country)) return [];
  const { main, second } = numbersOf(country);
  const shown = (kind: NumberKind, given: string) =>
    given ? [{ kind, value: normalNumber(kind, given), verdict: numberVerdict(kind, given) }] : [];
  return [...shown(main, registrationNumber), ...(second ? shown(second, taxNumber) : [])];
};

/** The company that is claimed besides, with its owner's word. */
const claimOf = async (ctx: Ctx, id: string): Promise<Case['claim']> => {
  const [c] = await findClaimsBy(ctx, [id]);
  const [company] = c ? await companiesByIds(ctx, [c.entId]) : [];
  return c && company ? { company: company.name, state: c.state, note: c.note } : null;
};

const decidersOf = async (ctx: Ctx, a: ApplicationRow): Promise<Case['decidedBy']> => {
  const people = await peopleByIds(
    ctx,
    [a.firstReviewerId, a.reviewerId].filter((x) => x !== null),
  );
  const nameOf = (id: string | null) => people.find((p) => p.id === id)?.name ?? '';
  return { first: nameOf(a.firstReviewerId), last: nameOf(a.reviewerId) };
};

/** Everything that a reviewer needs of one application; undefined where there is none, or it isn't handed in. */
export const readCase = async (ctx: Ctx, id: string): Promise<Case | undefined> => {
  const a = await findApplication(ctx, id);
  if (!a || !isHandedIn(a)) return undefined;
  const [[application], [applicant]] = await Promise.all([present(ctx, [a]), peopleByIds(ctx, [a.applicantId])]);
  if (!application || !applicant) return undefined;
  const code = isChinese(a.given.country) ? normalCode(a.given.creditCode ?? '') : '';
  const right = code ? isCreditCode(code) : null;
  const number = a.kind === 'personal' ? null : numberOf(a.given, application.documents);
  const other = number && (await otherWithNumber(ctx, number, { mine: applicant.entId, name: a.given.name ?? '' }));
  return {
    application,
    authority: a.kind === 'personal' ? null : authorityCheck(a, application.documents, applicant.name),
    claim: await claimOf(ctx, a.id),
    applicant: {
      id: applicant.id,
      name: applicant.name,
      userType: applicant.userType,
      company: applicant.entId !== null,
    },
    decidedBy: await decidersOf(ctx, a),
    entId: a.entId,
    checks: { codeRight: right, codeFree: number ? !other : null },
    numbers: numbersOfCase(a),
    compared: differences(a.given, a.read),
    halfApprovedBy: a.firstReviewerId,
  };
};

/** A file as the document of this application that it is, with the application's number; undefined where it is none or isn't handed in. */
export const findCaseDocument = async (ctx: Ctx, id: string, fileId: string) => {
  const [a, documents] = await Promise.all([findApplication(ctx, id), findDocuments(ctx, [id])]);
  const found = documents.find((d) => d.fileId === fileId);
  return a && isHandedIn(a) && found && { number: a.number, type: found.type };
};
