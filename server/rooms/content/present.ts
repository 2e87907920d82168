import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { content, PieceRow } from '#contract/content/calls.ts';
import type { PieceContent } from '#contract/content/piece.ts';
import { wordsGiven } from '#contract/core/text.ts';
import type { Ctx } from '#server/platform/context.ts';
import { listedRows } from '#server/rooms/catalogue/index.ts';
import { fieldLabel, materialLabel, processLabel } from '#server/rooms/dictionary/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { publicUrl } from '#server/rooms/files/index.ts';
import type { ShownPiece } from './reading/reading-store.ts';

export const iso = (at: string): string => new Date(at).toISOString();
const labelled = (slugs: string[], label: typeof materialLabel) => slugs.map((slug) => ({ slug, name: label(slug) }));

/** A piece that readers see, as lists show it. */
export const presentRow = ({ piece, content: c }: ShownPiece): PieceRow => ({
  id: piece.id,
  kind: piece.kind,
  slug: piece.slug,
  title: wordsGiven(c.title),
  summary: wordsGiven(c.summary),
  picture: c.picture,
  photo: c.photo ? publicUrl(c.photo) : null,
  person: c.person,
  materials: labelled(c.materials, materialLabel),
  example: c.example,
  publishedAt: iso(piece.publishedAt ?? piece.updatedAt),
  revisedAt: piece.revisedAt && iso(piece.revisedAt),
});

/** Companies and products that a version names, as far as they are still there to be seen. */
export const namesOf = async (ctx: Ctx, c: Pick<PieceContent, 'companies' | 'products'>) => {
  const [companies, products] = await Promise.all([
    c.companies.length ? companyBriefs(ctx, c.companies) : [],
    c.products.length ? listedRows(ctx, c.products) : [],
  ]);
  const inOrder = (ids: string[], rows: { id: string; name: PieceRow['title'] }[]) =>
    ids.flatMap((id) => rows.filter((r) => r.id === id).map((r) => ({ id, name: r.name })));
  return {
    companies: inOrder(c.companies, companies),
    products: inOrder(
      c.products,
      products.map((m) => m.row),
    ),
  };
};

type Parts = NonNullable<AnswerOf<typeof content.detail>['parts']>;
export const presentParts = async (ctx: Ctx, c: PieceContent): Promise<Parts> => ({
  blocks: c.blocks,
  processes: labelled(c.processes, processLabel),
  fields: labelled(c.fields, fieldLabel),
  ...(await namesOf(ctx, c)),
  standards: c.standards,
  source: wordsGiven(c.source),
});
