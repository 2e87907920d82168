import { describe, expect, it } from 'vitest';
import type { Lang } from '#contract/core/langs.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { insertCatalogue } from '#server/rooms/catalogue/seed.ts';
import { roleCodes } from '#contract/core/access.ts';
import { company, person, sessionOf, supplier } from '#tests/world/people.ts';
import { at } from '../harness/account.ts';
import { slide } from '../harness/captcha.ts';
import { useDatabase } from '../harness/database.ts';
import { expectFit } from '../harness/fit.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { pool, platform } = useDatabase();
const demo = { login: '13800000001', password: 'Weft-demo-2026' };

const buyer = async () =>
  person(platform, {
    userType: 3,
    roles: [roleCodes.buyer],
    entId: await company(platform),
  });
/** A product that can be found by its name alone. */
const product = async (entId: string): Promise<{ id: string; name: string }> => {
  const [id, name] = [newId(), `Quetzal ${newId().slice(-6)}`];
  const text = { cn: name, en: name, es: name };
  const row = { id, entId, companyName: { cn: '厂' }, name: text, model: 'T', category: 'carbon-fibre-small-tow' };
  await insertCatalogue(systemContext(platform), [{ ...row, per: 'kg', price: '131.5' }]);
  return { id, name };
};

describe('a visitor', () => {
  it('collects from the search and follows on the product page: logs in, stays, and it is done', async () => {
    const w = wordsOf('cn');
    const s = await supplier(platform);
    const { id, name } = await product(s.entId!);
    const page = await open();
    await go(page, `/search.html?q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `${w('common:keep.products')} ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(w('identity:login.account')).fill(demo.login);
    await dialog.getByLabel(w('identity:login.password')).first().fill(demo.password);
    await slide(page, pool, () => dialog.locator('form button[type="submit"]').click());
    const button = page.getByRole('button', { name: `${w('common:keep.products')} ${name}`, pressed: true });
    await button.waitFor();
    expect(page.url()).toContain('/search.html');
    const kept = () => pool.query('select 1 from collections where product_id = $1', [id]);
    await expect.poll(async () => (await kept()).rowCount).toBe(1);
    await go(page, `/prodDetail?id=${id}`);
    await page.getByRole('button', { name: `${w('common:keep.products')} ${name}`, pressed: true }).waitFor();
    const follow = page.getByRole('button', { name: new RegExp(`^${w('common:keep.companies')} `) });
    await follow.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: new RegExp(`^${w('common:keep.companies')} `), pressed: true }).waitFor();
    await expect
      .poll(async () => (await pool.query('select 1 from company_follows where ent_id = $1', [s.entId])).rowCount)
      .toBe(1);
    await go(page, '/myFavoritedata/myFavorite');
    await page.getByRole('link', { name }).waitFor();
    await page.getByRole('button', { name: w('following:removeOf', { name }) }).click();
    await page.getByRole('link', { name }).waitFor({ state: 'detached' });
    expect((await kept()).rowCount).toBe(0);
  });
});

describe('business cards', () => {
  it('are exchanged between two browsers', async () => {
    const [b, s] = [await buyer(), await supplier(platform)];
    const { id } = await product(s.entId!);
    const [w, en] = [wordsOf('cn'), wordsOf('en')];
    const mine = await open({ token: b.token, lang: 'en' });
    await go(mine, `/en/prodDetail?id=${id}`);
    await mine.getByRole('button', { name: new RegExp(`^${en('common:keep.card')}`) }).click();
    await mine.getByText(en('common:keep.asked')).waitFor();
    const theirs = await open({ token: s.token });
    await go(theirs, '/supplierdata/callingManage');
    await theirs.getByRole('img', { name: w('cards:qr') }).waitFor();
    await theirs
      .getByRole('button', { name: new RegExp(`^${w('cards:acceptOf', { name: '' }).split(' ')[0]} `) })
      .first()
      .click();
    await expect
      .poll(async () => (await pool.query('select 1 from held_cards where owner_id = $1', [b.userId])).rowCount)
      .toBe(1);
    await go(mine, '/en/myFavoritedata/myCards');
    await mine
      .getByRole('region', { name: en('cards:received') })
      .getByText(s.email)
      .first()
      .waitFor();
    await mine.getByRole('button', { name: en('cards:edit') }).click();
    await mine.getByLabel(en('cards:position.en')).fill('Buyer');
    await mine.getByRole('button', { name: en('cards:save') }).click();
    await mine.getByText('Buyer', { exact: false }).first().waitFor();
    expectQuiet(mine);
    expectQuiet(theirs);
  });
});

describe('the pages of following, cards and footprints', () => {
  const pages = [
    '/myFavoritedata/myFavorite',
    '/myFavoritedata/myFavorite?of=companies',
    '/myFavoritedata/myFavorite?of=people',
    '/myFavoritedata/myInterest',
    '/myFavoritedata/dynamicRecording',
    '/myFavoritedata/hotSearch',
    '/myFavoritedata/myCards',
    '/supplierdata/callingManage',
    '/supplierdata/recentVisits',
    '/supplierdata/searchRanking',
  ];
  it.each([
    ['cn', 1440],
    ['es', 390],
  ] as [Lang, number][])('stand, fit and are quiet in %s at %i', async (lang, width) => {
    const { rows } = await pool.query<{ id: string }>(`select id from users where username = 'weiheng-carbon'`);
    const token = await sessionOf(platform, rows[0]!.id);
    const page = await open({ token, lang, width });
    for (const path of pages) await expectFit(page, at(lang, path));
    expectQuiet(page);
  });
});
