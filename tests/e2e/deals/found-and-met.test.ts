import { expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { langs, ownName } from '#contract/core/langs.ts';
import { pageTo } from '#contract/pages.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { insertCatalogue } from '#server/rooms/catalogue/seed.ts';
import { company, person, supplier } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { pool, platform } = useDatabase();
const cn = wordsOf('cn');
const es = wordsOf('es');
const claims = { cn: '自有碳纤维产线', en: 'Our own carbon fibre lines', es: 'Líneas propias de fibra de carbono' };
const texts = {
  cn: '我们生产小丝束碳纤维。',
  en: 'We make small-tow carbon fibre.',
  es: 'Producimos fibra de mecha pequeña.',
};

it('a supplier publishes its site in three languages; a buyer finds it by a Spanish word, compares, follows and exchanges cards', async () => {
  const s = await supplier(platform);
  const b = await person(platform, {
    userType: 3,
    roles: [roleCodes.buyer],
    entId: await company(platform),
    lang: 'es',
  });
  const mark = `Quetzal${newId().slice(-5)}`;
  const products = [700, 800, 1000].map((grade) => ({ id: newId(), name: `${mark} ${grade}`, grade }));
  await insertCatalogue(
    systemContext(platform),
    products.map(({ id, name, grade }) => ({
      id,
      entId: s.entId!,
      companyName: { cn: '厂' },
      name: { cn: name, en: name, es: name },
      model: `Q${grade}`,
      category: 'carbon-fibre-small-tow',
      per: 'kg',
      price: String(grade / 5),
      values: [{ field: 'fibre-tensile-strength', value: String(grade * 6), unit: 'MPa' }],
    })),
  );

  // The supplier writes its pages and publishes them.
  const theirs = await open({ token: s.token });
  await go(theirs, pageTo('siteEditor'));
  for (const l of langs) await theirs.getByLabel(`${cn('siteEditor:claim')} · ${ownName[l]}`).fill(claims[l]);
  await theirs
    .getByRole('button', { name: cn('sites:block.overview'), exact: false })
    .nth(1)
    .click();
  for (const l of langs)
    await theirs.getByRole('textbox', { name: `${cn('siteEditor:body')} · ${ownName[l]}` }).fill(texts[l]);
  await theirs.getByRole('button', { name: cn('siteEditor:publish.act'), exact: true }).click();
  await theirs.getByText(cn('siteEditor:versions.shown')).waitFor();

  // The buyer types what Spanish shop floors call carbon fibre, which stands in no name of it.
  const mine = await open({ token: b.token, lang: 'es' });
  await go(mine, '/es/');
  await mine.locator('#site-scope').selectOption('products');
  const field = mine.locator('header input[name="q"]:visible').first();
  await field.fill(`mecha de carbono ${mark}`);
  await field.press('Enter');
  await mine.waitForURL(/search\.html/);
  for (const { name } of products)
    await mine.getByRole('checkbox', { name: es('catalogue:compare.mark', { name }) }).check();
  await mine.getByRole('link', { name: es('catalogue:compare.go') }).click();
  await mine.getByRole('heading', { level: 1, name: es('catalogue:compare.title') }).waitFor();
  expect(await mine.locator('thead th').count()).toBe(4);
  await mine.getByText('4.200', { exact: false }).first().waitFor();

  // From the comparison to the product, to the company, in the buyer's language.
  await mine.getByRole('link', { name: products[0]!.name }).first().click();
  await mine.getByRole('heading', { level: 1, name: products[0]!.name }).waitFor();
  await mine.locator(`main a[href*="/company/"]`).first().click();
  await mine.getByText(claims.es).waitFor();
  await mine.getByText(texts.es).waitFor();
  expect(await mine.getByText(texts.cn).count()).toBe(0);

  // Follows, and leaves a card.
  const follow = (pressed: boolean) =>
    mine.getByRole('button', { name: new RegExp(`^${es('common:keep.companies')} `), pressed }).first();
  await follow(false).click();
  await follow(true).waitFor();
  await mine
    .getByRole('button', { name: new RegExp(`^${es('common:keep.card')}`) })
    .first()
    .click();
  await mine.getByText(es('common:keep.asked')).waitFor();
  await expect
    .poll(async () => (await pool.query('select 1 from company_follows where ent_id = $1', [s.entId])).rowCount)
    .toBe(1);

  // The supplier answers; each has the other's card.
  await go(theirs, pageTo('callingManage'));
  await theirs
    .getByRole('button', { name: new RegExp(`^${cn('cards:acceptOf', { name: '' }).split(' ')[0]} `) })
    .first()
    .click();
  await expect
    .poll(
      async () =>
        (await pool.query('select 1 from held_cards where owner_id = any($1)', [[b.userId, s.userId]])).rowCount,
    )
    .toBe(2);
  await go(mine, `/es${pageTo('myCards')}`);
  await mine
    .getByRole('region', { name: es('cards:received') })
    .getByText(s.email)
    .first()
    .waitFor();
  expectQuiet(mine);
  expectQuiet(theirs);
});
