/** `node scripts/pictures/hall.ts` draws the still of the walkable hall from the room itself. */
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { openHall } from '#tests/load/_hall3d/open.ts';
import type { Bench } from '#tests/load/_hall3d/page.ts';

const out = `${new URL('../../', import.meta.url).pathname}web/public/pictures/space`;
await mkdir(out, { recursive: true });
const picture = await openHall({ width: 1440, height: 810 }, async (page) => {
  await page.evaluate(() => {
    (globalThis as unknown as { bench: Bench }).bench.open(60, 26, 'high', { at: [28, 14.4], heading: 1.5 });
  });
  return page.screenshot();
});
for (const width of [720, 1440])
  await sharp(picture).resize(width).avif({ quality: 48, effort: 6 }).toFile(`${out}/hall-${width}.avif`);
await sharp(picture).webp({ quality: 58, effort: 6, smartSubsample: true }).toFile(`${out}/hall-1440.webp`);
