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

const hex = (v: number): string => Math.round(v).toString(16).padStart(2, '0');

/** Lists what is in the folder, so that a partial run keeps the rest. */
export async function writeManifest(): Promise<void> {
  const names = (await readdir(OUT)).filter((name) => name.endsWith('-960.webp')).sort();
  const pictures = [];
  for (const name of names) {
    const match = /^(.+)-(\d+)-960\.webp$/.exec(name);
    if (!match) continue;
    const image = sharp(`${OUT}/${name}`);
    const { width, height } = await image.metadata();
    const { channels } = await image.stats();
    const colour = `#${channels
      .slice(0, 3)
      .map((channel) => hex(channel.mean))
      .join('')}`;
    pictures.push({ subject: match[1], seed: Number(match[2]), width, height, colour });
  }
  await writeFile(`${ROOT}web/pictures.json`, `${JSON.stringify(pictures, null, 2)}\n`);
}
