import type { EventEmitter } from 'node:events';
import type { Log } from './log.ts';

/** What a peer's going away looks like, wherever it comes up. */
const goneAway = new Set([
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ERR_STREAM_WRITE_AFTER_END',
]);
const isGoneAway = (err: unknown): boolean =>
  err instanceof Error && 'code' in err && goneAway.has(String((err as NodeJS.ErrnoException).code));

const told = (err: unknown) => (err instanceof Error ? { err: err.message, stack: err.stack } : { err: String(err) });

/**
 * What happens to errors that nobody caught.
 * - A connection that broke off ends nothing: it is gone already.
 * - A promise that nobody waited for ends nothing: what it should have done is logged as an error; requests and jobs
 *   stand on transactions of their own.
 * - Anything else was thrown in the middle of something, so nothing is known about this process any more. It stops in
 *   order and exits with 1, for its supervisor to start it anew.
 */
export const holdLastLine = (o: {
  process: Pick<EventEmitter, 'on'>;
  log: Pick<Log, 'warn' | 'error' | 'fatal'>;
  stop: () => void;
}): void => {
  o.process.on('uncaughtException', (err: unknown) => {
    if (isGoneAway(err)) return o.log.warn(told(err), 'a connection broke off where nobody listened');
    o.log.fatal(told(err), 'an error that nobody caught: Weft stops');
    o.stop();
  });
  o.process.on('unhandledRejection', (err: unknown) => {
    o.log.error(told(err), 'a promise that nobody waited for failed');
  });
};
