import { legal } from '#contract/legal/calls.ts';
import { route } from '#server/platform/http/route.ts';
import type { Room } from '#server/platform/room.ts';
import { readLegal } from './read-legal.ts';

/** For content, which publishes a version; and for who asks people to agree. */
export { insertEdition as putInForce } from './edition-store.ts';
export { type InForce, legalInForce } from './editions.ts';

/** The texts that members agree to, in versions that nobody changes. */
export const legalRoom: Room = {
  name: 'legal',
  routes: [route(legal.read, ({ ctx, params, query }) => readLegal(ctx, params.document, query.version))],
};
