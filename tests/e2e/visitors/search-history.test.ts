import { expect, it } from 'vitest';
import { pageTo } from '#contract/pages.ts';
import { buyer, sessionOf } from '#tests/world/people.ts';
import { axe } from '../harness/axe.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { platform } = useDatabase();
const w = wordsOf('es');

const fieldOf = (page: Watched) => page.getByRole('combobox', { name: w('common:search.label') });
const own = (page: Watched) => page.getByRole('group', { name: w('frame:search.own') }).getByRole('option');
/** Searches by the field, and waits until that is kept. */
const search = async (page: Watched, words: string) => {
  const kept = page.waitForResponse(
    (r) => r.url().includes('busifootprint/start') && (r.request().postData() ?? '').includes(`"${words}"`),
  );
  await fieldOf(page).fill(words);
  await fieldOf(page).press('Enter');
  await kept;
};
/** Opens the field anew, without words. */
const reopen = async (page: Watched) => {
  await page.keyboard.press('Escape');
  await fieldOf(page).fill('');
  await fieldOf(page).click();
};
const look = async (page: Watched, name: string) => {
  if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}/${name}.png` });
};

it('the field shows a member what they looked for, forgets one and all, and nobody else sees it (footprints 9)', async () => {
  const [one, two] = [await buyer(platform), await buyer(platform)];
  const page = await open({ token: one.token, lang: 'es' });
  await go(page, `/es${pageTo('home')}`);
  await search(page, 'preimpregnado ignífugo');
  await reopen(page);
  await expect.poll(() => own(page).allTextContents()).toEqual(['preimpregnado ignífugo']);
  await search(page, 'núcleo de balsa');
  await search(page, 'fibra de lino');
  await reopen(page);
  await expect
    .poll(() => own(page).allTextContents())
    .toEqual(['fibra de lino', 'núcleo de balsa', 'preimpregnado ignífugo']);
  await axe(page);
  await look(page, 'history');

  // One by its button, one by the keyboard; the list stays open, and both stay forgotten.
  await page.getByTitle(w('frame:search.forget', { q: 'núcleo de balsa' })).click();
  await page.getByText(w('frame:search.forgot', { q: 'núcleo de balsa' })).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await page.getByText(w('frame:search.forgot', { q: 'fibra de lino' })).waitFor();
  await page.reload();
  await go(page, `/es${pageTo('home')}`);
  await reopen(page);
  await expect.poll(() => own(page).allTextContents()).toEqual(['preimpregnado ignífugo']);
  await search(page, 'tejido multiaxial');
  await reopen(page);
  await expect.poll(() => own(page).count()).toBe(2);

  // After a logout neither a visitor nor who logs in then has them.
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: new RegExp(w('common:account.menu')) })
    .first()
    .click();
  await page.getByRole('menuitem', { name: w('common:logout') }).click();
  await page
    .getByRole('link', { name: w('common:login') })
    .first()
    .waitFor();
  const hidden = async () => {
    await reopen(page);
    expect(await page.getByText('tejido multiaxial').count()).toBe(0);
  };
  await hidden();
  await page.context().addCookies([{ name: 'xtoken', value: two.token, httpOnly: true, url: baseUrl }]);
  const asked = page.waitForResponse((r) => r.url().includes('/history/query'));
  await go(page, `/es${pageTo('home')}`);
  await fieldOf(page).click();
  await asked;
  await hidden();

  // On a phone the first has them still, and clears them all with a second press.
  const phone = await open({ token: await sessionOf(platform, one.userId), lang: 'es', width: 390 });
  await go(phone, `/es${pageTo('home')}`);
  await fieldOf(phone).click();
  await expect.poll(() => own(phone).count()).toBe(2);
  await look(phone, 'history-phone');
  await phone.getByText(w('frame:search.forgetAll'), { exact: true }).click();
  await phone.getByText(w('frame:search.forgetSure'), { exact: true }).click();
  await expect.poll(() => own(phone).count()).toBe(0);
  await phone.reload();
  await go(phone, `/es${pageTo('hotSearch')}`);
  await phone.getByText(w('footprints:none.own')).waitFor();
  for (const p of [page, phone]) expectQuiet(p);
});
