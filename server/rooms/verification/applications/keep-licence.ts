import { common } from '#contract/core/errors.ts';
import type { BroughtLicence, ReadFields } from '#contract/verification/calls.ts';
import type { ApplicationKind } from '#contract/verification/rules.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { noteLicence } from '#server/rooms/enterprise/index.ts';
import { claimOpenFiles, openFile } from '#server/rooms/files/index.ts';
import type { LicenceKeeper } from '#server/rooms/identity/index.ts';
import { findReading, replaceDocuments, updateApplication } from '../records/store.ts';
import { draftOf } from './submit-application.ts';

/** A provider is one already by registering; what it proves is its company. */
const kinds: Record<Parameters<LicenceKeeper['keep']>[3], ApplicationKind> = {
  enterprise: 'enterprise',
  supplier: 'supplier',
  service: 'enterprise',
};

/** What the machine read of this very file; a reading that is gone or of another picture counts as none. */
const readingOfFile = async (tx: Ctx, l: BroughtLicence): Promise<ReadFields> => {
  const r = l.readingId ? await findReading(tx, l.readingId) : undefined;
  return r && !r.ownerId && r.fileId === l.fileId ? r.fields : {};
};

/** A licence that was read before there was an account becomes the draft of the new company's verification. */
export const licenceKeeper: LicenceKeeper = {
  async check(ctx, licence) {
    if (!(await openFile(ctx, licence.fileId, licence.ticket)))
      throw refuse(common.invalid, {}, { licence: { code: 'licenceGone' } });
  },
  async keep(tx, user, licence, wish) {
    const a = await draftOf(tx, kinds[wish], { userId: user.id, entId: user.entId });
    const { fileId, ticket, fields: given } = licence;
    const mine = { ids: [fileId], ticket, ownerId: user.id, as: 'verification' as const };
    await claimOpenFiles(tx, mine, { kind: 'verification', id: a.id });
    await replaceDocuments(tx, a.id, [{ type: 'businessLicence', fileId, number: '', expiresAt: null }]);
    await updateApplication(tx, a.id, { given, read: await readingOfFile(tx, licence) });
    if (user.entId) await noteLicence(tx, user.entId, fileId);
  },
};
