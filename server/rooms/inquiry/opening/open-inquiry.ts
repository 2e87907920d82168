import { afterCommit, type Ctx, emit, Refused } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { SealError } from '#server/platform/seal/index.ts';
import { insertOpened, layDown, type OpenedFile } from '#server/rooms/files/index.ts';
import { inquiryOpened } from '../events.ts';
import type { InquiryRecord } from '../inquiries/inquiry-store.ts';
import { termsOf } from '../quotations/own-quotation.ts';
import type { SealedContent } from '../sealing/content.ts';
import { openParcel, removeParcel } from '../sealing/parcel.ts';
import { findHeads, findSealed } from '../sealing/seal-store.ts';
import { writeOpened, writeOpening } from './opening-store.ts';

/**
 * Opens the sealed quotations of an inquiry that is locked and closed: each revision in force becomes a quotation as every other,
 * earlier ones stay closed. All of them or none: what cannot be opened keeps the others closed until it can.
 * @throws SealError
 */
export const openLocked = async (tx: Ctx, i: InquiryRecord, by: [string, string] | null): Promise<void> => {
  // What its company took back is nobody's to read.
  const heads = (await findHeads(tx, i.id)).filter((h) => h.sealed && h.state !== 'withdrawn');
  const inForce = new Map(heads.map((h) => [h.id, h]));
  const sealed = (
    await findSealed(
      tx,
      heads.map((h) => h.id),
    )
  ).filter((s) => inForce.get(s.quotationId)?.revision === s.revision);
  const opened: { row: (typeof sealed)[number]; content: SealedContent; nonce: string; text: string }[] = [];
  const files: Omit<OpenedFile, 'bytes'>[] = [];
  // The annexes of one at a time are in memory.
  for (const row of sealed) {
    const { annexes, ...said } = await openParcel(tx, row);
    opened.push({ row, ...said });
    for (const annex of annexes) {
      const file = { ownerId: row.userId, subject: { kind: 'quotation', id: row.quotationId }, file: annex.file };
      await layDown(tx, { ...file, bytes: annex.bytes });
      files.push(file);
    }
  }
  // A quotation without its revision would be lost, if it were passed over.
  if (opened.length !== heads.length) throw new Error(`inquiry ${i.id} lacks sealed revisions`);
  if (opened.length) {
    await writeOpened(tx, {
      quotations: opened.flatMap(({ row, content }) => {
        const head = inForce.get(row.quotationId);
        return head ? [{ ...head, ...termsOf(content), forVersion: head.forVersion, sealed: false }] : [];
      }),
      revisions: opened.map(({ row, content }) => ({
        id: newId(),
        quotationId: row.quotationId,
        revision: row.revision,
        // The click's key stays with what was sealed: it may stand in the revision of another quotation.
        clientKey: row.id,
        userId: row.userId,
        createdAt: row.createdAt,
        ...termsOf(content),
      })),
      revealed: opened.map(({ row, nonce, text }) => ({ ...row, nonce, content: text })),
    });
  }
  await insertOpened(tx, files);
  await afterCommit(tx, async () => {
    for (const { content } of opened) if (content.parcel) await removeParcel(tx, content.parcel);
  });
  const at = await writeOpening(tx, { inquiryId: i.id, by });
  await emit(tx, inquiryOpened, {
    inquiryId: i.id,
    number: i.number ?? '',
    title: i.title,
    early: by !== null,
    at: new Date(at).toISOString(),
    entIds: heads.map((h) => h.entId),
    buyerId: i.buyerId,
    buyerEntId: i.entId,
  });
};

/** Runs an opening; an error of the database would name values, and a log is no place for a price. */
export const withoutValues = async <T>(inquiryId: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (err) {
    // Its words name keys and records alone; a refusal is for who asked.
    if (err instanceof SealError || err instanceof Refused) throw err;
    const { name, code } = err as { name?: string; code?: string };
    // oxlint-disable-next-line preserve-caught-error -- the cause holds what was about to be written
    throw new Error(`sealed quotations of inquiry ${inquiryId} could not be opened (${code ?? name ?? 'error'})`);
  }
};
