import { language } from '#contract/language/calls.ts';
import { route } from '#server/platform/http/route.ts';
import type { Room } from '#server/platform/room.ts';
import { glossaryTerms, phraseGroups } from '#server/rooms/dictionary/index.ts';
import { translate } from './translate.ts';

/** Help between people of different languages; stores nothing. */
export const languageRoom: Room = {
  name: 'language',
  routes: [
    route(language.glossary, () => Promise.resolve({ terms: glossaryTerms() })),
    route(language.phrases, () => Promise.resolve({ groups: phraseGroups() })),
    route(language.translate, ({ ctx, body }) => translate(ctx, body)),
  ],
};
