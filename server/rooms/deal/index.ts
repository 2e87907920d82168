import type { Room } from '#server/platform/room.ts';
import { routes } from './routes.ts';

/** What rooms answer of a deal, and what its page asks them. */
export {
  type DealAsked,
  type DealFact,
  dealParts,
  type DealPart,
  type DealScope,
  dealScopes,
  type DealWords,
  scopeWith,
  short,
  together,
  type Withheld,
} from './parts.ts';
export { scopeOf } from './read-deal.ts';
/** For the desk, which records each download. */
export { sendArchive } from './send-archive.ts';

/** The timeline of a deal and its documents. Keeps nothing: other rooms answer what of a deal a reader may see. */
export const dealRoom: Room = { name: 'deal', routes };
