import { movesASecond, saidAtOnce } from '#contract/fairs/presence.ts';
import { systemContext } from '#server/platform/context.ts';
import { sendWire, wireBytes } from '#server/platform/http/watch-socket.ts';
import { newId } from '#server/platform/ids.ts';
import type { Platform } from '#server/platform/index.ts';
import type { WebSocket } from 'ws';
import { findHall } from '../store.ts';
import type { Eyes, Share, Someone } from './crowd.ts';
import { createHall, type Hall } from './hall-on-node.ts';
import { staffedBooths } from './staffed.ts';
import { hallBlocked, hallMoved, hallNode, hallSaid, hallShown } from './topics.ts';

/** Milliseconds between two ticks, and ticks between two words to other nodes and two looks who of the staff is there. */
const pace = 1000 / movesASecond;
const announceEvery = 5 * movesASecond;
const staffEvery = 15 * movesASecond;

/** Eyes that are a socket. */
export type SocketEyes = Eyes & { socket: WebSocket };

/** Hears what other nodes say of halls that are open here. */
const hearNodes = ({ bus }: Platform, node: string, halls: Map<string, Hall>) => {
  const ofOthers =
    <M extends { node: string; hall: string }>(hear: (hall: Hall, m: M) => void) =>
    (m: M) => {
      const hall = m.node === node ? undefined : halls.get(m.hall);
      if (hall) hear(hall, m);
    };
  bus.subscribe(
    hallNode,
    ofOthers((hall, m) => hall.heardNode(m)),
  );
  bus.subscribe(
    hallShown,
    ofOthers((hall, m) => hall.heardShown(m)),
  );
  bus.subscribe(
    hallMoved,
    ofOthers((hall, m) => hall.heardMoved(m)),
  );
  bus.subscribe(
    hallSaid,
    ofOthers((hall, m) => hall.heardSaid(m)),
  );
  bus.subscribe(hallBlocked, ({ a, b, blocked }) => {
    for (const hall of halls.values()) hall.separate(a, b, blocked);
  });
};

/** Whether somebody has said as much as one may, in all of their windows; else it counts once more. */
const wordCounter = () => {
  const spoken = new Map<string, number[]>();
  return (userId: string): boolean => {
    const now = Date.now();
    const own = (spoken.get(userId) ?? []).filter((at) => now - at < saidAtOnce.within);
    if (own.length < saidAtOnce.most) own.push(now);
    else return true;
    spoken.delete(userId);
    spoken.set(userId, own);
    // The first is who has said nothing for the longest time.
    for (const [first, times] of spoken) {
      if (now - (times.at(-1) ?? 0) < saidAtOnce.within) break;
      spoken.delete(first);
    }
    return false;
  };
};

const shareBySocket: Share = (bytes, to) => {
  const wire = wireBytes(bytes);
  for (const eyes of to as SocketEyes[]) sendWire(eyes.socket, wire);
};

/** The halls that somebody on this node is in. */
export const createHalls = (platform: Platform) => {
  const node = newId();
  const halls = new Map<string, Hall>();
  const { bus, log } = platform;
  let clock: ReturnType<typeof setInterval> | undefined;
  let ticks = 0;
  const openedAt = new WeakMap<Hall, number>();

  const lookForStaff = (hall: Hall) =>
    staffedBooths(systemContext(platform), hall.id)
      .then((booths) => hall.staff(booths))
      .catch((err: Error) => log.warn({ err: err.message }, 'staff of a hall'));
  const close = (hall: Hall) => {
    if (halls.get(hall.id) !== hall) return;
    hall.announce(false);
    halls.delete(hall.id);
    if (halls.size) return;
    clearInterval(clock);
    clock = undefined;
  };
  const tick = () => {
    ticks += 1;
    for (const hall of halls.values()) {
      // Opened for somebody who did not come in.
      if (!hall.size && ticks - (openedAt.get(hall) ?? 0) > announceEvery) close(hall);
      hall.tick(ticks % movesASecond === 0);
      if (ticks % announceEvery === 0) hall.announce(false);
      if (ticks % staffEvery === 0) void lookForStaff(hall);
    }
  };
  hearNodes(platform, node, halls);

  return {
    /** @returns null where there is no such hall, or not for everybody */
    open: async (id: string): Promise<Hall | null> => {
      const known = halls.get(id);
      if (known) return known;
      const found = await findHall(systemContext(platform), id);
      if (!found) return null;
      // Another socket may have opened it meanwhile.
      const meanwhile = halls.get(id);
      if (meanwhile) return meanwhile;
      const hall = createHall({ id, node, plan: found.hall.plan, bus, share: shareBySocket });
      halls.set(id, hall);
      openedAt.set(hall, ticks);
      hall.announce(true);
      void lookForStaff(hall);
      clock ??= setInterval(tick, pace).unref();
      return hall;
    },
    /** Somebody goes; the last one takes the hall along. */
    leave: (hall: Hall, s: Someone): void => {
      hall.leave(s);
      if (!hall.size) close(hall);
    },
    hasSaidEnough: wordCounter(),
  };
};
