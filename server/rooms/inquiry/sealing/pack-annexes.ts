import { afterCommit, type Ctx, type FieldError } from '#server/platform/context.ts';
import { giveUpUploads, sealedUploads } from '#server/rooms/files/index.ts';
import { findInquiry } from '../inquiries/inquiry-store.ts';
import type { SealedContent } from './content.ts';
import { layParcel, openParcel, removeParcel } from './parcel.ts';
import { findHeadOf, findSealed } from './seal-store.ts';

/** Annexes that are closed and lie ready before a quotation is locked: no transaction waits for the disk. */
export type Packed = {
  fault: FieldError | null;
  dataKey: Buffer;
  /** What the content says of them. */
  named: Pick<SealedContent, 'files' | 'parcel'>;
  /** The quotation has taken them, in its transaction: the uploads and the parcel of the revision before go. */
  take: (tx: Ctx) => Promise<void>;
  /** Nothing has. */
  drop: () => Promise<void>;
};

/** The annexes of the revision in force, which the next one may keep. */
const heldBy = async (ctx: Ctx, inquiryId: string, entId: string) => {
  const head = await findHeadOf(ctx, inquiryId, entId);
  const row = head?.sealed ? (await findSealed(ctx, [head.id])).find((s) => s.revision === head.revision) : undefined;
  return row ? openParcel(ctx, row) : null;
};

/**
 * Packs the annexes of a quotation that is about to be sealed, uploads and what its revision before has, into one parcel under a
 * data key that its content will be closed under too. Nothing where there are none, or the inquiry is not sealed.
 */
export const packAnnexes = async (
  ctx: Ctx,
  o: { inquiryId: string; entId: string; annexes: string[] },
): Promise<Packed | null> => {
  const ids = [...new Set(o.annexes)];
  if (!ids.length || !(await findInquiry(ctx, o.inquiryId))?.sealed) return null;
  const held = await heldBy(ctx, o.inquiryId, o.entId);
  const before = held?.content.parcel;
  const kept = (held?.annexes ?? []).filter((a) => ids.includes(a.file.id));
  const fresh = ids.filter((id) => !kept.some((a) => a.file.id === id));
  const uploads = await sealedUploads(ctx, fresh);
  const all = [...kept, ...uploads.files];
  const fault = uploads.files.length === fresh.length ? null : { code: uploads.plain ? 'attachAgain' : 'fileNotYours' };
  const dataKey = ctx.platform.seal.newKey();
  const annexes = ids.flatMap((id) => all.find((a) => a.file.id === id) ?? []);
  const parcel = fault || !annexes.length ? null : await layParcel(ctx, dataKey, annexes);
  let taken = false;
  return {
    fault,
    dataKey,
    named: parcel ? { files: annexes.map((a) => a.file), parcel } : {},
    take: async (tx) => {
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
