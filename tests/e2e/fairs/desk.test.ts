import { describe, expect, it } from 'vitest';
import { sessionOf, supplier } from '#tests/world/people.ts';
import { fairOf } from '#tests/world/fairs.ts';
import { at } from '../harness/account.ts';
import { axe } from '../harness/axe.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { spilledTexts } from '../harness/texts.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { pool, platform } = useDatabase();
const w = wordsOf('cn');
const d = (key: string, params = {}) => w(`fairDesk:${key}`, params);

const desk = async (lang: 'cn' | 'en' | 'es' = 'cn', zone = 'Asia/Shanghai') => {
  const { rows } = await pool.query<{ id: string }>(`select id from users where username = 'operator'`);
  return open({ lang, zone, token: await sessionOf(platform, rows[0]?.id ?? '') });
};
/** The page as it stands at three widths: nothing leaves its box. */
const expectFits = async (page: Watched, name: string): Promise<void> => {
  const folder = process.env['LOOK'];
  for (const width of [1024, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
    expect(await spilledTexts(page), name).toEqual([]);
  }
};
const inThree = async (page: Watched, label: string, word: string) => {
  const part = page.getByRole('group', { name: label, exact: true });
  for (const [lang, text] of Object.entries({ 中文: `${word}展`, English: `${word} fair`, Español: `Feria ${word}` }))
    await part.getByRole('textbox', { name: `${label}, ${lang}` }).fill(text);
};

/** Draws on the plan with the mouse, from one point to another in metres. */
const drag = async (page: Watched, from: [number, number], to: [number, number]) => {
  const svg = page.locator('svg[data-tool]');
  const point = ([x, y]: [number, number]) =>
    svg.evaluate(
      (el, [px, py]) => {
        const m = (el as SVGSVGElement).getScreenCTM()!;
        const p = new DOMPoint(14 + px! * 12, 14 + py! * 12).matrixTransform(m);
        return [p.x, p.y];
      },
      [x, y],
    );
  await svg.scrollIntoViewIfNeeded();
  const [a, b] = [await point(from), await point(to)];
  await page.mouse.move(a[0]!, a[1]!);
  await page.mouse.down();
  await page.mouse.move((a[0]! + b[0]!) / 2, (a[1]! + b[1]!) / 2);
  await page.mouse.move(b[0]!, b[1]!);
  await page.mouse.up();
};
const drawn = (page: Watched) => page.locator('svg[data-tool] [data-booth]');
const faults = (page: Watched) => page.getByRole('region', { name: new RegExp(`^${d('plan.faults')}`) });

describe('the desk’s fairs', () => {
  it('are made, drawn by mouse and keys, numbered, saved and published; a visitor sees the booths', async () => {
    const page = await desk();
    await go(page, '/operator');
    await page.getByRole('link', { name: w('operator:nav.fairs'), exact: true }).click();
    await page.getByRole('heading', { name: '伊比利亚复材展' }).waitFor();
    await axe(page);
    await expectFits(page, 'fairs');
    await page.getByRole('link', { name: d('newFair') }).click();
    for (const key of ['name', 'about', 'place']) await inThree(page, d(`fair.${key}`), key);
    await page.getByLabel(d('fair.zone')).selectOption('Europe/Madrid');
    const year = new Date().getFullYear() + 1;
    await page.getByLabel(d('fair.startsAt'), { exact: true }).fill(`${year}-03-10 09:00`);
    await page.getByLabel(d('fair.endsAt'), { exact: true }).fill(`${year}-03-12 18:00`);
    await page.getByLabel(d('fair.slug')).fill('spring-in-madrid');
    await axe(page);
    await expectFits(page, 'new');
    await page.getByRole('button', { name: d('fair.create') }).click();
    await page.waitForURL(/operator\/fair\?id=/);
    const fairId = new URL(page.url()).searchParams.get('id')!;
    const { rows } = await pool.query('select starts_at from fairs where id = $1', [fairId]);
    expect(rows[0].starts_at.toISOString()).toBe(`${year}-03-10T08:00:00.000Z`);
    await page.getByRole('button', { name: d('hall.new') }).click();
    await inThree(page, d('hall.name'), 'hall');
    await page.getByRole('button', { name: d('hall.add'), exact: true }).click();
    await page.getByRole('link', { name: d('hall.plan') }).click();
    await page.waitForURL(/hall-plan/);

    // By mouse: one booth is drawn, split twice, and its parts are numbered.
    await page.getByRole('button', { name: d('tool.booth') }).click();
    await drag(page, [4, 10], [20, 14]);
    await page.getByRole('button', { name: d('tool.select'), exact: true }).click();
    await page.getByRole('button', { name: d('plan.split.x') }).click();
    await page.getByRole('button', { name: d('plan.split.x') }).click();
    await expect.poll(() => drawn(page).count()).toBe(4);
    await page.getByLabel(d('plan.numberFrom')).fill('B1');
    await page.getByRole('button', { name: d('plan.numberRow') }).click();
    await page.locator('[aria-label^="B4,"]').waitFor();
    // By keys: undone and done again, moved, made wider over its neighbour, which is a fault, and back.
    await page.locator('[aria-label^="B1,"]').focus();
    await page.keyboard.press('Control+z');
    await page.locator('[aria-label^="A1,"]').waitFor();
    await page.keyboard.press('Control+y');
    await page.locator('[aria-label^="B1,"]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+ArrowRight');
    await faults(page)
      .getByRole('button', { name: new RegExp('B2') })
      .waitFor();
    await page.keyboard.press('Shift+ArrowLeft');
    await page.getByText(d('plan.noFaults')).waitFor();
    // A row of its own, and the list as the twin of the drawing.
    await page.getByLabel(d('row.number')).fill('C1');
    await page.getByLabel(d('row.count')).fill('5');
    await page.getByLabel(d('row.x')).fill('4');
    await page.getByLabel(d('row.y')).fill('3');
    await page.getByRole('button', { name: d('row.add') }).click();
    await expect.poll(() => drawn(page).count()).toBe(9);
    await page.getByLabel(`C5: ${d('booth.number')}`).fill('C9');
    await page.keyboard.press('Enter');
    await page.locator('[aria-label^="C9,"]').waitFor();
    await axe(page);
    await expectFits(page, 'plan');
    await page.getByRole('button', { name: d('plan.save') }).click();
    await page.getByText(d('plan.saved')).first().waitFor();
    await page.getByRole('link', { name: 'name展' }).click();
    await page.getByRole('button', { name: d('publish') }).click();
    await page.getByRole('button', { name: d('unpublish') }).waitFor();
    await axe(page);
    await expectFits(page, 'fair');
    const { rows: halls } = await pool.query('select id from fair_halls where fair_id = $1', [fairId]);
    const visitor = await open({});
    await go(visitor, `/exhibitionHall.html?id=${halls[0].id}`);
    await expect.poll(() => visitor.locator('svg [data-booth]').count()).toBe(9);
    await visitor.locator('svg [data-booth][aria-label^="C9"]').waitFor();
    for (const p of [page, visitor]) expectQuiet(p);
  });

  it('draws forty booths in minutes by rows and duplicates', async () => {
    const { hallId } = await fairOf({ platform } as never, { published: false, free: 0, opens: 900, closes: 950 });
    const page = await desk();
    await go(page, `/operator/hall-plan?id=${hallId}`);
    const begun = Date.now();
    for (const [side, metres] of [
      ['width', '48'],
      ['depth', '60'],
    ] as const) {
      await page
        .getByLabel(d(`booth.${side}`), { exact: true })
        .first()
        .fill(metres);
      await page.keyboard.press('Enter');
    }
    await page.getByLabel(d('row.y')).fill('4');
    await page.getByRole('button', { name: d('row.add') }).click();
    await expect.poll(() => drawn(page).count()).toBe(10);
    for (let i = 1; i < 4; i += 1) {
      await page.getByRole('button', { name: d('plan.duplicate') }).click();
      await expect.poll(() => drawn(page).count()).toBe(10 + i * 10);
      await page.locator('svg[data-tool] [aria-pressed="true"]').first().focus();
      for (let k = 0; k < 12; k += 1) await page.keyboard.press('ArrowDown');
      await page.getByLabel(d('plan.numberFrom')).fill(`${'ABCD'[i]}1`);
      await page.getByRole('button', { name: d('plan.numberRow') }).click();
    }
    await page.getByText(d('plan.noFaults')).waitFor();
    await page.getByRole('button', { name: d('plan.save') }).click();
    await page.getByText(d('plan.saved')).first().waitFor();
    const { rows } = await pool.query('select count(*)::int as n from fair_booths where hall_id = $1', [hallId]);
    expect(rows[0].n).toBe(40);
    // A drawing is looked at first, then taken; its curve is left out.
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 60"><rect id="E1" x="4" y="48" width="6" height="4"/><path d="M0 0C1 1 2 2 3 3Z"/></svg>';
    await page.setInputFiles('input[accept*="svg"]', {
      name: 'e.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(svg),
    });
    await page.getByRole('button', { name: d('svg.look') }).click();
    await page.getByText(d('svg.why.curve')).waitFor();
    await page.getByRole('button', { name: d('svg.take_other', { n: 1 }) }).click();
    await page.locator('svg[data-tool] [aria-label^="E1, 6 × 4 m"]').waitFor();
    // By a machine's hands; the acts are 60, which people do in two to three minutes.
    console.log(`forty booths: ${((Date.now() - begun) / 1000).toFixed(1)} s`);
    expectQuiet(page);
  });

  it('tells who was slower of two, loses nothing, and gives a booth to a company', async () => {
    const s = await supplier(platform);
    const { hallId } = await fairOf({ platform } as never, { free: 2, opens: 30, closes: 60 });
    const [one, two] = [await desk(), await desk('en')];
    for (const p of [one, two]) await go(p, `/operator/hall-plan?id=${hallId}`);
    const move = async (p: Watched, number: string) => {
      await p.locator(`svg[data-tool] [aria-label^="${number},"]`).focus();
      await p.keyboard.press('ArrowUp');
    };
    await move(one, 'A1');
    await one.getByRole('button', { name: d('plan.save') }).click();
    await one.getByText(d('plan.saved')).first().waitFor();
    await move(two, 'A2');
    const en = wordsOf('en');
    await two.getByRole('button', { name: en('fairDesk:plan.save') }).click();
    await two.getByText(en('fairDesk:conflict.title')).waitFor();
    two.problems.splice(0);
    await two.getByRole('button', { name: en('fairDesk:conflict.overwrite') }).click();
    await two.getByText(en('fairDesk:plan.saved')).first().waitFor();
    await two.getByRole('button', { name: en('fairDesk:assign.act') }).click();
    const dialog = two.getByRole('dialog');
    const { rows } = await pool.query(`select name->>'en' as name from enterprises where id = $1`, [s.entId]);
    await dialog.getByLabel(en('fairDesk:assign.company')).fill(rows[0].name);
    await dialog
      .getByRole('button', { name: new RegExp(rows[0].name) })
      .first()
      .click();
    await dialog.getByRole('button', { name: en('fairDesk:assign.act') }).click();
    await expect
      .poll(
        async () =>
          (await pool.query(`select 1 from fair_booths where hall_id = $1 and state = 'taken'`, [hallId])).rowCount,
      )
      .toBe(1);
    await dialog.waitFor({ state: 'hidden' });
    await two
      .getByRole('button', { name: en('fairDesk:plan.remove'), exact: true })
      .first()
      .click();
    await two
      .getByText(/can be moved and renumbered/)
      .first()
      .waitFor();
    for (const p of [one, two]) expectQuiet(p);
  });
});

it('the demo’s fair in preparation and its proposals fit in Spanish', async () => {
  const page = await desk('es', 'Europe/Madrid');
  const { rows } = await pool.query<{ slug: string; id: string; hall: string }>(
    `select f.slug, f.id, h.id as hall from fairs f join fair_halls h on h.fair_id = f.id
     where f.slug in ('iberia-composites', 'winter-composites')`,
  );
  const of = (slug: string) => rows.find((r) => r.slug === slug);
  const iberia = of('iberia-composites');
  for (const [name, path] of [
    ['es-fairs', '/operator/fairs'],
    ['es-fair', `/operator/fair?id=${iberia?.id}`],
    ['es-plan', `/operator/hall-plan?id=${iberia?.hall}`],
    ['es-proposals', `/operator/fair?id=${of('winter-composites')?.id}&tab=proposals`],
    ['es-talks', `/operator/fair?id=${of('winter-composites')?.id}&tab=talks`],
  ] as const) {
    await go(page, at('es', path));
    await axe(page);
    await expectFits(page, name);
  }
  expectQuiet(page);
});

describe('talks that a company leads', () => {
  it('are proposed by it, decided at the desk, and stand on its page', async () => {
    const s = await supplier(platform);
    const { fairId } = await fairOf({ platform } as never, { exhibitors: [s], opens: 30, closes: 60 });
    const page = await open({ lang: 'es', token: s.token, zone: 'Europe/Madrid' });
    const es = wordsOf('es');
    const h = (key: string, params = {}) => es(`hostTalks:${key}`, params);
    await go(page, at('es', '/newFielddata/hostActivities'));
    await page.getByRole('button', { name: h('propose') }).click();
    const form = page.getByRole('form', { name: h('propose') });
    await form.getByRole('button', { name: h('send') }).click();
    await form.getByText(es('errors:rules.required')).first().waitFor();
    page.problems.splice(0);
    await form.getByRole('textbox', { name: `${h('title')}, Español` }).fill('Preimpregnados fuera de autoclave');
    await form.getByRole('textbox', { name: `${h('speakers')} 1, ${h('speaker.name')}` }).fill('Ana Ruiz');
    const { rows } = await pool.query<{ day: string }>(
      `select to_char(starts_at at time zone zone, 'DD/MM/YYYY') as day from fairs where id = $1`,
      [fairId],
    );
    await form.getByLabel(h('wishedDay'), { exact: true }).fill(rows[0]!.day);
    await axe(page);
    await expectFits(page, 'propose');
    await form.getByRole('button', { name: h('send') }).click();
    await page.getByText(h('state.proposed')).waitFor();
    const op = await desk();
    await go(op, `/operator/fair?id=${fairId}&tab=proposals`);
    await op.getByRole('button', { name: d('proposal.return') }).click();
    await op.getByRole('dialog').getByLabel(d('reasonTold')).fill('请补充内容简介');
    await axe(op);
    await op
      .getByRole('dialog')
      .getByRole('button', { name: d('proposal.return') })
      .click();
    await op.getByText(d('proposal.state.returned')).waitFor();
    await page.reload();
    await page.getByText('请补充内容简介').waitFor();
    await page.getByRole('button', { name: h('mend') }).click();
    const mend = page.getByRole('form', { name: h('mend') });
    await mend.getByRole('textbox', { name: `${h('about')}, Español` }).fill('Tres ventanas de proceso comparadas.');
    await mend.getByRole('button', { name: h('sendMended') }).click();
    await page.getByText(h('state.proposed')).waitFor();
    await op.reload();
    await op.getByRole('button', { name: d('proposal.accept') }).click();
    await op
      .getByRole('button', { name: d('proposal.accept') })
      .last()
      .click();
    await op.getByText(d('proposal.state.accepted')).waitFor();
    await expectFits(op, 'proposals');
    await go(op, `/operator/fair?id=${fairId}&tab=talks`);
    await op.getByRole('button', { name: d('talk.edit') }).click();
    await axe(op);
    await expectFits(op, 'talks');
    await page.reload();
    await page.getByText(h('next.prepare')).waitFor();
    await axe(page);
    await expectFits(page, 'host');
    for (const p of [page, op]) expectQuiet(p);
  });
});
