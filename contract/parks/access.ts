import { roleCodes, roles, within } from '../core/access.ts';

/** Who says for a company in which parks it is: the seats that manage (parks 5). */
export const statesPark = within(roles(roleCodes.buyer, roleCodes.supplier, roleCodes.provider), 'manage');
