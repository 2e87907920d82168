import sharp from 'sharp';
import { captchaSize } from '#contract/captcha/calls.ts';

const { width: W, height: H, piece: P } = captchaSize;

/** What an attacker has: both pictures in grey, the piece's shape, its row and its outline. */
export type Seen = {
  /** Brightness, 0 to 255, row by row. */
  picture: Float32Array;
  piece: Float32Array;
  /** Points of the piece, of its rim inside, and of the ring just outside, as x and y within 47 x 155. */
  inside: Spot[];
  rim: Spot[];
  ring: Spot[];
};
export type Spot = readonly [x: number, y: number];
/** A guess of the gap's x. */
export type Attack = (s: Seen) => number;

export const greyAt = (s: Seen, x: number, y: number): number => s.picture[y * W + x] ?? 0;

const grey = (data: Buffer, channels: number): Float32Array =>
  Float32Array.from({ length: data.length / channels }, (_, i) => {
    const at = i * channels;
    return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  });

export const see = async (picture: string, piece: string): Promise<Seen> => {
  const [a, b] = await Promise.all([
    sharp(Buffer.from(picture, 'base64')).removeAlpha().raw().toBuffer(),
    sharp(Buffer.from(piece, 'base64')).ensureAlpha().raw().toBuffer(),
  ]);
  const solid = (x: number, y: number) => x >= 0 && y >= 0 && x < P && y < H && (b[(y * P + x) * 4 + 3] ?? 0) > 127;
  const inside: Spot[] = [];
  const rim: Spot[] = [];
  const ring: Spot[] = [];
  const near = (x: number, y: number, want: boolean) =>
    [-2, 0, 2].some((dx) => [-2, 0, 2].some((dy) => solid(x + dx, y + dy) === want));
  for (let y = 0; y < H; y++)
    for (let x = 0; x < P; x++) {
      if (!solid(x, y)) {
        if (near(x, y, true)) ring.push([x, y]);
      } else if (near(x, y, false)) rim.push([x, y]);
      else inside.push([x, y]);
    }
  return { picture: grey(a, 3), piece: grey(b, 4), inside, rim, ring };
};

/** Where the spots lie in the picture, when the piece stands at x = 0. */
export const placesOf = (spots: readonly Spot[]): Int32Array => Int32Array.from(spots, ([x, y]) => y * W + x);

/** Sum of a picture's values at these places, moved right by x. */
export const sumAt = (picture: Float32Array, places: Int32Array, x: number): number => {
  let sum = 0;
  for (let i = 0; i < places.length; i++) sum += picture[places[i]! + x]!;
  return sum;
};

/** The x at which a score is greatest, over the whole way of the piece. */
export const best = (score: (x: number) => number): number => {
  let found = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let x = 0; x <= W - P; x++) {
    const v = score(x);
    if (v > most) {
      most = v;
      found = x;
    }
  }
  return found;
};
