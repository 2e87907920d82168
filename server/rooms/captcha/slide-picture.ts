import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { captchaSize } from '#contract/captcha.ts';
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
const outline = (c: SKRSContext2D, shape: Shape, x: number, y: number) => {
  c.save();
  c.translate(x + P / 2, y + P / 2);
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

/** A piece's silhouette with a rim `soft` pixels wide. */
const maskOf = (shape: Shape, x: number, y: number, soft: number): Canvas => {
  const canvas = createCanvas(W, H);
  const c = canvas.getContext('2d');
  c.filter = `blur(${soft.toFixed(2)}px)`;
  outline(c, shape, x, y);
  c.fillStyle = '#fff';
  c.fill();
  return canvas;
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
 * @param strength 1 for the true gap; decoys are stronger and sharper, so that the plainest is the wrong one
 */
const sink = (picture: Canvas, shape: Shape, x: number, y: number, strength: number, soft: number) => {
  const c = picture.getContext('2d');
  const mask = maskOf(shape, x, y, soft).getContext('2d').getImageData(0, 0, W, H).data;
  const image = c.getImageData(0, 0, W, H);
  const d = image.data;
  const from = d.slice();
  const away = Math.round(between(60, 240));
  const depth = between(0.46, 0.56) * strength;
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
  for (let n = Math.round(between(9, 13)); n > 0; n--) {
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

const cutPiece = (picture: Canvas, shape: Shape, x: number, y: number): Canvas => {
  const canvas = createCanvas(P, H);
  const c = canvas.getContext('2d');
  outline(c, shape, 0, y);
  c.save();
  c.clip();
  c.drawImage(picture, -x, 0);
  c.restore();
  grain(canvas, 14);
  outline(c, shape, 0, y);
  c.lineWidth = 1.4;
  c.strokeStyle = '#f2b32ad9';
  c.stroke();
  return canvas;
};

/** The same piece with one or two knobs turned to notches or back: a person sees it, a silhouette hardly. */
const newDecoy = (shape: Shape): Shape => {
  const bent = shape.flatMap((v, i) => (v === 0 ? [] : [i])).toSorted(() => Math.random() - 0.5);
  const turned = new Set(bent.slice(0, oneOf([1, 2])));
  return shape.map((v, i) => (turned.has(i) ? (v === 1 ? -1 : 1) : v));
};

/** Three places side by side on the piece's row, none over the piece's start: the true gap is any of them. */
const threePlaces = (): number[] => {
  const spare = W - P - 6 - 52 - 2 * (P + 4);
  const cuts = [between(0, spare), between(0, spare)].toSorted((a, b) => a - b);
  return [0, cuts[0] ?? 0, cuts[1] ?? 0].map((c, i) => Math.round(52 + i * (P + 4) + c * (i ? 1 : between(0, 0.1))));
};

/** A slide puzzle: the picture with its gap and decoys (JPEG), the piece (PNG, 47 x 155), and the gap's x. */
export const slidePicture = async (): Promise<{ picture: string; piece: string; x: number }> => {
  const picture = drawBackground();
  const y = Math.round(between(6, H - P - 6));
  const shape = newShape();
  const places = threePlaces();
  const right = oneOf([0, 1, 2]);
  const x = places[right] ?? 0;
  litter(picture, y);
  const piece = cutPiece(picture, shape, x, y);
  for (const [i, px] of places.entries())
    if (i === right) sink(picture, shape, px, y, 1, between(1.5, 2.3));
    else sink(picture, newDecoy(shape), px, y + Math.round(between(-3, 3)), between(1.4, 1.6), between(0.8, 1.6));
  grain(picture, 14);
  const [jpeg, png] = await Promise.all([picture.encode('jpeg', 78), piece.encode('png')]);
  return { picture: jpeg.toString('base64'), piece: png.toString('base64'), x };
};
