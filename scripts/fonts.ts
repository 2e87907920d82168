/**
 * Makes the web fonts: Archivo cut to Latin-1 and our axes, the few signs it lacks, and the Chinese of the interface.
 * `npm run fonts` writes web/public/fonts/ and web/fonts.css. Run it again when i18n/cn changes.
 * User text in Chinese uses web/fonts-stock.css, the slices of the package.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { chineseIn, LATIN, SIGNS, unicodeRange } from './fonts/characters.ts';
import { slicesOf } from './fonts/slices.ts';

const ROOT = new URL('../', import.meta.url).pathname;
const OUT = `${ROOT}web/public/fonts`;
const ARCHIVO = `${ROOT}node_modules/@fontsource-variable/archivo`;
const NOTO_SLICES = `${ROOT}node_modules/@fontsource-variable/noto-sans-sc`;
const NOTO_WHOLE = `${ROOT}node_modules/@fontsource/noto-sans-sc`;
const CHINESE_RANGE = 'U+3000-303F, U+3400-9FFF, U+FF00-FFEF';

interface Face {
  family: string;
  file: string;
  weight: string;
  stretch?: string;
  range: string;
  /** Preloaded and there within the first tenth of a second, or not used on this page: text never jumps. */
  optional?: boolean;
}

const rule = ({ family, file, weight, stretch, range, optional }: Face): string => `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-weight: ${weight};${stretch ? `\n  font-stretch: ${stretch};` : ''}
  font-display: ${optional ? 'optional' : 'swap'};
  src: url('/fonts/${file}') format('woff2');
  unicode-range: ${range};
}
`;

async function save(file: string, font: Buffer, count: number): Promise<void> {
  await writeFile(`${OUT}/${file}`, font);
  console.log(`${file} ${(font.length / 1024).toFixed(1)} KB, ${count} characters`);
}

async function latin(): Promise<Face> {
  const whole = await readFile(`${ARCHIVO}/files/archivo-latin-standard-normal.woff2`);
  const font = await subsetFont(whole, LATIN, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'tnum', 'lnum'],
    variationAxes: { wght: { min: 400, max: 700 }, wdth: { min: 80, max: 100 } },
  });
  await save('archivo.woff2', font, LATIN.length);
  return {
    family: 'Archivo',
    file: 'archivo.woff2',
    weight: '400 700',
    stretch: '80% 100%',
    range: unicodeRange(LATIN),
    optional: true,
  };
}

/** Signs join the family Archivo under their own range: a page without them loads nothing. */
async function signs(): Promise<Face[]> {
  const faces: Face[] = [];
  for (const [slice, text] of await slicesOf(NOTO_SLICES, SIGNS)) {
    const file = `signs-${faces.length + 1}.woff2`;
    const font = await subsetFont(await readFile(`${NOTO_SLICES}/${slice}`), text, {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: [],
      variationAxes: { wght: { min: 400, max: 700, default: 400 } },
    });
    await save(file, font, text.length);
    faces.push({ family: 'Archivo', file, weight: '400 700', range: unicodeRange(text) });
  }
  return faces;
}

/**
 * One weight: it is the net for readers whose system has no Chinese at all, and a second would double what they load. The
 * browser thickens it where a heading wants more.
 */
async function chinese(): Promise<Face[]> {
  const text = await chineseIn(`${ROOT}i18n/cn`);
  // A test compares the words in use with it.
  await writeFile(`${ROOT}web/fonts-covered.txt`, `${text}\n`);
  const whole = await readFile(`${NOTO_WHOLE}/files/noto-sans-sc-chinese-simplified-400-normal.woff2`);
  const font = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'palt', 'locl'],
  });
  await save('weft-cn.woff2', font, text.length);
  return [{ family: 'Weft CN', file: 'weft-cn.woff2', weight: '400', range: CHINESE_RANGE }];
}

/** A face that draws nothing: the browser asks for it where no face before it has a character (`web/lib/text/faces.ts`). */
const net = (drawn: Face[]): Face => ({
  family: 'Weft Net',
  file: drawn.at(-1)?.file ?? '',
  weight: '400',
  range: 'U+3400-9FFF',
});

await mkdir(OUT, { recursive: true });
const drawn = await signs();
const faces = [await latin(), ...drawn, ...(await chinese()), net(drawn)];
await writeFile(`${ROOT}web/fonts.css`, `/* Written by scripts/fonts.ts. */\n${faces.map(rule).join('\n')}`);
await copyFile(`${ARCHIVO}/LICENSE`, `${OUT}/OFL-Archivo.txt`);
await copyFile(`${NOTO_WHOLE}/LICENSE`, `${OUT}/OFL-NotoSansSC.txt`);
