import { captchaSize } from '#contract/captcha/calls.ts';
import { type Attack, best, placesOf, type Seen, sumAt } from './read.ts';

const { width: W, height: H } = captchaSize;

/** Sobel's slopes of the picture: how steep, and where to. */
export const slopes = (s: Seen, told?: (at: number, gx: number, gy: number) => void): Float32Array => {
  const p = s.picture;
  const out = new Float32Array(W * H);
  for (let y = 1; y < H - 1; y++)
    for (let x = 1; x < W - 1; x++) {
      const at = y * W + x;
      const [above, below] = [at - W, at + W];
      const gx = p[above + 1]! + 2 * p[at + 1]! + p[below + 1]! - p[above - 1]! - 2 * p[at - 1]! - p[below - 1]!;
      const gy = p[below - 1]! + 2 * p[below]! + p[below + 1]! - p[above - 1]! - 2 * p[above]! - p[above + 1]!;
      out[at] = Math.hypot(gx, gy);
      told?.(at, gx, gy);
    }
  return out;
};

/** Canny's edges: Sobel slopes, thinned to their ridges, kept where strong or joined to strong ones. 1 on an edge. */
const canny = (s: Seen): Float32Array => {
  const across = new Uint8Array(W * H);
  const slope = slopes(s, (at, gx, gy) => {
    across[at] = Math.round(((Math.atan2(gy, gx) + Math.PI) / Math.PI) * 4) % 4;
  });
  const beside = [1, W + 1, W, W - 1];
  const ridge = slope.map((v, i) => {
    const step = beside[across[i] ?? 0] ?? 1;
    return v >= (slope[i - step] ?? 0) && v >= (slope[i + step] ?? 0) ? v : 0;
  });
  const edge = Float32Array.from(ridge, (v) => (v > 200 ? 1 : 0));
  const open = [...edge.keys()].filter((i) => edge[i]);
  for (let i = open.pop(); i !== undefined; i = open.pop())
    for (const d of [-W - 1, -W, -W + 1, -1, 1, W - 1, W, W + 1])
      if (!edge[i + d] && (ridge[i + d] ?? 0) > 100) {
        edge[i + d] = 1;
        open.push(i + d);
      }
  return edge;
};

/** The piece's outline laid over the picture's Canny edges: the matcher of every tutorial. */
export const cannyOutline: Attack = (s) => {
  const edge = canny(s);
  const [rim, ring, inside] = [s.rim, s.ring, s.inside].map(placesOf) as [Int32Array, Int32Array, Int32Array];
  const on = (x: number, places: Int32Array) => sumAt(edge, places, x) / places.length;
  return best((x) => on(x, rim) + on(x, ring) - on(x, inside));
};

/** Correlation of the piece, rim and all, with the picture, what lies outside of it masked away (OpenCV's CCOEFF_NORMED). */
export const maskedCorrelation: Attack = (s) => {
  const spots = [...s.inside, ...s.rim];
  const width = s.piece.length / H;
  const own = spots.map(([x, y]) => s.piece[y * width + x] ?? 0);
  const mid = own.reduce((a, b) => a + b, 0) / own.length;
  const dev = Float32Array.from(own, (v) => v - mid);
  const size = Math.sqrt(dev.reduce((a, d) => a + d * d, 0));
  const places = placesOf(spots);
  return best((x) => {
    const m = sumAt(s.picture, places, x) / places.length;
    let ab = 0;
    let bb = 0;
    for (let i = 0; i < places.length; i++) {
      const d = s.picture[places[i]! + x]! - m;
      ab += d * dev[i]!;
      bb += d * d;
    }
    return ab / (size * Math.sqrt(bb) || 1);
  });
};
