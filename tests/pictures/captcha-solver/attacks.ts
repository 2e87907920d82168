import { captchaSize } from '#contract/captcha/calls.ts';
import { cannyOutline, maskedCorrelation, slopes } from './plain.ts';
import { type Attack, best, greyAt, placesOf, type Seen, type Spot, sumAt } from './read.ts';

const { width: W, piece: P } = captchaSize;
const mean = (s: Seen, spots: readonly Spot[], x: number) =>
  spots.reduce((sum, [px, py]) => sum + greyAt(s, x + px, py), 0) / spots.length;

/** The ten-line matcher that solves the public project's pictures: where the outline is whiter than what it encloses. */
const whiteOutline: Attack = (s) => {
  const outline = placesOf([...s.rim, ...s.ring]);
  return best((x) => {
    let white = 0;
    for (let i = 0; i < outline.length; i++) if (s.picture[outline[i]! + x]! > 220) white += 1;
    return white / outline.length + (mean(s, s.rim, x) - mean(s, s.inside, x)) / 255;
  });
};

/** Sobel edges of the picture laid under the piece's own edge. */
const edges: Attack = (s) => {
  const slope = slopes(s);
  const [rim, ring, inside] = [s.rim, s.ring, s.inside].map(placesOf) as [Int32Array, Int32Array, Int32Array];
  const at = (x: number, places: Int32Array) => sumAt(slope, places, x) / places.length;
  return best((x) => (at(x, rim) + at(x, ring)) / 2 - at(x, inside));
};

/** How alike two rows of numbers are, whatever their brightness and contrast: -1 to 1. */
const likeness = (a: Float32Array, b: Float32Array): number => {
  const mid = (v: Float32Array) => {
    let sum = 0;
    for (let i = 0; i < v.length; i++) sum += v[i]!;
    return sum / v.length;
  };
  const [ma, mb] = [mid(a), mid(b)];
  let [ab, aa, bb] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    const da = a[i]! - ma;
    const db = b[i]! - mb;
    ab += da * db;
    aa += da * da;
    bb += db * db;
  }
  return ab / Math.sqrt(aa * bb || 1);
};

/** The piece's own texture sought in the picture: what a gap shows through gives it away. */
const template: Attack = (s) => {
  const own = Float32Array.from(s.inside, ([px, py]) => s.piece[py * P + px] ?? 0);
  const places = placesOf(s.inside);
  const seen = new Float32Array(places.length);
  return best((x) => {
    for (let i = 0; i < places.length; i++) seen[i] = s.picture[places[i]! + x]!;
    return likeness(own, seen);
  });
};

/** Where everything within the silhouette is darker or lighter than the ring around it, evenly along the whole rim. */
const silhouette: Attack = (s) =>
  best((x) => {
    const within = mean(s, [...s.rim, ...s.inside], x);
    const around = mean(s, s.ring, x);
    return Math.abs(within - around);
  });

/**
 * The strongest that we know of: each stretch of the rim votes for a step of brightness in the same direction, so that a
 * gap of another shape loses where its sides differ, and texture, which has no direction, cancels out.
 */
const rimVotes: Attack = (s) => {
  const pairs = s.rim.flatMap(([x, y]) => {
    const out = s.ring.filter(([a, b]) => Math.abs(a - x) <= 3 && Math.abs(b - y) <= 3);
    if (!out.length) return [];
    const ox = Math.round(out.reduce((n, [a]) => n + a, 0) / out.length);
    const oy = Math.round(out.reduce((n, [, b]) => n + b, 0) / out.length);
    return [[x, y, 2 * ox - x, 2 * oy - y] as const];
  });
  return best((x) => {
    const steps = pairs.map(([ix, iy, ox, oy]) => greyAt(s, x + ix, iy) - greyAt(s, x + ox, oy));
    return Math.abs(steps.reduce((n, v) => n + Math.max(-40, Math.min(40, v)), 0)) / steps.length;
  });
};

/** Where the piece's rim goes on into the picture around it: what is left when a gap shows nothing of the piece. */
const continuity: Attack = (s) => {
  const own = s.rim.map(([px, py]) => s.piece[py * P + px] ?? 0);
  const nearRing = s.rim.map(([x, y]) => {
    const found = s.ring.toSorted((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y))[0];
    return found ?? ([x, y] as const);
  });
  const rim = Float32Array.from(own);
  return best((x) =>
    likeness(
      rim,
      Float32Array.from(nearRing, ([px, py]) => greyAt(s, x + px, py)),
    ),
  );
};

/** The silhouette as a pattern of light and dark, however strong: decoys can't outshine it, only resemble it. */
const shape: Attack = (s) => {
  const spots = [...s.inside, ...s.rim, ...s.ring];
  const wanted = Float32Array.from(spots, (_, i) => (i < s.inside.length + s.rim.length ? 1 : -1));
  return best((x) =>
    Math.abs(
      likeness(
        wanted,
        Float32Array.from(spots, ([px, py]) => greyAt(s, x + px, py)),
      ),
    ),
  );
};

/** Knows how our pictures are made: of the three places that look most like the piece, the plainest are decoys. */
const faintest: Attack = (s) => {
  const spots = [...s.inside, ...s.rim, ...s.ring];
  const wanted = Float32Array.from(spots, (_, i) => (i < s.inside.length + s.rim.length ? 1 : -1));
  const like = Array.from({ length: W - P + 1 }, (_, x) =>
    Math.abs(
      likeness(
        wanted,
        Float32Array.from(spots, ([px, py]) => greyAt(s, x + px, py)),
      ),
    ),
  );
  const found: number[] = [];
  while (found.length < 3) {
    const free = like.map((v, x) => (x >= 45 && found.every((f) => Math.abs(f - x) > 40) ? v : -1));
    found.push(free.indexOf(Math.max(...free)));
  }
  const strength = (x: number) => Math.abs(mean(s, [...s.rim, ...s.inside], x) - mean(s, s.ring, x));
  return found.toSorted((a, b) => strength(a) - strength(b))[0] ?? 0;
};

export const attacks = {
  cannyOutline,
  maskedCorrelation,
  whiteOutline,
  edges,
  template,
  silhouette,
  rimVotes,
  continuity,
  shape,
  faintest,
};
