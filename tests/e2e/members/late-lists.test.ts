import { describe, expect, it } from 'vitest';
import { buyer } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { pool, platform } = useDatabase();
const w = wordsOf('cn');

/** The release form with a region chosen already, and a gate before the list's script. */
const opened = async () => {
  const b = await buyer(platform);
  await pool.query('update enterprises set region_id = 1320500 where id = $1', [b.entId]);
  const page = await open({ token: b.token });
  let letGo = (): void => undefined;
  const gate = new Promise<void>((done) => (letGo = done));
  await page.route(/pick-whole/, async (route) => {
    await gate;
    await route.continue();
  });
  await go(page, '/buyerInquirydata/releaseEnquiries');
  const region = page.getByRole('combobox', { name: w('inquiry:terms.deliveryRegion') });
  await expect.poll(() => region.inputValue()).toBe('江苏省');
  const choose = async () => {
    await page.getByRole('option', { name: '上海市', exact: true }).click();
    await expect.poll(() => region.inputValue()).toBe('上海市');
    expectQuiet(page);
    await page.context().close();
  };
  return { page, region, letGo, choose };
};

describe('a list that comes when it is reached', () => {
  it('keeps what was typed over a choice before it came', async () => {
    const { page, region, letGo, choose } = await opened();
    await region.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('上海');
    expect(await region.inputValue()).toBe('上海');
    letGo();
    await choose();
  });

  it('keeps what was selected: what is typed next stands in its place', async () => {
    const { page, region, letGo, choose } = await opened();
    await region.focus();
    await page.keyboard.press('ControlOrMeta+a');
    letGo();
    await page.getByRole('option', { name: '上海市', exact: true }).waitFor();
    await page.keyboard.insertText('上海');
    expect(await region.inputValue()).toBe('上海');
    await choose();
  });
});
