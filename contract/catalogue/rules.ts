/** Orders of the product list; apart from the calls, so that a page loads no schemas for it. */
export const productSorts = ['newest', 'hot', 'priceUp', 'priceDown'] as const;
export type ProductSort = (typeof productSorts)[number];
/** Orders for members alone: prices are gated, and so is what their order tells. */
export const byPrice: readonly ProductSort[] = ['priceUp', 'priceDown'];

/** A product is written, found by everybody, or kept back (catalogue 14). */
export const productStates = ['draft', 'listed', 'hidden'] as const;
export type ProductState = (typeof productStates)[number];
/** Orders of a supplier's own list. */
export const ownSorts = ['changed', 'name', 'priceUp', 'priceDown'] as const;
export type OwnSort = (typeof ownSorts)[number];

/** The most of everything that a product, a company or one act may have. */
export const productLimits = {
  pictures: 8,
  tiers: 6,
  values: 60,
  uses: 8,
  ofCompany: 10_000,
  together: 100,
  compared: 5,
} as const;
/** Rows of one imported file, and the days that its check is kept. */
export const importLimits = { rows: 10_000, columns: 250, days: 1 } as const;

/** What can be done to several products at once. */
export const bulkActs = ['list', 'hide', 'hot', 'notHot', 'price', 'move', 'delete'] as const;
export type BulkAct = (typeof bulkActs)[number];

/** What a row of an imported file would do, and how far an import has come. */
export const rowActs = ['new', 'change', 'same', 'fault'] as const;
export type RowAct = (typeof rowActs)[number];
export const importStates = ['checked', 'running', 'done'] as const;

/** What changed a price. */
export const priceSources = ['edit', 'bulk', 'import'] as const;

/** The part of a product's page that has the questions about it and their answers. */
export const questionsPart = 'questions';
