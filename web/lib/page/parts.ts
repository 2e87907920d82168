import { lazy } from 'react';

type Part = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/** What a page can do without: where it can't be loaded, nothing is drawn, and the page stays as it is. */
export const optional = <T extends Part>(load: () => Promise<{ default: T }>) =>
  lazy(() => load().catch(() => ({ default: (() => null) as Part as T })));

/** A page that fails so soon after it came, in ms, was loaded anew for nothing. */
const soon = 5_000;

/**
 * A part of the page that can't be loaded is mostly one of a version before: the server has been renewed since. The page is then loaded
 * anew, where it can be; drafts of forms outlive it. Browsers have no code for this error, each has words of its own.
 */
export const renewAfter = async (err: unknown): Promise<void> => {
  if (performance.now() < soon || !/imported module|module script|preload/i.test(String(err))) return;
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  if (answer?.ok) location.reload();
};
