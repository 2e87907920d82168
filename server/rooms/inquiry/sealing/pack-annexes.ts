import { common } from '#contract/core/errors.ts';
import { sealErrors } from '#contract/inquiry/sealing.ts';
import { afterCommit, type Ctx, type FieldError, refuse } from '#server/platform/context.ts';
import { SealError } from '#server/platform/seal/index.ts';
import { giveUpUploads, sealedUploads } from '#server/rooms/files/index.ts';
import { findInquiry } from '../inquiries/inquiry-store.ts';
import { openContent, type SealedContent } from './content.ts';
import { type Annex, layParcel, openParcel, removeParcel } from './parcel.ts';
import { findHeadOf, findSealed, type QuotationHead } from './seal-store.ts';

type Head = QuotationHead | undefined;
/** Annexes that are closed and lie ready before a quotation is locked: no transaction waits for the disk. */
export type Packed = {
  fault: FieldError | null;
  dataKey: Buffer;
  /** What the content says of them. */
  named: Pick<SealedContent, 'files' | 'parcel'>;
  /** The quotation, read under the lock of its inquiry, takes them in that transaction: uploads and the parcel before it go. */
  take: (tx: Ctx, head: Head) => Promise<void>;
  /** Nothing has taken them, and nothing will. */
  drop: () => Promise<void>;
};

const rowInForce = async (ctx: Ctx, head: Head) =>
  head?.sealed ? (await findSealed(ctx, [head.id])).find((s) => s.revision === head.revision) : undefined;

/** Of these annexes those of the revision in force, which the next one may keep. @throws SealError */
const heldBy = async (ctx: Ctx, head: Head, ids: string[]): Promise<Annex[]> => {
  const row = await rowInForce(ctx, head);
  if (!row) return [];
  const { files = [] } = (await openContent(ctx.platform.seal, row)).content;
  // A parcel that is damaged keeps nobody from sending annexes in its place.
  if (!files.some((f) => ids.includes(f.id))) return [];
  return (await openParcel(ctx, row)).annexes.filter((a) => ids.includes(a.file.id));
};

/** The same, while a colleague may be sending the next revision, whose parcel takes the place of the one that is read here. */
const heldNow = async (ctx: Ctx, of: { inquiryId: string; entId: string; ids: string[] }): Promise<Annex[]> => {
  const find = () => findHeadOf(ctx, of.inquiryId, of.entId);
  const read = (head: Head) =>
    heldBy(ctx, head, of.ids).catch((err: unknown) => {
      if (err instanceof SealError) return null;
      throw err;
    });
  const head = await find();
  const first = await read(head);
  if (first) return first;
  const moved = await find();
  if (moved?.revision === head?.revision) throw refuse(sealErrors.unreadable);
  const second = await read(moved);
  if (!second) throw refuse(common.conflict);
  return second;
};

/** Where the annexes of the revision in force lie; none where nobody can tell, and they stay. */
const parcelOf = async (tx: Ctx, head: Head): Promise<string | undefined> => {
  const row = await rowInForce(tx, head);
  try {
    return row && (await openContent(tx.platform.seal, row)).content.parcel;
  } catch (err) {
    if (err instanceof SealError) return undefined;
    throw err;
  }
};

/**
 * Packs the annexes of a quotation that is about to be sealed, uploads and what its revision before has, into one parcel under a
 * data key that its content will be closed under too. Nothing where there are some and the inquiry is not sealed.
 * @throws Refused seal.unreadable, common.conflict
 */
export const packAnnexes = async (
  ctx: Ctx,
  { inquiryId, entId, annexes: asked }: { inquiryId: string; entId: string; annexes: string[] },
): Promise<Packed | null> => {
  const ids = [...new Set(asked)];
  if (ids.length && !(await findInquiry(ctx, inquiryId))?.sealed) return null;
  const kept = ids.length ? await heldNow(ctx, { inquiryId, entId, ids }) : [];
  const fresh = ids.filter((id) => !kept.some((a) => a.file.id === id));
  const uploads = await sealedUploads(ctx, fresh);
  const all = [...kept, ...uploads.files];
  const fault = uploads.files.length === fresh.length ? null : { code: uploads.again ? 'attachAgain' : 'fileNotYours' };
  const dataKey = ctx.platform.seal.newKey();
  const annexes = ids.flatMap((id) => all.find((a) => a.file.id === id) ?? []);
  const parcel = fault || !annexes.length ? null : await layParcel(ctx, dataKey, annexes);
  let taken = false;
  return {
    fault,
    dataKey,
    named: parcel ? { files: annexes.map((a) => a.file), parcel } : {},
    take: async (tx, head) => {
      const before = await parcelOf(tx, head);
      await giveUpUploads(tx, fresh);
      await afterCommit(tx, async () => {
        taken = true;
        if (before) await removeParcel(ctx, before);
      });
    },
    drop: async () => {
      if (parcel && !taken) await removeParcel(ctx, parcel);
    },
  };
};
