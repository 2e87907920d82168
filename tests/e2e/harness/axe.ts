import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { settle } from './settle.ts';

declare global {
  interface Window {
    axe?: { run: (context: Document, options: object) => Promise<AxeResults> };
  }
}
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * WCAG to AA with what axe calls best practice and what it still tries out. AAA is not our measure; the rule of 2.2 on the size of
 * targets measures what a sticky bar leaves of a field at the moment, which is chance.
 */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice', 'experimental'];

const expression = `window.axe || (() => { ${source} })()`;
type Compiled = { session: CDPSession; scriptId: string };
const compiled = new WeakMap<Page, Compiled>();

/** Compiles axe for a tab, once: half a megabyte of script takes longer to read than to run. */
const compile = async (page: Page): Promise<Compiled> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.enable');
  const { scriptId = '' } = await session.send('Runtime.compileScript', {
    expression,
    sourceURL: 'axe',
    persistScript: true,
  });
  const made = { session, scriptId };
  compiled.set(page, made);
  return made;
};

/** Has axe in the page, from what the tab has compiled unless another process has taken the tab over since. */
const bring = async (page: Page): Promise<void> => {
  const run = ({ session, scriptId }: Compiled) => session.send('Runtime.runScript', { scriptId, silent: true });
  const made = compiled.get(page);
  if (made)
    try {
      await run(made);
      return;
    } catch {
      await made.session.detach().catch(() => undefined);
    }
  await run(await compile(page));
};

/** What axe finds of a page as it stands: nothing. Our pages have no frames, so it runs in the page itself, in a quarter of the time, and names elements by their HTML alone. */
export const axe = async (page: Page): Promise<void> => {
  await settle(page);
  await bring(page);
  const found = await look(page);
  // As the message: of the value itself a line about a retried test prints no more than its beginning.
  expect(found.violations === '', found.violations).toBe(true);
  expect(found.passed).toBeGreaterThan(10);
};

/** What axe finds: one text, because a line about a retried test prints a list as its length. */
const look = (page: Page) =>
  page.evaluate(async (asked) => {
    const result = await window.axe?.run(document, {
      runOnly: asked,
      resultTypes: ['violations'],
      selectors: false,
      elementRef: true,
      iframes: false,
    });
    /** The two colours that differ too little. */
    const colours = (data: unknown) => {
      const { fgColor, bgColor } = (data ?? {}) as { fgColor?: string; bgColor?: string };
      return fgColor && bgColor ? `${fgColor} on ${bgColor} ` : '';
    };
    return {
      passed: result?.passes.length ?? 0,
      violations: result
        ? result.violations
            .map((v) => `${v.id}: ${v.nodes.map((n) => colours(n.any[0]?.data) + n.html.slice(0, 160)).join(' | ')}`)
            .join('\n')
        : 'axe did not run',
    };
  }, tags);
