import { beforeAll, describe, expect, it } from 'vitest';
import { langs, ownName } from '#contract/core/langs.ts';
import { supplier, type TestPerson } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { expectFit } from '../harness/fit.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { platform, pool } = useDatabase();
const w = wordsOf('cn');
const es = wordsOf('es');
const editor = '/userBusinessdata/userBusiness';
let me: TestPerson;

beforeAll(async () => {
  me = await supplier(platform);
});

const claims = { cn: '自有拉挤工厂', en: 'Our own pultrusion plant', es: 'Planta de pultrusión propia' };
const texts = { cn: '我们做拉挤板。', en: 'We make pultruded plates.', es: 'Fabricamos placas pultruidas.' };
const saved = (page: Watched) =>
  page
    .getByRole('status')
    .filter({ hasText: /\d{4}-\d{2}-\d{2}/ })
    .first();
const orderOf = (page: Watched) =>
  page.locator('[data-block]').evaluateAll((all) => all.map((x) => x.getAttribute('data-block')));

describe('a supplier’s own pages', () => {
  it('are written in three languages, ordered by keyboard, published, and read in Spanish by a visitor', async () => {
    const page = await open({ token: me.token });
    await expectFit(page, editor);
    for (const l of langs) await page.getByLabel(`${w('siteEditor:claim')} · ${ownName[l]}`).fill(claims[l]);
    await page
      .getByRole('button', { name: w('sites:block.overview'), exact: false })
      .nth(1)
      .click();
    for (const l of langs)
      await page.getByRole('textbox', { name: `${w('siteEditor:body')} · ${ownName[l]}` }).fill(texts[l]);

    // The second block goes above the first by one key, and keeps the focus.
    await page.locator('[data-grip="production"]').focus();
    await page.keyboard.press('ArrowUp');
    expect((await orderOf(page)).slice(0, 2)).toEqual(['production', 'overview']);
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-grip') === 'production');
    await page.keyboard.press('End');
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-grip') === 'production');
    expect((await orderOf(page)).at(-1)).toBe('production');
    // By a button as well, which keeps the focus too.
    await page.getByRole('button', { name: w('siteEditor:order.up', { block: w('sites:block.production') }) }).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-up') === 'production');
    expect((await orderOf(page)).at(-2)).toBe('production');

    // What was typed outlives a reload, which comes once the last of it is at the server.
    const kept = async () =>
      (
        await pool.query<{ order: string[] }>(`select content->'order' as order from company_sites where ent_id = $1`, [
          me.entId,
        ])
      ).rows[0]?.order.at(-2);
    await expect.poll(kept).toBe('production');
    await saved(page).waitFor();
    await page.reload();
    await page.getByLabel(`${w('siteEditor:claim')} · ${ownName.es}`).waitFor();
    expect(await page.getByLabel(`${w('siteEditor:claim')} · ${ownName.es}`).inputValue()).toBe(claims.es);
    await page.getByText(texts.cn).first().waitFor();

    await page.getByRole('button', { name: w('siteEditor:publish.act'), exact: true }).click();
    await page.getByText(w('siteEditor:versions.shown')).waitFor();
    expectQuiet(page);

    const visitor = await open({ lang: 'es', width: 390 });
    await expectFit(visitor, `/es/company/company-${me.entId ?? ''}`);
    await visitor.getByText(claims.es).waitFor();
    await visitor.getByText(texts.es).waitFor();
    expect(await visitor.getByText(texts.cn).count()).toBe(0);
    expect(await visitor.getByRole('heading', { level: 1 }).count()).toBe(1);
    await visitor.getByRole('link', { name: es('sites:tabs.contact'), exact: true }).click();
    await visitor.getByRole('heading', { name: es('sites:contact.title') }).waitFor();
    expectQuiet(visitor);
  });

  it('tell a second window that the first has saved', async () => {
    const first = await open({ token: me.token });
    const second = await open({ token: me.token });
    const field = (page: Watched) => page.getByLabel(`${w('siteEditor:claim')} · ${ownName.en}`);
    await go(first, editor);
    await go(second, editor);
    await field(first).fill('From the first window');
    await first.waitForResponse((r) => r.url().endsWith('/management/index') && r.ok());
    await field(second).fill('From the second window');
    await second.locator('[data-draft-elsewhere]').waitFor();
    await second.getByRole('button', { name: w('ui:draft.take') }).click();
    await expect.poll(() => field(second).inputValue()).toBe('From the first window');
  });

  it('name whom to ask, for whom it is meant', async () => {
    const page = await open({ token: me.token });
    await expectFit(page, '/userBusinessdata/contactInfo');
    await page.getByRole('button', { name: w('siteEditor:contacts.add') }).click();
    await page.getByRole('button', { name: w('siteEditor:contact.save') }).click();
    await page.getByText(w('siteEditor:contact.needName')).waitFor();
    await page.getByLabel(w('siteEditor:contact.name'), { exact: true }).fill('林知远');
    await page.getByLabel(`${w('siteEditor:contact.duty')} · ${ownName.es}`).fill('Exportación');
    await page.getByRole('combobox', { name: w('siteEditor:contact.languages') }).click();
    await page.getByRole('option', { name: w('sites:language.es') }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: w('siteEditor:contact.save') }).click();
    await page.getByText(w('siteEditor:contacts.saved')).waitFor();
    await page.getByText('林知远').waitFor();
  });

  it('show what the company can make as it is filled in', async () => {
    const page = await open({ token: me.token });
    await expectFit(page, '/userBusinessdata/introduction');
    await page.getByRole('combobox', { name: w('siteEditor:matrix.material'), exact: true }).click();
    await page.locator('[role="option"]:visible').first().click();
    await page.getByRole('combobox', { name: w('siteEditor:matrix.process'), exact: true }).click();
    await page.locator('[role="option"]:visible').first().click();
    await page.getByRole('button', { name: w('siteEditor:matrix.add') }).click();
    await page.getByRole('table').getByRole('combobox').selectOption('3');
    await page.getByRole('button', { name: w('siteEditor:facts.save'), exact: true }).click();
    await page.getByText(w('siteEditor:facts.saved')).waitFor();
    const visitor = await open({ lang: 'en' });
    await go(visitor, `/en/company/company-${me.entId ?? ''}`);
    await visitor.getByRole('cell', { name: wordsOf('en')('sites:level.3') }).waitFor();
  });

  it('move to an address that the company chooses, and the former one leads there in the reader’s language', async () => {
    const page = await open({ token: me.token });
    await expectFit(page, editor);
    const field = page.getByLabel(w('siteEditor:address.slug'), { exact: true });
    const act = page.getByRole('button', { name: w('siteEditor:address.act') });
    await field.fill('no_good');
    await act.click();
    await page.getByText(w('errors:rules.addressForm'), { exact: true }).waitFor();
    expect(await field.inputValue()).toBe('no_good');
    await field.fill('Loom-And-Tow');
    await act.click();
    await page.getByText(w('siteEditor:address.done')).waitFor();
    await page.getByText(`/company/company-${me.entId ?? ''}`).waitFor();
    expectQuiet(page);
    const visitor = await open({ lang: 'es' });
    await go(visitor, '/es/company/loom-and-tow');
    const { origin } = new URL(visitor.url());
    const former = `${origin}/es/company/company-${me.entId ?? ''}/products?current=1`;
    const said = await visitor.request.get(former, { maxRedirects: 0 });
    expect([said.status(), said.headers()['location']]).toEqual([301, '/es/company/loom-and-tow/products?current=1']);
    expect(await visitor.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/es\/company\/loom-and-tow$/);
  });
});
