import { langs } from '#contract/core/langs.ts';
import type { InThree } from '#contract/content/in-three.ts';
import type { RichHtml } from '#contract/core/rich-text.ts';
import type { LegalDocument } from '#contract/legal/documents.ts';
import { translate } from '#server/platform/translate.ts';
import type { LegalWords } from './words.ts';

const four = ['s1', 's2', 's3', 's4'] as const;
const sections = {
  registrationProtocol: four,
  serviceTreaty: four,
  privacyTreaty: ['s1', 's2', 'basis', 's3', 'transfer', 's4', 'rights'],
} as const satisfies Record<LegalDocument, readonly string[]>;

const inThree = <T extends string = string>(say: (lang: (typeof langs)[number]) => string) =>
  Object.fromEntries(langs.map((l) => [l, say(l)])) as Record<keyof InThree, T>;

/** A text as it comes with the platform. */
export const shippedWords = (document: LegalDocument): LegalWords => ({
  title: inThree((l) => translate(l, `legal:${document}.title`)),
  summary: inThree((l) => translate(l, `legal:${document}.lead`)),
  blocks: sections[document].map((s) => ({
    kind: 'text',
    html: inThree<RichHtml>(
      (l) => `<h2>${translate(l, `legal:${document}.${s}.h`)}</h2><p>${translate(l, `legal:${document}.${s}.p`)}</p>`,
    ),
  })),
});
