import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { captchaSize } from '#contract/captcha/calls.ts';

const { width: W, height: H } = captchaSize;
export const between = (a: number, b: number): number => a + Math.random() * (b - a);
export const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** Tow colours of carbon, glass, aramid, hybrid and green-tinted cloths: [light, dark, gap between tows]. */
const cloths = [
  ['#6d7476', '#23292b', '#0f1314'],
  ['#e7ebe4', '#aab4ae', '#7f8a86'],
  ['#e6c65e', '#a07b1e', '#5e4710'],
  ['#8fb3a6', '#2f6457', '#16322b'],
  ['#b98c6a', '#6b4630', '#33201a'],
] as const;

/** One tow seen from above: bright along its middle, dark where it dives under its neighbour. */
const tow = (c: SKRSContext2D, x: number, y: number, w: number, h: number, light: string, dark: string) => {
  const g = w > h ? c.createLinearGradient(x, 0, x + w, 0) : c.createLinearGradient(0, y, 0, y + h);
  g.addColorStop(0, dark);
  g.addColorStop(between(0.35, 0.65), light);
  g.addColorStop(1, dark);
  c.fillStyle = g;
  c.beginPath();
  c.roundRect(x, y, w, h, 2);
  c.fill();
};

const weave = (c: SKRSContext2D) => {
  const [light, dark, gap] = oneOf(cloths);
  const [light2, dark2] = oneOf(cloths);
  const pitch = between(13, 21);
  const float = oneOf([1, 2, 3]);
  const shift = oneOf([1, 2]);
  c.fillStyle = gap;
  c.fillRect(-W, -H, 3 * W, 3 * H);
  for (let i = -14; i < 30; i++)
    for (let j = -14; j < 26; j++) {
      const over = (((i + j * shift) % (float + 1)) + float + 1) % (float + 1) !== 0;
      const x = i * pitch + between(-0.6, 0.6);
      const y = j * pitch + between(-0.6, 0.6);
      if (over) tow(c, x, y + 1.2, pitch * 1.05, pitch - 2.4, light, dark);
      else tow(c, x + 1.2, y, pitch - 2.4, pitch * 1.05, light2, dark2);
    }
};

const honeycomb = (c: SKRSContext2D) => {
  const [wall, floor, deep] = oneOf(cloths);
  const r = between(11, 17);
  const lean = between(-4, 4);
  c.fillStyle = deep;
  c.fillRect(-W, -H, 3 * W, 3 * H);
  const cell = (x: number, y: number, radius: number) => {
    c.beginPath();
    for (let k = 0; k < 6; k++)
      c.lineTo(x + radius * Math.sin((k * Math.PI) / 3), y + radius * Math.cos((k * Math.PI) / 3));
    c.closePath();
  };
  for (let i = -8; i < 26; i++)
    for (let j = -8; j < 20; j++) {
      const x = i * r * 1.74 + (j % 2 ? r * 0.87 : 0);
      const y = j * r * 1.5;
      const g = c.createRadialGradient(x + lean, y + lean, 1, x, y, r);
      g.addColorStop(0, deep);
      g.addColorStop(1, floor);
      cell(x, y, r);
      c.fillStyle = g;
      c.fill();
      c.lineWidth = between(1.6, 2.6);
      c.strokeStyle = wall;
      c.stroke();
    }
};

const coupons = (c: SKRSContext2D) => {
  const g = c.createLinearGradient(0, 0, W, H);
  const [light, dark] = oneOf(cloths);
  g.addColorStop(0, light);
  g.addColorStop(1, dark);
  c.fillStyle = g;
  c.fillRect(-W, -H, 3 * W, 3 * H);
  for (let i = -10; i < 26; i++) {
    const [a, b, edge] = oneOf(cloths);
    const x = i * between(25, 29);
    const w = between(15, 22);
    const top = between(-70, -20);
    const h = between(180, 280);
    c.fillStyle = '#0004';
    c.fillRect(x + 4, top + 5, w, h);
    tow(c, x, top, w, h, a, b);
    c.strokeStyle = edge;
    c.lineWidth = 1;
    for (let y = top; y < top + h; y += between(5, 9)) {
      c.beginPath();
      c.moveTo(x, y);
      c.lineTo(x + w, y + between(-6, 6));
      c.globalAlpha = 0.35;
      c.stroke();
      c.globalAlpha = 1;
    }
  }
};

const strands = (c: SKRSContext2D) => {
  const [light, dark, deep] = oneOf(cloths);
  c.fillStyle = deep;
  c.fillRect(-W, -H, 3 * W, 3 * H);
  for (let i = 0; i < 900; i++) {
    c.save();
    c.translate(between(-60, W + 60), between(-60, H + 60));
    c.rotate(between(0, Math.PI));
    tow(c, 0, 0, between(22, 46), between(2.5, 5), Math.random() < 0.5 ? light : oneOf(cloths)[0], dark);
    c.restore();
  }
};

/** Grain on every pixel, so that no two pixels of an edge are alike. */
export const grain = (canvas: Canvas, amount: number): void => {
  const c = canvas.getContext('2d');
  const image = c.getImageData(0, 0, canvas.width, canvas.height);
  const d = image.data;
  for (let i = 0; i < d.length; i += 4) {
    const n = (Math.random() - 0.5) * amount;
    d[i] = (d[i] ?? 0) + n;
    d[i + 1] = (d[i + 1] ?? 0) + n;
    d[i + 2] = (d[i + 2] ?? 0) + n;
  }
  c.putImageData(image, 0, 0);
};

/** A picture of our own material, never the same twice: cloth, core, coupons or chopped strands under uneven light. */
export const drawBackground = (): Canvas => {
  const canvas = createCanvas(W, H);
  const c = canvas.getContext('2d');
  c.save();
  c.translate(W / 2, H / 2);
  c.rotate(between(-0.5, 0.5));
  c.transform(1, between(-0.16, 0.16), between(-0.3, 0.3), between(0.75, 1.05), 0, 0);
  c.translate(-W / 2 + between(-20, 20), -H / 2 + between(-20, 20));
  oneOf([weave, honeycomb, coupons, strands])(c);
  c.restore();
  for (let k = 0; k < 3; k++) {
    const x = between(0, W);
    const y = between(0, H);
    const g = c.createRadialGradient(x, y, 5, x, y, between(70, 150));
    g.addColorStop(0, oneOf(['#ffffff3a', '#0000004d', '#f2b32a26', '#0b655433']));
    g.addColorStop(1, '#00000000');
    c.fillStyle = g;
    c.fillRect(0, 0, W, H);
  }
  grain(canvas, 22);
  return canvas;
};
