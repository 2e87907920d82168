import { chromium, type Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fairOf } from '#tests/world/fairs.ts';
import { supplier } from '#tests/world/people.ts';
import { drawingFlags, findChromium } from '../harness/chromium.ts';
import { useDatabase } from '../harness/database.ts';
import { alive, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { baseUrl } = useBrowser();
const { platform } = useDatabase();
const en = wordsOf('en');
const emulator = new URL('../../../node_modules/iwer/build/iwer.min.js', import.meta.url).pathname;

/** The emulated device, as far as the test uses it. */
type Device = {
  installRuntime: (o: { forceInstall: boolean }) => void;
  position: { set: (x: number, y: number, z: number) => void };
  quaternion: { set: (x: number, y: number, z: number, w: number) => void };
  controllers: Record<
    'left' | 'right',
    {
      updateAxes: (id: string, x: number, y: number) => void;
      updateButtonValue: (id: string, value: number) => void;
    }
  >;
  activeSession?: { end: () => Promise<void> };
};
type Window = { IWER: { XRDevice: new (of: unknown) => Device; metaQuest3: unknown }; device: Device };

const wear = () => {
  const w = globalThis as unknown as Window;
  w.device = new w.IWER.XRDevice(w.IWER.metaQuest3);
  w.device.installRuntime({ forceInstall: true });
};
const push = (page: Page, x: number, y: number) =>
  page.evaluate(
    ([dx, dy]) => (globalThis as unknown as Window).device.controllers.left.updateAxes('thumbstick', dx ?? 0, dy ?? 0),
    [x, y],
  );
const press = (page: Page, button: 'trigger' | 'squeeze', value: number) =>
  page.evaluate(([b, v]) => (globalThis as unknown as Window).device.controllers.right.updateButtonValue(b, v), [
    button,
    value,
  ] as const);

it('is entered with a headset where there is one, walked by the stick, chosen in by the trigger, and left to the page (fairs 73)', async () => {
  const host = await supplier(platform);
  const { hallId, booths } = await fairOf({ platform } as never, { exhibitors: [host], free: 0 });
  const address = `${baseUrl}/en/space.html?id=${hallId}`;
  const browser = await chromium.launch({ executablePath: await findChromium(), args: drawingFlags });
  try {
    const bare = await browser.newPage();
    await bare.addInitScript(() => Object.defineProperty(navigator, 'xr', { value: undefined }));
    await bare.goto(address);
    await alive(bare);
    await bare.getByRole('button', { name: en('space:enter') }).waitFor();
    expect(await bare.getByRole('button', { name: en('space:headset.enter') }).count()).toBe(0);
    await bare.close();

    const page = await browser.newPage({ viewport: { width: 640, height: 480 } });
    const problems: string[] = [];
    page.on('pageerror', (e) => problems.push(String(e)));
    await page.addInitScript({ path: emulator });
    await page.addInitScript(wear);
    await page.goto(address);
    await alive(page);
    const enter = page.getByRole('button', { name: en('space:headset.enter') });
    await enter.click();
    const inside = page.getByRole('dialog', { name: en('space:walkLabel') });
    // The emulator takes the canvas out of the dialog for as long as its session lasts.
    const place = async () =>
      (await page.locator('canvas').getAttribute('data-place'))?.split(',').map(Number) ?? [0, 0];
    await expect.poll(async () => (await place())[1], { timeout: 60_000 }).toBeGreaterThan(15);
    const [x0 = 0, y0 = 0] = await place();
    // Ahead: from the door in the south to the north, until the booth's own side of the hall.
    await push(page, 0, -1);
    await expect.poll(async () => (await place())[1], { timeout: 60_000 }).toBeLessThan(y0 - 1);
    await push(page, 0, 0);
    expect(Math.abs(((await place())[0] ?? 0) - x0)).toBeLessThan(1);
    // Aside until the wall, and not a step further: the hall begins at 0.
    await push(page, -1, 0);
    await expect.poll(async () => (await place())[0], { timeout: 60_000 }).toBeLessThan(1);
    expect((await place())[0]).toBeGreaterThan(0);
    await push(page, 0, 0);

    await press(page, 'trigger', 1);
    await expect
      .poll(
        async () => {
          await press(page, 'trigger', 0);
          await press(page, 'trigger', 1);
          return new URL(page.url()).searchParams.get('booth');
        },
        { timeout: 30_000 },
      )
      .toBe(booths[0]);
    await page.evaluate(() => (globalThis as unknown as Window).device.activeSession?.end());
    await inside.waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('booth')).toBe(booths[0]);
    expect(await page.locator('canvas').count()).toBe(0);
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
  }
});
