import { AMBER, CARBON, hex } from '../colour.ts';
import { CARBON_YARN, cloth, GLASS_YARN, straight } from '../fibre.ts';
import { fract, noise, scale, Turn, type Vec } from '../math.ts';
import { glossy, matte, pick, type Subject } from '../scene.ts';
import { box, hexagonWall } from '../shapes.ts';

/** Honeycomb: aramid, aluminium, polypropylene. */
export const honeycomb: Subject = (seed) => {
  const [top, side] = pick<readonly [Vec, Vec]>(seed, [
    [
      [0.62, 0.42, 0.17],
      [0.5, 0.31, 0.11],
    ],
    [
      [0.62, 0.64, 0.65],
      [0.42, 0.45, 0.46],
    ],
  ]);
  const metal = seed === 2;
  const cells = pick(seed, [2.6, 3.4]);
  const turn = new Turn(0.5);
  return {
    camera: { from: [2.3, 3.5, 4.7], at: [0.02, 0.16, 0.05], fov: 38 },
    bounds: { low: [-2.6, 0, -2.25], high: [2.6, 0.87, 2.25] },
    floor: true,
    step: 0.55,
    field(wx, y, wz, near) {
      const x = turn.x(wx, wz);
      const z = turn.z(wx, wz);
      const block = box(x, y - 0.42, z, 2.2, 0.42, 1.25);
      if (block > 0.25) return near.put(block, 1);
      near.put(Math.max(block, hexagonWall(x * cells, z * cells) / cells - (metal ? 0.009 : 0.017)), 1);
      near.put(box(x, y - 0.02, z, 2.2, 0.02, 1.25), 2);
    },
    surface(p, n, part) {
      if (part === 2) return matte([0.03, 0.032, 0.034], 0.2);
      const grain = 0.86 + 0.26 * noise(p[0] * 30, p[2] * 30 + p[1] * 8);
      const colour = scale(n[1] > 0.6 ? top : side, grain);
      return metal ? glossy(colour, 0.8) : matte(colour, n[1] > 0.6 ? 0.1 : 0.2, 18);
    },
  };
};

/** Three foam boards, the upper one scored. */
export const foamCores: Subject = (seed) => {
  const colours = pick<readonly [Vec, Vec, Vec]>(seed, [
    [[0.55, 0.34, 0.16], [0.3, 0.46, 0.31], hex('#EBDDA8')],
    [hex('#E4E8E6'), hex('#C98F77'), hex('#8FBFA8')],
  ]);
  const turns = [new Turn(0.3), new Turn(0.48), new Turn(0.22)] as const;
  return {
    camera: { from: [3.4, 2.7, 4.6], at: [0, 0.42, 0], fov: 33 },
    bounds: { low: [-2.1, 0, -1.75], high: [2.15, 0.96, 1.75] },
    floor: true,
    step: 0.8,
    field(x, y, z, near) {
      const [a, b, c] = turns;
      near.put(box(a.x(x, z), y - 0.16, a.z(x, z), 1.75, 0.16, 1.15, 0.012), 1);
      near.put(box(b.x(x, z), y - 0.46, b.z(x, z), 1.7, 0.13, 1.12, 0.012), 2);
      const u = c.x(x, z);
      const v = c.z(x, z);
      const slab = box(u - 0.1, y - 0.76, v, 1.65, 0.16, 1.08, 0.012);
      if (slab > 0.2) return near.put(slab, 3);
      const cut = Math.min(Math.abs(fract(u * 2.9) - 0.5), Math.abs(fract(v * 2.9) - 0.5)) / 2.9 - 0.011;
      near.put(Math.max(slab, -Math.max(cut, 0.7 - y)), 3);
    },
    surface(p, _n, part) {
      const pores = noise(p[0] * 62, p[2] * 62 + p[1] * 62) * noise(p[0] * 23 + 3, p[2] * 23 - p[1] * 23);
      return matte(
        scale(colours[part - 1] ?? colours[0], 1.04 - 0.42 * pores ** 2 - 0.08 * noise(p[0] * 90, p[2] * 90)),
        0.02,
      );
    },
  };
};

/** Sandwich panels: skin, core, skin, the cut edge towards the viewer. */
export const sandwichPanel: Subject = (seed) => {
  const turns = [new Turn(0.42), new Turn(0.3)] as const;
  const core = pick<Vec>(seed, [[0.56, 0.37, 0.14], hex('#E9DDB0')]);
  const comb = seed === 1;
  return {
    camera: { from: [3.3, 2.1, 4.6], at: [0, 0.36, 0], fov: 33 },
    bounds: { low: [-2.2, 0, -1.7], high: [2.2, 0.92, 1.7] },
    floor: true,
    step: 0.7,
    field(wx, y, wz, near) {
      turns.forEach((turn, k) => {
        const x = turn.x(wx, wz) - k * 0.12;
        const z = turn.z(wx, wz) + k * 0.1;
        const h = y - 0.21 - k * 0.43;
        const half = k ? 1.6 : 1.85;
        near.put(box(x, Math.abs(h) - 0.185, z, half, 0.024, 1.15, 0.006), 1 + k);
        const fill = box(x, h, z, half - 0.015, 0.17, 1.135);
        if (!comb || fill > 0.2) return near.put(fill, 5 + k);
        near.put(Math.max(fill, hexagonWall(x * 4.2, z * 4.2) / 4.2 - 0.014), 5 + k);
      });
    },
    surface(p, n, part) {
      if (part >= 5) {
        const grain = 0.85 + 0.3 * noise(p[0] * 60 + p[2] * 60, p[1] * 60);
        return matte(scale(core, grain), 0.05);
      }
      const turn = turns[part - 1] ?? turns[0];
      const x = turn.x(p[0], p[2]);
      const z = turn.z(p[0], p[2]);
      if (n[1] < 0.6) return matte(comb ? CARBON : [0.5, 0.56, 0.53], 0.2);
      if (seed === 2) return glossy(part === 2 ? hex('#E6EAE8') : hex('#BFC9C5'), 0.9);
      const yarn = part === 2 ? CARBON_YARN : GLASS_YARN;
      return { ...cloth(x * 10, z * 10, 'twill', turn.out([1, 0, 0]), turn.out([0, 0, 1]), n, yarn), coat: 0.4 };
    },
  };
};

/** Pultruded planks in a strapped stack. */
export const plankStack: Subject = (seed) => {
  const glass = seed === 2;
  const colour: Vec = glass ? [0.34, 0.42, 0.36] : CARBON;
  const lay = [0, 1, 2, 3, 4, 5, 6].map((k) => ({
    turn: new Turn(0.35 + ((k * 37 + seed * 11) % 10) * 0.004 - 0.02),
    shift: (((k * 53 + seed * 17) % 10) - 5) * 0.02,
  }));
  const even = new Turn(0.35);
  return {
    camera: { from: [3.9, 2.3, 4.5], at: [-0.02, 0.4, 0], fov: 34 },
    bounds: { low: [-2.3, 0, -1.6], high: [2.3, 0.96, 1.6] },
    floor: true,
    step: 0.9,
    field(x, y, z, near) {
      lay.forEach(({ turn, shift }, k) => {
        near.put(box(turn.x(x, z) - shift, y - 0.075 - k * 0.128, turn.z(x, z), 1.95, 0.056, 0.72, 0.01), 1 + k);
      });
      const u = even.x(x, z);
      const v = even.z(x, z);
      near.put(box(Math.abs(u) - 1.05, y - 0.455, v, 0.09, 0.468, 0.755, 0.02), 20);
    },
    surface(p, n, part) {
      if (part === 20) return glossy(AMBER, 0.4);
      const u = even.x(p[0], p[2]);
      const v = even.z(p[0], p[2]);
      const s = straight(v * 70 + p[1] * 60, u * 1.2, even.out([1, 0, 0]), colour, glass ? 0.22 : 0.52);
      if (n[1] < 0.7 || part !== 7) return s;
      const peel = fract(u * 13) < 0.5 !== fract(v * 13) < 0.5 ? 1.25 : 0.95;
      return { ...s, colour: scale(s.colour, peel * 1.3) };
    },
  };
};
