import type { WebSocket } from 'ws';
import { identified, judge } from '#contract/core/access.ts';
import { type HallDownstream, type HallUpstream, hallUpstream, movesASecond } from '#contract/fairs/presence.ts';
import { unpackOwn } from '#contract/fairs/positions.ts';
import { type Person, systemContext } from '#server/platform/context.ts';
import type { SocketServer } from '#server/platform/http/sockets.ts';
import { sendTo, sendWire, wireBytes } from '#server/platform/http/watch-socket.ts';
import type { Platform } from '#server/platform/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { madeLook } from '../avatars/figure.ts';
import type { Someone } from './crowd.ts';
import type { Hall } from './hall-on-node.ts';
import { createHalls, type SocketEyes } from './halls.ts';
import { findBlocked, findOwnBooth } from './presence-store.ts';

/** Close code: there is no such hall, nothing to try again. */
const noHall = 4404;
/** Frames a minute: positions, with some room for everything else. */
const messages = movesASecond * 60 + 120;

const readText = (data: WebSocket.RawData): HallUpstream | undefined => {
  try {
    return hallUpstream.safeParse(JSON.parse((data as Buffer).toString('utf8'))).data;
  } catch {
    return undefined;
  }
};

/** Somebody as others in the hall meet them, as they are now. */
const faceOf = async (platform: Platform, hallId: string, userId: string) => {
  const ctx = systemContext(platform);
  const [person] = await peopleByIds(ctx, [userId]);
  if (!person || person.removedAt) return null;
  const { entId } = person;
  const [look, [company], boothId] = await Promise.all([
    madeLook(ctx, userId),
    entId ? companyBriefs(ctx, [entId]) : [],
    entId ? findOwnBooth(ctx, { hallId, userId, entId }) : null,
  ]);
  return { userId, name: person.name, company: company?.name ?? {}, boothId, ...(look && { look }) };
};

const createActs = (
  platform: Platform,
  { hall, s, person, halls }: { hall: Hall; s: Someone; person: Person | null; halls: ReturnType<typeof createHalls> },
) => {
  const say = (frame: HallDownstream) => s.eyes?.text(frame);
  const show = async (visible: boolean) => {
    if (!person) return say({ method: 'fault', fault: 'login' });
    const face = visible ? await faceOf(platform, hall.id, person.userId) : null;
    if (visible && !face) return say({ method: 'fault', fault: 'unknown' });
    hall.show(s, face);
    return say({ method: 'here', n: s.n, visible });
  };
  const speak = (text: string) => {
    if (!person) return say({ method: 'fault', fault: 'login' });
    if (judge(identified, person) !== 'yes') return say({ method: 'fault', fault: 'incomplete' });
    if (!s.person) return say({ method: 'fault', fault: 'hidden' });
    if (halls.hasSaidEnough(person.userId)) return say({ method: 'fault', fault: 'tooOften' });
    return hall.say(s, text);
  };
  return async (frame: HallUpstream): Promise<void> => {
    if (frame.method === 'show') await show(frame.visible);
    else if (frame.method === 'say') speak(frame.text);
    else say({ method: 'pong' });
  };
};

/** Presence in a hall by the frames of `contract/fairs/presence.ts`; visitors look on. */
export const hallSocket: SocketServer = {
  path: /^\/api\/halls\/ws\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/,
  late: true,
  visitors: true,
  messages,
  start: (platform) => {
    const halls = createHalls(platform);
    return (socket, person, match) => {
      const eyes: SocketEyes = {
        socket,
        blocked: new Set(),
        bytes: (b) => sendWire(socket, wireBytes(b)),
        text: (frame) => sendTo(socket, JSON.stringify(frame)),
      };
      let here: { hall: Hall; s: Someone; act: ReturnType<typeof createActs> } | undefined;
      const enter = async () => {
        const hall = await halls.open(match[1] ?? '');
        if (!hall) return socket.close(noHall);
        const keepApart = async () => {
          if (!person) return;
          for (const id of await findBlocked(systemContext(platform), person.userId))
            (eyes.blocked as Set<string>).add(id);
        };
        await keepApart();
        // The last one may have left while this was read.
        const open = await halls.open(hall.id);
        if (!open || socket.readyState !== socket.OPEN) return undefined;
        const s = open.enter(person?.userId ?? null, eyes);
        here = { hall: open, s, act: createActs(platform, { hall: open, s, person, halls }) };
        // Again: a block of the moment between is told to those who are in.
        await keepApart();
        return eyes.text({ method: 'here', n: s.n, visible: person ? false : null });
      };
      // One frame after the other; positions need nothing but the last.
      let turn: Promise<unknown> = enter();
      const failed = (err: Error) => platform.log.warn({ err: err.message }, 'hall frame');
      turn = turn.catch((err: Error) => {
        failed(err);
        socket.close(1011);
      });
      socket.on('close', () => {
        void turn.then(() => here && halls.leave(here.hall, here.s));
      });
      socket.on('message', (data, isBinary) => {
        if (isBinary) {
          const at = unpackOwn(data as Buffer);
          if (at && here) here.hall.move(here.s, at);
          return;
        }
        const frame = readText(data);
        if (!frame) return eyes.text({ method: 'fault', fault: 'unknown' });
        turn = turn.then(() => (socket.readyState === socket.OPEN ? here?.act(frame) : undefined)).catch(failed);
        return undefined;
      });
    };
  },
};
