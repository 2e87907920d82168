import * as z from 'zod/mini';
import { id, slug, text } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

/** Whose products: of these materials and those below, for these fields of use, or of a company. */
const stale = z.union([
  z.object({ materials: z.array(z.string()) }),
  z.object({ uses: z.array(z.string()) }),
  z.object({ company: id }),
]);
export type Stale = z.infer<typeof stale>;

export const searchStale = event({
  name: 'catalogue.searchStale',
  version: 3,
  schema: z.object({ of: stale, after: id }),
  means:
    'Search words were renewed up to a product because something in them is called otherwise; those of the products after it are as before.',
  upgrade: ({ values, ...rest }, version) => (version === 1 ? { of: { materials: values }, ...rest } : rest),
});

export const productListed = event({
  name: 'product.listed',
  version: 1,
  schema: z.object({ productId: id, entId: id, category: slug }),
  means: 'A product can be found by everybody for the first time.',
});

export const productAsked = event({
  name: 'product.asked',
  version: 1,
  schema: z.object({ questionId: id, productId: id, entId: id, name: text }),
  means: 'A member asked the supplier about a listed product.',
});

export const productAnswered = event({
  name: 'product.answered',
  version: 1,
  schema: z.object({ questionId: id, productId: id, name: text, askerId: id }),
  means: 'A supplier answered a question about a product for the first time.',
});

export const importStarted = event({
  name: 'catalogue.importStarted',
  version: 1,
  schema: z.object({ importId: id }),
  means: 'Rows of an import wait to be written.',
});
