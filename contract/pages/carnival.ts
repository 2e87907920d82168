import { session } from '../core/access.ts';
import { figureOwners } from '../fairs/visitors/figure-owners.ts';
import { memberPages, page, reads, sitePages } from './page.ts';

/** One campaign; without an id the one that is open, else the next, else the last. */
type Of = { id?: string };
/** What is left changes with each draw, so that no page is kept. */
const fresh = { fresh: true };
const one = { query: reads<Of>(), ...fresh };

/** Campaigns with tasks and draws, and the own figure. */
export const carnivalPages = {
  ...sitePages(['carnival', 'ui'], {
    cars: page('/cars', session, { query: reads<{ current?: number }>(), ...fresh }),
    carnival: page('/cars/carnival.html', session, one),
    carnivalDraw: page('/cars/carnival1.html', session, one),
    carnivalPrizes: page('/cars/carnival2.html', session, one),
    carnivalWins: page('/cars/carnival3.html', session, { query: reads<{ current?: number }>(), ...fresh }),
    carnivalProof: page('/cars/carnival4.html', session, one),
    carnivalRules: page('/cars/carnival5.html', session, one),
  }),
  ...memberPages(['avatar'], {
    character: page('/character/characterDiy', figureOwners),
  }),
};
