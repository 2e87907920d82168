import { topic } from '#server/platform/bus/index.ts';
import type { Sides } from './access.ts';

/** What is new in a conversation: ids alone, each node reads the rows that its own readers get. */
export type Said = Sides & { id: string } & (
    | { what: 'message' | 'recalled'; seq: number }
    | { what: 'read'; seq: number; side: number; userId: string }
    | { what: 'typing'; side: number; userId: string }
    | { what: 'desk'; asker: boolean }
  );
export const chatTopic = topic<Said>('chat');
