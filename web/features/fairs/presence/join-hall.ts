import { type HallPosition, packOwn, unpackAll } from '#contract/fairs/positions.ts';
import type { HallDownstream, HallPerson, HallUpstream } from '#contract/fairs/presence.ts';
import { type HallLine, nobody, type Presence } from './presence.ts';
import { keepWish, wishes } from './wish.ts';

/** Milliseconds between two of one's own positions, and in which a figure walks from one report to the next. */
const pace = 200;
/** Waiting before the next try, ms: doubling from 1 s to 30 s, spread so that a restarted server isn't met by all at once. */
const backoff = (attempt: number): number =>
  Math.min(30_000, 1000 * 2 ** Math.min(attempt, 5)) * (0.5 + Math.random() / 2);
/** Milliseconds without a word after which a line is asked whether it still is one. */
const beat = 25_000;
const noHall = 4404;
const mostKept = 50;

type Walk = { from: HallPosition; to: HallPosition; since: number };
const turned = (a: number, b: number): number => ((((b - a) % (2 * Math.PI)) + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
const between = ({ from, to, since }: Walk, now: number): HallPosition => {
  const t = Math.min(1, Math.max(0, (now - since) / pace));
  return {
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t,
    heading: from.heading + turned(from.heading, to.heading) * t,
    walking: to.walking,
  };
};

/** What is known of the hall, and who listens to it. */
const makeNews = () => {
  let now: Presence = nobody;
  const listeners = new Set<() => void>();
  return {
    read: () => now,
    change: (more: Partial<Presence>) => {
      now = { ...now, ...more };
      for (const l of listeners) l();
    },
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
};
type News = ReturnType<typeof makeNews>;

/** Who is within sight, and how each walks from one report to the next. */
const makeCrowd = (news: News) => {
  const known = new Map<number, HallPerson>();
  const walks = new Map<number, Walk>();
  /** People within sight are those of the last whole frame who are known by name. */
  const settle = () => {
    const seen = new Map(
      [...walks.keys()].flatMap((n) => (known.has(n) ? [[n, known.get(n) as HallPerson] as const] : [])),
    );
    const { people } = news.read();
    const same = seen.size === people.size && [...seen].every(([n, p]) => people.get(n) === p);
    if (!same) news.change({ people: seen });
  };
  return {
    know: (people: readonly HallPerson[]) => {
      for (const p of people) known.set(p.n, p);
      settle();
    },
    place: (bytes: Uint8Array) => {
      const frame = unpackAll(bytes);
      if (!frame) return;
      const at = performance.now();
      const there = new Set<number>();
      for (const { n, ...to } of frame.people) {
        if (n === news.read().me) continue;
        there.add(n);
        const walk = walks.get(n);
        walks.set(n, { from: walk ? between(walk, at) : to, to, since: at });
      }
      if (!frame.all) return;
      for (const n of walks.keys()) if (!there.has(n)) walks.delete(n);
      settle();
    },
    positions: (at: number) => new Map([...walks].map(([n, w]) => [n, between(w, at)])),
    clear: () => {
      known.clear();
      walks.clear();
    },
  };
};

/** One's own position, told at a pace. @param send false where there is no line */
const makeOwn = (send: (position: HallPosition) => boolean) => {
  let own: HallPosition | null = null;
  let sentAt = 0;
  let sending: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    clearTimeout(sending);
    sending = undefined;
    if (own && send(own)) sentAt = Date.now();
  };
  return {
    tell,
    move: (at: HallPosition) => {
      own = at;
      const wait = pace - (Date.now() - sentAt);
      if (wait <= 0) tell();
      else sending ??= setTimeout(tell, wait);
    },
    end: () => clearTimeout(sending),
  };
};

/** What was said, without those whom the reader does not want to hear. */
const makeTalk = (news: News) => {
  const muted = new Set<string>();
  return {
    hear: ({ n, userId, name, text }: Extract<HallDownstream, { method: 'said' }>) => {
      if (muted.has(userId)) return;
      const { said, me, fault } = news.read();
      news.change({
        said: [...said, { n, userId, name, text, at: Date.now() }].slice(-mostKept),
        fault: n === me ? null : fault,
      });
    },
    mute: (userId: string, on: boolean) => {
      if (on) muted.add(userId);
      else muted.delete(userId);
      news.change({ said: news.read().said.filter((s) => !muted.has(s.userId)) });
    },
  };
};

type Heard = {
  onOpen: () => void;
  onFrame: (frame: HallDownstream) => void;
  onBytes: (bytes: Uint8Array) => void;
  onBroken: () => void;
};
/** A line to a hall that is opened anew where it breaks, until told to end. */
const keepLine = (hallId: string, { onOpen, onFrame, onBytes, onBroken }: Heard) => {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let ended = false;
  let heard = 0;
  const isOpen = () => socket?.readyState === WebSocket.OPEN;
  const send = (data: string | ReturnType<typeof packOwn>): boolean => {
    if (isOpen()) socket?.send(data);
    return isOpen();
  };
  const open = () => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    socket = new WebSocket(`${scheme}://${location.host}/api/halls/ws/${hallId}`);
    socket.binaryType = 'arraybuffer';
    socket.addEventListener('open', () => {
      attempt = 0;
      heard = Date.now();
      onOpen();
    });
    socket.addEventListener('message', (e: MessageEvent<string | ArrayBuffer>) => {
      heard = Date.now();
      if (typeof e.data === 'string') onFrame(JSON.parse(e.data) as HallDownstream);
      else onBytes(new Uint8Array(e.data));
    });
    socket.addEventListener('close', ({ code }) => {
      if (ended) return;
      onBroken();
      if (code === noHall) return;
      timer = setTimeout(open, backoff(attempt));
      attempt += 1;
    });
  };
  const clock = setInterval(() => {
    if (!isOpen()) return;
    if (Date.now() - heard > 2 * beat) socket?.close();
    else if (Date.now() - heard > beat) send(JSON.stringify({ method: 'ping' } satisfies HallUpstream));
  }, beat / 2);
  open();
  return {
    send: (frame: HallUpstream) => send(JSON.stringify(frame)),
    sendBytes: send,
    end: () => {
      ended = true;
      clearTimeout(timer);
      clearInterval(clock);
      socket?.close();
    },
  };
};

/** Joins a hall until told to end; whoever wished to be seen before is seen again. @param userId null for visitors */
export const joinHall = (hallId: string, userId: string | null): HallLine => {
  const news = makeNews();
  const crowd = makeCrowd(news);
  const talk = makeTalk(news);
  const own = makeOwn((position) => line.sendBytes(packOwn(position)));
  const take = (frame: HallDownstream) => {
    if (frame.method === 'here') {
      news.change({ state: 'open', me: frame.n, visible: frame.visible, fault: null });
      own.tell();
    } else if (frame.method === 'count') news.change({ count: frame.people, staffed: new Set(frame.staffed) });
    else if (frame.method === 'people') crowd.know(frame.people);
    else if (frame.method === 'said') talk.hear(frame);
    else if (frame.method === 'fault') news.change({ fault: frame.fault });
  };
  const line = keepLine(hallId, {
    onOpen: () => {
      // Another window may have taken the wish back.
      if (userId && wishes(userId)) line.send({ method: 'show', visible: true });
    },
    onFrame: take,
    onBytes: crowd.place,
    onBroken: () => {
      crowd.clear();
      news.change({ state: 'closed', count: null, me: null, people: new Map() });
    },
  });
  return {
    read: news.read,
    subscribe: news.subscribe,
    positions: crowd.positions,
    move: own.move,
    show: (seen) => {
      if (userId) keepWish(userId, seen);
      line.send({ method: 'show', visible: seen });
    },
    say: (text) => void line.send({ method: 'say', text }),
    mute: talk.mute,
    end: () => {
      own.end();
      line.end();
    },
  };
};
