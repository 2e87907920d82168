import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff.ts';

type Font = { name: string; font: { hasGlyphForCodePoint: (code: number) => boolean } };
/** What of pdfkit's own its types leave out: the font that was opened last, and fonts by path and by name. */
type Inner = { _font: Font; _fontFamilies: Record<string, Font> };
export type Weight = 400 | 700;
/** A stretch of text in one face; `file` is where the face is. */
export type Run = { file: string; text: string };

const find = createRequire(import.meta.url).resolve;
const fileOf = (part: string, weight: Weight) =>
  find(`@fontsource/noto-sans-sc/files/noto-sans-sc-${part}-${weight}-normal.woff`);

/** Unpacked faces stay: both main ones take 6 MB, a slice a few KB. */
const unpacked = new Map<string, Buffer>();
const bytesOf = (file: string): Buffer => {
  const bytes = unpacked.get(file) ?? unpackWoff(readFileSync(file));
  unpacked.set(file, bytes);
  return bytes;
};

/** The face with Latin and the Chinese of most texts: what it has needs no slice. */
const main = 'chinese-simplified';

/** Every other character by slice, as the package says; read once. */
let slices: { part: string; spans: [number, number][] }[] | undefined;
const readSlices = () => {
  const ranges = JSON.parse(readFileSync(find('@fontsource/noto-sans-sc/unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(ranges).map(([name, list]) => ({
    part: name.replace(/[[\]]/g, ''),
    spans: list.split(',').map((span): [number, number] => {
      const [from = '', to = from] = span.trim().slice(2).split('-');
      return [parseInt(from, 16), parseInt(to, 16)];
    }),
  }));
};
/** Parts of Noto Sans SC with a character. */
export const slicesWith = (code: number): string[] =>
  (slices ??= readSlices()).filter((s) => s.spans.some(([a, b]) => a <= code && code <= b)).map((s) => s.part);

const pairs = (letters: string, names: string) => {
  const list = names.split(' ');
  return [...letters].map((c, i): [string, string] => [c, list[i] ?? c]);
};
/** What stands for a character that Noto Sans SC lacks: a Greek letter's name (Ω is a unit), a Latin letter without its stroke. */
const standIns = new Map<string, string>([
  ...pairs('αβγδεζηθικλνξπρ', 'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda nu xi pi rho'),
  ...pairs('στυφχψω', 'sigma tau upsilon phi chi psi omega'),
  ...pairs('ΓΔΘΛΞΠΣΦΨ', 'Gamma Delta Theta Lambda Xi Pi Sigma Phi Psi'),
  ...pairs('ΩμŁłĐđıØø', 'ohm µ L l D d i O o'),
]);

/** Marks that only tell how the character before them is drawn. */
const silent = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Cuts texts into runs by face. A character that no face has stands in its plain form, by its name
 * or by its number, never as an empty box.
 * What was found of a character is kept for the document.
 */
export const faceFinder = (doc: PDFKit.PDFDocument) => {
  const inner = doc as unknown as Inner;
  const found = new Map<string, Run>();
  const opened = new Map<string, Font>();
  const open = (file: string): Font => {
    const known = opened.get(file);
    if (known) return known;
    doc.registerFont(file, bytesOf(file)).font(file);
    const font = inner._font;
    // All slices have one name, by which pdfkit would take the next for this one.
    if (font.name !== file) delete inner._fontFamilies[font.name];
    opened.set(file, font);
    return font;
  };
  const has = (file: string, code: number) => open(file).font.hasGlyphForCodePoint(code);
  const runOf = (char: string, weight: Weight): Run => {
    const key = `${weight}${char}`;
    const known = found.get(key);
    if (known) return known;
    const fileWith = (c: string): string | undefined => {
      const code = c.codePointAt(0) ?? 0;
      return [main, ...slicesWith(code)].map((p) => fileOf(p, weight)).find((f) => has(f, code));
    };
    const code = (char.codePointAt(0) ?? 0).toString(16).toUpperCase();
    const plain = standIns.get(char) ?? char.normalize('NFKD').slice(0, 1);
    const shown = [char, char.normalize('NFKC'), plain].find((c) => [...c].length === 1 && fileWith(c));
    const run = shown
      ? { file: fileWith(shown) ?? '', text: shown }
      : { file: fileOf(main, weight), text: standIns.get(char) ?? `[U+${code}]` };
    found.set(key, run);
    return run;
  };
  return (text: string, weight: Weight): Run[] => {
    const runs: Run[] = [];
    for (const char of text.normalize('NFC').replace(silent, '')) {
      const run = runOf(char, weight);
      const last = runs.at(-1);
      if (last?.file === run.file) last.text += run.text;
      else runs.push({ ...run });
    }
    return runs;
  };
};
