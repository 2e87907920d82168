import { common } from '#contract/core/errors.ts';
import { type Ctx, emit, me, refuse } from '#server/platform/context.ts';
import { accessGranted, accessRevoked } from '../events.ts';
import type { InquiryRecord } from '../inquiries/inquiry-store.ts';
import {
  findAccess,
  findAgreements,
  setAllDownloads,
  writeDownloads,
  writeGranted,
  writeRevoked,
} from './agreement-store.ts';
import { onOwn } from './lock-own.ts';

/** The key of what is said of a company that accepted the agreement. @throws Refused common.notFound for any other company */
const keyOf = async (tx: Ctx, i: InquiryRecord, entId: string) => {
  if (!(await findAgreements(tx, i.id, entId)).length) throw refuse(common.notFound);
  return { inquiryId: i.id, entId, updatedBy: me(tx).userId };
};
const told = (i: InquiryRecord, entId: string) => ({
  inquiryId: i.id,
  number: i.number ?? '',
  title: i.title,
  entId,
});

/**
 * A company reads lines, annexes and questions no more, from this moment on: each reading asks the database, so links that it holds
 * open nothing either. What it quoted stays as it is (deals 89).
 */
export const revokeAccess = (ctx: Ctx, id: string, { entId, reason }: { entId: string; reason: string }) =>
  onOwn(ctx, id, async (tx, i) => {
    const key = await keyOf(tx, i, entId);
    const [before] = await findAccess(tx, id, [entId]);
    if (before?.revokedAt) return { id };
    await writeRevoked(tx, key, reason);
    await emit(tx, accessRevoked, { ...told(i, entId), reason });
    return { id };
  });

/** The company reads again; what it accepted still stands, unless the agreement has changed since. */
export const grantAccess = (ctx: Ctx, id: string, entId: string) =>
  onOwn(ctx, id, async (tx, i) => {
    const key = await keyOf(tx, i, entId);
    const [before] = await findAccess(tx, id, [entId]);
    if (!before?.revokedAt) return { id };
    await writeGranted(tx, key);
    await emit(tx, accessGranted, told(i, entId));
    return { id };
  });

/** Whether a company, or everybody of whom nothing else is said, may take annexes and not only look at them (deals 87). */
export const setDownloads = (
  ctx: Ctx,
  id: string,
  { entId, downloads }: { entId?: string | undefined; downloads: boolean },
) =>
  onOwn(ctx, id, async (tx, i) => {
    if (entId) await writeDownloads(tx, await keyOf(tx, i, entId), downloads);
    else await setAllDownloads(tx, id, downloads);
    return { id, downloads };
  });
