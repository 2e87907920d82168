import type { DocumentType } from '#contract/verification/rules.ts';
import { type Ctx, emit } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { lockNumber, otherWithNumber } from '#server/rooms/enterprise/index.ts';
import { insertClaim } from './claim-store.ts';
import { numberOf } from './company-number.ts';
import { verificationClaimed } from '../events.ts';
import type { ApplicationRow } from '../records/store.ts';

type Papers = readonly { type: DocumentType; number?: string | undefined }[];

/**
 * An application for a company that another account is verified for: its owners are told, once for an application, and the
 * case is marked for the reviewers. In the transaction of its submission.
 */
export const noteClaim = async (tx: Ctx, a: ApplicationRow, papers: Papers): Promise<void> => {
  const number = a.kind === 'personal' ? null : numberOf(a.given, papers);
  if (!number) return;
  await lockNumber(tx, number);
  const entId = await otherWithNumber(tx, number, { mine: a.entId, name: a.given.name ?? '' });
  if (!entId || !(await insertClaim(tx, { id: newId(), applicationId: a.id, entId, number: number.value }))) return;
  await emit(tx, verificationClaimed, { applicationId: a.id, kind: a.kind, entId, number: number.value });
};
