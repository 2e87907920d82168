import { expect, it } from 'vitest';
import { pageTo } from '#contract/pages.ts';
import { productRows } from '#tests/world/lists.ts';
import { supplier } from '#tests/world/people.ts';
import { filmBytes } from '#tests/world/rooms/media.ts';
import { axe } from '../harness/axe.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { platform } = useDatabase();
const cn = wordsOf('cn');
const vtt = (line: string) => `WEBVTT\n\n00:00:00.000 --> 00:00:20.000\n${line}\n`;

it('a film with captions is sent in the editor, published with the product and played by a visitor (catalogue 37)', async () => {
  const s = await supplier(platform);
  const [id = ''] = await productRows({ platform } as never, s.entId!, 1, { overview: { cn: '标准模量。' } });
  const page = await open({ token: s.token });
  await go(page, pageTo('editProduct', { id }));
  const chooser = page.waitForEvent('filechooser');
  await page.locator('button[name="film"]').click();
  const film = { name: 'line.webm', mimeType: 'video/webm', buffer: filmBytes() };
  await (await chooser).setFiles(film);
  await page.getByText(cn('products:form.captions'), { exact: true }).click();
  await page.locator('[name="captions.cn"]').fill('没有时间的字幕');
  await page.getByText('line.webm').first().waitFor();
  const save = page.getByRole('button', { name: cn('products:form.save'), exact: true });
  // Captions that cannot be read are refused beside their field.
  await save.click();
  await page.locator('[name="captions.cn"][aria-invalid="true"]').waitFor();
  // The browser says of the refusal by itself.
  expect(page.problems.filter((said) => !said.includes('400'))).toEqual([]);
  page.problems = [];
  await axe(page);
  if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}/film-editor.png`, fullPage: true });
  await page.locator('[name="captions.cn"]').fill(vtt('织机在运转'));
  const file = { name: 'line.vtt', mimeType: 'text/vtt', buffer: Buffer.from(vtt('El telar está en marcha')) };
  await page
    .getByLabel(cn('film:file', { lang: 'Español' }))
    .first()
    .setInputFiles(file);
  await page.locator('[name="captions.es"]').and(page.getByText('El telar')).waitFor();
  await save.click();
  await page.waitForURL(/productList/);
  expectQuiet(page);

  const visitor = await open({ lang: 'es', width: 390 });
  const sent: number[] = [];
  visitor.on('response', (r) => {
    if (r.url().endsWith(`/film/${id}`)) sent.push(r.status());
  });
  await go(visitor, `/es${pageTo('product', { id })}`);
  // Who has no account is asked to log in, and goes on without.
  const asked = visitor.getByRole('dialog');
  await asked.waitFor();
  await visitor.keyboard.press('Escape');
  await asked.waitFor({ state: 'detached' });
  const play = visitor.locator('media-play-button');
  await play.waitFor();
  // Nothing of it is loaded before somebody plays it.
  expect(sent).toEqual([]);
  await axe(visitor);
  await play.click();
  const video = visitor.locator('video');
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.currentTime)).toBeGreaterThan(0.3);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((status) => status !== 200 && status !== 206)).toEqual([]);
  const captions = () =>
    video.evaluate((v: HTMLVideoElement) => {
      const shown = [...v.textTracks].filter((t) => t.mode === 'showing');
      return shown.map((t) => [t.language, ...[...(t.cues ?? [])].map((c) => (c as VTTCue).text)]);
    });
  await expect.poll(captions).toEqual([['es', 'El telar está en marcha']]);
  expect(await video.locator('track').count()).toBe(2);
  if (process.env['LOOK']) await visitor.screenshot({ path: `${process.env['LOOK']}/film-visitor.png` });
  expectQuiet(visitor);
});
