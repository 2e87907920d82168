import type { HallFilters } from '#contract/inquiry/hall-filters.ts';
import { materialsMeant } from '#server/rooms/search/index.ts';
import { materialsBelow, regionsWithin } from '#server/rooms/dictionary/index.ts';
import type { HallSearch } from './hall-store.ts';

/** The hall's filters as the store knows them: a category is the products below it, a country its provinces too. */
export const searchOf = ({ category, region, ...rest }: HallFilters): HallSearch => ({
  ...rest,
  meant: rest.q ? materialsMeant(rest.q) : undefined,
  products: category ? materialsBelow(category) : undefined,
  regions: region ? regionsWithin(region) : undefined,
});
