import { GlobalFonts } from '@napi-rs/canvas';
import { createRequire } from 'node:module';
import { oneOf } from './background.ts';

/** Packages with the faces of the words: each with its weight, in Latin and in Chinese. */
const packages = [
  ['noto-sans-sc', 700],
  ['noto-sans-sc', 400],
  ['zcool-kuaile', 400],
  ['zcool-xiaowei', 400],
  ['zcool-qingke-huangyou', 400],
] as const;

let families: string[] | undefined;

/** The system may have no Chinese face: ours are loaded at the first picture. @returns families for `ctx.font` */
export const faces = (): string[] => {
  families ??= packages.map(([name, weight]) => {
    const find = createRequire(import.meta.url).resolve;
    const [latin, cn] = [`Weft ${name} ${weight} Latin`, `Weft ${name} ${weight} CN`];
    const file = (part: string) => find(`@fontsource/${name}/files/${name}-${part}-${weight}-normal.woff2`);
    GlobalFonts.registerFromPath(file('chinese-simplified'), cn);
    GlobalFonts.registerFromPath(file('latin'), latin);
    return `'${latin}', '${cn}'`;
  });
  return families;
};

export const oneFace = (): string => oneOf(faces());
