import { dictionary } from '#contract/dictionary/calls.ts';
import { route } from '#server/platform/http/route.ts';
import type { Room } from '#server/platform/room.ts';
import * as events from './events.ts';
import { readDatasheet } from './read-datasheet.ts';
import { readChildren, readCountries, readFlat, readNamed, readTree } from './read-dictionary.ts';

/** Dictionaries and regions, and the facts of the field that rules need. */
export * from './taxonomy.ts';
export { salesAreasOf } from './sales-areas.ts';
export { browseItems, countItems } from './browse-items.ts';
export { addItem, announceDictionaries, type Changed, changeItem, resetItem } from './change-item.ts';
export { glossary, glossaryTerms } from './glossary.ts';
export { phraseGroups, phraseOf } from './phrases.ts';
export { type ServiceKinds, serviceKinds } from './services.ts';
export { findMaterials, nameMaterials } from './find-materials.ts';
export { loadReference } from './load-reference.ts';
export { refreshDictionaries } from './trees.ts';
export {
  dictionaryHas,
  dictionaryId,
  dictionaryLabel,
  dictionarySlug,
  isCountry,
  regionIdsBelow,
} from './read-dictionary.ts';

export const dictionaryRoom: Room = {
  name: 'dictionary',
  events: Object.values(events),
  routes: [
    route(dictionary.childrenOf, ({ ctx, http, params }) => readChildren(ctx, http, Number(params.id))),
    route(dictionary.byType, ({ ctx, http, params }) => readTree(ctx, http, params.dictType)),
    route(dictionary.flat, ({ ctx, http, params }) => readFlat(ctx, http, params.type)),
    route(dictionary.named, ({ ctx, params, query }) => readNamed(ctx, params.type, query.values ?? [])),
    route(dictionary.tree, ({ ctx, http, params }) => readTree(ctx, http, params.type)),
    route(dictionary.regions, ({ ctx, http }) => readTree(ctx, http, 'your_area')),
    route(dictionary.openRegions, ({ ctx, http }) => readTree(ctx, http, 'your_area')),
    route(dictionary.countries, ({ ctx, http }) => readCountries(ctx, http)),
    route(dictionary.datasheet, ({ params }) => Promise.resolve(readDatasheet(params.category))),
  ],
};
