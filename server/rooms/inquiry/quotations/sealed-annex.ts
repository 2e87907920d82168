import { common } from '#contract/core/errors.ts';
import { sealErrors } from '#contract/inquiry/sealing.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { type FileFact, type SealedFile, sendOpened } from '#server/rooms/files/index.ts';
import { SealError } from '#server/platform/seal/index.ts';
import { sellingCompany } from '../policy.ts';
import { findQuotationSides } from './quotation-store.ts';
import { type Annex, openParcel } from '../sealing/parcel.ts';
import { findSealed } from '../sealing/seal-store.ts';

/** Annexes that are closed with a quotation, for the company that sent them. */
export const closedFacts = (quotationId: string, files: SealedFile[]): FileFact[] =>
  files.map(({ id, name, size }) => ({
    id,
    name,
    size,
    url: `/api/busi/inquiry/quote/${quotationId}/sealed/${id}`,
  }));

/** An annex of the own quotation before it is opened, in memory; after it the file is read as any other. @throws Refused common.notFound, seal.unreadable */
export const openSealedAnnex = async (ctx: Ctx, quotationId: string, fileId: string): Promise<Annex> => {
  const [side] = await findQuotationSides(ctx, [quotationId]);
  if (!side || side.entId !== sellingCompany(me(ctx))) throw refuse(common.notFound);
  const row = (await findSealed(ctx, [quotationId])).at(-1);
  if (!row || row.content !== null) throw refuse(common.notFound);
  const { annexes } = await openParcel(ctx, row).catch((err: unknown) => {
    throw err instanceof SealError ? refuse(sealErrors.unreadable) : err;
  });
  const annex = annexes.find((a) => a.file.id === fileId);
  if (!annex) throw refuse(common.notFound);
  return annex;
};

/** The same, sent. @throws Refused common.notFound, seal.unreadable */
export const readSealedAnnex = async (ctx: Ctx, quotationId: string, fileId: string): Promise<Response> => {
  const { file, bytes } = await openSealedAnnex(ctx, quotationId, fileId);
  return sendOpened(file, bytes);
};
