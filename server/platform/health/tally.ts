import { withoutPersonal } from './without-personal.ts';

/** What this node has sent since its start. */
export type Tally = { sent: number; failed: number; lastError: string; lastFailedAt: Date | null };

const noFailure = (): Tally => ({ sent: 0, failed: 0, lastError: '', lastFailedAt: null });
const noteFailure = (tally: Tally, err: unknown, n: number): void => {
  tally.failed += n;
  tally.lastError = withoutPersonal((err as Error).message);
  tally.lastFailedAt = new Date();
};

/** Counts what `send` does, so many messages at a time; it does what it did before. */
export const countedAs = <M>(
  tally: Tally,
  send: (message: M) => Promise<void>,
  size: (message: M) => number,
): ((message: M) => Promise<void>) => {
  return async (message) => {
    try {
      await send(message);
      tally.sent += size(message);
    } catch (err) {
      noteFailure(tally, err, size(message));
      throw err;
    }
  };
};

/** The same for one message at a time, with a tally of its own. */
export const counted = <M>(
  send: (message: M) => Promise<void>,
): { send: (message: M) => Promise<void>; tally: Tally } => {
  const tally = noFailure();
  return { tally, send: countedAs(tally, send, () => 1) };
};
