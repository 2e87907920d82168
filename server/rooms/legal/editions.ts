import { type LegalDocument, legalNames, shippedLegal } from '#contract/legal/documents.ts';
import type { Ctx } from '#server/platform/context.ts';
import { findEditions, findNewest } from './edition-store.ts';
import { shippedWords } from './shipped.ts';
import type { LegalWords } from './words.ts';

export type Edition = { version: string; since: string; words: LegalWords };
export type InForce = { document: LegalDocument; version: string; since: string };

const iso = (at: string): string => new Date(at).toISOString();
const versionOf = (major: number): string => `${major}.0`;

/** Every version of a text, the oldest first: the shipped one, then what the desk published. */
export const editionsOf = async (ctx: Ctx, document: LegalDocument): Promise<Edition[]> => [
  { ...shippedLegal[document], since: iso(shippedLegal[document].since), words: shippedWords(document) },
  ...(await findEditions(ctx, document)).map((e) => ({
    version: versionOf(e.major),
    since: iso(e.since),
    words: e.words,
  })),
];

/** The version of each text that is in force, in the order of their names (content 36). */
export const legalInForce = async (ctx: Ctx): Promise<InForce[]> => {
  const published = new Map((await findNewest(ctx)).map((e) => [e.document, e]));
  return legalNames.map((document) => {
    const e = published.get(document);
    return e
      ? { document, version: versionOf(e.major), since: iso(e.since) }
      : { document, version: shippedLegal[document].version, since: iso(shippedLegal[document].since) };
  });
};
