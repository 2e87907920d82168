/**
 * Draws the product pictures. `node scripts/pictures/render.ts [subject ...]`
 * writes web/public/pictures/ and web/pictures.json; the results are committed.
 * `--sheet` writes small PNGs to a folder instead, to look at.
 */
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { CATALOGUE } from './catalogue.ts';
import { renderFrame } from './frame.ts';
import { OUT, writeManifest, writePicture } from './output.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sheet: { type: 'string' }, seed: { type: 'string' }, width: { type: 'string', default: '960' } },
});
const width = Number(values.width);
const height = Math.round((width * 3) / 4);
await mkdir(values.sheet ?? OUT, { recursive: true });

for (const [subject, entry] of Object.entries(CATALOGUE)) {
  if (positionals.length > 0 && !positionals.includes(subject)) continue;
  for (let seed = 1; seed <= entry.seeds; seed++) {
    if (values.seed && Number(values.seed) !== seed) continue;
    const started = Date.now();
    const pixels = renderFrame(entry.draw(seed), width, height);
    const image = sharp(pixels, { raw: { width, height, channels: 3 } });
    if (values.sheet) await image.png().toFile(`${values.sheet}/${subject}-${seed}.png`);
    else await writePicture(image, subject, seed, entry.quality ?? 0);
    console.log(`${subject}-${seed} ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
}
if (!values.sheet) await writeManifest();
