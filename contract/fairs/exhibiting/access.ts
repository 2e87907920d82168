import { companies, within } from '../../core/access.ts';

/** Who reads what their company exhibits and orders, and who acts for it; laboratories and other providers exhibit as well (fairs 30). */
export const seesExhibiting = within(companies, 'seeSelling');
export const exhibits = within(companies, 'sell');
