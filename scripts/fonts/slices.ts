import { readFile } from 'node:fs/promises';

/** The package cuts the variable font into files by unicode-range; finds the file of each character. */
export async function slicesOf(packageFolder: string, text: string): Promise<Map<string, string>> {
  const css = await readFile(`${packageFolder}/wght.css`, 'utf8');
  const faces = [...css.matchAll(/url\(\.\/(files\/[^)]+)\)[\s\S]*?unicode-range: ([^;]+);/g)].map(
    ([, file, ranges]) => ({
      file: file ?? '',
      spans: (ranges ?? '').split(',').map((span) => {
        const [from, to] = span.trim().slice(2).split('-');
        return [parseInt(from ?? '', 16), parseInt(to ?? from ?? '', 16)] as const;
      }),
    }),
  );
  const found = new Map<string, string>();
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const face = faces.findLast(({ spans }) => spans.some(([a, b]) => code >= a && code <= b));
    if (face) found.set(face.file, (found.get(face.file) ?? '') + character);
  }
  return found;
}
