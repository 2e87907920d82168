import { expect, it } from 'vitest';
import { systemContext } from '#server/platform/context.ts';
import { createPerson } from '#server/rooms/identity/index.ts';
import { slide } from '../harness/captcha.ts';
import { useDatabase } from '../harness/database.ts';
import { axe } from '../harness/axe.ts';
import { go, useBrowser, type Watched } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { pool, platform } = useDatabase();
const w = wordsOf('cn');
const password = 'twill-2x2-carbon';
let n = 0;

const member = async () => {
  const email = `steps${Date.now()}${(n += 1)}@example.com`;
  return createPerson(systemContext(platform), { joinedAs: ['buyer'], name: '林晓', email, password });
};
const loginAs = async (account: string): Promise<Watched> => {
  const page = await open();
  await go(page, '/loginRegister.html');
  await page.locator('[name="username"]').fill(account);
  await page.locator('[name="password"]').fill(password);
  return page;
};
const submit = (page: Watched) =>
  page
    .getByRole('button', { name: w('identity:login.submit'), exact: true })
    .last()
    .click();
const focused = (page: Watched) => page.evaluate(() => document.activeElement?.getAttribute('name'));

it('each tab names the other where the account belongs there', async () => {
  const page = await loginAs('weiheng-carbon');
  await submit(page);
  await page.getByText(w('identity:login.useEnterprise')).waitFor();
  await expect.poll(() => focused(page)).toBe('username');
  await page.getByRole('tab', { name: w('identity:login.enterprise') }).click();
  await page.locator('[name="username"]').fill('13800000001');
  await submit(page);
  await page.getByText(w('identity:login.useIndividual')).waitFor();
});

it('a login by code keeps its panel when the code is wrong, says so, and leads on by the focus', async () => {
  const { email } = await member();
  const page = await loginAs(email ?? '');
  await submit(page);
  await page.getByRole('button', { name: w('identity:captcha.useCode') }).click();
  await expect.poll(() => focused(page)).toBe('code');
  await page.getByRole('button', { name: w('identity:code.send') }).click();
  await page.getByText(w('identity:code.sent')).waitFor();
  await expect.poll(() => focused(page)).toBe('code');
  await page.locator('[name="code"]').fill('000000');
  await submit(page);
  await page.getByText(w('errors:identity.code')).waitFor();
  await expect.poll(() => focused(page)).toBe('code');
  const { rows } = await pool.query<{ body: string }>(
    'select body from outbox_messages where recipient = $1 order by created_at desc limit 1',
    [email],
  );
  await page.locator('[name="code"]').fill(/\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? '');
  await submit(page);
  await page.getByText(w('identity:login.welcome')).first().waitFor();
});

it('a suspended person is told why, and may answer on the spot', async () => {
  const { id, email } = await member();
  await pool.query('update users set suspended_at = now(), suspended_reason = $2 where id = $1', [
    id,
    '多次提交虚假材料',
  ]);
  const page = await loginAs(email ?? '');
  await slide(page, pool, () => submit(page));
  await page.getByText('多次提交虚假材料').waitFor();
  await page.getByLabel(w('identity:appeal.label')).fill('材料是真的，请再看一次。');
  await axe(page);
  await page.getByRole('button', { name: w('identity:appeal.send') }).click();
  await page.getByText(w('identity:appeal.sent')).waitFor();
  const { rows } = await pool.query('select text from appeals where user_id = $1', [id]);
  expect(rows).toEqual([{ text: '材料是真的，请再看一次。' }]);
});
