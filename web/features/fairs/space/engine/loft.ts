/** What a part of the figure is coloured by, and which limb moves it. */
const slots = { skin: 0, hair: 1, top: 2, bottom: 3, shoes: 4, linen: 5, dark: 6 } as const;
const limbs = { body: 0, head: 1, leftArm: 2, rightArm: 3, leftLeg: 4, rightLeg: 5 } as const;
type Kind = { slot: keyof typeof slots; limb: keyof typeof limbs; style?: number };
/** Parts that only some wear: 1 to 6 a hair style, 11 a skirt, 12 the tails of a coat, 13 an open collar. */
export const wornSkirt = 11;
export const wornCoat = 12;
export const wornCollar = 13;

/** A ring of a body: height, half its width and depth, how far forward it lies. */
export type Ring = readonly [y: number, rx: number, rz: number, forward?: number];

export type Sink = { position: number[]; kind: number[]; index: number[] };

/** A body around rings, one above another. */
export const loft = (to: Sink, rings: readonly Ring[], { slot, limb, style = 0 }: Kind, round: number, x = 0): void => {
  const first = to.position.length / 3;
  for (const [y, rx, rz, forward = 0] of rings)
    for (let i = 0; i < round; i += 1) {
      const a = (i / round) * Math.PI * 2;
      // A little squared: clothes and shoulders are no tubes.
      const [c, s] = [Math.cos(a), Math.sin(a)];
      to.position.push(
        x + Math.sign(c) * Math.abs(c) ** 0.86 * rx,
        y,
        -forward - Math.sign(s) * Math.abs(s) ** 0.86 * rz,
      );
      to.kind.push(slots[slot], limbs[limb], style);
    }
  const isDown = (rings.at(-1)?.[0] ?? 0) < (rings[0]?.[0] ?? 0);
  for (let r = 1; r < rings.length; r += 1)
    for (let i = 0; i < round; i += 1) {
      const j = (i + 1) % round;
      const [a, b, c, d] = [
        first + (r - 1) * round + i,
        first + (r - 1) * round + j,
        first + r * round + j,
        first + r * round + i,
      ];
      if (isDown) to.index.push(a, c, b, a, d, c);
      else to.index.push(a, b, c, a, c, d);
    }
};
/** A flat face of some corners. */
export const facet = (
  to: Sink,
  corners: readonly (readonly [number, number, number])[],
  { slot, limb, style = 0 }: Kind,
): void => {
  const first = to.position.length / 3;
  for (const c of corners) {
    to.position.push(...c);
    to.kind.push(slots[slot], limbs[limb], style);
  }
  for (let i = 2; i < corners.length; i += 1) to.index.push(first, first + i - 1, first + i);
};
