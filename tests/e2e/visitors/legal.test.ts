import { expect, it } from 'vitest';
import { controller } from '#server/world/controller.ts';
import { langs } from '#contract/core/langs.ts';
import { sessionOf } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { pool, platform } = useDatabase();
const demo = controller['legal.controller']!;
const prefix = { cn: '', en: '/en', es: '/es' } as const;

it('the privacy policy names who answers for personal data, and who works for them', async () => {
  for (const lang of langs) {
    const page = await open({ lang });
    await go(page, `${prefix[lang]}/privacytreaty.html`);
    const text = await page.locator('main').innerText();
    for (const value of [demo.company[lang], demo.registration, demo.address[lang], demo.contact, demo.authority[lang]])
      expect(text, lang).toContain(value);
    for (const p of demo.processors)
      for (const value of [p.name, p.purpose[lang], p.country[lang]]) expect(text, lang).toContain(value);
    // The words that come with the platform, as nothing else was published.
    for (const part of ['basis', 'transfer', 's4', 'rights'] as const)
      expect(text, lang).toContain(wordsOf(lang)(`legal:privacyTreaty.${part}.p`));
    expectQuiet(page);
  }
});

it('what the desk saves stands in the policy', async () => {
  const w = wordsOf('cn');
  const { rows } = await pool.query<{ id: string }>(`select id from users where username = 'operator'`);
  const desk = await open({ token: await sessionOf(platform, rows[0]?.id ?? '') });
  await go(desk, '/operator/settings');
  const setting = desk.getByRole('region', { name: w('operator:settings.of.legal_controller.title') });
  for (const contact of ['other@weft.example', demo.contact]) {
    await setting.locator('[name="value.contact"]').fill(contact);
    await setting.getByRole('button', { name: w('operator:settings.save') }).click();
    await setting.getByText(w('operator:settings.saved')).waitFor();
    const page = await open();
    await go(page, '/privacytreaty.html');
    await page.getByRole('link', { name: contact }).waitFor();
  }
  expectQuiet(desk);
});
