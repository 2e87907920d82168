import { describe, expect, it } from 'vitest';
import { type CompanyField, companyFieldNames, companyFields } from '#contract/enterprise/company-info.ts';
import type { Lang } from '#contract/core/langs.ts';
import { registrationFaults, type RegistrationKind } from '#contract/identity/faults.ts';
import { company, person } from '#tests/world/people.ts';
import { faultKeys } from '#web/features/identity/fault-text.ts';
import { at } from '../harness/account.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';
import { tried } from '../harness/tried.ts';

const { open } = useBrowser();
const { platform } = useDatabase();

/** The five ways: their kinds, and their button on the page that offers them. */
const ways = [
  ['personal', 'go'],
  ['enterprise', 'enterpriseGo'],
  ['supplier', 'supplierGo'],
  ['service', 'serviceGo'],
  ['quick', null],
] as const satisfies readonly (readonly [RegistrationKind, string | null])[];
const nothing = { target: '', code: '', name: '', password: '', agreed: false, companyName: '', username: '' };
const wrong = { ...nothing, target: '12800138000', code: '123', password: 'abc', username: '13800138000' };

/** What a form says of a way's entries, in the reader's words. */
const expected = (lang: Lang, kind: RegistrationKind, given: typeof nothing): string[] =>
  Object.values(registrationFaults(kind, given))
    .map((f) => wordsOf(lang)(`identity:${faultKeys[f]}`))
    .toSorted();
/** What stands under the fields. */
const shown = async (page: Watched): Promise<string[]> =>
  (await page.locator('main form [id$="-error"], main form [role="alert"]').allInnerTexts()).toSorted();

describe('messages of the forms, on the page', () => {
  for (const lang of tried)
    it(`five ways of registration in ${lang}`, async () => {
      const w = wordsOf(lang);
      const page = await open({ lang });
      const fill = async (key: string, value: string) =>
        page.getByLabel(w(`identity:${key}`), { exact: true }).fill(value);
      await go(page, at(lang, '/register.html'));
      for (const [kind, button] of ways) {
        // Within the page, as people go; the quick way has no door here.
        if (button) await page.getByRole('link', { name: w(`identity:entry.${button}`), exact: true }).click();
        else await go(page, at(lang, '/quotePage.html'));
        // Third parties read first what awaits them.
        if (kind === 'service') await page.getByRole('link', { name: w('thirdParty:go') }).click();
        const submit = page.locator('main form button[type="submit"]');
        await submit.click();
        await expect.poll(() => shown(page), { message: `${kind}, empty` }).toEqual(expected(lang, kind, nothing));
        await fill('login.account', wrong.target);
        await fill('code.label', wrong.code);
        await fill('login.password', wrong.password);
        if (kind !== 'personal' && kind !== 'quick') await fill('register.username', wrong.username);
        await submit.click();
        await expect.poll(() => shown(page), { message: `${kind}, wrong` }).toEqual(expected(lang, kind, wrong));
        // The draft goes along from way to way.
        for (const key of ['login.account', ...(kind !== 'personal' && kind !== 'quick' ? ['register.username'] : [])])
          await fill(key, '');
        if (kind !== 'quick') await page.goBack();
        if (kind === 'service') await page.goBack();
      }
      expectQuiet(page);
      await page.context().close();
    });

  for (const lang of tried)
    it(`the company dialog in ${lang}: every field by its own words, and the eleventh region`, async () => {
      const w = wordsOf(lang);
      const entId = await company(platform, { name: { [lang]: '' } });
      const { token } = await person(platform, { userType: 3, roles: ['ROLE_BUYER'], entId, isFinish: false });
      const page = await open({ lang, token });
      await go(page, at(lang, '/accountdata/profile'));
      await page.getByRole('button', { name: w('centre:editCompany') }).click();
      const dialog = page.getByRole('dialog').first();
      await dialog.getByRole('button', { name: w('identity:company.confirm') }).click();
      const said = companyFieldNames.flatMap((k) => {
        const { kind, need }: CompanyField = companyFields[k];
        const fault = kind === 'fill' ? 'needFill' : 'needSelect';
        return need ? [w(`identity:company.fault.${fault}`, { field: w(`identity:company.${k}`) })] : [];
      });
      // Once in the summary, as ways to the fields, and once under each.
      const summary = dialog.getByRole('alert').first().getByRole('button');
      await expect.poll(() => summary.allInnerTexts()).toEqual(said);
      const under = await dialog.locator('[id$="-error"]').allInnerTexts();
      expect(under.toSorted()).toEqual(said.toSorted());

      // Digits alone, capped at 100; a minus empties the field.
      const ratio = dialog.locator('[name="exportRatio"]');
      await ratio.fill('1a50');
      expect(await ratio.inputValue()).toBe('100');
      await ratio.fill('-5');
      expect(await ratio.inputValue()).toBe('');

      // Eleven regions: ten stay, and it is said.
      await dialog.locator('button[name="areaId"]').click();
      const search = dialog.getByRole('combobox', { name: w('ui:pick.search') });
      for (let i = 0; i < 11; i += 1) {
        await search.press('Enter');
        await search.press('ArrowDown');
      }
      await dialog.getByRole('status').getByText(w('identity:complete.atMost'), { exact: true }).waitFor();
      expect(await dialog.getByRole('treeitem', { selected: true }).count()).toBe(10);
      await search.press('Escape');
      await search.waitFor({ state: 'detached' });
      expect(
        await dialog.getByRole('button', { name: new RegExp(`^${w('ui:pick.remove', { name: '' }).trim()}`) }).count(),
      ).toBe(10);
      expectQuiet(page);
      await page.context().close();
    });
});
