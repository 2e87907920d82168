import { AxeBuilder } from '@axe-core/playwright';
import { expect } from 'vitest';
import { expectQuiet, go, type Watched } from './page.ts';

/** What axe finds of a page as it stands: nothing. */
export const axe = async (page: Watched): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html.slice(0, 160)).join(' | ')}`)).toEqual([]);
};

/** What every page owes every reader: its status, one heading, no sideways scrolling, no axe finding, a quiet console. */
export const expectFit = async (page: Watched, path: string, status = 200): Promise<void> => {
  expect(await go(page, path)).toBe(status);
  expect(await page.locator('main h1').count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await axe(page);
  if (status === 200) expectQuiet(page);
};
