import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import type { HallView } from '#contract/fairs/views.ts';
import { axe } from '../harness/axe.ts';
import { drawingFlags, findChromium } from '../harness/chromium.ts';
import { alive, expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const en = wordsOf('en');

const ask = async <T>(path: string): Promise<T> => {
  const res = await fetch(`${baseUrl}/api/busi/fair/${path}`);
  return ((await res.json()) as { data: T }).data;
};
type Fairs = { fairs: { phase: string; halls: { id: string }[] }[] };
const openHall = async (): Promise<HallView> => {
  const { fairs } = await ask<Fairs>('list');
  const id = fairs.find((f) => f.phase === 'open')?.halls[0]?.id ?? '';
  return ask<HallView>(`hall/${id}`);
};

it('a browser that draws nothing in three dimensions is offered plan and list', async () => {
  const page = await open({ lang: 'en' });
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const { id } = await openHall();
  await go(page, `/en/space.html?id=${id}`);
  await page.getByRole('button', { name: en('space:enter') }).click();
  await page.getByRole('alert').getByText(en('space:noDrawing')).waitFor();
  expect(await page.locator('canvas').count()).toBe(0);
  expect(
    await page
      .locator('main')
      .getByRole('link', { name: en('space:openPlan') })
      .getAttribute('href'),
  ).toContain(id);
});

it('one enters, stands before a booth, reads its board, and leaves by keyboard', async () => {
  const hall = await openHall();
  const booth = hall.booths.find((b) => b.state === 'taken');
  if (!booth?.exhibitor) throw new Error('nobody exhibits');
  const browser = await chromium.launch({ executablePath: await findChromium(), args: drawingFlags });
  try {
    const page = Object.assign(
      await browser.newPage({ viewport: { width: 900, height: 640 }, reducedMotion: 'reduce' }),
      {
        problems: [] as string[],
      },
    );
    page.on('console', (m) => m.type() === 'error' && page.problems.push(m.text()));
    page.on('pageerror', (e) => page.problems.push(String(e)));
    const loaded: string[] = [];
    page.on('request', (r) => loaded.push(r.url()));
    await page.goto(`${baseUrl}/en/space.html?id=${hall.id}&booth=${booth.id}`);
    await alive(page);
    // Nothing of the room is loaded before somebody asks for it.
    expect(loaded.filter((u) => /\/walk-/.test(u))).toEqual([]);
    const enter = page.getByRole('button', { name: en('space:enter') });
    await enter.click();
    const inside = page.getByRole('dialog', { name: en('space:walkLabel') });
    await inside.waitFor();
    const board = inside.getByRole('region', { name: en('space:board'), exact: true });
    await board.getByRole('heading', { name: booth.exhibitor.name.en ?? booth.exhibitor.name.cn ?? '' }).waitFor();
    expect(await board.getByRole('link', { name: en('space:ask') }).getAttribute('href')).toContain(booth.id);
    await axe(page);

    const place = () => inside.locator('canvas').getAttribute('data-place');
    await expect.poll(place).toBeTruthy();
    const before = await place();
    await page.keyboard.down('KeyW');
    await expect.poll(place).not.toBe(before);
    await page.keyboard.up('KeyW');

    // Who wants no movement stands there at once.
    await board.getByRole('button', { name: en('space:walkThere') }).click();
    await expect
      .poll(() => inside.locator('[aria-live]').textContent())
      .toContain(en('space:front', { number: booth.number, name: '' }).trim());
    await page.getByRole('button', { name: en('space:closeBoard') }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('booth')).toBeNull();
    await page.keyboard.press('KeyE');
    await expect.poll(() => new URL(page.url()).searchParams.get('booth')).toBe(booth.id);
    await page.keyboard.press('Escape');
    await inside.waitFor({ state: 'detached' });
    expect(await page.locator('canvas').count()).toBe(0);
    await expect.poll(() => enter.evaluate((b) => b === document.activeElement)).toBe(true);
    expectQuiet(page);
  } finally {
    await browser.close();
  }
});
