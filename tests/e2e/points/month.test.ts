import { expect, it } from 'vitest';
import { dayAfter } from '#contract/advertising/places.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { pageTo } from '#contract/pages.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import type { TestPlatform } from '#tests/harness/platform.ts';
import { inquiryInput } from '#tests/world/inquiries.ts';
import { buyer, person } from '#tests/world/people.ts';
import { goodOf, pointsFor } from '#tests/world/rooms/points.ts';
import { axe } from '../harness/axe.ts';
import { useDatabase } from '../harness/database.ts';
import { expectFit } from '../harness/fit.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { untilTold } from '../harness/told.ts';
import { wordsOf } from '../harness/words.ts';

const { open, baseUrl } = useBrowser();
const { pool, platform } = useDatabase();
const t = { platform } as TestPlatform;
const statement = `/es${pageTo('integralManage', {})}`;

/** Signed for thirty days until yesterday, but for two. */
const signedMonth = async (userId: string, missed: number[]) => {
  const today = chinaDay();
  await pool.query(`update users set created_at = now() - interval '60 days' where id = $1`, [userId]);
  for (let ago = 30; ago > 0; ago -= 1)
    if (!missed.includes(ago))
      await pool.query('insert into point_sign_ins (user_id, day, countersigned) values ($1, $2, false)', [
        userId,
        dayAfter(today, -ago),
      ]);
  return dayAfter(today, -Math.min(...missed));
};

it('a member in Madrid mends a month with two missed days, takes a good by keyboard, and the desk explains the balance', async () => {
  const [es, cn] = [wordsOf('es'), wordsOf('cn')];
  const [member, desk] = [await buyer(platform), await person(platform, { userType: 9, roles: ['ROLE_OPERATOR'] })];
  await pointsFor(t, member, 400);
  const missed = await signedMonth(member.userId, [3, 20]);
  const good = await goodOf(t, { points: 100, left: 2 });

  const page = await open({ token: member.token, lang: 'es', zone: 'Europe/Madrid' });
  await go(page, '/es/personalCenterdata/userHome');
  await page
    .locator('aside, nav')
    .getByRole('link', { name: es('common:side.integralManage') })
    .first()
    .click();
  // Two days in a row stand before the one that was missed; with today and that one mended it is twenty.
  await page.getByText(es('points:sign.streak_other', { n: 2 })).waitFor();
  await page.getByRole('button', { name: new RegExp(`^${es('points:sign.act', { n: '' }).trim()}`) }).click();
  await page.getByText(es('points:sign.streak_other', { n: 3 })).waitFor();
  await page.getByRole('button', { name: es('points:sign.countersign', { day: missed }) }).click();
  await page.getByText(es('points:sign.streak_other', { n: 20 })).waitFor();
  // The next day of China, by the member's clock, too.
  await page
    .getByText(/Madrid|UTC\+[12]\b/)
    .first()
    .waitFor();
  await axe(page);

  await page.getByRole('link', { name: es('points:toMall') }).click();
  const take = page.getByRole('button', { name: new RegExp(`${es('mall:exchange')}.*Probetas`) }).first();
  await take.focus();
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('button', { name: es('mall:confirm', { points: 100 }) });
  await confirm.focus();
  await page.keyboard.press('Enter');
  const mine = page.getByRole('region', { name: es('mall:mine') }).getByRole('listitem');
  await mine.getByText(es('mall:state.ordered')).waitFor();
  expect(await mine.count()).toBe(1);

  const office = await open({ token: desk.token });
  await go(office, deskPageTo('operatorPoints', { view: 'exchanges' }));
  const row = office
    .getByRole('listitem')
    .filter({ hasText: cn('deskPoints:tracking') })
    .first();
  await row.getByLabel(cn('deskPoints:tracking')).fill('COUPON-4711');
  await row.getByRole('button', { name: cn('deskPoints:steps.send') }).click();
  const sent = office.getByRole('listitem').filter({ hasText: 'COUPON-4711' });
  await sent.getByRole('link').first().click();
  await office.getByText(cn('deskPoints:equals')).waitFor();
  const form = office.getByRole('form', { name: cn('deskPoints:correct') });
  await form.getByLabel(cn('deskPoints:points')).fill('-50');
  await form.getByLabel(cn('deskPoints:reason')).fill('重复登记，更正 50 分');
  await form.getByRole('button', { name: cn('deskPoints:book') }).click();
  await office.getByText('重复登记，更正 50 分').waitFor();
  await axe(office);

  await page.reload();
  await mine.getByText('COUPON-4711').waitFor();
  await mine.getByRole('button', { name: es('mall:step.receive') }).click();
  await mine.getByText(es('mall:state.received')).waitFor();
  await page.setViewportSize({ width: 390, height: 900 });
  await expectFit(page, statement);
  await page.getByText('重复登记，更正 50 分').waitFor();
  // What can be spent is the balance of the newest line, and the sum of all of them.
  const { rows } = await pool.query<{ sum: number }>(
    'select sum(available)::int as sum from point_entries where user_id = $1',
    [member.userId],
  );
  const shown = page.locator('main b.figure').first();
  expect(await shown.innerText()).toBe(String(rows[0]?.sum));
  expect(await pool.query('select "left" from mall_goods where id = $1', [good]).then((r) => r.rows)).toEqual([
    { left: 1 },
  ]);
  expectQuiet(page);
  expectQuiet(office);
});

it('a member whose inquiry is withdrawn reads in English what came of its points', async () => {
  const en = wordsOf('en');
  const member = await buyer(platform);
  const post = async <T>(path: string, body: object): Promise<T> => {
    const res = await fetch(`${baseUrl}/api/busi/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${member.token}` },
      body: JSON.stringify(body),
    });
    return ((await res.json()) as { data: T }).data;
  };
  const { id } = await post<{ id: string }>('inquiry/publish', inquiryInput({ title: '撤回的询盘' }));
  const page = await open({ token: member.token, lang: 'en', width: 390 });
  const address = `/en${pageTo('integralManage', {})}`;
  const rule = en('points:rules.PUBLISH_INQUIRY');
  await expect
    .poll(async () => {
      await go(page, address);
      return page.getByText(en('points:act.hold', { rule })).count();
    })
    .toBeGreaterThan(0);
  await post(`inquiry/withdraw/${id}`, { reason: '不再需要' });
  await untilTold(pool, member.userId, 'pointsReversed');
  await expectFit(page, address);
  await page.getByText(en('points:act.reverse', { rule })).first().waitFor();
  expect(await page.getByText(en('points:claim', { points: '' }).trim()).count()).toBe(0);
});
