import type { ProductInput } from '#contract/catalogue/product.ts';
import type { FieldError } from '#server/platform/context.ts';
import { datasheetOf, materialPath } from '#server/rooms/dictionary/index.ts';
import { noCaptions } from '#contract/content/captions.ts';
import { captionFaults } from '#server/platform/captions/index.ts';
import type { Product, StoredValue } from '../store.ts';
import type { Content } from './write-products.ts';
import { storeValues } from './stated-values.ts';

const hasWords = (t: object): boolean => Object.values(t).some(Boolean);

/** Whether everybody may find it: a buyer has to read what it is (catalogue 14). */
export const mayBeListed = (p: Pick<Content, 'overview' | 'intro'>): boolean =>
  hasWords(p.overview) || hasWords(p.intro);

/** Slugs of the values that buyers usually state and this datasheet does not. */
export const lackingFields = (category: string, values: readonly Pick<StoredValue, 'field'>[]): string[] => {
  const stated = new Set(values.map((v) => v.field));
  return datasheetOf(category).flatMap((f) => (f.need === 'must' && !stated.has(f.slug) ? [f.slug] : []));
};

/** What of a product stays as it is where it is not sent along. */
type Before = Pick<Product, 'values' | 'uses' | 'film' | 'captions'>;
/** A product as it will be stored, or what is wrong with it by field; without `before` it is a new one. */
export const contentFrom = (
  input: ProductInput,
  before?: Before | null,
): { content: Content; faults: Record<string, FieldError> } => {
  const { values, faults } = storeValues(input.values, before?.values ?? []);
  if (!materialPath(input.category).length) faults['category'] = { code: 'chooseProduct' };
  const film = input.film === undefined ? (before?.film ?? null) : input.film;
  // Without a film nothing is said.
  const captions = film ? (input.captions ?? before?.captions ?? noCaptions) : noCaptions;
  Object.assign(faults, captionFaults(captions, 'captions'));
  const uses = [...new Set(input.uses ?? before?.uses ?? [])];
  const content: Content = { ...input, payments: [...new Set(input.payments)], values, uses, film, captions };
  if (input.state === 'listed' && !mayBeListed(content)) faults['overview'] = { code: 'overviewNeeded' };
  return { content, faults };
};
