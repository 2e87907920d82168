import { readFileSync } from 'node:fs';
import type { SeedPicture } from '#server/rooms/files/seed.ts';
import type { SeedPurchases } from '#server/rooms/purchase/seed.ts';
import { idOf } from '../chance.ts';
import type { Days } from '../days.ts';

/** Of which purchase, and what lies in `data/drawings`; each in three languages. */
const slug = 'battery-covers';
const samples = [
  { file: 'battery-cover.pdf', kind: 'specification', shownTo: 'all', days: -9 },
  { file: 'price-breakdown.xlsx', kind: 'priceForm', shownTo: 'admitted', days: -6 },
] as const;

/** The running tender gets its documents: a specification for every member, a form of price for the admitted. */
export const addDocuments = (out: SeedPurchases, days: Days): SeedPicture[] => {
  const x = out.purchases.find((p) => p.id === idOf('purchase', slug));
  if (!x) throw new Error(`a demo tender without its purchase: ${slug}`);
  return samples.map(({ file, kind, shownTo, days: at }) => {
    const id = idOf('purchaseDocument', `${slug}.${file}`);
    const fileId = idOf('purchaseDocumentFile', `${slug}.${file}`);
    out.documents.push({
      id,
      purchaseId: x.id,
      documentId: id,
      version: 1,
      kind,
      shownTo,
      fileId,
      userId: x.buyerId,
      createdAt: days.at(at),
    });
    const bytes = readFileSync(new URL(`../data/drawings/${file}`, import.meta.url));
    return { id: fileId, ownerId: x.buyerId, name: file, bytes, subject: { kind: 'purchaseDocument', id } };
  });
};
