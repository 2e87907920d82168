import { readdirSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = /\.(js|css|svg|json)$/;
/** Files in work at the same time: as many as Node has threads for. */
const atOnce = 4;
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

const compress = async (file) => {
  if ((await stat(file)).size < 1024) return;
  const plain = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, best));
  await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
};

/** Lays a brotli and a gzip twin beside each text file of the build, so that serving costs nothing. */
export const compressBuild = async (folder) => {
  const left = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((file) => texts.test(file));
  const work = async () => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) await compress(file);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};
