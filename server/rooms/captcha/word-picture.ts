import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Lang } from '#contract/core/langs.ts';
import { between, drawBackground, grain, oneOf } from './background.ts';
import { oneFace } from './faces.ts';
import type { Point } from './rules.ts';

const cn = [...'碳纤维树脂玻璃蜂窝预浸料缠绕拉挤织物模具芯材热压罐层合板环氧乙烯'];
const latin = ['ply', 'tow', 'gel', 'mat', 'core', 'cure', 'mould', 'resin', 'twill', 'epoxy', 'fibre', 'vinyl'];
const latinEs = [
  'capa',
  'hilo',
  'gel',
  'tela',
  'sarga',
  'molde',
  'resina',
  'fibra',
  'panal',
  'epoxi',
  'vidrio',
  'aramida',
];
const lists: Record<Lang, readonly string[]> = { cn, en: latin, es: latinEs };

const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((v) => [Math.random(), v] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, v]) => v);

/** Six places on a loose grid, far enough apart that the tolerance of one never reaches the next. */
const places = (): Point[] =>
  [0, 1, 2, 3, 4, 5].map((i) => ({
    x: 52 + (i % 3) * 103 + between(-12, 12),
    y: 42 + Math.floor(i / 3) * 74 + between(-10, 10),
  }));

/** Signs and letters that lie across the words without being any: what a word shows is never its own alone. */
const crumbs = [...'口十土王日火工又人大/|~)('];

/** Draws with a ripple along both axes, and a lean: no stroke keeps the place it has in its face. */
const ripple = (word: Canvas): Canvas => {
  const { width: w, height: h } = word;
  const from = word.getContext('2d').getImageData(0, 0, w, h);
  const out = createCanvas(w, h);
  const c = out.getContext('2d');
  const to = c.createImageData(w, h);
  const wave = () => ({ size: between(1.3, 2.6), long: between(32, 56), at: between(0, 6.28) });
  const [a, b] = [wave(), wave()];
  const lean = between(-0.22, 0.22);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const sx = Math.round(x + a.size * Math.sin((y / a.long) * 6.28 + a.at) + lean * (y - h / 2));
      const sy = Math.round(y + b.size * Math.sin((x / b.long) * 6.28 + b.at));
      if (sx < 0 || sy < 0 || sx >= w || sy >= h) continue;
      const [i, k] = [(y * w + x) * 4, (sy * w + sx) * 4];
      for (let ch = 0; ch < 4; ch++) to.data[i + ch] = from.data[k + ch] ?? 0;
    }
  c.putImageData(to, 0, 0);
  return out;
};

type Ink = { edge: string; light: string; dark: string };
const inks: readonly Ink[] = [
  { edge: '#10181bd0', light: '#ffffff', dark: '#cfd8d3' },
  { edge: '#f4f6f5d0', light: '#3c4a50', dark: '#080c0e' },
  { edge: '#10181bd0', light: '#ffe08a', dark: '#f2b32a' },
];

/** A word on a canvas of its own, in a face and an ink by chance, uneven and rippled. */
const drawWord = (word: string, size: number): Canvas => {
  const canvas = createCanvas(130, 70);
  const c = canvas.getContext('2d');
  const ink = oneOf(inks);
  c.translate(65, 35);
  c.font = `${size}px ${oneFace()}`;
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.lineJoin = 'round';
  c.lineWidth = between(2.6, 3.8);
  c.strokeStyle = ink.edge;
  c.strokeText(word, 0, 0);
  const g = c.createLinearGradient(-40, between(-30, 30), 40, between(-30, 30));
  g.addColorStop(0, ink.light);
  g.addColorStop(1, ink.dark);
  c.fillStyle = g;
  c.fillText(word, 0, 0);
  return ripple(canvas);
};

/** Half-seen signs over and beside a word, and strands across it. */
const overlay = (c: SKRSContext2D, size: number) => {
  for (let k = 0; k < 2; k++) {
    c.save();
    c.translate(between(-0.7, 0.7) * size, between(-0.6, 0.6) * size);
    c.rotate(between(-1.5, 1.5));
    c.globalAlpha = between(0.3, 0.5);
    c.font = `${size * between(0.5, 0.8)}px ${oneFace()}`;
    c.textAlign = 'center';
    c.textBaseline = 'middle';
    c.fillStyle = oneOf(['#f4f6f5', '#10181b', '#f2b32a']);
    c.fillText(oneOf(crumbs), 0, 0);
    c.restore();
  }
  for (let k = 0; k < 2; k++) {
    c.beginPath();
    c.moveTo(-size, between(-0.6, 0.6) * size);
    c.quadraticCurveTo(between(-0.4, 0.4) * size, between(-1, 1) * size, size, between(-0.6, 0.6) * size);
    c.lineWidth = between(1.4, 2.6);
    c.strokeStyle = oneOf(['#f4f6f5b0', '#10181bb0', '#f2b32ab0']);
    c.stroke();
  }
};

/** Five words at random places and angles; three of them are asked for, in an order that reading doesn't give away. */
export const wordPicture = async (lang: Lang): Promise<{ picture: string; words: string[]; points: Point[] }> => {
  const canvas = drawBackground();
  const c = canvas.getContext('2d');
  const chosen = shuffled(lists[lang]).slice(0, 5);
  const where = shuffled(places());
  const drawn = chosen.map((word, i) => ({ word, at: where[i] as Point }));
  for (const { word, at } of drawn) {
    const size = lang === 'cn' ? between(34, 42) : between(22, 26);
    c.save();
    c.translate(at.x, at.y);
    c.rotate(between(-0.6, 0.6));
    c.drawImage(drawWord(word, size), -65, -35);
    overlay(c, size);
    c.restore();
  }
  grain(canvas, 18);
  const asked = shuffled(drawn).slice(0, 3);
  return {
    picture: (await canvas.encode('jpeg', 82)).toString('base64'),
    words: asked.map((a) => a.word),
    points: asked.map((a) => ({ x: Math.round(a.at.x), y: Math.round(a.at.y) })),
  };
};
