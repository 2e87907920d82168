import { describe, expect, it } from 'vitest';
import { company, person, sessionOf } from '#tests/world/people.ts';
import { at } from '../harness/account.ts';
import { axe } from '../harness/axe.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { spilledTexts } from '../harness/texts.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { pool, platform } = useDatabase();
const w = wordsOf('cn');
const o = (key: string, params = {}) => w(`operator:broadcasts.${key}`, params);

let shots = 0;
const expectFits = async (page: Watched): Promise<void> => {
  const folder = process.env['LOOK'];
  for (const width of [1024, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    if (folder) await page.screenshot({ path: `${folder}/b${(shots += 1)}-${width}.png`, fullPage: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await spilledTexts(page)).toEqual([]);
  }
};

describe('a broadcast at the desk', () => {
  it('is written in three languages, counted, looked at, sent to a segment and read by it', async () => {
    const { rows } = await pool.query<{ id: string }>(`select id from users where username = 'operator'`);
    const entId = await company(platform, { fields: ['rail'], name: { cn: '株洲轨道复材' } });
    const who = await person(platform, { userType: 3, roles: ['ROLE_BUYER', 'ROLE_GYS'], entId, lang: 'es' });
    const desk = await open({ token: await sessionOf(platform, rows[0]?.id ?? '') });
    await go(desk, '/operator');
    await desk.getByRole('link', { name: w('operator:nav.broadcasts'), exact: true }).click();
    await desk.getByRole('link', { name: o('write'), exact: true }).click();
    const part = (key: string) => desk.getByRole('group', { name: o(key), exact: true });
    const said = { 中文: '周六停机维护', English: 'Maintenance on Saturday', Español: 'Mantenimiento el sábado' };
    await desk.getByRole('button', { name: o('look') }).click();
    await part('title').getByText(w('errors:rules.required')).first().waitFor();
    // What the server refused is no trouble of the page.
    desk.problems.splice(0);
    for (const [lang, words] of Object.entries(said)) {
      await part('title').getByLabel(lang).fill(words);
      await part('text').getByLabel(lang).fill(`${words}.`);
    }
    await desk.getByLabel(o('lang')).selectOption('es');
    await desk.getByLabel(o('link')).fill(`${baseUrl}/es/moreInquiry.html`);
    await desk.getByRole('combobox', { name: o('fields') }).fill('轨道');
    await desk.getByRole('option', { name: '轨道交通', exact: true }).click();
    await desk.keyboard.press('Escape');
    await desk.getByRole('button', { name: o('look') }).click();
    const send = desk.getByRole('button', { name: /\d+/ }).last();
    await desk.getByRole('heading', { name: o('asMail') }).waitFor();
    await desk.getByRole('tab', { name: 'Español' }).click();
    await desk.getByText('Mantenimiento el sábado.', { exact: true }).first().waitFor();
    await axe(desk);
    await expectFits(desk);
    await send.click();
    await desk.getByRole('heading', { name: said['中文'] }).waitFor();
    await axe(desk);
    await expectFits(desk);
    await pool.query(`update broadcasts set due_at = now() - interval '1 second' where title->>'en' = $1`, [
      said.English,
    ]);
    const page = await open({ lang: 'es', token: who.token });
    await expect
      .poll(
        async () =>
          (await pool.query('select 1 from notices where user_id = $1 and kind = $2', [who.userId, 'broadcast']))
            .rowCount,
        { timeout: 20_000 },
      )
      .toBe(1);
    await go(page, at('es', '/noticedata/notice'));
    await page.getByText(said['Español'], { exact: false }).first().click();
    await page.waitForURL(/\/es\/moreInquiry\.html$/);
    await desk.reload();
    await desk
      .getByText(o('read_other', { n: '1' }))
      .first()
      .waitFor();
    for (const p of [desk, page]) expectQuiet(p);
  });
});
