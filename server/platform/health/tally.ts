import { withoutPersonal } from './without-personal.ts';

/** What this node has sent since its start. */
export type Tally = { sent: number; failed: number; lastError: string; lastFailedAt: Date | null };

/** Counts what `send` does; it does what it did before. */
export const counted = <M>(
  send: (message: M) => Promise<void>,
): { send: (message: M) => Promise<void>; tally: Tally } => {
  const tally: Tally = { sent: 0, failed: 0, lastError: '', lastFailedAt: null };
  return {
    tally,
    send: async (message) => {
      try {
        await send(message);
        tally.sent += 1;
      } catch (err) {
        tally.failed += 1;
        tally.lastError = withoutPersonal((err as Error).message);
        tally.lastFailedAt = new Date();
        throw err;
      }
    },
  };
};
