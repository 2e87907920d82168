import { type AvatarLook, bottomColours, hairColours, skinTones, topColours } from '#contract/fairs/avatar.ts';

/** A filled outline, as SVG and canvas paths take it. */
export type Shape = { d: string; fill: string };

const shoes = '#26231f';
const linen = '#e6e8e6';
const dark = '#26282a';
/** Height of the ground in the drawing; one unit is a centimetre. */
const ground = 180;
/** What is seen of the drawing: x, y, width, height. The portrait is a square. */
export const figureViews = { whole: [-42, 0, 84, 184], portrait: [-27, -1, 54, 54] } as const;

/** What shapes are drawn with, as broad as the figure is. */
const pensOf = (look: AvatarLook) => {
  const girth = { slim: 0.93, medium: 1, broad: 1.1 }[look.figure];
  const at = (x: number, y: number): string => `${(x * 100 * girth).toFixed(1)} ${(ground - y * 100).toFixed(1)}`;
  /** Corners, the right half; the left one is its mirror. */
  const even = (fill: string, ...corners: [x: number, y: number][]): Shape => ({
    d: `M${[...corners, ...corners.toReversed().map(([x, y]) => [-x, y] as const)].map(([x, y]) => at(x, y)).join('L')}Z`,
    fill,
  });
  const oval = (fill: string, [x, y]: [number, number], rx: number, ry: number): Shape => ({
    d: `M${at(x - rx, y)}A${rx * 100 * girth} ${ry * 100} 0 1 1 ${at(x + rx, y)}A${rx * 100 * girth} ${ry * 100} 0 1 1 ${at(x - rx, y)}Z`,
    fill,
  });
  /** A part of each side. */
  const both = (part: (side: 1 | -1) => Shape): Shape[] => [part(-1), part(1)];
  const limb = (fill: string, side: 1 | -1, ...corners: [x: number, y: number][]): Shape => ({
    d: `M${corners.map(([x, y]) => at(x * side, y)).join('L')}Z`,
    fill,
  });
  return { at, even, oval, both, limb };
};
type Pens = ReturnType<typeof pensOf>;

const hairBehind = ({ even, oval }: Pens, hair: string): Record<AvatarLook['hair'], Shape[]> => ({
  short: [],
  parted: [],
  shaven: [],
  bun: [oval(hair, [0, 1.79], 0.042, 0.045)],
  bob: [even(hair, [0.1, 1.5], [0.105, 1.66], [0.06, 1.77])],
  long: [even(hair, [0.1, 1.28], [0.115, 1.5], [0.1, 1.68], [0.06, 1.77])],
});

const hairAbove = ({ at }: Pens, hair: string): Record<AvatarLook['hair'], Shape[]> => {
  const fringe = (low: number): Shape => ({
    d: `M${at(-0.084, low)}C${at(-0.1, 1.8)} ${at(0.1, 1.8)} ${at(0.084, low)}C${at(0.07, 1.72)} ${at(0.03, 1.715)} ${at(0, 1.715)}C${at(-0.03, 1.715)} ${at(-0.07, 1.72)} ${at(-0.084, low)}Z`,
    fill: hair,
  });
  return {
    short: [fringe(1.66)],
    parted: [
      {
        d: `M${at(-0.086, 1.64)}C${at(-0.11, 1.82)} ${at(0.11, 1.82)} ${at(0.086, 1.64)}C${at(0.08, 1.7)} ${at(0.03, 1.71)} ${at(-0.03, 1.735)}C${at(-0.05, 1.72)} ${at(-0.075, 1.7)} ${at(-0.086, 1.64)}Z`,
        fill: hair,
      },
    ],
    shaven: [
      {
        d: `M${at(-0.079, 1.68)}C${at(-0.085, 1.775)} ${at(0.085, 1.775)} ${at(0.079, 1.68)}C${at(0.05, 1.735)} ${at(-0.05, 1.735)} ${at(-0.079, 1.68)}Z`,
        fill: hair,
      },
    ],
    bun: [fringe(1.66)],
    bob: [fringe(1.56)],
    long: [fringe(1.54)],
  };
};

/**
 * A figure from the front, of its look alone: the same program makes the still beside the turning figure, the portrait of the pages and
 * the picture that is stored. Measures are those of the body in the hall (`figure.ts` of its engine), in metres.
 */
export const drawFigure = (look: AvatarLook): Shape[] => {
  const pens = pensOf(look);
  const [skin, hair] = [skinTones[look.skin], hairColours[look.hairColour]];
  const [top, bottom] = [topColours[look.topColour], bottomColours[look.bottomColour]];
  const { at, even, oval, both, limb } = pens;
  const open = look.top !== 'shirt';
  return [
    ...hairBehind(pens, hair)[look.hair],
    ...both((s) =>
      limb(bottom, s, [0.01, 0.95], [0.178, 0.95], [0.165, 0.5], [0.145, 0.07], [0.04, 0.07], [0.026, 0.5]),
    ),
    ...both((s) => oval(shoes, [s * 0.096, 0.045], 0.058, 0.04)),
    ...(look.bottom === 'skirt' ? [even(bottom, [0.17, 0.95], [0.196, 0.54])] : []),
    ...(look.top === 'coat' ? [even(top, [0.17, 1], [0.215, 0.62])] : []),
    ...both((s) => oval(skin, [s * 0.272, 0.845], 0.03, 0.06)),
    ...both((s) => limb(top, s, [0.15, 1.42], [0.2, 1.41], [0.245, 1.32], [0.305, 0.89], [0.243, 0.875], [0.19, 1.2])),
    even(skin, [0.052, 1.42], [0.05, 1.56]),
    even(top, [0.19, 0.83], [0.166, 1.08], [0.2, 1.35], [0.18, 1.42], [0.06, 1.475]),
    ...(open ? [{ d: `M${at(-0.055, 1.478)}L${at(0, 1.17)}L${at(0.055, 1.478)}Z`, fill: linen }] : []),
    { d: `M${at(-0.05, 1.479)}L${at(0, open ? 1.4 : 1.425)}L${at(0.05, 1.479)}Z`, fill: skin },
    ...(open ? both((s) => limb(top, s, [0.056, 1.48], [0.085, 1.33], [0, 1.14], [0.012, 1.19])) : []),
    // The badge that everybody wears at a fair.
    { d: `M${at(0.075, 1.22)}L${at(0.135, 1.22)}L${at(0.135, 1.3)}L${at(0.075, 1.3)}Z`, fill: '#f7f8f7' },
    { d: `M${at(0.075, 1.283)}L${at(0.135, 1.283)}L${at(0.135, 1.3)}L${at(0.075, 1.3)}Z`, fill: dark },
    ...both((s) => oval(skin, [s * 0.08, 1.63], 0.014, 0.024)),
    {
      d: `M${at(-0.078, 1.65)}C${at(-0.082, 1.49)} ${at(0.082, 1.49)} ${at(0.078, 1.65)}C${at(0.082, 1.79)} ${at(-0.082, 1.79)} ${at(-0.078, 1.65)}Z`,
      fill: skin,
    },
    ...hairAbove(pens, hair)[look.hair],
    ...both((s) => oval(dark, [s * 0.032, 1.637], 0.0095, 0.0085)),
    ...both((s) =>
      limb(look.hair === 'shaven' ? dark : hair, s, [0.016, 1.66], [0.05, 1.661], [0.05, 1.667], [0.016, 1.666]),
    ),
    {
      d: `M${at(-0.021, 1.572)}Q${at(0, 1.562)} ${at(0.021, 1.572)}L${at(0.02, 1.575)}Q${at(0, 1.568)} ${at(-0.02, 1.575)}Z`,
      fill: dark,
    },
  ];
};
