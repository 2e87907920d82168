import sharp from 'sharp';
import { expect, it } from 'vitest';
import { operatorBoothOrders } from '#contract/operator/booth-orders.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { pageTo } from '#contract/pages.ts';
import { fairOf } from '#tests/world/fairs.ts';
import { testPrices } from '#tests/world/booth-orders.ts';
import { buyer, person, supplier } from '#tests/world/people.ts';
import { productRows } from '#tests/world/lists.ts';
import { axe } from '../harness/axe.ts';
import { useDatabase } from '../harness/database.ts';
import { openList } from '../harness/open-list.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const picturePng = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: 90, g: 120, b: 130 } } })
    .png()
    .toBuffer();

const { open, baseUrl } = useBrowser();
const { pool, platform } = useDatabase();
const es = wordsOf('es');
const cn = wordsOf('cn');

it('a Spanish company orders a booth by keyboard, the desk confirms, the company furnishes it, a visitor sees it', async () => {
  const [s, desk, visitor] = await Promise.all([
    supplier(platform),
    person(platform, { userType: 9, roles: ['ROLE_OPERATOR'] }),
    buyer(platform),
  ]);
  await pool.query(`update users set lang = 'es' where id = $1`, [s.userId]);
  await productRows({ platform } as never, s.entId!, 1);
  const { fairId, hallId, booths } = await fairOf({ platform } as never, { opens: 24 * 30, closes: 24 * 33, free: 3 });
  const put = await fetch(`${baseUrl}${operatorBoothOrders.setPrices.path.replace('{id}', fairId)}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${desk.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ base: 0, list: testPrices }),
  });
  expect(put.status).toBe(200);

  // The company chooses on the plan by arrow keys, and asks by Enter.
  const page = await open({ token: s.token, lang: 'es' });
  await go(page, `/es${pageTo('boothOrders', { fair: fairId, hall: hallId })}`);
  await page.locator(`[data-booth="${booths[0]}"]`).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('booth') === booths[1]);
  await page
    .getByText(/6\.?080/)
    .first()
    .waitFor();
  await axe(page);
  await page.getByLabel(es('boothOrders:contact'), { exact: true }).fill('Joaquín Peralta, +34 976 000 001');
  await page.keyboard.press('Enter');
  await page.getByText(es('boothOrders:nextTitle')).waitFor();
  const orderId = new URL(page.url()).searchParams.get('id')!;
  await axe(page);

  // Held, and named to nobody.
  const visiting = await open({ token: visitor.token });
  await go(visiting, pageTo('fairHall', { id: hallId, booth: booths[1] }));
  await visiting.getByRole('heading', { level: 2, name: cn('fairs:booth.held') }).waitFor();

  const office = await open({ token: desk.token });
  await go(office, deskPageTo('operatorBoothOrders', { id: orderId }));
  await office.getByRole('button', { name: cn('boothOrders:desk.confirm') }).click();
  await office.getByRole('button', { name: cn('boothOrders:desk.pay') }).waitFor();
  await axe(office);

  // From nothing, in Spanish.
  await go(page, `/es${pageTo('stands')}`);
  await axe(page);
  await page.getByRole('link', { name: new RegExp(es('stands:next.furnish')) }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText(es('stands:accent.amber'), { exact: true }).click();
  await page.getByRole('link', { name: `2 ${es('stands:step.words')}` }).click();
  await page.locator('[name="headline.es"]').fill('Palas reparadas en dos días');
  // What was typed is there on another device too (fairs 79).
  const elsewhere = await open({ token: s.token, lang: 'es' });
  const typed = async () => {
    await go(elsewhere, `/es${pageTo('standEditor', { id: booths[1]!, step: 'words' })}`);
    return elsewhere.locator('[name="headline.es"]').inputValue();
  };
  await expect.poll(typed, { timeout: 20_000 }).toBe('Palas reparadas en dos días');
  // Pictures with words (fairs 77).
  await page.getByRole('link', { name: `3 ${es('stands:step.goods')}` }).click();
  const picture = { name: 'wall.png', mimeType: 'image/png', buffer: await picturePng() };
  await page.locator('input[type="file"]').last().setInputFiles(picture);
  await page.getByLabel(`${es('stands:pictureWords', { n: '1' })} · Español`).fill('Raíz de pala reparada');
  await page.getByRole('link', { name: `4 ${es('stands:step.people')}` }).click();
  const colleagues = await openList(page, es('stands:addPerson'));
  await colleagues.getByRole('option').first().click();
  await page.locator(`[name="duty.${s.userId}.es"]`).fill('Ventas');
  await axe(page);
  await page.getByRole('button', { name: es('stands:save') }).click();
  await page.getByText(es('stands:shown')).waitFor();

  await go(visiting, pageTo('booth', { id: booths[1]! }));
  await visiting.getByText('Palas reparadas en dos días').first().waitFor();
  await visiting.getByText('Ventas').first().waitFor();
  // A picture opens large by the keyboard, and gives the focus back.
  const hung = visiting.getByRole('button', { name: 'Raíz de pala reparada' });
  await hung.focus();
  await visiting.keyboard.press('Enter');
  await visiting.getByRole('dialog', { name: 'Raíz de pala reparada' }).waitFor();
  await axe(visiting);
  await visiting.keyboard.press('Escape');
  await expect.poll(() => hung.evaluate((e) => e === document.activeElement)).toBe(true);
  expectQuiet(page);
  expectQuiet(office);
  expectQuiet(visiting);
});
