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
  let found = await look(page);
  // What stays for two seconds is found.
  for (let more = 8, agreed = 0; isUnsure(found) && more > 0 && agreed < 4; more--) {
    await page.waitForTimeout(500);
    await settle(page);
    const again = await look(page);
    agreed = again.violations === found.violations && !again.moved ? agreed + 1 : 0;
    found = again;
  }
  // As the message: of the value itself a line about a retried test prints no more than its beginning.
  expect(found.violations === '', found.violations).toBe(true);
  expect(found.passed).toBeGreaterThan(10);
};

/** Colours are read of what stands at a place: where a late part moves or has just moved the page, of something else. All other findings stand at once. */
const isUnsure = ({ moved, violations }: { moved: boolean; violations: string }): boolean =>
  violations !== '' && (moved || violations.split('\n').every((v) => v.startsWith('color-contrast:')));

/** What axe finds, and whether the page grew or shrank while it looked. */
const look = (page: Page) =>
  page.evaluate(async (asked) => {
    const height = () => document.documentElement.scrollHeight;
    const before = height();
    const result = await window.axe?.run(document, {
      runOnly: asked,
      resultTypes: ['violations'],
      selectors: false,
      elementRef: true,
      iframes: false,
    });
    /** The nearest ground of an element and its ancestors, as the browser has it: axe reads it off what stands at a place. */
    const groundOf = (e?: Element | null): string => {
      if (!e) return 'nothing';
      const { backgroundColor } = getComputedStyle(e);
      return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(e.parentElement) : `${backgroundColor} of ${e.tagName}`;
    };
    /** The two colours that differ too little. */
    const colours = (data: unknown, element?: Element) => {
      const { fgColor, bgColor } = (data ?? {}) as { fgColor?: string; bgColor?: string };
      return fgColor && bgColor ? `${fgColor} on ${bgColor}, within ${groundOf(element)} ` : '';
    };
    return {
      moved: height() !== before,
      passed: result?.passes.length ?? 0,
      // One text, because a line about a retried test prints a list as its length.
      violations: result
        ? result.violations
            .map(
              (v) =>
                `${v.id}: ${v.nodes.map((n) => colours(n.any[0]?.data, n.element) + n.html.slice(0, 160)).join(' | ')}`,
            )
            .join('\n')
        : 'axe did not run',
    };
  }, tags);
