import { buyersAndSuppliers, within } from '../../core/access.ts';

/** Who reads what their company exhibits and orders, and who acts for it (fairs 30). */
export const seesExhibiting = within(buyersAndSuppliers, 'seeSelling');
export const exhibits = within(buyersAndSuppliers, 'sell');
