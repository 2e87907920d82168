import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { captchaSize } from '#contract/captcha/calls.ts';
import { between, drawBackground, grain, oneOf } from './background.ts';

const { width: W, height: H, piece: P } = captchaSize;
/** A knob out, a notch in, or a straight side; top, right, bottom, left. */
type Shape = readonly (-1 | 0 | 1)[];
const body = 33;
const knob = 6;

const newShape = (): Shape => {
  const s = Array.from({ length: 4 }, () => oneOf([-1, 0, 1] as const));
  return s.filter((v) => v !== 0).length < 2 ? newShape() : s;
};

/** The outline of a piece whose 47 x 47 box begins at x, y. */
const outline = (c: SKRSContext2D, shape: Shape, x: number, y: number, scale = 1) => {
  c.save();
  c.translate(x + P / 2, y + P / 2);
  c.scale(scale, scale);
  c.beginPath();
  const h = body / 2;
  for (let side = 0; side < 4; side++) {
    const turn = (px: number, py: number): [number, number] => {
      const a = (side * Math.PI) / 2;
      return [px * Math.cos(a) - py * Math.sin(a), px * Math.sin(a) + py * Math.cos(a)];
    };
    if (side === 0) c.moveTo(...turn(-h, -h));
    const out = shape[side] ?? 0;
    if (out) {
      c.lineTo(...turn(-knob, -h));
      const [a, b] = [turn(-knob, -h - out * knob * 1.6), turn(knob, -h - out * knob * 1.6)];
      c.bezierCurveTo(...a, ...b, ...turn(knob, -h));
    }
    c.lineTo(...turn(h, -h));
  }
  c.closePath();
  c.restore();
};

/** How a gap is drawn: depth, width of its rim and how far that strays in pixels, size against the piece. */
type Look = { strength: number; soft: number; stray: number; scale: number };

/** A gap's silhouette: the piece's, with a rim of its own. */
const maskOf = (shape: Shape, x: number, y: number, { soft, stray, scale }: Look): Uint8ClampedArray => {
  const canvas = createCanvas(W, H);
  const c = canvas.getContext('2d');
  c.filter = `blur(${soft.toFixed(2)}px)`;
  outline(c, shape, x, y, scale);
  c.fillStyle = '#fff';
  c.fill();
  const { data } = c.getImageData(0, 0, W, H);
  const out = new Uint8ClampedArray(data.length);
  const wave = () => ({ long: between(20, 34), at: between(0, 6.28) });
  const [a, b] = [wave(), wave()];
  for (let py = 0; py < H; py++)
    for (let px = 0; px < W; px++) {
      const sx = Math.round(px + stray * Math.sin((py / a.long) * 6.28 + a.at));
      const sy = Math.round(py + stray * Math.sin((px / b.long) * 6.28 + b.at));
      if (sx >= 0 && sy >= 0 && sx < W && sy < H) out[(py * W + px) * 4 + 3] = data[(sy * W + sx) * 4 + 3] ?? 0;
    }
  return out;
};

/** Mean brightness under a mask, 0 to 255: a gap must stay visible on its ground. */
const brightness = (d: Uint8ClampedArray, mask: Uint8ClampedArray): number => {
  let sum = 0;
  let n = 1;
  for (let i = 0; i < d.length; i += 4)
    if (mask[i + 3]) {
      sum += ((d[i] ?? 0) + (d[i + 1] ?? 0) + (d[i + 2] ?? 0)) / 3;
      n++;
    }
  return sum / n;
};

/**
 * Shades a gap pixel by pixel: uneven depth, frayed and soft edges, darker or lighter than its surroundings. What shows in
 * it comes from elsewhere in the picture, so that the piece's own texture is not to be found there.
 * @param how decoys are stronger, sharper and truer in outline, so that the plainest is wrong
 */
const sink = (picture: Canvas, shape: Shape, x: number, y: number, how: Look) => {
  const c = picture.getContext('2d');
  const mask = maskOf(shape, x, y, how);
  const image = c.getImageData(0, 0, W, H);
  const d = image.data;
  const from = d.slice();
  const away = Math.round(between(60, 240));
  const depth = between(0.46, 0.56) * how.strength;
  const tilt = between(-0.005, 0.005);
  const light = brightness(d, mask);
  const base = light < 105 ? 238 : 10;
  for (let i = 0; i < d.length; i += 4) {
    const m = (mask[i + 3] ?? 0) / 255;
    if (!m) continue;
    const px = (i / 4) % W;
    const py = Math.floor(i / 4 / W);
    const other = (((H - 1 - py) * W + ((px + away) % W)) * 4) | 0;
    const k = Math.min(0.85, Math.max(0, between(0.8, 1.15) * (depth + tilt * (px - x - P / 2))));
    for (let ch = 0; ch < 3; ch++)
      d[i + ch] = (d[i + ch] ?? 0) * (1 - m) + m * ((from[other + ch] ?? 0) * (1 - k) + base * k);
  }
  c.putImageData(image, 0, 0);
};

/** Splinters, light and dark, with edges sharper than any gap's: whoever follows edges follows them. */
const litter = (picture: Canvas, y: number) => {
  const c = picture.getContext('2d');
  for (let n = Math.round(between(11, 15)); n > 0; n--) {
    const x = between(30, W);
    const at = n % 3 ? y + between(-4, P + 4) : between(0, H);
    c.beginPath();
    const turn = between(0, Math.PI * 2);
    const corners = oneOf([3, 4, 5]);
    for (let k = 0; k < corners; k++) {
      const r = between(3.5, 10);
      const a = turn + (k * Math.PI * 2) / corners;
      c.lineTo(x + r * Math.cos(a), at + r * Math.sin(a));
    }
    c.closePath();
    c.globalAlpha = between(0.55, 0.85);
    c.fillStyle = oneOf(['#0c1214', '#f1f4f2', '#e6c65e', '#123f36']);
    c.fill();
    c.globalAlpha = 1;
  }
};

/**
 * The piece, in a material of its own: were it cut from where it belongs, its edge would go on into what stands round the
 * gap, and a machine needs no more than that. Its shape is what fits.
 */
const drawPiece = (shape: Shape, y: number): Canvas => {
  const canvas = createCanvas(P, H);
  const c = canvas.getContext('2d');
  outline(c, shape, 0, y);
  c.save();
  c.clip();
  c.drawImage(drawBackground(), -between(0, W - P), 0);
  c.restore();
  grain(canvas, 14);
  outline(c, shape, 0, y);
  c.lineWidth = 1.4;
  c.strokeStyle = '#f2b32ad9';
  c.stroke();
  return canvas;
};

/** The same piece with one knob turned to a notch or back: a person sees it, a silhouette hardly. */
const newDecoy = (shape: Shape): Shape => {
  const turned = oneOf(shape.flatMap((v, i) => (v === 0 ? [] : [i])));
  return shape.map((v, i) => (i === turned ? (v === 1 ? -1 : 1) : v));
};

/** The way of the piece: from beyond its start to the picture's edge. */
const [from, to] = [52, W - P - 6];
const apart = P + 9;

/** The true gap's x, anywhere on the way alike, so that no guess is better than another. */
export const newPlace = (): number => Math.round(between(from, to));

/** Places of two decoys that touch neither the gap nor each other; they fit wherever the gap is. */
const placesBeside = (x: number): number[] => {
  const free = (taken: readonly number[]) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((p) =>
      taken.every((t) => Math.abs(t - p) >= apart),
    );
  for (;;) {
    const first = oneOf(free([x]));
    const rest = free([x, first]);
    if (rest.length) return [first, oneOf(rest)];
  }
};

/** A slide puzzle: the picture with its gap and decoys (JPEG), the piece (PNG, 47 x 155), and the gap's x. */
export const slidePicture = async (): Promise<{ picture: string; piece: string; x: number }> => {
  const picture = drawBackground();
  const y = Math.round(between(6, H - P - 6));
  const shape = newShape();
  const x = newPlace();
  litter(picture, y);
  const piece = drawPiece(shape, y);
  sink(picture, shape, x, y, {
    strength: 1.2,
    soft: between(1.2, 1.6),
    stray: between(1.3, 1.8),
    scale: between(1.1, 1.18),
  });
  for (const px of placesBeside(x))
    sink(picture, newDecoy(shape), px, y + Math.round(between(-1, 1)), {
      strength: between(1.5, 1.7),
      soft: between(0.4, 0.8),
      stray: between(0, 0.4),
      scale: 1,
    });
  grain(picture, 14);
  const [jpeg, png] = await Promise.all([picture.encode('jpeg', 78), piece.encode('png')]);
  return { picture: jpeg.toString('base64'), piece: png.toString('base64'), x };
};
