import { roleCodes, roles, within } from '../../core/access.ts';

/** Whoever may have a booth: laboratories and other providers exhibit as well (fairs 30). */
const exhibitors = roles(roleCodes.buyer, roleCodes.supplier, roleCodes.provider);
/** Who reads what their company exhibits and orders, and who acts for it (fairs 30). */
export const seesExhibiting = within(exhibitors, 'seeSelling');
export const exhibits = within(exhibitors, 'sell');
