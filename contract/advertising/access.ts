import { suppliers, within } from '../core/access.ts';

/** Who reads what their company advertises, and who books for it (advertising 2). */
export const seesAds = within(suppliers, 'seeSelling');
export const booksAds = within(suppliers, 'sell');
