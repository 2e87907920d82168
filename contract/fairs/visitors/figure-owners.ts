import { roleCodes, roles } from '../../core/access.ts';

/** Whoever has a figure of their own: members, with the page that makes it. Apart from the calls, since every page loads the registry. */
export const figureOwners = roles(roleCodes.buyer, roleCodes.supplier, roleCodes.viewer);
