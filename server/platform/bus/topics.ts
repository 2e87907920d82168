import { topic } from './index.ts';

/** A session is over; its sockets close on every node. */
export const sessionEnded = topic<{ userId: string; sessionId: string }>('session.ended');
/** Somebody may less than before, or another thing; their sockets open anew. */
export const standingChanged = topic<{ userId: string }>('standing.changed');
