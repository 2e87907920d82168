import { expect, it } from 'vitest';
import { type Lang, langs } from '#contract/core/langs.ts';
import { expectFit } from './fit.ts';
import type { Open, Watched } from './page.ts';
import { spilledTexts, undrawnSigns } from './texts.ts';
import { quick } from '#tests/harness/parts.ts';
import { sliceOf } from '#tests/harness/slice.ts';
import { full } from './tried.ts';

type View = { lang: Lang; width: 1440 | 390; dark: boolean };
const all: View[] = langs.flatMap((lang) =>
  ([1440, 390] as const).flatMap((width) => [false, true].map((dark) => ({ lang, width, dark }))),
);
/** The two that differ most: Chinese, wide and light; Spanish, the longest texts, narrow and dark. */
const two: View[] = [
  { lang: 'cn', width: 1440, dark: false },
  { lang: 'es', width: 390, dark: true },
];
/** The two views of a page, of which `npm test` takes one, by the page's address. FULL=1 takes every view, or with SLICE=2/12 a twelfth of them, of each page another one. */
export const viewsOf = (path: string): View[] => {
  if (!full) {
    return quick ? two.filter((_, i) => i === path.length % 2) : two;
  }
  const { nth, of } = sliceOf();
  return all.filter((_, i) => (i + path.length) % of === nth - 1);
};

const isCn = (v: View) => v.lang === 'cn' && v.width === 1440 && !v.dark;
const isEs = (v: View) => v.lang === 'es' && v.width === 390 && v.dark;

type Visit = {
  path: string;
  status?: number;
  open: (o: Open) => Promise<Watched>;
  /** Who looks, and under which address, asked when the test runs. */
  as?: () => Promise<{ token: string | undefined; address: string }>;
};
/**
 * What every page owes every reader, in one visit for each view: that it stands and fits, that axe finds nothing and the console is
 * quiet; that Spanish stays in its boxes at three widths, and every Chinese sign is drawn.
 */
export const visit = ({ path, status = 200, open, as }: Visit): void => {
  for (const view of viewsOf(path))
    it(`${path} ${view.lang} ${view.width}${view.dark ? ' dark' : ''}: stands, fits, passes axe, stays quiet`, async () => {
      const { token, address } = as ? await as() : { token: undefined, address: path };
      const page = await open({ ...view, ...(token && { token }) });
      await expectFit(page, address, status);
      expect(new URL(page.url()).pathname).toBe(address.replace(/\?.*/, ''));
      // The list of faces for people's own Chinese comes after the page, where the system has none.
      if (isCn(view)) await expect.poll(() => undrawnSigns(page)).toEqual([]);
      if (isEs(view))
        for (const width of [390, 1024, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          await expect.poll(() => spilledTexts(page), { timeout: 2_000 }).toEqual([]);
        }
      await page.context().close();
    });
};
