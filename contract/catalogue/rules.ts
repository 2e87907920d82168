/** Orders of the product list; apart from the calls, so that a page loads no schemas for it. */
export const productSorts = ['newest', 'hot', 'priceUp', 'priceDown'] as const;
export type ProductSort = (typeof productSorts)[number];
/** Orders for members alone: prices are gated, and so is what their order tells. */
export const byPrice: readonly ProductSort[] = ['priceUp', 'priceDown'];
