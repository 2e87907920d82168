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

/** Somebody who walks through the hall: where they stand and look, by keys, a stick, a drag, or along a way. */
export const makeWalker = (ground: Ground, start: Point, heading = 0) => {
  const pressed = new Set<string>();
  let [x, y] = ground.settle(start);
  let pitch = 0;
  let moved = 0;
  let way: Point[] = [];
  let facing: number | null = null;
  const stick = { ahead: 0, aside: 0 };
  const speed = { ahead: 0, aside: 0 };
  const is = (act: string): number => ([...pressed].some((k) => acts[k] === act) ? 1 : 0);

  /** Turns towards a direction, as quickly as a head does; true when it is there. */
  const turnTo = (to: number, since: number): boolean => {
    const off = Math.atan2(Math.sin(to - heading), Math.cos(to - heading));
    heading += Math.sign(off) * Math.min(Math.abs(off), since * (1.2 + Math.abs(off) * 3.5));
    return Math.abs(off) < 0.02;
  };

  return {
    press: (code: string): boolean => {
      if (!acts[code]) return false;
      pressed.add(code);
      [way, facing] = [[], null];
      return true;
    },
    release: (code: string): void => void pressed.delete(code),
    releaseAll: (): void => pressed.clear(),
    /** A stick under a thumb, from -1 to 1. */
    push: (ahead: number, aside: number): void => {
      [stick.ahead, stick.aside] = [ahead, aside];
      if (ahead || aside) [way, facing] = [[], null];
    },
    look: (dx: number, dy: number): void => {
      facing = null;
      heading += dx;
      pitch = Math.max(-mostPitch, Math.min(mostPitch, pitch + dy));
    },
    /** Walks along corners, and looks to a point at the end. */
    follow: (corners: readonly Point[], at: Point): void => {
      way = corners.slice(1);
      const end = corners.at(-1) ?? [x, y];
      facing = Math.atan2(at[0] - end[0], end[1] - at[1]);
    },
    /** Stands somewhere at once, for those to whom moving pictures do harm. */
    stand: (at: Point, to: Point): void => {
      [x, y] = ground.settle(at);
      heading = Math.atan2(to[0] - x, y - to[1]);
      [way, facing, pitch] = [[], null, 0];
    },
    face: (at: Point): void => {
      facing = Math.atan2(at[0] - x, y - at[1]);
    },
    /** Moves on by some seconds; whether anything changed. */
    tick: (since: number): boolean => {
      const before = [x, y, heading, pitch] as const;
      const run = is('run') ? pace.run : pace.walk;
      let want = { ahead: is('ahead') - is('back') + stick.ahead, aside: is('right') - is('left') + stick.aside };
      const [next] = way;
      if (next) {
        const [dx, dy] = [next[0] - x, next[1] - y];
        const far = Math.hypot(dx, dy);
        if (far < 0.25) way.shift();
        else {
          turnTo(Math.atan2(dx, -dy), since);
          const to = Math.atan2(dx, -dy) - heading;
          want = { ahead: Math.cos(to), aside: Math.sin(to) };
        }
      } else if (facing !== null && turnTo(facing, since)) facing = null;
      heading += (is('turnRight') - is('turnLeft')) * pace.turn * since;
      if (way.length) pitch *= 1 - Math.min(1, since * 3);
      const long = Math.max(1, Math.hypot(want.ahead, want.aside));
      const ease = Math.min(1, since * 10);
      speed.ahead += ((want.ahead / long) * run - speed.ahead) * ease;
      speed.aside += ((want.aside / long) * run - speed.aside) * ease;
      if (Math.hypot(speed.ahead, speed.aside) < 0.02) [speed.ahead, speed.aside] = [0, 0];
      const [s, c] = [Math.sin(heading), Math.cos(heading)];
      const by: Point = [(s * speed.ahead + c * speed.aside) * since, (s * speed.aside - c * speed.ahead) * since];
      if (by[0] || by[1]) {
        const at = ground.step([x, y], by);
        moved += Math.hypot(at[0] - x, at[1] - y);
        [x, y] = at;
      }
      return x !== before[0] || y !== before[1] || heading !== before[2] || pitch !== before[3];
    },
    get at() {
      return { x, y, heading, pitch, moved, walking: Math.hypot(speed.ahead, speed.aside) > 0.3 };
    },
  };
};
export type Walker = ReturnType<typeof makeWalker>;
