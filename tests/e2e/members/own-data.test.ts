import { expect, it } from 'vitest';
import { hashPassword } from '#server/rooms/identity/index.ts';
import { password } from '#tests/world/accounts.ts';
import { person } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { pool, platform } = useDatabase();

it('a person downloads their data after the password, and stays on the page', async () => {
  const w = wordsOf('cn');
  const who = await person(platform, { userType: 2, roles: ['ROLE_BUYER'] });
  await pool.query('update users set password_hash = $1 where id = $2', [await hashPassword(password), who.userId]);
  const page = await open({ token: who.token });
  await go(page, '/accountdata/safety');
  const part = page.locator('section').filter({ has: page.getByRole('heading', { name: w('centre:ownData.title') }) });
  const field = part.locator('[name="current-password"]');
  const act = part.getByRole('button', { name: w('centre:ownData.act') });
  await field.fill('not-the-password');
  await act.click();
  await part.getByText(w('errors:rules.oldPassword')).waitFor();
  expect(page.problems.splice(0).filter((m) => !m.includes('400'))).toEqual([]);
  await field.fill(password);
  const [download] = await Promise.all([page.waitForEvent('download'), act.click()]);
  expect(download.suggestedFilename()).toMatch(/^weft-[\d-]+\.zip$/);
  await part.getByText(w('centre:ownData.started')).waitFor();
  expectQuiet(page);
});
