import type { Response } from 'playwright-core';
import type { Watched } from './page.ts';

export type Answer = { kind: string; url: string; body: Buffer };

/**
 * What a page loads of some kinds (`script`, `stylesheet` …) until the network is quiet, with its bytes; then its context closes. What
 * comes later is not begun to be read: a body that is under way fails with the page.
 */
export const answersOf = async (page: Watched, path: string, kinds: readonly string[]): Promise<Answer[]> => {
  const reading = new Map<string, Promise<Answer>>();
  const listen = (res: Response) => {
    const kind = res.request().resourceType();
    const url = res.url();
    // What is asked for once more comes from the browser's own memory.
    if (kinds.includes(kind) && res.ok() && !reading.has(url))
      reading.set(
        url,
        res.body().then((body) => ({ kind, url, body })),
      );
  };
  page.on('response', listen);
  await page.goto(path, { waitUntil: 'networkidle' });
  page.off('response', listen);
  const all = await Promise.all(reading.values());
  await page.context().close();
  return all;
};
