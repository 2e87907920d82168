import type pg from 'pg';
import type { Page } from 'playwright-core';

/** Solves the open slide captcha with the keyboard; the answer comes from the database. `act` opens the captcha. */
export const slide = async (page: Page, pool: pg.Pool, act: () => Promise<void>): Promise<void> => {
  const answered = page.waitForResponse((r) => r.url().includes('/api/captcha/get'));
  await act();
  const { repData } = (await (await answered).json()) as { repData: { token: string } };
  const { rows } = await pool.query<{ answer: { x: number }[] }>(
    'select answer from captcha_challenges where id = $1',
    [repData.token],
  );
  const x = Math.round(rows[0]?.answer[0]?.x ?? 0);
  const slider = page.getByRole('slider');
  await slider.focus();
  for (let i = 0; i < Math.floor(x / 10); i++) await slider.press('Shift+ArrowRight');
  for (let i = 0; i < x % 10; i++) await slider.press('ArrowRight');
  await slider.press('Enter');
};
