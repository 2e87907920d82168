import { expect, it } from 'vitest';
import { dayAfter } from '#contract/advertising/places.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { pageTo } from '#contract/pages.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { buyer, person, supplier } from '#tests/world/people.ts';
import { axe } from '../harness/axe.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { pool, platform } = useDatabase();
const es = wordsOf('es');
const cn = wordsOf('cn');
const spanish = (day: string) => day.split('-').toReversed().join('/');

it('a Spanish supplier books a place, the desk returns and confirms it, a reader opens it, and the figures say so', async () => {
  const [s, desk, reader] = await Promise.all([
    supplier(platform),
    person(platform, { userType: 9, roles: ['ROLE_OPERATOR'] }),
    buyer(platform),
  ]);
  const firstDay = dayAfter(chinaDay(), 40);
  const page = await open({ token: s.token, lang: 'es', zone: 'Europe/Madrid' });
  await go(page, `/es${pageTo('advertisements')}`);
  await axe(page);
  await page
    .getByRole('link', { name: es('ads:book') })
    .first()
    .click();
  await page.getByText(es('ads:place.news'), { exact: true }).click();
  await page.locator('[name="firstDay"]').fill(spanish(firstDay));
  await page.locator('[name="lastDay"]').fill(spanish(dayAfter(firstDay, 9)));
  await page
    .getByText(/3\.?000/)
    .first()
    .waitFor();
  // A Spanish reader begins in Spanish.
  expect(await page.getByLabel('Español', { exact: true }).isChecked()).toBe(true);

  // Without a title nothing is sent, and what was typed survives a reload.
  await page.getByRole('button', { name: es('ads:send') }).click();
  await page.locator('[name="title.es"][aria-invalid="true"]').waitFor();
  await page.locator('[name="line.es"]').fill('Muestras en tres días.');
  await page.reload();
  await page.locator('[name="line.es"]').waitFor();
  await expect.poll(() => page.locator('[name="line.es"]').inputValue()).toBe('Muestras en tres días.');
  await page.locator('[name="title.es"]').fill('El mejor tejido del mundo');
  await axe(page);
  await page.getByRole('button', { name: es('ads:send') }).click();
  await page.getByText(es('ads:next.asked')).waitFor();
  const id = new URL(page.url()).searchParams.get('id')!;

  const office = await open({ token: desk.token });
  await go(office, deskPageTo('operatorAdvertisements'));
  await office.locator(`[data-row="${id}"] a`).click();
  await office.getByRole('button', { name: cn('ads:desk.return') }).click();
  await office.getByLabel(cn('ads:desk.reason')).fill('“最好”没有依据');
  await office
    .getByRole('dialog')
    .getByRole('button', { name: cn('ads:desk.return') })
    .click();
  await office.getByRole('heading', { level: 1, name: cn('ads:state.returned') }).waitFor();

  await page.reload();
  await page.getByText('“最好”没有依据').first().waitFor();
  await page.getByRole('button', { name: es('ads:change') }).click();
  await page.locator('[name="title.es"]').fill('Tejido biaxial de 600 g');
  await page.getByRole('button', { name: es('ads:save') }).click();
  await page.getByText(es('ads:next.asked')).waitFor();

  await office.reload();
  await office.getByRole('button', { name: cn('ads:desk.confirm') }).click();
  await office.getByRole('button', { name: cn('ads:desk.pay') }).click();
  await office.locator('[name="on"]').fill(chinaDay());
  await office.getByLabel(cn('ads:desk.reference')).fill('BOC 4711');
  await office
    .getByRole('dialog')
    .getByRole('button', { name: cn('ads:desk.pay') })
    .click();
  await office.getByText('BOC 4711').waitFor();
  await axe(office);

  // Its days have come; the others that run there rest meanwhile.
  await pool.query(`update advertisements set state = 'cancelled' where place = 'news' and id <> $1`, [id]);
  await pool.query('update advertisements set first_day = $2, last_day = $2 where id = $1', [id, chinaDay()]);
  const visiting = await open({ token: reader.token, lang: 'es' });
  await go(visiting, `/es${pageTo('newsList')}`);
  // Seen is a second on the screen.
  const logged = visiting.waitForResponse((r) => r.url().endsWith('openAdForLog'));
  await visiting.locator('footer').first().scrollIntoViewIfNeeded();
  const shown = visiting.locator(`[data-ad="${id}"]`);
  await shown.scrollIntoViewIfNeeded();
  await shown.getByText(es('foot:ad.mark')).waitFor();
  await axe(visiting);
  await logged;
  await shown.getByRole('link').click();
  await visiting.waitForURL((url) => url.pathname.startsWith('/es/company/'));

  await expect
    .poll(async () => {
      await page.reload();
      return page.getByRole('heading', { name: es('ads:figures') }).count();
    })
    .toBe(1);
  await page.getByText('1 / 1').waitFor();
  expectQuiet(page);
  expectQuiet(office);
  expectQuiet(visiting);
});
