import type { Page } from 'playwright-core';

/** Takes what moves or changes colour to its end: halfway is nobody's reading, and how far it has come is chance. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const a of document.getAnimations()) if (a.effect?.getComputedTiming().endTime !== Infinity) a.finish();
  });
