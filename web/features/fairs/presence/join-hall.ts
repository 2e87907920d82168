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

/** Joins a hall until told to end; whoever wished to be seen before is seen again. @param userId null for visitors */
export const joinHall = (hallId: string, userId: string | null): HallLine => {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let ended = false;
  let heard = 0;
  let own: HallPosition | null = null;
  let sentAt = 0;
  let sending: ReturnType<typeof setTimeout> | undefined;
  let now: Presence = nobody;
  const known = new Map<number, HallPerson>();
  const walks = new Map<number, Walk>();
  const muted = new Set<string>();
  const listeners = new Set<() => void>();

  const change = (more: Partial<Presence>) => {
    now = { ...now, ...more };
    for (const l of listeners) l();
  };
  const isOpen = () => socket?.readyState === WebSocket.OPEN;
  const send = (frame: HallUpstream) => {
    if (isOpen()) socket?.send(JSON.stringify(frame));
  };
  const sendOwn = () => {
    clearTimeout(sending);
    sending = undefined;
    if (!own || !isOpen()) return;
    sentAt = Date.now();
    socket?.send(packOwn(own));
  };

  /** People within sight are those of the last whole frame who are known by name. */
  const settle = () => {
    const seen = new Map(
      [...walks.keys()].flatMap((n) => (known.has(n) ? [[n, known.get(n) as HallPerson] as const] : [])),
    );
    const same = seen.size === now.people.size && [...seen].every(([n, p]) => now.people.get(n) === p);
    if (!same) change({ people: seen });
  };
  const place = (bytes: Uint8Array) => {
    const frame = unpackAll(bytes);
    if (!frame) return;
    const at = performance.now();
    const there = new Set<number>();
    for (const { n, ...to } of frame.people) {
      if (n === now.me) continue;
      there.add(n);
      const walk = walks.get(n);
      walks.set(n, { from: walk ? between(walk, at) : to, to, since: at });
    }
    if (!frame.all) return;
    for (const n of walks.keys()) if (!there.has(n)) walks.delete(n);
    settle();
  };
  const take = (frame: HallDownstream) => {
    if (frame.method === 'here') {
      change({ state: 'open', me: frame.n, visible: frame.visible, fault: null });
      sendOwn();
    } else if (frame.method === 'count') change({ count: frame.people, staffed: new Set(frame.staffed) });
    else if (frame.method === 'people') {
      for (const p of frame.people) known.set(p.n, p);
      settle();
    } else if (frame.method === 'said') {
      const { n, userId, name, text } = frame;
      if (!muted.has(userId))
        change({
          said: [...now.said, { n, userId, name, text, at: Date.now() }].slice(-mostKept),
          fault: n === now.me ? null : now.fault,
        });
    } else if (frame.method === 'fault') change({ fault: frame.fault });
  };
  const open = () => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    socket = new WebSocket(`${scheme}://${location.host}/api/halls/ws/${hallId}`);
    socket.binaryType = 'arraybuffer';
    socket.addEventListener('open', () => {
      attempt = 0;
      heard = Date.now();
      // Another window may have taken the wish back.
      if (userId && wishes(userId)) send({ method: 'show', visible: true });
    });
    socket.addEventListener('message', (e: MessageEvent<string | ArrayBuffer>) => {
      heard = Date.now();
      if (typeof e.data === 'string') take(JSON.parse(e.data) as HallDownstream);
      else place(new Uint8Array(e.data));
    });
    socket.addEventListener('close', ({ code }) => {
      if (ended) return;
      known.clear();
      walks.clear();
      change({ state: 'closed', count: null, me: null, people: new Map() });
      if (code === noHall) return;
      timer = setTimeout(open, backoff(attempt));
      attempt += 1;
    });
  };
  const clock = setInterval(() => {
    if (!isOpen()) return;
    if (Date.now() - heard > 2 * beat) socket?.close();
    else if (Date.now() - heard > beat) send({ method: 'ping' });
  }, beat / 2);
  open();

  return {
    read: () => now,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    positions: (at) => new Map([...walks].map(([n, w]) => [n, between(w, at)])),
    move: (at) => {
      own = at;
      const wait = pace - (Date.now() - sentAt);
      if (wait <= 0) sendOwn();
      else sending ??= setTimeout(sendOwn, wait);
    },
    show: (seen) => {
      if (userId) keepWish(userId, seen);
      send({ method: 'show', visible: seen });
    },
    say: (text) => send({ method: 'say', text }),
    mute: (userId, on) => {
      if (on) muted.add(userId);
      else muted.delete(userId);
      change({ said: now.said.filter((s) => !muted.has(s.userId)) });
    },
    end: () => {
      ended = true;
      clearTimeout(timer);
      clearTimeout(sending);
      clearInterval(clock);
      socket?.close();
    },
  };
};
