import { seatMay } from '#contract/core/seats.ts';
import type { Person } from '#server/platform/context.ts';

/** The two sides of a conversation: a person, and another person or a company. */
export type Sides = { userA: string; userB: string | null; entId: string | null };
export type SideNumber = 0 | 1;

/** The company whose conversations this person shares by their seat (chat 2). */
export const talkingCompany = (p: Pick<Person, 'entId' | 'seat'>): string | null =>
  p.entId !== null && p.seat !== null && seatMay(p.seat, 'talk') ? p.entId : null;

/** On which side of a conversation somebody stands now; null where on neither, for whom it does not exist. */
export const sideOf = (p: Pick<Person, 'userId' | 'entId' | 'seat'>, c: Sides): SideNumber | null => {
  if (c.userA === p.userId) return 0;
  if (c.userB === p.userId) return 1;
  return c.entId !== null && c.entId === talkingCompany(p) ? 1 : null;
};
