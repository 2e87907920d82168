import { randomOf } from '../math.ts';

interface Strand {
  /** 0 at the bottom of the mat, 1 on top. */
  height: number;
  angle: number;
  edge: number;
}

const SIZE = 2048;
/** Side of the drawn square in scene units; it repeats beyond. */
const SPAN = 6;
const CELL = SIZE / SPAN;

/** Chopped strands thrown down one after another, the last on top. */
export function strandMat(seed: number): (x: number, z: number) => Strand {
  const random = randomOf(seed * 7919);
  const count = 11000;
  const height = new Float32Array(SIZE * SIZE);
  const angle = new Float32Array(SIZE * SIZE);
  const edge = new Float32Array(SIZE * SIZE).fill(0.35);
  for (let k = 0; k < count; k++) {
    const a = random() * Math.PI;
    const dx = Math.cos(a);
    const dz = Math.sin(a);
    const x0 = random() * SIZE;
    const z0 = random() * SIZE;
    const length = CELL * (0.75 + 0.1 * random());
    const width = CELL * 0.006 * (1 + random());
    const bow = (random() - 0.5) * 0.12;
    const level = (0.15 + 0.85 * (k / count)) * (0.88 + 0.12 * random());
    for (let s = 0; s < length; s += 0.6)
      for (let w = -width; w <= width; w += 0.6) {
        const off = w + bow * length * ((s / length) * (1 - s / length) * 4);
        const x = Math.round(x0 + dx * s - dz * off) & (SIZE - 1);
        const z = Math.round(z0 + dz * s + dx * off) & (SIZE - 1);
        const at = z * SIZE + x;
        height[at] = level;
        angle[at] = a;
        edge[at] = 1 - 0.45 * Math.abs(w / width) ** 3;
      }
  }
  return (x, z) => {
    const at = (Math.round(z * CELL) & (SIZE - 1)) * SIZE + (Math.round(x * CELL) & (SIZE - 1));
    return { height: height[at] ?? 0, angle: angle[at] ?? 0, edge: edge[at] ?? 1 };
  };
}
