import { BufferAttribute, BufferGeometry } from 'three';

/** What a piece is made of; pieces of one surface become one mesh. */
const surfaces = ['plain', 'gloss', 'carpet', 'twill', 'glass', 'comb', 'film', 'light', 'sign', 'shade'] as const;
export type Surface = (typeof surfaces)[number];
export type Vec = readonly [number, number, number];

const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
/** `#rrggbb` as a vertex has it. */
export const colourOf = (hex: string): Vec => {
  const n = Number.parseInt(hex.slice(1), 16);
  return [linear(((n >> 16) & 255) / 255), linear(((n >> 8) & 255) / 255), linear((n & 255) / 255)];
};
export const dim = ([r, g, b]: Vec, by: number): Vec => [r * by, g * by, b * by];

type Part = { position: number[]; normal: number[]; uv: number[]; colour: number[]; index: number[] };
/** A corner: where, what of the surface, how light. */
type Corner = { at: Vec; uv: readonly [number, number]; light?: number };

/** Turns a place in a booth into one of the hall. */
export type Frame = (at: Vec) => Vec;
const same: Frame = (at) => at;

/** Height up to which the floor darkens what stands on it. */
const nearFloor = 0.45;
const atFloor = 0.56;
/** How light a wall is at a height: the shade that light from all sides leaves in the corner above a floor. */
const lightAt = (y: number): number =>
  y >= nearFloor ? 1 : atFloor + (1 - atFloor) * Math.sqrt(Math.max(0, y) / nearFloor);

const cross = (a: Vec, b: Vec, c: Vec): Vec => {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const n: Vec = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const l = Math.hypot(...n) || 1;
  return [n[0] / l, n[1] / l, n[2] / l];
};

type Axis = 'x' | 'y' | 'z';
type Ring = readonly [along: number, radius: number];
/** Points around an axis, by their place along it, how far off it they are, and their angle. */
const around =
  (at: Vec, axis: Axis) =>
  (along: number, radius: number, a: number): Vec => {
    const [c, d] = [Math.cos(a) * radius, Math.sin(a) * radius];
    if (axis === 'y') return [at[0] + c, at[1] + along, at[2] - d];
    if (axis === 'x') return [at[0] + along, at[1] + c, at[2] + d];
    return [at[0] + c, at[1] + d, at[2] + along];
  };
type Around = ReturnType<typeof around>;

/** Collects shapes and gives them out as one geometry a surface, with the floor's shade in their vertex colours. */
export class Pieces {
  private readonly parts = new Map<Surface, Part>();
  /** Where shapes go until it is set anew. */
  frame: Frame = same;

  private part(s: Surface): Part {
    let p = this.parts.get(s);
    if (!p) this.parts.set(s, (p = { position: [], normal: [], uv: [], colour: [], index: [] }));
    return p;
  }

  /** A face of four corners, seen from the side on which they run counterclockwise. */
  quad(s: Surface, corners: readonly [Corner, Corner, Corner, Corner], colour: Vec): void {
    const p = this.part(s);
    const at = corners.map((c) => this.frame(c.at)) as [Vec, Vec, Vec, Vec];
    const n = cross(at[0], at[1], at[2]);
    const first = p.position.length / 3;
    corners.forEach((c, i) => {
      p.position.push(...(at[i] as Vec));
      p.normal.push(...n);
      p.uv.push(...c.uv);
      p.colour.push(...dim(colour, c.light ?? lightAt(c.at[1])));
    });
    p.index.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }

  /** A box; its upright faces are cut near the floor, so that the shade stays there. */
  box(s: Surface, [x0, y0, z0]: Vec, [x1, y1, z1]: Vec, colour: Vec, scale = 1): void {
    const cuts = y0 < 0.1 && y1 > nearFloor * 1.5 ? [y0, nearFloor, y1] : [y0, y1];
    const sides: readonly (readonly [number, number, number, number])[] = [
      [x0, z1, x1, z1],
      [x1, z1, x1, z0],
      [x1, z0, x0, z0],
      [x0, z0, x0, z1],
    ];
    for (const [ax, az, bx, bz] of sides) {
      const long = Math.hypot(bx - ax, bz - az) * scale;
      for (let i = 1; i < cuts.length; i += 1) {
        const [lo, hi] = [cuts[i - 1] ?? 0, cuts[i] ?? 0];
        this.quad(
          s,
          [
            { at: [ax, lo, az], uv: [0, lo * scale] },
            { at: [bx, lo, bz], uv: [long, lo * scale] },
            { at: [bx, hi, bz], uv: [long, hi * scale] },
            { at: [ax, hi, az], uv: [0, hi * scale] },
          ],
          colour,
        );
      }
    }
    const flat = (y: number, up: boolean): void => {
      const ring: Corner[] = [
        { at: [x0, y, z1], uv: [x0 * scale, z1 * scale], light: 1 },
        { at: [x1, y, z1], uv: [x1 * scale, z1 * scale], light: 1 },
        { at: [x1, y, z0], uv: [x1 * scale, z0 * scale], light: 1 },
        { at: [x0, y, z0], uv: [x0 * scale, z0 * scale], light: 1 },
      ];
      this.quad(s, (up ? ring : ring.toReversed()) as [Corner, Corner, Corner, Corner], colour);
    };
    flat(y1, true);
    if (y0 > 0.3) flat(y0, false);
  }

  /** The flat end of a turned body. */
  private disc(
    s: Surface,
    place: Around,
    [along, radius]: Ring,
    up: boolean,
    { round, scale, colour }: { round: number; scale: number; colour: Vec },
  ): void {
    if (radius < 0.005) return;
    const q = this.part(s);
    const middle = q.position.length / 3;
    const end = place(along, 0, 0);
    const tip = place(along + (up ? 1 : -1), 0, 0);
    const zero = this.frame([0, 0, 0]);
    const n = this.frame([tip[0] - end[0], tip[1] - end[1], tip[2] - end[2]]);
    const put = (v: Vec, uv: readonly [number, number]): void => {
      q.position.push(...this.frame(v));
      q.normal.push(n[0] - zero[0], n[1] - zero[1], n[2] - zero[2]);
      q.uv.push(...uv);
      q.colour.push(...dim(colour, lightAt(v[1])));
    };
    put(end, [0, 0]);
    for (let i = 0; i <= round; i += 1) {
      const a = (i / round) * Math.PI * 2;
      put(place(along, radius, a), [Math.cos(a) * radius * scale, Math.sin(a) * radius * scale]);
    }
    for (let i = 1; i <= round; i += 1)
      q.index.push(middle, ...(up ? [middle + i, middle + i + 1] : [middle + i + 1, middle + i]));
  }

  /** A body turned around an axis: rings of a radius at a place along it, smooth, closed at both ends. */
  turned(
    s: Surface,
    at: Vec,
    axis: Axis,
    rings: readonly Ring[],
    colour: Vec,
    {
      round = 20,
      scale = 1,
      caps = colour,
      capSurface = s,
    }: { round?: number; scale?: number; caps?: Vec; capSurface?: Surface } = {},
  ): void {
    const place = around(at, axis);
    const p = this.part(s);
    const first = p.position.length / 3;
    const zero = this.frame([0, 0, 0]);
    rings.forEach(([along, radius], r) => {
      const [before, after] = [rings[Math.max(0, r - 1)] ?? [0, 0], rings[Math.min(rings.length - 1, r + 1)] ?? [0, 0]];
      const lean = (before[1] - after[1]) / Math.max(1e-4, after[0] - before[0]);
      for (let i = 0; i <= round; i += 1) {
        const a = (i / round) * Math.PI * 2;
        const point = place(along, radius, a);
        const l = Math.hypot(1, lean);
        const out = place(along + lean / l, radius + 1 / l, a);
        const n = this.frame([out[0] - point[0], out[1] - point[1], out[2] - point[2]]);
        p.position.push(...this.frame(point));
        p.normal.push(n[0] - zero[0], n[1] - zero[1], n[2] - zero[2]);
        p.uv.push((i / round) * Math.max(1, Math.round(6.28 * Math.max(radius, 0.15) * scale)), along * scale);
        // Below a lying body, and where it stands, the floor takes light away.
        p.colour.push(
          ...dim(
            colour,
            lightAt(point[1]) * (axis === 'y' ? 1 : 0.82 + (0.18 * (point[1] - at[1])) / Math.max(radius, 0.01)),
          ),
        );
      }
    });
    for (let r = 1; r < rings.length; r += 1)
      for (let i = 0; i < round; i += 1) {
        const [a, b] = [first + (r - 1) * (round + 1) + i, first + r * (round + 1) + i];
        p.index.push(a, a + 1, b + 1, a, b + 1, b);
      }
    const [one, last] = [rings[0], rings.at(-1)];
    const like = { round, scale, colour: caps };
    if (one) this.disc(capSurface, place, one, false, like);
    if (last) this.disc(capSurface, place, last, true, like);
  }

  rod(s: Surface, at: Vec, axis: Axis, long: number, radius: number, colour: Vec, more = {}): void {
    this.turned(
      s,
      at,
      axis,
      [
        [0, radius],
        [long, radius],
      ],
      colour,
      more,
    );
  }

  /** The soft dark where something stands: full below it, nothing a hand's breadth beside it. */
  shadow(
    [x0, x1]: readonly [number, number],
    [z0, z1]: readonly [number, number],
    y = 0.012,
    wide = 0.35,
    deep = 0.5,
  ): void {
    const p = this.part('shade');
    const first = p.position.length / 3;
    const put = (x: number, z: number, dark: number): void => {
      p.position.push(...this.frame([x, y, z]));
      p.normal.push(0, 1, 0);
      p.uv.push(dark, 0);
      p.colour.push(dark, dark, dark);
    };
    const inner: [number, number][] = [
      [x0, z1],
      [x1, z1],
      [x1, z0],
      [x0, z0],
    ];
    const outer: [number, number][] = [
      [x0 - wide, z1 + wide],
      [x1 + wide, z1 + wide],
      [x1 + wide, z0 - wide],
      [x0 - wide, z0 - wide],
    ];
    for (const [x, z] of inner) put(x, z, deep);
    for (const [x, z] of outer) put(x, z, 0);
    p.index.push(first, first + 1, first + 2, first, first + 2, first + 3);
    for (let i = 0; i < 4; i += 1) {
      const j = (i + 1) % 4;
      p.index.push(first + 4 + i, first + 4 + j, first + j, first + 4 + i, first + j, first + i);
    }
  }

  /** What was collected, a geometry a surface. */
  geometries(): { surface: Surface; geometry: BufferGeometry }[] {
    return [...this.parts].map(([surface, p]) => {
      const geometry = new BufferGeometry();
      geometry.setAttribute('position', new BufferAttribute(new Float32Array(p.position), 3));
      geometry.setAttribute(
        'normal',
        new BufferAttribute(new Int8Array(p.normal.map((n) => Math.round(n * 127))), 3, true),
      );
      geometry.setAttribute('uv', new BufferAttribute(new Float32Array(p.uv), 2));
      const colour = p.colour.map((c) => Math.round(Math.min(1, c) * 65535));
      geometry.setAttribute('color', new BufferAttribute(new Uint16Array(colour), 3, true));
      geometry.setIndex(
        new BufferAttribute(p.position.length / 3 > 65535 ? new Uint32Array(p.index) : new Uint16Array(p.index), 1),
      );
      geometry.computeBoundingSphere();
      return { surface, geometry };
    });
  }
}
