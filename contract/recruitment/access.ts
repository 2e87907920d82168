import { identified, managers } from '../core/access.ts';

/** Companies of every kind recruit, by the seats that manage (recruitment 1). */
export const recruits = managers;
/** Whoever has finished their profile applies, for themselves (recruitment 4). */
export const appliesForJobs = identified;
