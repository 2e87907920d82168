import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { settle } from './settle.ts';

/** Texts that reach out of their box or of the window, as the page stands. */
export const spilledTexts = async (page: Page): Promise<string[]> => {
  await settle(page);
  return page.evaluate(() => {
    const clipped = (e: Element): boolean => {
      for (let p: Element | null = e; p && p !== document.body; p = p.parentElement) {
        const s = getComputedStyle(p);
        if (/auto|scroll/.test(s.overflowX)) return true;
        if (s.clipPath !== 'none' || s.visibility === 'hidden' || s.opacity === '0') return true;
      }
      return false;
    };
    const said: string[] = [];
    for (const e of document.querySelectorAll('body *')) {
      const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent?.trim());
      if (!own || e instanceof SVGElement) continue;
      const box = e.getBoundingClientRect();
      if (!box.width || !box.height || !e.checkVisibility() || clipped(e)) continue;
      const style = getComputedStyle(e);
      const inside =
        style.display === 'inline' || e.scrollWidth <= e.clientWidth + 1 || style.textOverflow === 'ellipsis';
      if (!inside || box.right > innerWidth + 1 || box.left < -1)
        said.push(`${e.tagName} ${(e.textContent ?? '').trim().slice(0, 60)}`);
    }
    return said;
  });
};

/** Signs of the page that no face draws: what would stand there as an empty box. */
export const undrawnSigns = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 32;
    const c = canvas.getContext('2d', { willReadFrequently: true });
    if (!c) return ['no canvas'];
    const family = getComputedStyle(document.body).fontFamily;
    c.font = `24px ${family}`;
    c.textBaseline = 'top';
    const drawn = (sign: string) => {
      c.clearRect(0, 0, 32, 32);
      c.fillText(sign, 2, 2);
      return String(c.getImageData(0, 0, 32, 32).data);
    };
    const signs = [...new Set(document.body.innerText)].filter((s) => /\S/.test(s) && s > '\u007f');
    await document.fonts.load(`24px ${family}`, signs.join(''));
    const box = drawn('\u{10fffd}');
    return signs.filter((s) => drawn(s) === box);
  });
};

const keysOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string'
      ? [(path + name).replace(/_(one|many|other)$/, '')]
      : keysOf(text as object, `${path}${name}.`),
  );
const folder = new URL('../../../i18n/en/', import.meta.url);
const keys = new Set(
  readdirSync(folder)
    .flatMap((file) => keysOf(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as object))
    .filter((key) => key.includes('.')),
);

/** Texts that are shown as their keys, since what they were asked with chose no form of them. */
export const bareKeys = async (page: Page): Promise<string[]> => {
  const dotted = await page.evaluate(() => {
    const said: string[] = [];
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let n = all.nextNode(); n; n = all.nextNode())
      if (!(n instanceof Element)) {
        // Codes of errors are named as their texts are.
        if (!n.parentElement?.closest('code')) said.push(n.textContent?.trim() ?? '');
      } else for (const name of ['aria-label', 'title', 'placeholder', 'alt']) said.push(n.getAttribute(name) ?? '');
    return said.filter((s) => /^\w+(\.\w+)+$/.test(s));
  });
  return dotted.filter((s) => keys.has(s));
};
