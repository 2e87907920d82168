import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { operatorContributions } from '#contract/contributions/desk.ts';
import { common } from '#contract/core/errors.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { listedRows } from '#server/rooms/catalogue/index.ts';
import { makeTheirs, takeFromReaders } from '#server/rooms/content/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { firstSlug, pieceOf } from './build-piece.ts';
import { type Step, takeStep } from './move-contribution.ts';
import type { ContributionRecord } from './store.ts';

/** A piece of what the company wrote; products that have gone meanwhile are left out. */
const makePiece = async (tx: Ctx, c: ContributionRecord): Promise<string> => {
  const [company] = await companyBriefs(tx, [c.entId]);
  if (!company) throw refuse(common.notFound);
  const listed = await listedRows(tx, c.words.products);
  const products = c.words.products.filter((id) => listed.some((p) => p.row.id === id));
  const content = pieceOf({ kind: c.kind, words: { ...c.words, products } }, company);
  const id = newId();
  await makeTheirs(tx, { id, kind: c.kind, slug: firstSlug(c.kind, id), lang: c.lang, content });
  return id;
};

/**
 * A step of the desk, whose room records it (content 31): returned or declined with a reason; accepted, which makes a draft of a piece; taken
 * from the readers because the company asked, or kept with a reason.
 * @throws Refused common.notFound, contributions.changed, wrongState, reasonNeeded
 */
export const reviewContribution = (
  tx: Ctx,
  id: string,
  asked: ParsedOf<typeof operatorContributions.move>['body'],
): Promise<Step> =>
  takeStep(tx, id, asked, 'desk', async (record) => {
    if (asked.step === 'accept') return { pieceId: await makePiece(tx, record) };
    if (asked.step === 'takeBack' && record.pieceId) await takeFromReaders(tx, record.pieceId, asked.reason);
    return {};
  });
