import { readdir, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

const ROOT = new URL('../../', import.meta.url).pathname;
export const OUT = `${ROOT}web/public/pictures`;
const SIZES = [240, 480, 960] as const;

/** Writes one picture at every size, AVIF and WebP. */
export async function writePicture(image: Sharp, subject: string, seed: number, quality: number): Promise<void> {
  for (const size of SIZES) {
    const name = `${OUT}/${subject}-${seed}-${size}`;
    const sized = image.clone().resize(size);
    await sized
      .clone()
      .avif({ quality: (size === 960 ? 46 : 52) + quality, effort: 6 })
      .toFile(`${name}.avif`);
    await sized
      .webp({ quality: (size === 960 ? 64 : 72) + quality, effort: 6, smartSubsample: true })
      .toFile(`${name}.webp`);
  }
}

/** One digit a channel: a placeholder needs no more. */
const hex = (v: number): string => Math.round(v / 17).toString(16);

/** Lists what is in the folder, so that a partial run keeps the rest: of each subject the mean colours of its variants. */
export async function writeManifest(): Promise<void> {
  const pictures: Record<string, string[]> = {};
  for (const name of (await readdir(OUT)).sort()) {
    const match = /^(.+)-(\d+)-960\.webp$/.exec(name);
    if (!match?.[1]) continue;
    const { channels } = await sharp(`${OUT}/${name}`).stats();
    const colour = channels.slice(0, 3).map((channel) => hex(channel.mean));
    (pictures[match[1]] ??= [])[Number(match[2]) - 1] = colour.join('');
  }
  await writeFile(`${ROOT}web/pictures.json`, `${JSON.stringify(pictures, null, 2)}\n`);
}
