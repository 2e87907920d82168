import type { AnswerOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { langs } from '#contract/core/langs.ts';
import { changesOf } from '#contract/content/lacks.ts';
import { wordsGiven } from '#contract/core/text.ts';
import type { legal } from '#contract/legal/calls.ts';
import type { LegalDocument } from '#contract/legal/documents.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { plainText } from '#server/platform/html.ts';
import { editionsOf } from './editions.ts';
import type { LegalWords } from './words.ts';

/** What differs between two versions, as a reader of one language sees it: without marks, and without what looks alike. */
const changesFor = (before: LegalWords, after: LegalWords) => {
  const plain = (s: string | null) => (s === null ? null : plainText(s));
  return changesOf(before, after).flatMap((c) => {
    const lang = langs.find((l) => c.at.endsWith(`.${l}`));
    const said = { before: plain(c.before), after: plain(c.after) };
    return lang && said.before !== said.after ? [{ lang, ...said }] : [];
  });
};

/**
 * A legal text as it is in force, or as it was in one version, with what changed from the one before (content 36).
 * @throws Refused common.notFound
 */
export const readLegal = async (
  ctx: Ctx,
  document: LegalDocument,
  version: string | undefined,
): Promise<AnswerOf<typeof legal.read>> => {
  const editions = await editionsOf(ctx, document);
  const at = version === undefined ? editions.length - 1 : editions.findIndex((e) => e.version === version);
  const edition = editions[at];
  if (!edition) throw refuse(common.notFound);
  const before = editions[at - 1];
  const { words } = edition;
  return {
    document,
    version: edition.version,
    since: edition.since,
    inForce: at === editions.length - 1,
    title: wordsGiven(words.title),
    summary: wordsGiven(words.summary),
    blocks: words.blocks,
    editions: editions.map(({ version: v, since }) => ({ version: v, since })).toReversed(),
    changes: before ? changesFor(before.words, words) : [],
    before: before?.version ?? null,
  };
};
