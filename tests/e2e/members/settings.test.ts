import { beforeAll, describe, expect, it } from 'vitest';
import { person, sessionOf } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { pool, platform } = useDatabase();
const w = wordsOf('cn');
let token = '';
beforeAll(async () => {
  const { rows } = await pool.query<{ id: string }>(`select id from users where username = 'operator'`);
  token = await sessionOf(platform, rows[0]?.id ?? '');
});
const section = (page: Watched, key: string) =>
  page.getByRole('region', { name: w(`operator:settings.of.${key}.title`) });

describe('the operator’s settings', () => {
  it('an exhibition is added in three languages; what is missing is said at its field, and nothing typed is lost', async () => {
    const desk = await open({ token });
    await go(desk, '/operator/settings');
    const fairs = section(desk, 'exhibitions');
    const fields = fairs.locator('[name$=".from"]');
    const before = await fields.count();
    await fairs
      .getByRole('button', { name: `${w('operator:settings.add')}: ${w('operator:settings.field.entries')}` })
      .click();
    const field = (name: string) => fairs.locator(`[name="value.${before}.${name}"]`);
    await field('name.cn').fill('复材装备展（试）');
    await field('name.en').fill('Composites equipment fair');
    await field('from').fill('2099-09-10');
    await field('to').fill('2099-09-08');
    await fairs.getByRole('button', { name: w('operator:settings.save') }).click();
    await fairs.getByRole('alert').getByText(/./).waitFor();
    // The browser itself names the refused call.
    expect(desk.problems.splice(0).filter((m) => !m.includes('422'))).toEqual([]);
    expect(await field('name.es').getAttribute('aria-invalid')).toBe('true');
    await fairs.getByText(w('errors:rules.beforeStart')).waitFor();
    expect(await field('name.cn').inputValue()).toBe('复材装备展（试）');
    await field('name.es').fill('Feria de equipos');
    await field('to').fill('2099-09-12');
    await fairs.getByRole('button', { name: w('operator:settings.save') }).click();
    await fairs.getByText(w('operator:settings.saved')).waitFor();
    const stored = async () =>
      JSON.stringify((await pool.query(`select value from settings where key = 'exhibitions'`)).rows);
    expect(await stored()).toContain('Feria de equipos');
    await fairs
      .getByRole('button', {
        name: `${w('operator:settings.remove')}: ${w('operator:settings.field.entries')} ${before + 1}`,
      })
      .click();
    await fairs.getByText(w('operator:settings.unsaved')).waitFor();
    await fairs.getByRole('button', { name: w('operator:settings.save') }).click();
    await fairs.getByText(w('operator:settings.saved')).waitFor();
    expect(await stored()).not.toContain('Feria de equipos');
    expectQuiet(desk);
  });

  it('a switch is one: two reviewers on and off, each in the audit', async () => {
    const desk = await open({ token });
    await go(desk, '/operator/settings');
    const two = section(desk, 'verification_twoPersons');
    const value = async () =>
      (await pool.query<{ value: unknown }>(`select value from settings where key = 'verification.twoPersons'`)).rows[0]
        ?.value;
    for (const wanted of [true, false]) {
      await two.getByRole('switch').setChecked(wanted, { force: true });
      await two.getByRole('button', { name: w('operator:settings.save') }).click();
      await two.getByText(w('operator:settings.saved')).waitFor();
      expect(await value()).toBe(wanted);
    }
    expectQuiet(desk);
  });

  it('of two who write the same setting the later one is told, loses nothing, and chooses', async () => {
    const other = await person(platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
    const { rows } = await pool.query<{ name: string }>('select name from users where id = $1', [other.userId]);
    const name = rows[0]?.name ?? '';
    const mine = await open({ token });
    const theirs = await open({ token: other.token });
    for (const page of [mine, theirs]) await go(page, '/operator/settings');
    const text = (page: Watched) => section(page, 'exhibitions').locator('[name="value.0.name.cn"]');
    const press = (page: Watched, word: string) =>
      section(page, 'exhibitions')
        .getByRole('button', { name: w(`operator:settings.${word}`) })
        .click();
    const stored = async () =>
      (
        await pool.query<{ text: string }>(
          `select value->0->'name'->>'cn' as text from settings where key = 'exhibitions'`,
        )
      ).rows[0]?.text;
    const before = await text(mine).inputValue();
    await text(theirs).fill('对方的展会');
    await press(theirs, 'save');
    await section(theirs, 'exhibitions').getByText(w('operator:settings.saved')).waitFor();

    await text(mine).fill('我的展会');
    await press(mine, 'save');
    const told = section(mine, 'exhibitions').getByRole('alert').filter({ hasText: name });
    await told.getByRole('cell', { name: '对方的展会' }).waitFor();
    await told.getByRole('cell', { name: '我的展会' }).waitFor();
    expect(await text(mine).inputValue()).toBe('我的展会');
    expect(await stored()).toBe('对方的展会');
    await press(mine, 'overwrite');
    await section(mine, 'exhibitions').getByText(w('operator:settings.saved')).waitFor();
    expect(await stored()).toBe('我的展会');

    // The other way round: what holds now is taken over.
    await text(theirs).fill('对方又改');
    await press(theirs, 'save');
    await press(theirs, 'take');
    expect(await text(theirs).inputValue()).toBe('我的展会');
    await text(theirs).fill(before);
    await press(theirs, 'save');
    await section(theirs, 'exhibitions').getByText(w('operator:settings.saved')).waitFor();
    expect(await stored()).toBe(before);
    for (const page of [mine, theirs]) expect(page.problems.filter((m) => !m.includes('409'))).toEqual([]);
  });
});
