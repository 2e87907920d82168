import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { purchaseErrors } from '#contract/purchase/calls.ts';
import { isAdmitted, purchaseLimits } from '#contract/purchase/states.ts';
import type { tender } from '#contract/purchase/tender.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { purchaseDocumentAdded } from '../events.ts';
import { ownsPurchase } from '../policy.ts';
import { findApplications, lockPurchase } from '../store.ts';
import { countDocuments, findByFile, findNewest, insertDocuments } from './document-store.ts';

type Given = ParsedOf<typeof tender.document>['body'];
type Document = { kind: Given['kind']; shownTo: Given['shownTo']; file: string };

/** The documents of a purchase that is being released. @throws Refused files.notYours */
export const writeDocuments = async (tx: Ctx, purchaseId: string, given: Document[]): Promise<void> => {
  const { userId } = me(tx);
  const rows = given.map((d) => {
    const id = newId();
    return {
      id,
      documentId: id,
      purchaseId,
      version: 1,
      kind: d.kind,
      shownTo: d.shownTo,
      fileId: d.file,
      userId,
    };
  });
  // Each file is bound to its own document, whose readers it has; a purchase has few. In one order, so that two never wait for each other.
  for (const r of rows.toSorted((a, b) => (a.fileId < b.fileId ? -1 : 1)))
    await claimFiles(tx, [r.fileId], { kind: 'purchaseDocument', id: r.id }, 'drawing');
  await insertDocuments(tx, rows);
};

/**
 * A document more, or a new version of one, while the purchase is open: everybody whom it concerns is told (purchases 13). The same
 * file again is the same version. @throws Refused common.notFound, purchase.notOpen, purchase.tooManyDocuments, files.notYours
 */
export const addDocument = (ctx: Ctx, purchaseId: string, given: Given): Promise<AnswerOf<typeof tender.document>> =>
  inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'buy');
    const x = await lockPurchase(tx, purchaseId);
    if (!x || !ownsPurchase(me(tx), x, 'buy')) throw refuse(common.notFound);
    const known = await findByFile(tx, given.file);
    if (known?.purchaseId === purchaseId) return { id: known.documentId, version: known.version };
    if (x.state !== 'open') throw refuse(purchaseErrors.notOpen);
    const before = given.replaces ? await findNewest(tx, purchaseId, given.replaces) : undefined;
    if (given.replaces && !before) throw refuse(common.notFound);
    const full = before
      ? before.version >= purchaseLimits.versions
      : (await countDocuments(tx, purchaseId)) >= purchaseLimits.documents;
    if (full) throw refuse(purchaseErrors.tooManyDocuments);
    const id = newId();
    const documentId = before?.documentId ?? id;
    const version = (before?.version ?? 0) + 1;
    const shownTo = before?.shownTo ?? given.shownTo;
    const kind = before?.kind ?? given.kind;
    await claimFiles(tx, [given.file], { kind: 'purchaseDocument', id }, 'drawing');
    await insertDocuments(tx, [
      { id, documentId, purchaseId, version, kind, shownTo, fileId: given.file, userId: me(tx).userId },
    ]);
    const concerned = (await findApplications(tx, purchaseId)).filter(
      (a) => isAdmitted(a.state) || (shownTo === 'all' && a.state === 'submitted'),
    );
    if (concerned.length)
      await emit(tx, purchaseDocumentAdded, {
        purchaseId,
        number: x.number,
        title: x.title,
        documentId: id,
        kind,
        version,
        entIds: concerned.map((a) => a.entId),
      });
    return { id: documentId, version };
  });
