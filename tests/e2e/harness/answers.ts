import type { Response } from 'playwright-core';
import type { Watched } from './page.ts';

export type Answer = { kind: string; url: string; body: Buffer };

/**
 * What a page loads of some kinds (`script`, `stylesheet` …) until the network is quiet, with its bytes; then its context closes. What
 * comes later is not begun to be read: a body that is under way fails with the page.
 */
export const answersOf = async (page: Watched, path: string, kinds: readonly string[]): Promise<Answer[]> => {
  const reading: Promise<Answer>[] = [];
  const listen = (res: Response) => {
    const kind = res.request().resourceType();
    if (kinds.includes(kind) && res.ok()) reading.push(res.body().then((body) => ({ kind, url: res.url(), body })));
  };
  page.on('response', listen);
  await page.goto(path, { waitUntil: 'networkidle' });
  page.off('response', listen);
  const all = await Promise.all(reading);
  await page.context().close();
  return all;
};
