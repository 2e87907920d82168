import { expect } from 'vitest';
import { axe } from './axe.ts';
import { expectQuiet, go, type Watched } from './page.ts';
import { bareKeys } from './texts.ts';

/** What every page owes every reader: its status, one heading, no sideways scrolling, words for all it says, a quiet console, and no axe finding. */
export const expectFit = async (page: Watched, path: string, status = 200): Promise<void> => {
  expect(await go(page, path)).toBe(status);
  expect(await page.locator('main h1').count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await bareKeys(page)).toEqual([]);
  await axe(page);
  if (status === 200) expectQuiet(page);
};
