import type { Person } from '#server/platform/context.ts';
import { talkingCompany } from '#server/rooms/chat/index.ts';

export type Sides = { starterId: string; userId: string | null; entId: string | null };

/** On which side of an exchange somebody stands now; null where on neither, for whom it does not exist (notices 24). */
export const sideOf = (p: Pick<Person, 'userId' | 'entId' | 'seat'>, s: Sides): 0 | 1 | null => {
  if (s.starterId === p.userId) return 0;
  if (s.userId === p.userId) return 1;
  return s.entId !== null && s.entId === talkingCompany(p) ? 1 : null;
};
