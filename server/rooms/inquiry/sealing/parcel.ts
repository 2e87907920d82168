import { createHash } from 'node:crypto';
import type { Ctx } from '#server/platform/context.ts';
import { type Closed, SealError } from '#server/platform/seal/index.ts';
import { newId } from '#server/platform/ids.ts';
import type { SealedFile } from '#server/rooms/files/index.ts';
import { openContent, openDataKey, type SealedContent } from './content.ts';

/** Annexes of a sealed revision with their bytes. */
export type Annex = { file: SealedFile; bytes: Buffer };
type Sealed = Closed & { inquiryId: string; quotationId: string; revision: number; commitment: string };

const keyOf = (id: string) => `sealed/${id.slice(0, 8)}/${id}`;
const about = (id: string) => `annexes ${id}`;

/** Lays annexes down as one parcel: neither their number nor what each of them is can be seen from outside. */
export const layParcel = async (ctx: Ctx, dataKey: Uint8Array, annexes: Annex[]): Promise<string> => {
  const id = newId();
  const plain = Buffer.concat(annexes.map((a) => a.bytes));
  await ctx.platform.storage.put(keyOf(id), ctx.platform.seal.closeBytes(dataKey, plain, about(id)));
  return id;
};

export const removeParcel = (ctx: Ctx, id: string): Promise<void> => ctx.platform.storage.remove(keyOf(id));

/** The bytes of a parcel. Its id is in no word of what it throws: a log would tell whose it is. @throws SealError */
const readParcel = async (ctx: Ctx, dataKey: Uint8Array, id: string): Promise<Buffer> => {
  try {
    const { stream } = await ctx.platform.storage.open(keyOf(id));
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    return ctx.platform.seal.openBytes(dataKey, Buffer.concat(parts), about(id));
  } catch {
    throw new SealError('annexes of a sealed quotation cannot be read');
  }
};

/** What a sealed revision says, with its annexes. @throws SealError where one of them is not what was committed to */
export const openParcel = async (
  ctx: Ctx,
  row: Sealed,
): Promise<{ content: SealedContent; nonce: string; text: string; annexes: Annex[] }> => {
  const opened = await openContent(ctx.platform.seal, row);
  const { parcel, files = [] } = opened.content;
  if (!parcel) return { ...opened, annexes: [] };
  const all = await readParcel(ctx, openDataKey(ctx.platform.seal, row), parcel);
  let at = 0;
  const annexes = files.map((file) => {
    const bytes = all.subarray(at, (at += file.size));
    if (createHash('sha256').update(bytes).digest('hex') !== file.sha256)
      throw new SealError('an annex of a sealed quotation is not what was committed to');
    return { file, bytes };
  });
  return { ...opened, annexes };
};
