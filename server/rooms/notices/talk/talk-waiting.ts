import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { point } from '#server/platform/points.ts';

/** What waits in one conversation: up to which message, who wrote last, for whom, how many, and the newest words. */
export type Waiting = {
  conversationId: string;
  upto: number;
  from: string;
  company: Text | null;
  n: number;
  said: string[];
};

/** The mail of unread messages asks the room of conversations (notices 20). */
export type TalkWaiting = {
  /** Whom unread messages have waited for, of which no mail told them. */
  people: (ctx: Ctx) => Promise<string[]>;
  of: (ctx: Ctx, userId: string) => Promise<Waiting[]>;
  /** A mail told of these: none does again. */
  told: (ctx: Ctx, userId: string, waiting: Waiting[]) => Promise<void>;
};
export const talkWaiting = point<TalkWaiting>('notices.talkWaiting');
