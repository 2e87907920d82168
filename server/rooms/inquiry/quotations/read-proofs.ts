import type { ProofView, QuotedLine } from '#contract/inquiry/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { shownReviews } from '#server/rooms/evidence/index.ts';
import { type FileFact, factsOfFiles } from '#server/rooms/files/index.ts';
import { proofFiles, proofReviews } from './offer-rules.ts';

type Quoted = { lines: Pick<QuotedLine, 'answers'>[] };

/**
 * What the answers of quotations name as proof, by two statements for all of them. The caller has judged the reader.
 * @param closed annexes of their own that are sealed still, for who sent them
 */
export const readProofs = async (
  ctx: Ctx,
  all: readonly (Quoted | null)[],
  closed: FileFact[] = [],
): Promise<(q: Quoted) => ProofView[]> => {
  const lines = all.flatMap((q) => q?.lines ?? []);
  const ids = proofFiles(lines);
  const reviewIds = proofReviews(lines);
  const [files, reviews] = await Promise.all([
    ids.length ? factsOfFiles(ctx, [ids]) : null,
    reviewIds.length ? shownReviews(ctx, reviewIds) : null,
  ]);
  const filesOf = (named: string[]) => [...(files?.(named) ?? []), ...closed.filter((f) => named.includes(f.id))];
  return (q) => [
    ...filesOf(proofFiles(q.lines)).map((file): ProofView => ({
      kind: 'file',
      id: file.id,
      name: { cn: file.name, en: file.name, es: file.name },
      file,
      about: null,
      validUntil: null,
      stands: true,
    })),
    ...proofReviews(q.lines).flatMap((id): ProofView[] => {
      const r = reviews?.get(id);
      if (!r) return [];
      const { label: name, product, value, unit, validUntil, stands } = r;
      const about = { product: product?.name ?? null, value, unit };
      return [{ kind: 'review', id, name, file: null, about, validUntil, stands }];
    }),
  ];
};
