import type { WebSocket } from 'ws';
import type { Person } from '#server/platform/context.ts';
import { type Sides, talkingCompany } from '../access.ts';

/** An open socket and who reads by it. */
export type Line = { socket: WebSocket; person: Person };

/** The sockets of this node by person and by company. @returns a function that joins one until it closes, and who reads a conversation */
export const createLines = () => {
  const byUser = new Map<string, Set<Line>>();
  const byCompany = new Map<string, Set<Line>>();
  const put = (map: Map<string, Set<Line>>, key: string | null, line: Line) => {
    if (key === null) return;
    map.set(key, (map.get(key) ?? new Set()).add(line));
  };
  const drop = (map: Map<string, Set<Line>>, key: string | null, line: Line) => {
    const own = key === null ? undefined : map.get(key);
    own?.delete(line);
    if (key !== null && own?.size === 0) map.delete(key);
  };
  const join = (line: Line) => {
    const company = talkingCompany(line.person);
    put(byUser, line.person.userId, line);
    put(byCompany, company, line);
    line.socket.on('close', () => {
      drop(byUser, line.person.userId, line);
      drop(byCompany, company, line);
    });
  };
  /** Whoever on this node stands on a side of it. */
  const of = (c: Sides): Set<Line> =>
    new Set([
      ...(byUser.get(c.userA) ?? []),
      ...((c.userB !== null && byUser.get(c.userB)) || []),
      ...((c.entId !== null && byCompany.get(c.entId)) || []),
    ]);
  /** Whether there is anybody. */
  const has = (c: Sides): boolean =>
    byUser.has(c.userA) || (c.userB !== null && byUser.has(c.userB)) || (c.entId !== null && byCompany.has(c.entId));
  return { join, of, has };
};
