import type { BoothSize } from '#contract/fairs/states.ts';
import { outlineOf } from '#contract/fairs/geometry.ts';
import type { Box, HallPlan, Outline, Side } from '#contract/fairs/plan.ts';

export type LaidBooth = { number: string; outline: Outline; front: Side; size: BoothSize };

/** The width and depth of a small booth, and of the aisles around and between the rows, in metres. */
const unit = 4;
const aisle = 6;
const around = 4;

const widthOf: Record<string, number> = { s: unit, m: 2 * unit, L: 2 * unit, '.': unit };
const sizeOf: Record<string, BoothSize> = { s: 'small', m: 'medium', L: 'large' };

/**
 * A pair of rows that stand back to back, each `left|right` of the cross aisle: `s` a small booth, `m` one of two units,
 * `L` one that takes both rows, `.` a unit that stays free (below an `L`, and around a stage).
 */
type Pair = readonly [north: string, south: string];

/** Lays out a hall of pairs of rows, with a weft aisle below each and a warp aisle through the middle. */
const layOut = (pairs: readonly Pair[], units: number, stageIn?: number): { plan: HallPlan; booths: LaidBooth[] } => {
  const half = units * unit;
  const width = around * 2 + half * 2 + unit;
  const depth = around + pairs.length * (2 * unit + aisle);
  const booths: LaidBooth[] = [];
  pairs.forEach((pair, p) => {
    const top = around + p * (2 * unit + aisle);
    pair.forEach((row, r) => {
      const letter = String.fromCharCode(65 + p * 2 + r);
      let n = 0;
      row.split('|').forEach((side, s) => {
        let x = around + s * (half + unit);
        for (const sign of side) {
          const w = widthOf[sign] ?? 0;
          const size = sizeOf[sign];
          if (size) {
            n += 1;
            const box: Box = { x, y: top + r * unit, width: w, depth: size === 'large' ? 2 * unit : unit };
            booths.push({
              number: `${letter}${n}`,
              outline: outlineOf(box),
              front: r === 0 && size !== 'large' ? 'north' : 'south',
              size,
            });
          }
          x += w;
        }
      });
    });
  });
  const middle = around + half;
  const stages: Box[] =
    stageIn === undefined
      ? []
      : [{ x: middle - 2 * unit, y: around + stageIn * (2 * unit + aisle), width: 5 * unit, depth: 2 * unit }];
  return {
    booths,
    plan: {
      width,
      depth,
      door: [middle + unit / 2, depth],
      aisles: [
        ...pairs.map((_, p) => ({
          name: String(p + 1),
          kind: 'weft' as const,
          x: 0,
          y: around + p * (2 * unit + aisle) + 2 * unit,
          width,
          depth: aisle,
        })),
        { name: '1', kind: 'warp' as const, x: middle, y: 0, width: unit, depth },
      ],
      stages,
    },
  };
};

/** Sixty booths around a stage. */
export const largeHall = layOut(
  [
    ['sssmss|msssm', 'msssss|ssmsss'],
    ['Lsss|..msss', '..sss|..sssss'],
    ['ssssms|smssL', 'ssssms|sssm..'],
  ],
  7,
  1,
);
/** Forty booths. */
export const smallHall = layOut(
  [
    ['mssss|Lssss', 'ssssm|..ssss'],
    ['ssssss|mssss', 'mssss|ssssm'],
  ],
  6,
);
