import type { Application, ReadFields } from '#contract/verification.ts';
import type { ApplicationKind } from '#contract/verification-rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { otherWithCode } from '#server/rooms/enterprise/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { isCreditCode, normalCode } from './licence/credit-code-rules.ts';
import { differences } from './compare-rules.ts';
import { present } from './present.ts';
import { type ApplicationRow, countQueue, type Figures, findApplication, findDocuments, findQueue } from './store.ts';

export type Waiting = {
  id: string;
  kind: ApplicationKind;
  subject: string;
  submittedAt: string;
  submissions: number;
  /** Fields where the document and the form differ; null where no machine has read the document. */
  differences: number | null;
  halfApproved: boolean;
};

const subjectOf = (a: ApplicationRow): string =>
  (a.kind === 'personal' ? a.given.personName : a.given.name) || a.number;
const read = (r: ReadFields) => Object.keys(r).length > 0;

export const readQueue = async (
  ctx: Ctx,
  kind: ApplicationKind | undefined,
): Promise<{ rows: Waiting[]; figures: Figures }> => {
  const [rows, figures] = await Promise.all([findQueue(ctx, kind), countQueue(ctx)]);
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
    })),
  };
};

export type Case = {
  application: Application;
  applicant: { name: string; userType: number; company: boolean };
  checks: { codeRight: boolean | null; codeFree: boolean | null };
  compared: ReturnType<typeof differences>;
  halfApprovedBy: string | null;
};

/** Whether it lies with the reviewers, or did when they decided; what an applicant still works on is theirs alone. */
const isHandedIn = (a: ApplicationRow): boolean =>
  a.submissions > 0 && a.state !== 'draft' && a.state !== 'moreAsked' && a.state !== 'withdrawn';

/** Everything that a reviewer needs of one application; undefined where there is none, or it isn't handed in. */
export const readCase = async (ctx: Ctx, id: string): Promise<Case | undefined> => {
  const a = await findApplication(ctx, id);
  if (!a || !isHandedIn(a)) return undefined;
  const [[application], [applicant]] = await Promise.all([present(ctx, [a]), peopleByIds(ctx, [a.applicantId])]);
  if (!application || !applicant) return undefined;
  const code = normalCode(a.given.creditCode ?? '');
  const right = code ? isCreditCode(code) : null;
  return {
    application,
    applicant: { name: applicant.name, userType: applicant.userType, company: applicant.entId !== null },
    checks: { codeRight: right, codeFree: right ? !(await otherWithCode(ctx, code, applicant.entId)) : null },
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
