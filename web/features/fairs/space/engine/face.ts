import { facet, loft, type Sink, wornCollar } from './loft.ts';

/** An eye, its brow and the ear beside it. */
const addEye = (to: Sink, side: number): void => {
  facet(
    to,
    [
      [side * 0.03 - 0.011, 1.633, -0.0945],
      [side * 0.03 + 0.011, 1.633, -0.0945],
      [side * 0.03 + 0.01, 1.645, -0.0955],
      [side * 0.03 - 0.01, 1.645, -0.0955],
    ]
      .map((p) => [p[0] ?? 0, p[1] ?? 0, (p[2] ?? 0) + Math.abs(side) * 0.002] as const)
      .toReversed(),
    { slot: 'dark', limb: 'head' },
  );
  facet(
    to,
    [
      [side * 0.032 - 0.016, 1.66, -0.095],
      [side * 0.032 + 0.016, 1.66, -0.095],
      [side * 0.032 + 0.016, 1.667, -0.095],
      [side * 0.032 - 0.016, 1.667, -0.095],
    ]
      .map((p) => p as [number, number, number])
      .toReversed(),
    { slot: 'hair', limb: 'head' },
  );
  loft(
    to,
    [
      [1.6, 0.004, 0.008],
      [1.625, 0.01, 0.018],
      [1.65, 0.006, 0.012],
    ],
    { slot: 'skin', limb: 'head' },
    5,
    side * 0.079,
  );
};

const addNoseAndMouth = (to: Sink): void => {
  facet(
    to,
    [
      [-0.012, 1.595, -0.096],
      [0, 1.6, -0.118],
      [0.012, 1.595, -0.096],
      [0, 1.64, -0.097],
    ].map((p) => p as [number, number, number]),
    { slot: 'skin', limb: 'head' },
  );
  facet(
    to,
    [
      [-0.02, 1.567, -0.0955],
      [-0.018, 1.572, -0.0955],
      [0.018, 1.572, -0.0955],
      [0.02, 1.567, -0.0955],
    ].map((p) => p as [number, number, number]),
    { slot: 'dark', limb: 'head' },
  );
};

/** What is seen of somebody near: the face, and the shirt below a jacket. */
export const addFace = (to: Sink): void => {
  for (const side of [-1, 1]) {
    addEye(to, side);
    // The revers of a jacket over its shirt.
    const revers: [number, number, number][] = [
      [0, 1.17, -0.122],
      [side * 0.05, 1.42, -0.1],
      [side * 0.02, 1.46, -0.075],
      [0, 1.44, -0.1],
    ];
    facet(to, side < 0 ? revers : revers.toReversed(), { slot: 'linen', limb: 'body', style: wornCollar });
  }
  addNoseAndMouth(to);
};

/** The badge that everybody wears at a fair. */
export const addBadge = (to: Sink): void => {
  facet(
    to,
    [
      [-0.045, 1.08, -0.135],
      [-0.045, 1.2, -0.139],
      [0.045, 1.2, -0.139],
      [0.045, 1.08, -0.135],
    ],
    { slot: 'linen', limb: 'body' },
  );
  facet(
    to,
    [
      [-0.045, 1.18, -0.1402],
      [-0.045, 1.2, -0.1408],
      [0.045, 1.2, -0.1408],
      [0.045, 1.18, -0.1402],
    ],
    { slot: 'dark', limb: 'body' },
  );
};
