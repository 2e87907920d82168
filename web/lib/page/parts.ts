import { lazy } from 'react';

type Part = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/** What a page can do without: where it can't be loaded, nothing is drawn, and the page stays as it is. */
export const optional = <T extends Part>(load: () => Promise<{ default: T }>) =>
  lazy(() => load().catch(() => ({ default: (() => null) as Part as T })));

/** Browsers have no code for it, each has words of its own. */
const isLostPart = (err: unknown): boolean =>
  err instanceof Error && /dynamically imported module|importing a module script|preload css/i.test(err.message);

const reloaded = 'part-reloaded';
/** So long after a reload that brought no part another one is tried, in ms. */
const pause = 20_000;

/**
 * A part of the page that can't be loaded is mostly one of a version before: the server has been renewed since. The page is then loaded
 * anew, where it can be, and not again and again; drafts of forms outlive it.
 */
export const renewAfter = async (err: unknown): Promise<void> => {
  if (!isLostPart(err) || Date.now() - Number(sessionStorage.getItem(reloaded) ?? 0) < pause) return;
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  if (!answer?.ok) return;
  sessionStorage.setItem(reloaded, String(Date.now()));
  location.reload();
};
