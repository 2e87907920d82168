import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { go, type Open, useBrowser } from './page.ts';
import { wordsOf } from './words.ts';

/** `/ui`, the book of pieces. `show` opens it in a language; `field` finds a control by its words there. */
export const useBook = () => {
  const { open } = useBrowser();
  const show = async (o: Open = {}) => {
    const page = await open(o);
    expect(await go(page, '/ui')).toBe(200);
    const w = wordsOf(o.lang ?? 'cn');
    return { page, w, field: (key: string): Locator => page.getByLabel(w(key), { exact: true }) };
  };
  return { show };
};
