import { add, clamp, cross, unit, type Vec } from './math.ts';
import { Nearest, type Scene } from './scene.ts';
import { floor, KEY, shade, wall } from './studio.ts';

const MARGIN = 0.75;

/** Walks rays through the distance field of one scene. */
export class Tracer {
  readonly scene: Scene;
  private readonly near = new Nearest();
  private enter = 0;
  private leave = 0;

  constructor(scene: Scene) {
    this.scene = scene;
  }

  private distance(x: number, y: number, z: number): number {
    this.near.reset();
    this.scene.field(x, y, z, this.near);
    return this.near.distance;
  }

  /** Sets enter and leave to the stretch of the ray inside the bounds. */
  private crosses(o: Vec, d: Vec, margin: number): boolean {
    const { low, high } = this.scene.bounds;
    let from = 0;
    let to = 1e9;
    for (let k = 0 as 0 | 1 | 2; k < 3; k++) {
      const inverse = 1 / (d[k] || 1e-9);
      const a = (low[k] - margin - o[k]) * inverse;
      const b = (high[k] + margin - o[k]) * inverse;
      from = Math.max(from, Math.min(a, b));
      to = Math.min(to, Math.max(a, b));
    }
    this.enter = from;
    this.leave = to;
    return to > from;
  }

  private normal(p: Vec): Vec {
    const e = 0.0011;
    const [x, y, z] = p;
    return unit([
      this.distance(x + e, y, z) - this.distance(x - e, y, z),
      this.distance(x, y + e, z) - this.distance(x, y - e, z),
      this.distance(x, y, z + e) - this.distance(x, y, z - e),
    ]);
  }

  /** How much of the key light arrives, 0 to 1, with a soft edge. */
  private lit(p: Vec, n: Vec): number {
    const o = add(p, n, 0.006);
    if (!this.crosses(o, KEY, MARGIN)) return 1;
    const to = Math.min(this.leave, 6);
    let share = 1;
    let t = Math.max(0.02, this.enter);
    for (let i = 0; i < 40 && t < to; i++) {
      const d = this.distance(o[0] + KEY[0] * t, o[1] + KEY[1] * t, o[2] + KEY[2] * t);
      share = Math.min(share, 0.5 + (0.5 * d) / (0.1 * t));
      if (share < 0) return 0;
      t += clamp(d, 0.02, 0.35) * this.scene.step;
    }
    return share * share * (3 - 2 * share);
  }

  /** How open the place is to the sky, 0 to 1. */
  private open(p: Vec, n: Vec): number {
    let dark = 0;
    for (let k = 1; k <= 5; k++) {
      const h = 0.032 * k * k;
      const q = add(p, n, h);
      const d = Math.min(this.distance(q[0], q[1], q[2]), this.scene.floor ? q[1] : 9);
      dark += (h - d) / (k * k * 0.5 + 0.4);
    }
    return clamp(1 - 1.15 * dark, 0.1);
  }

  private ground(o: Vec, d: Vec): Vec {
    if (!this.scene.floor || d[1] > -0.015) return wall(d);
    const t = -o[1] / d[1];
    const p: Vec = [o[0] + d[0] * t, 0, o[2] + d[2] * t];
    const { low, high } = this.scene.bounds;
    const close = p[0] > low[0] - 1 && p[0] < high[0] + 1 && p[2] > low[2] - 1 && p[2] < high[2] + 1;
    const seen = floor(p[0], p[2], this.lit(p, [0, 1, 0]), close ? this.open(p, [0, 1, 0]) : 1);
    const fade = clamp((d[1] + 0.12) / 0.105);
    const back = wall(d);
    return [
      seen[0] + (back[0] - seen[0]) * fade,
      seen[1] + (back[1] - seen[1]) * fade,
      seen[2] + (back[2] - seen[2]) * fade,
    ];
  }

  colour(o: Vec, d: Vec): Vec {
    if (!this.crosses(o, d, 0.02)) return this.ground(o, d);
    const stop = this.scene.floor && d[1] < 0 ? Math.min(this.leave, -o[1] / d[1]) : this.leave;
    let t = this.enter;
    for (let i = 0; i < 220 && t < stop; i++) {
      const gap = this.distance(o[0] + d[0] * t, o[1] + d[1] * t, o[2] + d[2] * t);
      if (gap < 0.0007 * t) {
        const part = this.near.part;
        const p = add(o, d, t);
        const n = this.normal(p);
        return shade(this.scene.surface(p, n, part), n, d, this.lit(p, n), this.open(p, n));
      }
      t += gap * this.scene.step;
    }
    return this.ground(o, d);
  }

  /** The ray through a place of the picture, both coordinates -1 to 1. */
  aim(): (px: number, py: number) => Vec {
    const { from, at, fov } = this.scene.camera;
    const forward = unit(add(at, from, -1));
    const right = unit(cross(forward, [0, 1, 0]));
    const up = cross(right, forward);
    const k = Math.tan((fov * Math.PI) / 360);
    return (px, py) => unit(add(add(forward, right, (px * k * 4) / 3), up, py * k));
  }
}
