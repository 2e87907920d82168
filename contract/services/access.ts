import { roleCodes, roles, within } from '../core/access.ts';

/** Who has a providers' centre: suppliers and service providers (services 2). */
const providing = roles(roleCodes.supplier, roleCodes.provider);
export const seesProviding = within(providing, 'seeSelling');
export const sellsServices = within(providing, 'sell');
