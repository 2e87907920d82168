import { expect, it } from 'vitest';
import { expectQuiet, go, useBrowser } from './harness/page.ts';
import { wordsOf } from './harness/words.ts';

const { open } = useBrowser();
const w = wordsOf('es');

it('a corrected field loses its fault at once, the others keep theirs; what is sent wrong again says so again', async () => {
  const page = await open({ lang: 'es' });
  await go(page, '/es/personageRegister');
  const submit = page.locator('main form button[type="submit"]');
  const name = page.getByLabel(w('identity:register.name'), { exact: true });
  const password = page.locator('input[name="new-password"]');
  const invalid = async () =>
    [await name.getAttribute('aria-invalid'), await password.getAttribute('aria-invalid')].map((a) => a === 'true');
  await submit.click();
  await expect.poll(invalid).toEqual([true, true]);
  await name.fill('Ana');
  await expect.poll(invalid).toEqual([false, true]);
  await name.fill('');
  await name.fill('A');
  await name.fill('');
  await submit.click();
  await expect.poll(invalid).toEqual([true, true]);
  expectQuiet(page);
  await page.context().close();
});
