import { expect, it } from 'vitest';
import { deskPageTo } from '#contract/desk-pages.ts';
import { pageTo } from '#contract/pages.ts';
import { newId } from '#server/platform/ids.ts';
import { person } from '#tests/world/people.ts';
import { axe } from '../harness/axe.ts';
import { useDatabase } from '../harness/database.ts';
import { expectQuiet, go, useBrowser, type Watched } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { pool, platform } = useDatabase();
const es = wordsOf('es');
const cn = wordsOf('cn');
const slug = `story-${newId().slice(-6)}`;
const own = { cn: '中文', en: 'English', es: 'Español' } as const;

const inThree = async (page: Watched, label: string, text: string) => {
  for (const l of Object.values(own)) await page.getByRole('textbox', { name: `${label}, ${l}` }).fill(`${text} ${l}`);
};
const press = (page: Watched, name: string) => page.getByRole('button', { name, exact: true }).click();
const stands = (page: Watched, state: string) =>
  page.getByRole('form').getByRole('heading', { level: 2 }).filter({ hasText: state }).waitFor();

/** The hour of a piece has come. */
const nextHour = async (pieceId: string) => {
  await pool.query(`update content_pieces set publish_at = now() - interval '1 second' where id = $1`, [pieceId]);
  await pool.query(
    `update pgboss.job set start_after = now() where name like 'content.%' and state = 'created' and data->>'pieceId' = $1`,
    [pieceId],
  );
};

/** What readers of each language find by the list and read. */
const expectRead = async (title: string, words: string) => {
  for (const [lang, prefix] of [
    ['cn', ''],
    ['en', '/en'],
    ['es', '/es'],
  ] as const) {
    const reader = await open({ lang });
    await go(reader, `${prefix}${pageTo('newsList')}`);
    await reader.getByRole('link', { name: `${title} ${own[lang]}` }).click();
    await reader.getByText(`${words} ${own[lang]}`).first().waitFor();
    expectQuiet(reader);
    await reader.context().close();
  }
};

it('a story is returned by a second editor, mended, scheduled, read at its hour in three languages, changed and returned', async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(() => person(platform, { userType: 9, roles: ['ROLE_OPERATOR'] })),
  );
  const author = await open({ lang: 'es', token: first!.token, zone: 'Europe/Madrid' });
  await go(author, `/es${deskPageTo('operatorContent', {})}?new=news`);
  await inThree(author, es('deskContent:title'), slug);
  await author.getByLabel(es('deskContent:slug')).fill(slug);
  await press(author, es('deskContent:beginIt'));
  await author.waitForURL(/content-piece\?id=/);
  const address = new URL(author.url());
  const id = address.searchParams.get('id') ?? '';
  await inThree(author, es('deskContent:summary'), 'Once');
  for (const l of Object.values(own)) {
    await author.getByRole('textbox', { name: `${es('deskContent:block.text')}, ${l}` }).click();
    await author.keyboard.type(`First words ${l}`);
  }
  await press(author, es('deskContent:save'));
  await author.getByText(es('deskContent:complete')).waitFor();
  // The desk's clock is Beijing's, whatever the editor's own is.
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await author.getByLabel(es('deskContent:at'), { exact: true }).fill(`${day} 09:00`);
  await press(author, es('deskContent:act.submit'));
  await stands(author, es('deskContent:state.review'));
  await axe(author);

  const other = await open({ token: second!.token });
  await go(other, address.pathname.replace(/^\/es/, '') + address.search);
  await other.getByText(cn('deskContent:approval.second')).waitFor();
  await press(other, cn('deskContent:act.return'));
  await other.locator('[name="reason"][aria-invalid="true"]').waitFor();
  await other.getByLabel(cn('deskContent:reason'), { exact: true }).fill('请写明试样厚度');
  await press(other, cn('deskContent:act.return'));
  await stands(other, cn('deskContent:state.draft'));

  await author.reload();
  await author.getByText('请写明试样厚度').waitFor();
  await inThree(author, es('deskContent:summary'), 'Mended');
  await press(author, es('deskContent:save'));
  await expect
    .poll(async () => (await pool.query('select 1 from content_versions where piece_id = $1', [id])).rowCount)
    .toBe(3);
  await author.getByLabel(es('deskContent:at'), { exact: true }).fill(`${day} 09:00`);
  await press(author, es('deskContent:act.submit'));
  await stands(author, es('deskContent:state.review'));
  await other.reload();
  await press(other, cn('deskContent:act.approve'));
  await stands(other, cn('deskContent:state.scheduled'));
  const { rows } = await pool.query<{ at: string }>(
    `select to_char(publish_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as at from content_pieces where id = $1`,
    [id],
  );
  expect(rows).toEqual([{ at: `${day} 09:00` }]);
  // Before its hour nobody reads it, by no address.
  const early = await open({ lang: 'en' });
  expect(await go(early, `/en/newsDetail?id=${slug}`)).toBe(404);
  await nextHour(id);
  await expect
    .poll(async () => (await pool.query('select state from content_pieces where id = $1', [id])).rows[0]?.state, {
      timeout: 30_000,
    })
    .toBe('published');
  await expectRead(slug, 'First words');

  const approved = async () => {
    await press(author, es('deskContent:act.submit'));
    await stands(author, es('deskContent:state.review'));
    await other.reload();
    await press(other, cn('deskContent:act.approve'));
    await stands(other, cn('deskContent:state.published'));
  };
  // A change is a draft until it is approved; then it is what they read, and so is the version before once it is taken up again.
  await author.reload();
  await inThree(author, es('deskContent:summary'), 'Changed');
  await press(author, es('deskContent:save'));
  await stands(author, es('deskContent:state.draft'));
  await expectRead(slug, 'Mended');
  await approved();
  await expectRead(slug, 'Changed');
  await author.reload();
  await author.getByRole('link', { name: es('deskContent:view.versions') }).click();
  await press(author, es('deskContent:take', { n: 3 }));
  await stands(author, es('deskContent:state.draft'));
  await approved();
  await expectRead(slug, 'Mended');
  expectQuiet(author);
}, 300_000);
