import { BufferAttribute, BufferGeometry } from 'three';
import { hairStyles } from '#contract/fairs/avatar.ts';
import { addBadge, addFace } from './face.ts';
import { loft, type Ring, type Sink, wornCoat, wornSkirt } from './loft.ts';

const torso: Ring[] = [
  [0.83, 0.19, 0.132],
  [0.92, 0.184, 0.128],
  [1.03, 0.164, 0.114],
  [1.14, 0.164, 0.114],
  [1.26, 0.182, 0.122, 0.006],
  [1.35, 0.2, 0.116],
  [1.405, 0.192, 0.1],
  [1.445, 0.13, 0.082],
  [1.475, 0.064, 0.06],
];
const skull: Ring[] = [
  [1.512, 0.028, 0.03, 0.045],
  [1.53, 0.05, 0.058, 0.03],
  [1.57, 0.067, 0.083, 0.012],
  [1.63, 0.076, 0.096],
  [1.685, 0.076, 0.096, -0.004],
  [1.725, 0.06, 0.078, -0.008],
  [1.745, 0.03, 0.04, -0.008],
  [1.75, 0.002, 0.002, -0.008],
];
const arm: Ring[] = [
  [1.44, 0.02, 0.03],
  [1.425, 0.046, 0.052],
  [1.36, 0.058, 0.062],
  [1.24, 0.051, 0.056],
  [1.13, 0.046, 0.05],
  [1.02, 0.042, 0.045],
  [0.92, 0.037, 0.038],
  [0.905, 0.026, 0.028],
];
const hand: Ring[] = [
  [0.92, 0.025, 0.028],
  [0.87, 0.022, 0.04, 0.004],
  [0.8, 0.018, 0.034, 0.012],
  [0.745, 0.006, 0.012, 0.016],
];
const leg: Ring[] = [
  [0.95, 0.08, 0.09],
  [0.84, 0.086, 0.1],
  [0.7, 0.082, 0.09],
  [0.55, 0.066, 0.072],
  [0.47, 0.062, 0.066, 0.004],
  [0.36, 0.062, 0.068, -0.006],
  [0.2, 0.052, 0.056],
  [0.09, 0.05, 0.056],
];
const shoe: Ring[] = [
  [0.1, 0.042, 0.05],
  [0.065, 0.047, 0.095, 0.04],
  [0.02, 0.05, 0.128, 0.06],
  [0, 0.05, 0.128, 0.06],
  [0, 0.001, 0.001, 0.06],
];
const cap = (grow: number): Ring[] => [
  [1.585, 0.077 + grow, 0.052, -0.052],
  [1.635, 0.082 + grow, 0.072, -0.034],
  [1.69, 0.083 + grow, 0.094, -0.012],
  [1.73, 0.07 + grow, 0.086 + grow, -0.008],
  [1.758 + grow, 0.042, 0.052, -0.008],
  [1.766 + grow, 0.002, 0.002, -0.008],
];
const hairs: Record<(typeof hairStyles)[number], Ring[]> = {
  short: cap(0.002),
  parted: [
    [1.575, 0.08, 0.05, -0.056],
    [1.63, 0.086, 0.076, -0.036],
    [1.69, 0.09, 0.104, -0.006],
    [1.735, 0.082, 0.1, 0.002],
    [1.772, 0.05, 0.062, 0.004],
    [1.782, 0.002, 0.002, 0],
  ],
  bob: [
    [1.5, 0.082, 0.05, -0.05],
    [1.53, 0.098, 0.07, -0.045],
    [1.6, 0.096, 0.08, -0.036],
    [1.68, 0.09, 0.102, -0.008],
    [1.735, 0.076, 0.09, -0.006],
    [1.77, 0.04, 0.05, -0.008],
    [1.778, 0.002, 0.002, -0.008],
  ],
  long: [
    [1.28, 0.07, 0.02, -0.13],
    [1.32, 0.1, 0.035, -0.115],
    [1.44, 0.112, 0.048, -0.085],
    [1.54, 0.1, 0.066, -0.055],
    [1.62, 0.092, 0.08, -0.036],
    [1.69, 0.088, 0.1, -0.008],
    [1.735, 0.074, 0.088, -0.006],
    [1.768, 0.04, 0.05, -0.008],
    [1.776, 0.002, 0.002, -0.008],
  ],
  bun: cap(0.004),
  shaven: [
    [1.63, 0.078, 0.07, -0.03],
    [1.69, 0.078, 0.09, -0.012],
    [1.73, 0.062, 0.078, -0.008],
    [1.75, 0.032, 0.042, -0.008],
    [1.754, 0.002, 0.002, -0.008],
  ],
};

type Thin = (rings: Ring[]) => Ring[];
/** Trunk, neck, head and limbs. */
const addBody = (to: Sink, thin: Thin, fine: boolean): void => {
  const [body, limb] = fine ? [14, 9] : [7, 5];
  loft(to, thin(torso), { slot: 'top', limb: 'body' }, body);
  loft(
    to,
    [
      [1.44, 0.056, 0.058],
      [1.54, 0.05, 0.054, 0.004],
    ],
    { slot: 'skin', limb: 'head' },
    limb,
  );
  loft(to, thin(skull), { slot: 'skin', limb: 'head' }, body);
  for (const side of [-1, 1]) {
    const [a, l] = side < 0 ? (['leftArm', 'leftLeg'] as const) : (['rightArm', 'rightLeg'] as const);
    loft(to, thin(arm), { slot: 'top', limb: a }, limb, side * 0.2);
    loft(to, thin(hand), { slot: 'skin', limb: a }, fine ? 6 : 4, side * 0.203);
    loft(to, thin(leg), { slot: 'bottom', limb: l }, limb, side * 0.092);
    loft(to, thin(shoe), { slot: 'shoes', limb: l }, limb, side * 0.094);
  }
};

/** All styles of hair, one over another. */
const addHair = (to: Sink, thin: Thin, fine: boolean): void => {
  hairStyles.forEach((style, i) => {
    loft(to, thin(hairs[style]), { slot: 'hair', limb: 'head', style: i + 1 }, fine ? 12 : 7);
    if (style === 'bun')
      loft(
        to,
        [
          [1.68, 0.004, 0.004, -0.13],
          [1.7, 0.036, 0.036, -0.13],
          [1.74, 0.04, 0.04, -0.125],
          [1.775, 0.004, 0.004, -0.12],
        ],
        { slot: 'hair', limb: 'head', style: i + 1 },
        7,
      );
  });
};

/** The skirt and the tails of a coat. */
const addClothes = (to: Sink, round: number): void => {
  loft(
    to,
    [
      [0.95, 0.17, 0.116],
      [0.8, 0.19, 0.138],
      [0.68, 0.192, 0.15],
      [0.54, 0.186, 0.146],
    ],
    { slot: 'bottom', limb: 'body', style: wornSkirt },
    round,
  );
  loft(
    to,
    [
      [1, 0.166, 0.116],
      [0.86, 0.196, 0.14],
      [0.62, 0.21, 0.156],
    ],
    { slot: 'top', limb: 'body', style: wornCoat },
    round,
  );
};

/**
 * The geometry of all figures: one body with every style of hair and clothes, of which the shader shows what somebody wears. It
 * stands on the ground and looks to the north (-z). `fine` is for those who stand near.
 */
export const figureGeometry = (fine: boolean): BufferGeometry => {
  const to: Sink = { position: [], kind: [], index: [] };
  const thin = (rings: Ring[]): Ring[] =>
    fine ? rings : rings.filter((_, i) => i % 2 === 0 || i === rings.length - 1);
  addBody(to, thin, fine);
  addHair(to, thin, fine);
  addClothes(to, fine ? 14 : 7);
  if (fine) addFace(to);
  addBadge(to);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(to.position), 3));
  geometry.setAttribute('kind', new BufferAttribute(new Uint8Array(to.kind), 3));
  geometry.setIndex(to.index);
  geometry.computeVertexNormals();
  return geometry;
};

/** A soft disc below somebody. */
export const footShadow = (): BufferGeometry => {
  const round = 12;
  const position = [0, 0, 0];
  const colour = [0.95, 0.95, 0.95];
  const index: number[] = [];
  for (let i = 0; i < round; i += 1) {
    const a = (i / round) * Math.PI * 2;
    position.push(Math.cos(a) * 0.42, 0, Math.sin(a) * 0.36);
    colour.push(0, 0, 0);
    index.push(0, 1 + ((i + 1) % round), 1 + i);
  }
  const g = new BufferGeometry();
  g.setAttribute('position', new BufferAttribute(new Float32Array(position), 3));
  g.setAttribute('color', new BufferAttribute(new Float32Array(colour), 3));
  g.setIndex(index);
  return g;
};
