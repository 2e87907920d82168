import { afterCommit, type Ctx, emit, Refused } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { SealError } from '#server/platform/seal/index.ts';
import { insertOpened, layDown, type OpenedFile, type SealedFile, takeUp } from '#server/rooms/files/index.ts';
import { inquiryOpened } from '../events.ts';
import type { InquiryRecord } from '../inquiries/inquiry-store.ts';
import { termsOf } from '../quotations/own-quotation.ts';
import type { SealedContent } from '../sealing/content.ts';
import { openParcel, removeParcel } from '../sealing/parcel.ts';
import { findHeads, findSealed, type SealedRow } from '../sealing/seal-store.ts';
import { writeOpened, writeOpening } from './opening-store.ts';

type LaidDown = Omit<OpenedFile, 'bytes'>;
const fileOf = (row: SealedRow, file: SealedFile): LaidDown => ({
  ownerId: row.userId,
  subject: { kind: 'quotation', id: row.quotationId },
  file,
});

/** Lays the annexes of these revisions down readable, those of one at a time in memory: all of them, or none stays. */
const layAnnexes = async (tx: Ctx, rows: SealedRow[]): Promise<void> => {
  const laid: LaidDown[] = [];
  try {
    for (const row of rows)
      for (const { file, bytes } of (await openParcel(tx, row)).annexes) {
        const opened = fileOf(row, file);
        laid.push(opened);
        await layDown(tx, { ...opened, bytes });
      }
  } catch (err) {
    for (const file of laid)
      await takeUp(tx, file).catch((e: NodeJS.ErrnoException) =>
        tx.platform.log.error({ code: e.code }, 'an annex that is not opened could not be taken away'),
      );
    throw err;
  }
};

/**
 * Opens the sealed quotations of an inquiry that is locked and closed: each revision in force becomes a quotation as every other,
 * earlier ones stay closed. All of them or none: what cannot be opened keeps the others closed until it can. Annexes are laid down
 * at the very end, when nothing but the commit is left to fail: its caller does nothing after it.
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
  const opened: { row: SealedRow; content: SealedContent; nonce: string; text: string }[] = [];
  // Every parcel has to open before anything is readable; its bytes are not kept.
  for (const row of sealed) {
    const { content, nonce, text } = await openParcel(tx, row);
    opened.push({ row, content, nonce, text });
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
  await insertOpened(
    tx,
    opened.flatMap(({ row, content }) => (content.files ?? []).map((file) => fileOf(row, file))),
  );
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
  await layAnnexes(
    tx,
    opened.flatMap(({ row, content }) => (content.parcel ? [row] : [])),
  );
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
