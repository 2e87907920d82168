import type { Point } from '#contract/fairs/plan.ts';
import type { Ground } from './collide.ts';

const pace = { walk: 2.6, run: 5.4, turn: 1.9 };
/** How far one looks up and down, in radians. */
const mostPitch = 0.7;

/** What a key does; the code of a key is its place, whatever its letter. */
const acts: Record<string, 'ahead' | 'back' | 'left' | 'right' | 'turnLeft' | 'turnRight' | 'run'> = {
  KeyW: 'ahead',
  ArrowUp: 'ahead',
  KeyS: 'back',
  ArrowDown: 'back',
  KeyA: 'left',
  KeyD: 'right',
  ArrowLeft: 'turnLeft',
  ArrowRight: 'turnRight',
  KeyQ: 'turnLeft',
  ShiftLeft: 'run',
  ShiftRight: 'run',
};

/** What keys and a stick ask for. */
const makeHands = () => {
  const pressed = new Set<string>();
  const stick = { ahead: 0, aside: 0 };
  const is = (act: string): number => ([...pressed].some((k) => acts[k] === act) ? 1 : 0);
  return {
    /** False where the key does nothing here. */
    press: (code: string): boolean => {
      if (!acts[code]) return false;
      pressed.add(code);
      return true;
    },
    release: (code: string): void => void pressed.delete(code),
    releaseAll: (): void => pressed.clear(),
    push: (ahead: number, aside: number): void => {
      [stick.ahead, stick.aside] = [ahead, aside];
    },
    asked: () => ({
      ahead: is('ahead') - is('back') + stick.ahead,
      aside: is('right') - is('left') + stick.aside,
      turn: is('turnRight') - is('turnLeft'),
      pace: is('run') ? pace.run : pace.walk,
    }),
  };
};
type Hands = ReturnType<typeof makeHands>;
type Wish = { ahead: number; aside: number };

/** Where somebody stands and looks, and where they are going by themselves. */
type Body = {
  x: number;
  y: number;
  heading: number;
  pitch: number;
  moved: number;
  speed: Wish;
  way: Point[];
  /** The direction to look into at the end of the way. */
  facing: number | null;
};

/** Turns towards a direction, as quickly as a head does; true when it is there. */
const turnTo = (me: Body, to: number, since: number): boolean => {
  const off = Math.atan2(Math.sin(to - me.heading), Math.cos(to - me.heading));
  me.heading += Math.sign(off) * Math.min(Math.abs(off), since * (1.2 + Math.abs(off) * 3.5));
  return Math.abs(off) < 0.02;
};

/** Turns along the way, or to what is faced at its end. @returns where to go for it; nothing where one goes as asked */
const followWay = (me: Body, since: number): Wish | undefined => {
  const [next] = me.way;
  if (next) {
    const [dx, dy] = [next[0] - me.x, next[1] - me.y];
    const far = Math.hypot(dx, dy);
    if (far < 0.25) me.way.shift();
    else {
      turnTo(me, Math.atan2(dx, -dy), since);
      const to = Math.atan2(dx, -dy) - me.heading;
      return { ahead: Math.cos(to), aside: Math.sin(to) };
    }
  } else if (me.facing !== null && turnTo(me, me.facing, since)) me.facing = null;
  return undefined;
};

/** Goes faster or slower by and by; next to no speed is none. */
const hasten = ({ speed }: Body, want: Wish, most: number, since: number): void => {
  const long = Math.max(1, Math.hypot(want.ahead, want.aside));
  const ease = Math.min(1, since * 10);
  speed.ahead += ((want.ahead / long) * most - speed.ahead) * ease;
  speed.aside += ((want.aside / long) * most - speed.aside) * ease;
  if (Math.hypot(speed.ahead, speed.aside) < 0.02) [speed.ahead, speed.aside] = [0, 0];
};

/** Moves on by some seconds; whether anything changed. */
const tick = (me: Body, ground: Ground, hands: Hands, since: number): boolean => {
  const before = [me.x, me.y, me.heading, me.pitch] as const;
  const asked = hands.asked();
  const want = followWay(me, since) ?? asked;
  me.heading += asked.turn * pace.turn * since;
  if (me.way.length) me.pitch *= 1 - Math.min(1, since * 3);
  hasten(me, want, asked.pace, since);
  const { speed } = me;
  const [s, c] = [Math.sin(me.heading), Math.cos(me.heading)];
  const by: Point = [(s * speed.ahead + c * speed.aside) * since, (s * speed.aside - c * speed.ahead) * since];
  if (by[0] || by[1]) {
    const at = ground.step([me.x, me.y], by);
    me.moved += Math.hypot(at[0] - me.x, at[1] - me.y);
    [me.x, me.y] = at;
  }
  return me.x !== before[0] || me.y !== before[1] || me.heading !== before[2] || me.pitch !== before[3];
};

/** Somebody who walks through the hall: where they stand and look, by keys, a stick, a drag, or along a way. */
export const makeWalker = (ground: Ground, start: Point, heading = 0) => {
  const [x, y] = ground.settle(start);
  const me: Body = { x, y, heading, pitch: 0, moved: 0, speed: { ahead: 0, aside: 0 }, way: [], facing: null };
  const hands = makeHands();
  return {
    press: (code: string): boolean => {
      if (!hands.press(code)) return false;
      [me.way, me.facing] = [[], null];
      return true;
    },
    release: hands.release,
    releaseAll: hands.releaseAll,
    /** A stick under a thumb, from -1 to 1. */
    push: (ahead: number, aside: number): void => {
      hands.push(ahead, aside);
      if (ahead || aside) [me.way, me.facing] = [[], null];
    },
    look: (dx: number, dy: number): void => {
      me.facing = null;
      me.heading += dx;
      me.pitch = Math.max(-mostPitch, Math.min(mostPitch, me.pitch + dy));
    },
    /** Walks along corners, and looks to a point at the end. */
    follow: (corners: readonly Point[], at: Point): void => {
      me.way = corners.slice(1);
      const end = corners.at(-1) ?? [me.x, me.y];
      me.facing = Math.atan2(at[0] - end[0], end[1] - at[1]);
    },
    /** Stands somewhere at once, for those to whom moving pictures do harm. */
    stand: (at: Point, to: Point): void => {
      [me.x, me.y] = ground.settle(at);
      me.heading = Math.atan2(to[0] - me.x, me.y - to[1]);
      [me.way, me.facing, me.pitch] = [[], null, 0];
    },
    face: (at: Point): void => {
      me.facing = Math.atan2(at[0] - me.x, me.y - at[1]);
    },
    /** Moves on by some seconds; whether anything changed. */
    tick: (since: number): boolean => tick(me, ground, hands, since),
    get at() {
      const { speed, way: _, facing: __, ...at } = me;
      return { ...at, walking: Math.hypot(speed.ahead, speed.aside) > 0.3 };
    },
  };
};
export type Walker = ReturnType<typeof makeWalker>;
