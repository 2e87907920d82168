import { GlobalFonts } from '@napi-rs/canvas';
import { createRequire } from 'node:module';
import type { Lang } from '#contract/core/langs.ts';
import { between, drawBackground, grain } from './background.ts';
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

let family: string | undefined;
/** The system may have no Chinese face: ours is loaded at the first picture. */
const fontFamily = (): string => {
  if (!family) {
    const find = createRequire(import.meta.url).resolve;
    const files = '@fontsource/noto-sans-sc/files/noto-sans-sc';
    GlobalFonts.registerFromPath(find(`${files}-chinese-simplified-700-normal.woff2`), 'Weft Captcha CN');
    GlobalFonts.registerFromPath(find(`${files}-latin-700-normal.woff2`), 'Weft Captcha Latin');
    family = "'Weft Captcha Latin', 'Weft Captcha CN'";
  }
  return family;
};

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

/** Five words at random places and angles; three of them are asked for, in an order that reading doesn't give away. */
export const wordPicture = async (lang: Lang): Promise<{ picture: string; words: string[]; points: Point[] }> => {
  const canvas = drawBackground();
  const c = canvas.getContext('2d');
  const chosen = shuffled(lists[lang]).slice(0, 5);
  const where = shuffled(places());
  const drawn = chosen.map((word, i) => ({ word, at: where[i] as Point }));
  for (const { word, at } of drawn) {
    const size = lang === 'cn' ? between(28, 36) : between(20, 25);
    c.save();
    c.translate(at.x, at.y);
    c.rotate(between(-0.6, 0.6));
    c.font = `700 ${size}px ${fontFamily()}`;
    c.textAlign = 'center';
    c.textBaseline = 'middle';
    c.lineWidth = 3.5;
    c.lineJoin = 'round';
    const light = Math.random() < 0.5;
    c.strokeStyle = light ? '#10181bd9' : '#f4f6f5d9';
    c.fillStyle = light ? '#f4f6f5' : '#10181b';
    c.strokeText(word, 0, 0);
    c.fillText(word, 0, 0);
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
