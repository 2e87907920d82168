import { expect, it } from 'vitest';
import { chat } from '#contract/chat/calls.ts';
import { makeCall } from '#contract/core/client.ts';
import type { Lang } from '#contract/core/langs.ts';
import { pageTo } from '#contract/pages.ts';
import { newId } from '#server/platform/ids.ts';
import type { TestPlatform } from '#tests/harness/platform.ts';
import { publish, quote } from '#tests/world/inquiries.ts';
import { buyer, supplier } from '#tests/world/people.ts';
import { at } from '../harness/account.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { settle } from '../harness/settle.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { platform } = useDatabase();
const as = (token?: string) =>
  makeCall((path, init) =>
    fetch(baseUrl + path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token ?? ''}` } }),
  );
const t = { as } as unknown as TestPlatform;

/** Where the words that are said stand, and whether they and the bar that says what has changed cover each other. */
const places = async (page: Watched) => {
  await settle(page);
  return page.evaluate(() => {
    const rect = (el: Element) => el.getBoundingClientRect();
    const news = rect(document.querySelector('[data-news]')!);
    const said = [...document.querySelectorAll('[role="alert"], [role="status"]')].filter((el) =>
      el.querySelector('a'),
    );
    return said.map((el) => ({ over: rect(el).bottom > news.top && rect(el).top < news.bottom, top: rect(el).top }));
  });
};

it.each([
  ['es', 390],
  ['cn', 390],
  ['en', 1024],
] as [Lang, number][])(
  'what is said and what says that the page has changed stand above each other in %s at %i',
  async (lang, width) => {
    const w = wordsOf(lang);
    const [b, s] = [await buyer(platform), await supplier(platform)];
    const { id } = await publish(t, b);
    const page = await open({ lang, width, token: b.token });
    await go(page, at(lang, pageTo('compareQuotations', { id })));
    await quote(t, s, id);
    const show = page.getByRole('button', { name: w('news:show') });
    await show.waitFor();
    const { conversationId } = await as(b.token)(chat.open, { body: { eid: s.entId ?? '' } });
    await as(s.token)(chat.send, { body: { sessionId: conversationId, clientId: newId(), body: '600 kg, 4 kg/8 kg' } });
    const said = page.getByRole('link', { name: /600 kg/ });
    // Under the pointer it stays.
    await said.hover();
    const stand = await places(page);
    expect(stand.length).toBeGreaterThan(0);
    expect(stand.filter((x) => x.over || x.top < 0)).toEqual([]);
    if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}/toast-${lang}-${width}.png` });
    await show.click();
    await show.waitFor({ state: 'detached' });
    await said.click();
    await page.waitForURL((url) => url.search.includes(conversationId));
    expectQuiet(page);
  },
);
