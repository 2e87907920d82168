import { describe, expect, it } from 'vitest';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { alive, expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { openList } from '../harness/open-list.ts';
import { materialName, wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { pool, platform } = useDatabase();
const w = wordsOf('cn');
const form = '/buyerInquirydata/releaseEnquiries';
const title = (page: Watched) => page.getByLabel(w('release:name'));
const kept = (page: Watched) =>
  page.waitForResponse((r) => r.url().endsWith('/api/busi/inquiry/draft') && r.request().method() === 'POST');
const type = async (page: Watched, words: string) => {
  const saved = kept(page);
  await title(page).fill(words);
  expect((await saved).status()).toBe(200);
};
const draftsOf = async (p: TestPerson) =>
  (
    await pool.query<{ title: string }>(
      `select draft->>'title' as title from inquiries where buyer_id = $1 and state = 'draft' order by created_at`,
      [p.userId],
    )
  ).rows.map((r) => r.title);

describe('drafts of inquiries', () => {
  it('the short form of the home page never opens an old draft over what was typed; both stay', async () => {
    const b = await buyer(platform);
    const page = await open({ token: b.token });
    await go(page, form);
    await type(page, '旧的询盘草稿');
    await go(page, '/');
    const ask = page.getByRole('region', { name: w('home:ask.title') });
    await ask.getByLabel(w('home:ask.need')).fill('新的需求 T800');
    await ask.getByLabel(w('home:ask.quantity')).fill('1,200');
    await ask.getByRole('button', { name: w('common:release') }).click();
    await page.waitForURL(`**${form}?*`);
    await alive(page);
    await expect.poll(() => title(page).inputValue()).toBe('新的需求 T800');
    expect(await page.getByLabel(w('inquiry:line.tier', { n: 1 })).inputValue()).toBe('1,200');
    await type(page, '新的需求 T800 12K');
    expect(await draftsOf(b)).toEqual(['旧的询盘草稿', '新的需求 T800 12K']);
    await page.getByRole('link', { name: '旧的询盘草稿' }).click();
    await expect.poll(() => title(page).inputValue()).toBe('旧的询盘草稿');
    expectQuiet(page);
    await page.context().close();
  });

  it('the way back and a reload find what was typed; two windows keep two drafts', async () => {
    const b = await buyer(platform);
    const one = await open({ token: b.token });
    await go(one, `${form}?new=1`);
    const two = (await one.context().newPage()) as Watched;
    await go(two, `${form}?new=1`);
    await type(one, '第一个窗口');
    await type(two, '第二个窗口');
    await one.reload();
    await alive(one);
    await expect.poll(() => title(one).inputValue()).toBe('第一个窗口');
    // Gone before the draft is saved, and back again.
    await title(one).fill('第一个窗口，改过');
    await one
      .getByRole('link', { name: w('common:home') })
      .first()
      .click();
    await one.waitForURL((u) => u.pathname === '/');
    await one.goBack();
    await expect.poll(() => title(one).inputValue()).toBe('第一个窗口，改过');
    expect((await draftsOf(b)).toSorted()).toEqual(['第一个窗口，改过', '第二个窗口'].toSorted());
    await one.context().close();
  });

  it('asking for a product carries product and specification, and invites its maker', async () => {
    const b = await buyer(platform);
    const { rows } = await pool.query<{ id: string; model: string; company: string }>(
      `select p.id, p.model, e.name->>'cn' as company from products p join enterprises e on e.id = p.ent_id
       where e.supplier_verified and p.state = 'listed' order by p.id limit 1`,
    );
    const { id, model, company } = rows[0]!;
    const page = await open({ token: b.token });
    await go(page, `/prodDetail?id=${id}`);
    await page.getByRole('link', { name: w('catalogue:ask') }).click();
    await page.waitForURL(`**${form}?ask=*`);
    await expect.poll(() => page.getByLabel(w('inquiry:line.specification')).inputValue()).toContain(model);
    expect(await page.getByLabel(w('inquiry:line.product'), { exact: true }).first().inputValue()).not.toBe('');
    await page.getByText(company, { exact: true }).first().waitFor();
    await page.context().close();
  });

  it('an empty product is asked for by name; a corrected field loses its fault at once; offline is said plainly', async () => {
    const b = await buyer(platform);
    await supplier(platform);
    const page = await open({ token: b.token });
    await go(page, `${form}?new=1`);
    const publish = page.getByRole('button', { name: w('release:publish'), exact: true });
    await publish.click();
    await page.getByText(w('errors:rules.chooseProduct')).waitFor();
    expect(await page.getByText(w('errors:rules.format')).count()).toBe(0);
    expect(await title(page).getAttribute('aria-invalid')).toBe('true');
    await title(page).fill('T700 碳纤维');
    expect(await title(page).getAttribute('aria-invalid')).not.toBe('true');
    await page.getByText(w('errors:rules.chooseProduct')).waitFor();
    // Without a connection the draft says that it is not saved, and is once it is back.
    await page.context().setOffline(true);
    await title(page).fill('T700 碳纤维 12K');
    await page.getByText(w('ui:draft.failed')).waitFor();
    await publish.click();
    await page.getByText(w('errors:rules.chooseProduct')).waitFor();
    expect(await page.getByText('TypeError').count()).toBe(0);
    const saved = kept(page);
    await page.context().setOffline(false);
    expect((await saved).status()).toBe(200);
    expect(await draftsOf(b)).toEqual(['T700 碳纤维 12K']);
    await page.context().close();
  });

  it('a material is found by grade, pinyin and what is misspelt, and by its name alone without a connection', async () => {
    const b = await buyer(platform);
    const page = await open({ token: b.token });
    await go(page, `${form}?new=1`);
    const field = page.getByLabel(w('inquiry:line.product'), { exact: true }).and(page.locator('input')).first();
    const option = (slug: string) => page.getByRole('option', { name: materialName(slug, 'cn'), exact: true });
    const list = await openList(page, w('inquiry:line.product'));
    await list.waitFor();
    for (const [words, slug] of [
      ['T700', 'carbon-fibre-small-tow'],
      ['tanxian', 'carbon-fibre-small-tow'],
      ['Rohacel', 'pmi-foam'],
    ] as const) {
      await field.fill(words);
      await option(slug).waitFor();
    }
    await page.context().setOffline(true);
    await field.fill(materialName('pmi-foam', 'cn'));
    await option('pmi-foam').waitFor();
    await field.fill('Kevlar');
    await page.getByRole('status').getByText(w('inquiry:line.productNone')).waitFor();
    // What was typed without a connection is asked again by itself.
    await page.context().setOffline(false);
    await option('para-aramid-yarn').waitFor();
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect.poll(() => field.inputValue()).toBe(materialName('para-aramid-yarn', 'cn'));
    await page.context().close();
  });
});
