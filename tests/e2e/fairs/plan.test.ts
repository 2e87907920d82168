import { describe, expect, it } from 'vitest';
import { productRows } from '#tests/world/lists.ts';
import { fairOf } from '#tests/world/fairs.ts';
import { buyer, supplier } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { expectFit } from '../harness/fit.ts';
import { alive, expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { platform } = useDatabase();
const w = wordsOf('cn');

/** A hall with an exhibitor at A1 that shows two products, another at A2, and a free booth. */
const hall = async () => {
  const [first, second, b] = await Promise.all([supplier(platform), supplier(platform), buyer(platform)]);
  const products = await productRows({ platform } as never, first.entId!, 2);
  const made = await fairOf({ platform } as never, { exhibitors: [first, second], free: 1, products });
  return { ...made, b, address: `/exhibitionHall.html?id=${made.hallId}` };
};
const focused = (page: Watched) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

describe('a hall', () => {
  it('shows beside plan and list the ranking that the page of the TOP 10 has (fairs 71)', async () => {
    const { hallId, fairId, booths } = await hall();
    for (const visitor of await Promise.all(Array.from({ length: 6 }, () => buyer(platform))))
      await platform.pool.query(
        `insert into booth_visits (booth_id, visitor_id, day, mode, first_at) values ($1, $2, current_date, 'plan', now() - interval '1 hour')`,
        [booths[1], visitor.userId],
      );
    const page = await open({});
    await go(page, `/top.html?fair=${fairId}`);
    const there = page.getByRole('list', { name: w('top:list.visits') }).getByRole('listitem');
    const [name, n] = [await there.locator('a').textContent(), await there.locator('b').textContent()];
    expect(n).toBe('6');
    await go(page, `/exhibitionHall.html?id=${hallId}`);
    await alive(page);
    const here = page.getByRole('region', { name: w('top:title') });
    const row = here.getByRole('list', { name: w('top:list.visits') }).getByRole('listitem');
    expect(await row.locator('b').textContent()).toBe(n);
    await row.getByRole('link', { name: name ?? '' }).click();
    await page.waitForURL((url) => url.searchParams.get('booth') === booths[1]);
    await here.getByText(w('top:list.cards'), { exact: true }).click();
    await here
      .getByText(w('top:fewText', { n: 5 }))
      .first()
      .waitFor();
    expectQuiet(page);
  });

  it('as a list is opened by Enter and left by Escape too; asking takes the goods along, and a place in the page is no riddle to the history', async () => {
    const { address, booths, b } = await hall();
    const page = await open({ token: b.token, width: 390 });
    await go(page, `${address}&view=list`);
    await page.locator('a[href="#main"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/#main$/);
    const row = page.locator(`a[data-booth="${booths[0]}"]`);
    await row.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('booth') === booths[0]);
    const card = page.getByRole('region', { name: w('booths:card', { number: 'A1' }) });
    await expect.poll(() => card.locator('h2').evaluate((el) => el === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => !url.searchParams.has('booth') && url.searchParams.get('view') === 'list');
    await expect.poll(() => row.evaluate((el) => el === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => card.locator('h2').evaluate((el) => el === document.activeElement)).toBe(true);
    const ask = card.getByRole('link', { name: w('booths:ask'), exact: true });
    for (let n = 0; n < 20 && !(await ask.evaluate((el) => el === document.activeElement)); n += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/releaseEnquiries/);
    await expect.poll(() => page.locator('[name^="lines."][name$=".specification"]').count()).toBe(2);
    await page.goBack();
    await page.waitForURL((url) => url.searchParams.get('view') === 'list');
    expectQuiet(page);
  });

  it('is walked by arrow keys from booth to booth, opened by Enter, left by Escape; asking takes the goods along', async () => {
    const { address, booths, b } = await hall();
    const page = await open({ token: b.token });
    await go(page, address);
    await alive(page);
    await page.locator(`[data-booth="${booths[0]}"]`).focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toContain('A2');
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toContain('A1');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('booth') === booths[0]);
    const card = page.getByRole('region', { name: w('booths:card', { number: 'A1' }) });
    await expect.poll(() => card.locator('h2').evaluate((el) => el === document.activeElement)).toBe(true);
    // No label of a booth leaves it.
    const spilled = await page.locator('svg [data-booth]').evaluateAll(
      (all) =>
        all.filter((a) => {
          const box = a.querySelector('path')!.getBoundingClientRect();
          return [
            ...a.querySelectorAll('text'),
            ...document.querySelectorAll(`[data-of="${a.getAttribute('data-booth')}"]`),
          ].some((t) => t.getBoundingClientRect().right > box.right + 0.5);
        }).length,
    );
    expect(spilled).toBe(0);
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => !url.searchParams.has('booth'));
    await expect.poll(() => focused(page)).toContain('A1');
    await page.keyboard.press('+');
    await expect.poll(() => page.locator('svg[data-zoomed]').count()).toBe(1);
    await page.keyboard.press('0');
    await expect.poll(() => page.locator('svg[data-zoomed]').count()).toBe(0);
    await page.keyboard.press('Enter');
    await card.getByRole('link', { name: w('booths:ask'), exact: true }).click();
    await page.waitForURL(/releaseEnquiries/);
    await expect.poll(() => page.locator('[name^="lines."][name$=".specification"]').count()).toBe(2);
    expectQuiet(page);
  });

  it('does everything from its list, by keyboard alone', async () => {
    const { address, booths, b } = await hall();
    const page = await open({ token: b.token });
    await expectFit(page, `${address}&view=list`);
    await alive(page);
    const row = page.getByRole('row').filter({ hasText: 'A1' });
    for (const key of ['open', 'askShort', 'chat', 'onPlan'] as const)
      expect(await row.getByRole('link', { name: new RegExp(`^${w(`booths:${key}`)}`) }).count(), key).toBe(1);
    const onPlan = row.getByRole('link', { name: new RegExp(`^${w('booths:onPlan')}`) });
    for (let i = 0; i < 80; i += 1) {
      await page.keyboard.press('Tab');
      if (await onPlan.evaluate((el) => el === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('booth') === booths[0] && !url.searchParams.has('view'));
    await page.getByRole('region', { name: w('booths:card', { number: 'A1' }) }).waitFor();
    expectQuiet(page);
  });

  it('has booths with a page: a member writes into the guest book', async () => {
    const { booths, b } = await hall();
    const page = await open({ token: b.token });
    await expectFit(page, `/boothDetail/${booths[0]}`);
    await alive(page);
    await page.getByLabel(w('booths:guestbook.write')).fill('三点的切样值得一看。');
    await page.getByRole('button', { name: w('booths:guestbook.send') }).click();
    await page.getByRole('listitem').filter({ hasText: '三点的切样值得一看。' }).waitFor();
    expectQuiet(page);
  });
});
