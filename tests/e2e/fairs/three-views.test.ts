import { chromium, type Locator, type Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makeCall } from '#contract/core/client.ts';
import type { Lang } from '#contract/core/langs.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { productRows } from '#tests/world/lists.ts';
import { fairOf } from '#tests/world/fairs.ts';
import { publish, quote } from '#tests/world/inquiries.ts';
import { buyer, supplier } from '#tests/world/people.ts';
import { drawingFlags, findChromium } from '../harness/chromium.ts';
import { useDatabase } from '../harness/database.ts';
import { alive, expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { platform } = useDatabase();

/** Calls of the platform as somebody. */
const callsOf = (token?: string) =>
  makeCall((path, init) =>
    fetch(baseUrl + path, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), authorization: `Bearer ${token ?? ''}` },
    }),
  );

/** Goes on by the Tab key until something has the focus, then presses Enter. */
const byKeys = async (page: Page, wanted: Locator) => {
  for (let i = 0; i < 120; i += 1) {
    if (await wanted.evaluate((el) => el === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
};

it('three people meet at one booth, by plan, by list without a mouse and on foot; each leaves a card, and one of them orders', async () => {
  const [host, cn, en, es] = await Promise.all([supplier(platform), buyer(platform), buyer(platform), buyer(platform)]);
  const products = await productRows({ platform } as never, host.entId!, 2);
  const { hallId, booths } = await fairOf({ platform } as never, { exhibitors: [host], products });
  const booth = booths[0] ?? '';
  const named = await platform.pool.query<{ id: string; name: string }>(
    'select id, name from users where id = any($1)',
    [[cn.userId, en.userId, es.userId]],
  );
  const nameOf = (id: string) => named.rows.find((r) => r.id === id)?.name ?? '';
  const words = { cn: wordsOf('cn'), en: wordsOf('en'), es: wordsOf('es') };
  /** What everybody sees of the others, wherever they look from. */
  const meets = async (page: Page, lang: Lang, others: string[]) => {
    const near = page.getByRole('region', { name: words[lang]('booths:near.title'), exact: true });
    for (const id of others)
      await near
        .getByRole('listitem')
        .filter({ hasText: nameOf(id) })
        .first()
        .waitFor();
    return near;
  };
  const card = (page: Page, lang: Lang) => page.getByRole('button', { name: words[lang]('common:keep.card') });
  const asked = (page: Page, lang: Lang) => page.getByText(words[lang]('common:keep.asked'));

  const plan = await open({ token: cn.token });
  await go(plan, `/exhibitionHall.html?id=${hallId}&booth=${booth}`);
  await alive(plan);
  await plan.getByRole('button', { name: words.cn('booths:hidden') }).click();

  const list = await open({ token: es.token, lang: 'es' });
  await go(list, `/es/exhibitionHall.html?id=${hallId}&view=list&booth=${booth}`);
  await alive(list);
  await byKeys(list, list.getByRole('button', { name: words.es('booths:hidden') }));

  const browser = await chromium.launch({ executablePath: await findChromium(), args: drawingFlags });
  try {
    const context = await browser.newContext({ viewport: { width: 1000, height: 700 }, reducedMotion: 'reduce' });
    await context.addCookies([
      { name: 'language', value: 'en', url: baseUrl },
      { name: 'xtoken', value: en.token, httpOnly: true, url: baseUrl },
    ]);
    const foot = await context.newPage();
    await foot.goto(`${baseUrl}/en/space.html?id=${hallId}&booth=${booth}`);
    await alive(foot);
    await foot.getByRole('button', { name: words.en('space:enter') }).click();
    const inside = foot.getByRole('dialog', { name: words.en('space:walkLabel') });
    await inside.getByRole('button', { name: words.en('space:show'), exact: true }).click();
    await inside.getByRole('button', { name: words.en('space:walkThere') }).click();

    const near = await meets(plan, 'cn', [en.userId, es.userId]);
    await meets(list, 'es', [cn.userId, en.userId]);
    await meets(foot, 'en', [cn.userId, es.userId]);

    // What one says near the booth all three hear.
    await near.getByRole('textbox').fill('这里的三点切样不错');
    await near.getByRole('textbox').press('Enter');
    for (const page of [plan, list, foot]) await page.getByRole('log').getByText('这里的三点切样不错').waitFor();
    expect(await near.getByRole('textbox').inputValue()).toBe('');

    await card(plan, 'cn').click();
    // The list has the button in each row, the card of the chosen booth too.
    await byKeys(list, card(list, 'es').last());
    await card(foot, 'en').click();
    for (const [page, lang] of [
      [plan, 'cn'],
      [list, 'es'],
      [foot, 'en'],
    ] as const) {
      await asked(page, lang).waitFor();
      const ask = page.getByRole('link', {
        name: words[lang](page === foot ? 'space:ask' : 'booths:ask'),
        exact: true,
      });
      expect(await ask.getAttribute('href')).toContain(`booth=${booth}`);
    }
  } finally {
    await browser.close();
  }
  // The exhibitor's board has the three within seconds, each with card and visit, and follows one of them to the order.
  const board = await open({ token: host.token });
  const rows = () => board.locator('tbody tr');
  await expect
    .poll(
      async () => {
        await go(board, pageTo('fairLeads'));
        return rows().count();
      },
      { timeout: 10_000 },
    )
    .toBe(3);
  for (const p of [cn, en, es])
    await rows()
      .filter({ hasText: nameOf(p.userId) })
      .waitFor();
  const t = { as: callsOf } as never;
  const { id } = await publish(t, cn, { visibility: 'invited', invited: [host.entId!] });
  const own = rows().filter({ hasText: nameOf(cn.userId) });
  const next = (act: 'quote' | 'order') => own.getByRole('link', { name: words.cn(`leads:next.${act}`) });
  await go(board, pageTo('fairLeads'));
  expect(await next('quote').getAttribute('href')).toContain(id);
  const q = await quote(t, host, id);
  await callsOf(cn.token)(inquiry.decide, { params: { id: q.id }, body: { decision: 'accepted' } });
  await go(board, pageTo('fairLeads', { step: 'order' }));
  expect(await rows().count()).toBe(1);
  // The card waits still, and is answered first.
  await own.getByRole('link', { name: words.cn('leads:next.answerCard') }).waitFor();
  expectQuiet(board);
  expectQuiet(plan);
  expectQuiet(list);
});
