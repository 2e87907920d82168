import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const folder = new URL('../../i18n/', import.meta.url);

type TextFile = { lang: string; file: string; texts: string };
/** Every file of texts, packed into one line. */
export const readFiles = (root: URL = folder): TextFile[] =>
  readdirSync(root).flatMap((lang) =>
    readdirSync(new URL(`${lang}/`, root))
      .filter((name) => name.endsWith('.json'))
      .map((name) => ({
        lang,
        file: name.slice(0, -'.json'.length),
        texts: JSON.stringify(JSON.parse(readFileSync(new URL(`${lang}/${name}`, root), 'utf8'))),
      })),
  );

/** Changes with every text, so that a browser that kept the files of a build never mixes them with another's. */
const versionOf = (files: TextFile[]): string =>
  createHash('sha256')
    .update(files.map((f) => `${f.lang}/${f.file}\n${f.texts}\n`).join(''))
    .digest('base64url')
    .slice(0, 8);

/** Where a file of texts stands, as code. */
const address = (version: string): string =>
  `export const textsAddress = (lang, file) => '/assets/texts/' + lang + '/' + file + '-${version}.js';`;

/** The module that asks for a file of texts by its address: a page names no file but those that it shows. */
export const asking = (version: string): string =>
  `${address(version)}
export const readTexts = (lang, file) => import(/* @vite-ignore */ textsAddress(lang, file)).then((m) => m.default);`;

/**
 * Texts as files whose addresses follow from their names. As chunks of the bundler each has a hash of its own, and every page
 * would load the table of all of them (decision 0090).
 */
export const lightTexts: Plugin = {
  name: 'weft:light-texts',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (this.environment.name !== 'client' || !/[\\/]web[\\/]lib[\\/]text[\\/]files\.ts$/.test(id)) return null;
    return asking(versionOf(readFiles()));
  },
  /** The server reads files of its own, and tells the browser ahead where the page's are. */
  transform(code, id) {
    if (this.environment.name === 'client' || !/[\\/]web[\\/]lib[\\/]text[\\/]files\.ts$/.test(id)) return null;
    return code.replace(/^export const textsAddress.*$/m, address(versionOf(readFiles())));
  },
  generateBundle() {
    if (this.environment.name !== 'client') return;
    const files = readFiles();
    const version = versionOf(files);
    for (const { lang, file, texts } of files)
      this.emitFile({
        type: 'asset',
        fileName: `assets/texts/${lang}/${file}-${version}.js`,
        source: `export default ${texts};`,
      });
  },
};
