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

const maskOf = (shape: Shape, x: number, y: number): Canvas => {
  const canvas = createCanvas(W, H);
  const c = canvas.getContext('2d');
  c.filter = 'blur(1.1px)';
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

/** Shades a gap pixel by pixel: uneven depth and frayed edges, darker or lighter than its surroundings. */
const sink = (picture: Canvas, shape: Shape, x: number, y: number) => {
  const c = picture.getContext('2d');
  const mask = maskOf(shape, x, y).getContext('2d').getImageData(0, 0, W, H).data;
  const image = c.getImageData(0, 0, W, H);
  const d = image.data;
  const depth = between(0.54, 0.66);
  const tilt = between(-0.004, 0.004);
  const light = brightness(d, mask);
  const base = light < 70 ? 235 : light > 150 ? 12 : oneOf([12, 235]);
  for (let i = 0; i < d.length; i += 4) {
    const m = mask[i + 3] ?? 0;
    if (!m) continue;
    const frayed = (m / 255) * between(0.8, 1.1) * (depth + tilt * (((i / 4) % W) - x));
    const k = Math.min(0.8, Math.max(0, frayed));
    for (let ch = 0; ch < 3; ch++) d[i + ch] = (d[i + ch] ?? 0) * (1 - k) + base * k;
  }
  c.putImageData(image, 0, 0);
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

/** Places with room for a decoy on the piece's own row: what fits there must be found by its shape. */
const decoyPlaces = (x: number): number[] => {
  const free: number[] = [];
  for (let d = 52; d <= W - P - 4; d++) if (Math.abs(d - x) >= P + 4) free.push(d);
  return free;
};

/** A slide puzzle: the picture with its gap and decoys (JPEG), the piece (PNG, 47 x 155), and the gap's x. */
export const slidePicture = async (): Promise<{ picture: string; piece: string; x: number }> => {
  const picture = drawBackground();
  const x = Math.round(between(70, W - P - 8));
  const y = Math.round(between(4, H - P - 4));
  const shape = newShape();
  const piece = cutPiece(picture, shape, x, y);
  const decoyX = oneOf(decoyPlaces(x));
  let other = newShape();
  while (other.join() === shape.join()) other = newShape();
  const places: [Shape, number, number][] = [
    [shape, x, y],
    [other, decoyX, Math.min(H - P - 4, Math.max(4, y + Math.round(between(-5, 5))))],
  ];
  for (const [s, px, py] of Math.random() < 0.5 ? places : places.toReversed()) sink(picture, s, px, py);
  grain(picture, 10);
  const [jpeg, png] = await Promise.all([picture.encode('jpeg', 82), piece.encode('png')]);
  return { picture: jpeg.toString('base64'), piece: png.toString('base64'), x };
};
