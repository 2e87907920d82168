import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { content } from '#contract/content/calls.ts';
import {
  articleKinds,
  campaignSlots,
  type ContentKind,
  helpTopics,
  isListed,
  kindRules,
} from '#contract/content/kinds.ts';
import { wordsGiven } from '#contract/core/text.ts';
import type { Ctx } from '#server/platform/context.ts';
import { materialLabel, materialsBelow } from '#server/rooms/dictionary/index.ts';
import { presentParts, presentRow } from '../present.ts';
import { findShownOf } from './find-piece.ts';
import {
  countMaterials,
  findCampaigns,
  findHelp,
  findNewest,
  findRelated,
  findShown,
  findShownPage,
} from './reading-store.ts';

/** How many others stand below a piece. */
const mostRelated = 4;

/** One page of what is published, the newest first. */
export const readPieces = async (
  ctx: Ctx,
  q: ParsedOf<typeof content.page>['query'],
): Promise<AnswerOf<typeof content.page>> => {
  const { rows, total } = await findShownPage(
    ctx,
    {
      kind: q.kind,
      q: q.q,
      ...(q.material && { materials: materialsBelow(q.material) }),
      ...(q.process && { processes: [q.process] }),
    },
    q,
  );
  return pageOf(rows.map(presentRow), total, q);
};

export const readLatest = async (
  ctx: Ctx,
  q: ParsedOf<typeof content.latest>['query'],
): Promise<AnswerOf<typeof content.latest>> => (await findNewest(ctx, q.kind ?? articleKinds, q.size)).map(presentRow);

/** The materials that pieces of a kind are about, the most named first. */
export const readTopics = async (
  ctx: Ctx,
  q: ParsedOf<typeof content.topics>['query'],
): Promise<AnswerOf<typeof content.topics>> => ({
  materials: (await countMaterials(ctx, q.kind)).map((m) => ({ ...m, name: materialLabel(m.slug) })),
});

/** The campaign pages that stand, by their places. */
export const readCampaigns = async (ctx: Ctx): Promise<AnswerOf<typeof content.campaigns>> => {
  const rows = await findCampaigns(ctx);
  return campaignSlots.flatMap((slug) =>
    rows.filter((r) => r.piece.slug === slug).map((r) => ({ slug, title: wordsGiven(r.content.title) })),
  );
};

/** Texts that help to use the platform, by what they help with. */
export const readHelp = async (ctx: Ctx): Promise<AnswerOf<typeof content.help>> => {
  const rows = await findHelp(ctx);
  return helpTopics.flatMap((topic) =>
    rows
      .filter((r) => r.content.topic === topic)
      .map(({ piece, content: c }) => ({
        slug: piece.slug,
        title: wordsGiven(c.title),
        summary: wordsGiven(c.summary),
        topic,
      })),
  );
};

/**
 * A piece by its id, or a slug that it has or had. Of a gated kind visitors get what its row shows (content 4).
 * @throws Refused common.notFound
 */
export const readPiece = async (ctx: Ctx, idOrSlug: string): Promise<AnswerOf<typeof content.detail>> => {
  const found = await findShownOf(ctx, idOrSlug);
  const { piece } = found;
  const closed = kindRules[piece.kind].gated && !ctx.person;
  const [parts, related] = await Promise.all([
    closed ? null : presentParts(ctx, found.content),
    kindRules[piece.kind].listed ? findRelated(ctx, found, mostRelated) : [],
  ]);
  return { row: presentRow(found), gate: closed ? 'login' : 'none', parts, related: related.map(presentRow) };
};

/** What a shared link's picture shows; null where readers see no such piece. */
export const pieceCard = async (ctx: Ctx, kind: ContentKind, id: string) => {
  const found = await findShown(ctx, id);
  return found?.piece.kind === kind ? { title: found.content.title, at: found.piece.publishedAt ?? '' } : null;
};

/** Listed pieces that a search finds, the newest first, by what the search field shows of them. */
export const piecesTitled = async (ctx: Ctx, q: string, size: number) => {
  const { rows } = await findShownPage(ctx, { q, titled: true }, { current: 1, size });
  return rows.flatMap(({ piece: { id, kind, slug }, content: c }) =>
    isListed(kind) ? [{ id, kind, slug, title: wordsGiven(c.title) }] : [],
  );
};
