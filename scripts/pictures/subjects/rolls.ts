import { AMBER, hex } from '../colour.ts';
import { CARBON_YARN, cloth, GLASS_YARN, straight } from '../fibre.ts';
import { fract, noise, scale, smooth, unit, type Vec } from '../math.ts';
import { glossy, matte, pick, type Scene, type Subject, type Surface } from '../scene.ts';
import { box, extrude, ring } from '../shapes.ts';

interface Skin {
  /** Surface at (across the roll, along the web). */
  web(u: number, v: number, tu: Vec, tv: Vec, n: Vec): Surface;
  /** Backing and layer as seen on the face of the roll. */
  face: readonly [Vec, Vec];
  core: Vec;
  trim: Vec;
}

/** A roll lying with its free end drawn out on the floor. */
function roll(skin: Skin, radius = 0.9): Scene {
  const y0 = radius;
  const z0 = -0.25;
  return {
    camera: { from: [3.9, 2.55, 5.3], at: [-0.05, 0.55, 0.4], fov: 33 },
    bounds: { low: [-1.6, 0, -1.25], high: [1.6, 1.9, 3.35] },
    floor: true,
    step: 0.9,
    field(x, y, z, near) {
      const r = Math.hypot(y - y0, z - z0);
      near.put(extrude(ring(r, radius, 0.28), x, 1.5, 0.012), 1);
      near.put(extrude(ring(r, 0.3, 0.235), x, 1.57, 0.01), 2);
      const rise = 0.02 * Math.exp(-((z - 2.9) ** 2) / 0.15);
      near.put(box(x, y - 0.016 - rise, z - 1.55, 1.49, 0.014, 1.78, 0.004), 3);
    },
    surface(p, n, part) {
      const [x, y, z] = p;
      if (part === 2) return matte(scale(skin.core, 0.85 + 0.3 * noise(x * 4, Math.atan2(y - y0, z - z0) * 30)), 0.03);
      if (part === 3) {
        if (n[1] < 0.5 || z > 3.14) return matte(skin.trim, 0.1);
        return skin.web(x, z, [1, 0, 0], [0, 0, 1], n);
      }
      if (Math.abs(n[0]) < 0.6) {
        const around = Math.atan2(y - y0, z - z0);
        return skin.web(x, -around * radius, [1, 0, 0], unit([0, -(z - z0), y - y0]), n);
      }
      const r = Math.hypot(y - y0, z - z0);
      const turn = fract(r * 30 + Math.atan2(y - y0, z - z0) / 6.283);
      const layer = smooth(0.38, 0.46, turn) * smooth(1, 0.94, turn);
      const grain = 0.85 + 0.3 * noise(Math.atan2(y - y0, z - z0) * 9, r * 30);
      const [a, b] = skin.face;
      return matte(
        scale([a[0] + (b[0] - a[0]) * layer, a[1] + (b[1] - a[1]) * layer, a[2] + (b[2] - a[2]) * layer], grain),
      );
    },
  };
}

const KRAFT = hex('#B08A58');

/** Prepreg: woven, unidirectional, or glass on its backing. */
export const prepregRoll: Subject = (seed) =>
  roll({
    web(u, v, tu, tv, n) {
      if (seed % 3 === 2) return { ...straight(u * 70, v * 1.1, tv, [0.02, 0.021, 0.023], 0.62, 24), coat: 0.1 };
      const glass = seed % 3 === 0;
      return cloth(
        u * (glass ? 14 : 9),
        v * (glass ? 14 : 9),
        glass ? 'satin' : 'twill',
        tu,
        tv,
        n,
        glass ? GLASS_YARN : CARBON_YARN,
      );
    },
    face: [pick(seed, [hex('#D9B54A'), hex('#4A86A8'), hex('#D8DCDA')]), [0.022, 0.024, 0.026]],
    core: KRAFT,
    trim: pick(seed, [AMBER, hex('#5E8FA3'), hex('#C4CCC8')]),
  });

/** Vacuum bag film, release film, peel ply. */
export const filmRoll: Subject = (seed) => {
  const colour = pick(seed, [hex('#2E9E73'), hex('#C24A5A'), hex('#E9EBE9')]);
  const cloudy = seed === 3;
  return roll(
    {
      web(u, v, tu, tv, n) {
        if (cloudy)
          return cloth(u * 26, v * 26, 'plain', tu, tv, n, { ...GLASS_YARN, colour: [0.74, 0.78, 0.76], crown: 0.5 });
        const crease = noise(u * 5, v * 1.6) - 0.5 + 0.5 * (noise(u * 13, v * 5) - 0.5);
        return {
          ...glossy(scale(colour, 0.92 + 0.16 * crease), 1),
          normal: unit([n[0] + crease * 0.12, n[1], n[2] + crease * 0.06]),
        };
      },
      face: [colour, scale(colour, 0.7)],
      core: KRAFT,
      trim: colour,
    },
    0.78,
  );
};
