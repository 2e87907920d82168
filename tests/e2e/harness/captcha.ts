import type pg from 'pg';
import type { Page } from 'playwright-core';
import { captchaSize } from '#contract/captcha/calls.ts';

type Point = { x: number; y: number };

/** Solves the open slide by the keyboard. */
const bySlider = async (page: Page, at: number): Promise<void> => {
  const x = Math.round(at);
  const slider = page.getByRole('slider');
  await slider.focus();
  for (let i = 0; i < Math.floor(x / 10); i++) await slider.press('Shift+ArrowRight');
  for (let i = 0; i < x % 10; i++) await slider.press('ArrowRight');
  await slider.press('Enter');
};

/** Solves the open words by the crosshair, or by clicks. */
export const byWords = async (page: Page, points: readonly Point[], keyboard = true): Promise<void> => {
  const picture = page.getByRole('application');
  if (!keyboard) {
    const box = await picture.boundingBox();
    const { width, height } = captchaSize;
    for (const p of points)
      await picture.click({
        position: { x: (p.x / width) * (box?.width ?? width), y: (p.y / height) * (box?.height ?? height) },
      });
    return;
  }
  await picture.focus();
  let at = { x: captchaSize.width / 2, y: captchaSize.height / 2 };
  for (const p of points) {
    const [dx, dy] = [Math.round((p.x - at.x) / 10), Math.round((p.y - at.y) / 10)];
    for (let i = 0; i < Math.abs(dx); i++) await picture.press(dx > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let i = 0; i < Math.abs(dy); i++) await picture.press(dy > 0 ? 'ArrowDown' : 'ArrowUp');
    await picture.press('Enter');
    at = { x: at.x + dx * 10, y: at.y + dy * 10 };
  }
};

/** Solves whichever captcha opens, with the keyboard; the answer comes from the database. `act` opens the captcha. */
export const slide = async (page: Page, pool: pg.Pool, act: () => Promise<void>): Promise<void> => {
  const answered = page.waitForResponse((r) => r.url().includes('/api/captcha/get'));
  await act();
  const { repData } = (await (await answered).json()) as { repData: { token: string; captchaType: string } };
  const { rows } = await pool.query<{ answer: Point[] }>('select answer from captcha_challenges where id = $1', [
    repData.token,
  ]);
  const answer = rows[0]?.answer ?? [];
  if (repData.captchaType === 'clickWord') {
    await page.locator('[data-captcha="words"][data-phase="idle"]').waitFor();
    await byWords(page, answer);
  } else await bySlider(page, answer[0]?.x ?? 0);
};
