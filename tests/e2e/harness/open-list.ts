import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';

/**
 * Opens the list of a field whose picker may still be loading, and gives it. What stands in for the picker is replaced by it, and the
 * picker's own input lies below its frame: a click that comes in between is lost, so it is made again.
 */
export const openList = async (page: Page, label: string): Promise<Locator> => {
  const list = page.getByRole('listbox');
  const tried = async () => {
    if (await list.isVisible()) return true;
    await page
      .getByLabel(label)
      .first()
      .click({ force: true, timeout: 2_000 })
      .catch(() => undefined);
    return list.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(tried, { timeout: 40_000 }).toBe(true);
  return list;
};
