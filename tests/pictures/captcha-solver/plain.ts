import { captchaSize } from '#contract/captcha.ts';
import { type Attack, best, greyAt, type Seen, type Spot } from './read.ts';

const { width: W, height: H } = captchaSize;

/** Canny's edges: Sobel slopes, thinned to their ridges, kept where strong or joined to strong ones. 1 on an edge. */
const canny = (s: Seen): Float32Array => {
  const slope = new Float32Array(W * H);
  const across = new Uint8Array(W * H);
  for (let y = 1; y < H - 1; y++)
    for (let x = 1; x < W - 1; x++) {
      const g = (dx: number, dy: number) => greyAt(s, x + dx, y + dy);
      const gx = g(1, -1) + 2 * g(1, 0) + g(1, 1) - g(-1, -1) - 2 * g(-1, 0) - g(-1, 1);
      const gy = g(-1, 1) + 2 * g(0, 1) + g(1, 1) - g(-1, -1) - 2 * g(0, -1) - g(1, -1);
      slope[y * W + x] = Math.hypot(gx, gy);
      across[y * W + x] = Math.round(((Math.atan2(gy, gx) + Math.PI) / Math.PI) * 4) % 4;
    }
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
  const on = (x: number, spots: readonly Spot[]) =>
    spots.reduce((n, [px, py]) => n + (edge[py * W + x + px] ?? 0), 0) / spots.length;
  return best((x) => on(x, s.rim) + on(x, s.ring) - on(x, s.inside));
};

/** Correlation of the piece, rim and all, with the picture, what lies outside of it masked away (OpenCV's CCOEFF_NORMED). */
export const maskedCorrelation: Attack = (s) => {
  const spots = [...s.inside, ...s.rim];
  const width = s.piece.length / H;
  const own = spots.map(([x, y]) => s.piece[y * width + x] ?? 0);
  const mid = own.reduce((a, b) => a + b, 0) / own.length;
  const dev = own.map((v) => v - mid);
  const size = Math.sqrt(dev.reduce((a, d) => a + d * d, 0));
  return best((x) => {
    const seen = spots.map(([px, py]) => greyAt(s, x + px, py));
    const m = seen.reduce((a, b) => a + b, 0) / seen.length;
    let ab = 0;
    let bb = 0;
    for (let i = 0; i < seen.length; i++) {
      const d = (seen[i] ?? 0) - m;
      ab += d * (dev[i] ?? 0);
      bb += d * d;
    }
    return ab / (size * Math.sqrt(bb) || 1);
  });
};
