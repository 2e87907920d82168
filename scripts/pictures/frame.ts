import { toDisplay } from './colour.ts';
import type { Scene } from './scene.ts';
import { Tracer } from './trace.ts';

/** Places of the extra samples inside a pixel, a turned grid. */
const EXTRA = [
  [-0.06, -0.44],
  [0.19, -0.31],
  [0.44, -0.19],
  [-0.31, -0.06],
  [0.31, 0.06],
  [-0.44, 0.19],
  [-0.19, 0.31],
  [0.06, 0.44],
] as const;

/** Renders a scene: one sample a pixel, then eight more wherever neighbours differ. */
export function renderFrame(scene: Scene, width: number, height: number, contrast = 5): Buffer {
  const tracer = new Tracer(scene);
  const aim = tracer.aim();
  const first = new Float32Array(width * height * 3);
  const sample = (x: number, y: number): readonly [number, number, number] => {
    const c = tracer.colour(scene.camera.from, aim((x / width) * 2 - 1, 1 - (y / height) * 2));
    return [toDisplay(c[0]), toDisplay(c[1]), toDisplay(c[2])];
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) first.set(sample(x + 0.5, y + 0.5), (y * width + x) * 3);

  const rough = (x: number, y: number): boolean => {
    const here = (y * width + x) * 3;
    for (const there of [here - 3, here + 3, here - width * 3, here + width * 3])
      for (let k = 0; k < 3; k++)
        if (Math.abs((first[here + k] ?? 0) - (first[there + k] ?? first[here + k] ?? 0)) > contrast) return true;
    return false;
  };
  const out = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const sum = [first[at] ?? 0, first[at + 1] ?? 0, first[at + 2] ?? 0];
      let count = 1;
      if (rough(x, y))
        for (const [dx, dy] of EXTRA) {
          sample(x + 0.5 + dx, y + 0.5 + dy).forEach((v, k) => (sum[k] = (sum[k] ?? 0) + v));
          count++;
        }
      for (let k = 0; k < 3; k++) out[at + k] = Math.round((sum[k] ?? 0) / count);
    }
  return out;
}
