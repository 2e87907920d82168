import { identified, roleCodes, roles, within } from '../core/access.ts';

/** Companies of every kind recruit, by the seats that manage (recruitment 1). */
export const recruits = within(roles(roleCodes.buyer, roleCodes.supplier, roleCodes.provider), 'manage');
/** Whoever has finished their profile applies, for themselves (recruitment 4). */
export const appliesForJobs = identified;
