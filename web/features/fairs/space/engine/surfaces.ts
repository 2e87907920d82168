import {
  CanvasTexture,
  EquirectangularReflectionMapping,
  LinearSRGBColorSpace,
  PMREMGenerator,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';
import type { Sign } from './booth-kit.ts';

/** Chance that is the same each time: a hall looks alike to everybody. */
const chance = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 4294967296;
};

type Draw = (c: CanvasRenderingContext2D, size: number, next: () => number) => void;

const canvasOf = (wide: number, high: number): [HTMLCanvasElement, CanvasRenderingContext2D] => {
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = high;
  const c = canvas.getContext('2d');
  if (!c) throw new Error('this browser draws no canvas');
  return [canvas, c];
};

const drawn = (size: number, seed: number, draw: Draw, isColour = true): Texture => {
  const [canvas, c] = canvasOf(size, size);
  draw(c, size, chance(seed));
  const texture = new CanvasTexture(canvas);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.colorSpace = isColour ? SRGBColorSpace : LinearSRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
};

const grey = (v: number): string => `rgb(${v},${v},${v})`;

/** 2/2 twill: each tow crosses two and dives below two, a step aside in each row; light runs along a tow. */
const twill: Draw = (c, size, next) => {
  const n = 8;
  const s = size / n;
  for (let y = 0; y < n; y += 1)
    for (let x = 0; x < n; x += 1) {
      const isWarp = (x + y) % 4 < 2;
      const base = (isWarp ? 58 : 34) + next() * 8;
      for (let i = 0; i < s; i += 1) {
        const bow = Math.sin(((i + 0.5) / s) * Math.PI);
        c.fillStyle = grey(Math.round(base * (0.45 + 0.75 * bow) + next() * 5));
        if (isWarp) c.fillRect(x * s + i, y * s, 1, s);
        else c.fillRect(x * s, y * s + i, s, 1);
      }
    }
};
/** Plain glass cloth, white and a little shiny. */
const glass: Draw = (c, size, next) => {
  const n = 16;
  const s = size / n;
  for (let y = 0; y < n; y += 1)
    for (let x = 0; x < n; x += 1)
      for (let i = 0; i < s; i += 1) {
        const bow = Math.sin(((i + 0.5) / s) * Math.PI);
        c.fillStyle = grey(Math.round(170 + 70 * bow + next() * 14));
        if ((x + y) % 2) c.fillRect(x * s + i, y * s, 1, s);
        else c.fillRect(x * s, y * s + i, s, 1);
      }
};
const comb: Draw = (c, size) => {
  c.fillStyle = grey(150);
  c.fillRect(0, 0, size, size);
  const [w, h] = [size / 4, size / 4];
  for (let row = -1; row < 5; row += 1)
    for (let col = -1; col < 5; col += 1) {
      const [x, y] = [col * w + (row % 2 ? w / 2 : 0) + w / 2, row * h + h / 2];
      c.beginPath();
      for (let k = 0; k < 6; k += 1)
        c.lineTo(x + Math.sin((k * Math.PI) / 3) * w * 0.56, y + Math.cos((k * Math.PI) / 3) * h * 0.64);
      c.closePath();
      c.lineWidth = size / 40;
      c.strokeStyle = grey(250);
      c.stroke();
    }
};
const carpet: Draw = (c, size, next) => {
  for (let y = 0; y < size; y += 2)
    for (let x = 0; x < size; x += 2) {
      c.fillStyle = grey(Math.round(214 + next() * 41));
      c.fillRect(x, y, 2, 2);
    }
};
const film: Draw = (c, size, next) => {
  for (let x = 0; x < size; x += 1) {
    c.fillStyle = grey(Math.round(205 + next() * 50));
    c.fillRect(x, 0, 1, size);
  }
};
/** Polished concrete, joints every metre of four. */
const floor: Draw = (c, size, next) => {
  c.fillStyle = grey(222);
  c.fillRect(0, 0, size, size);
  for (let i = 0; i < 2600; i += 1) {
    const v = 205 + Math.round(next() * 36);
    c.fillStyle = `rgba(${v},${v},${v - 3},0.35)`;
    const r = 1 + next() * 7;
    c.beginPath();
    c.ellipse(next() * size, next() * size, r * 2, r, next() * 3, 0, 7);
    c.fill();
  }
  c.fillStyle = 'rgba(90,98,96,0.5)';
  c.fillRect(0, 0, size, 1.5);
  c.fillRect(0, 0, 1.5, size);
};

export type Textures = Record<'twill' | 'glass' | 'comb' | 'carpet' | 'film' | 'floor' | 'sky', Texture>;

/** A sky of lamps, for what shines: strips of light on a grey roof, brighter above than below. */
const sky = (): Texture => {
  const [canvas, c] = canvasOf(128, 64);
  const ground = c.createLinearGradient(0, 0, 0, 64);
  ground.addColorStop(0, '#dfe4e2');
  ground.addColorStop(0.5, '#b6bdba');
  ground.addColorStop(0.52, '#8d9492');
  ground.addColorStop(1, '#787f7c');
  c.fillStyle = ground;
  c.fillRect(0, 0, 128, 64);
  c.fillStyle = '#ffffff';
  for (let i = 0; i < 8; i += 1) c.fillRect(i * 16 + 3, 6, 9, 9);
  for (let i = 0; i < 16; i += 1) c.fillRect(i * 8 + 2, 20, 4, 3);
  const t = new CanvasTexture(canvas);
  t.colorSpace = SRGBColorSpace;
  return t;
};

export const drawTextures = (): Textures => ({
  twill: drawn(128, 3, twill),
  glass: drawn(128, 5, glass),
  comb: drawn(128, 7, comb),
  carpet: drawn(128, 11, carpet),
  film: drawn(128, 13, film),
  floor: drawn(512, 17, floor),
  sky: sky(),
});

/** The sky as surfaces mirror it, sharp or blurred. */
export const skyOf = (renderer: WebGLRenderer, { sky: picture }: Textures): WebGLRenderTarget => {
  picture.mapping = EquirectangularReflectionMapping;
  const maker = new PMREMGenerator(renderer);
  const made = maker.fromEquirectangular(picture);
  maker.dispose();
  return made;
};

export type Named = { number: string; name: string };

/** All name boards in one picture, and where each stands in it. */
export const drawSigns = (
  booths: readonly Named[],
): { texture: Texture; draw: () => void; at: (i: number) => Sign } => {
  const size = 2048;
  const columns = 4;
  const rows = Math.max(32, Math.ceil(booths.length / columns));
  const [w, h] = [size / columns, Math.floor(size / rows)];
  const [canvas, c] = canvasOf(size, 2 ** Math.ceil(Math.log2(Math.ceil(booths.length / columns) * h + 1)));
  const high = canvas.height;
  const texture = new CanvasTexture(canvas);
  const draw = () => {
    c.clearRect(0, 0, size, high);
    c.textBaseline = 'middle';
    c.fillStyle = '#ffffff';
    booths.forEach((b, i) => {
      const [x, y] = [(i % columns) * w, Math.floor(i / columns) * h + h / 2];
      const font = (weight: number): string =>
        `${weight} ${Math.round(h * 0.62)}px Archivo, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC Variable', sans-serif`;
      c.font = font(500);
      c.globalAlpha = 0.78;
      c.fillText(b.number, x + 4, y);
      const after = c.measureText(b.number).width + h * 0.35;
      c.globalAlpha = 1;
      c.font = font(650);
      c.fillText(b.name, x + 4 + after, y, w - after - 8);
    });
    texture.needsUpdate = true;
  };
  draw();
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return {
    texture,
    draw,
    at: (i) => {
      const [x, y] = [(i % columns) * w, Math.floor(i / columns) * h];
      return { at: [x / size, 1 - (y + h) / high, (x + w) / size, 1 - y / high], aspect: w / h };
    },
  };
};
