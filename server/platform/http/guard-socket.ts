import type { WebSocket } from 'ws';
import { sessionEnded, standingChanged } from '../bus/topics.ts';
import type { Person } from '../context.ts';
import type { Platform } from '../index.ts';

/** Close codes: the session is over, nothing to try again; or open it anew, with what the person may by now. */
const closings = { over: 1008, again: 1012 } as const;
/** A message between nodes comes at most once: a socket that missed one closes within this time, ms. */
const lookEvery = 60_000;

/**
 * Closes a socket as soon as its session ends or its person may less than when it was opened, on whichever node that
 * happens (security 6, 17). `look` reads the session anew: once right after opening, for what happened meanwhile, and
 * then by the clock.
 */
export const guardSocket = (
  platform: Platform,
  socket: WebSocket,
  person: Person,
  look: () => Promise<Person | null>,
): void => {
  const ended = (m: { userId: string; sessionId: string }) => {
    if (m.userId === person.userId && m.sessionId === person.sessionId) socket.close(closings.over);
  };
  const less = (m: { userId: string }) => {
    if (m.userId === person.userId) socket.close(closings.again);
  };
  const check = () =>
    void look()
      .then((now) => {
        if (!now) socket.close(closings.over);
        else if (
          now.entId !== person.entId ||
          now.seat !== person.seat ||
          person.roles.some((r) => !now.roles.includes(r))
        )
          socket.close(closings.again);
      })
      .catch((err: Error) => platform.log.warn({ err: err.message }, 'socket session'));
  const off = [platform.bus.subscribe(sessionEnded, ended), platform.bus.subscribe(standingChanged, less)];
  const clock = setInterval(check, lookEvery);
  clock.unref();
  check();
  socket.on('close', () => {
    clearInterval(clock);
    off.forEach((stop) => stop());
  });
};
