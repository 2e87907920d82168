import { expect, it } from 'vitest';
import { pageTo } from '#contract/pages.ts';
import { useDatabase } from '../harness/database.ts';
import { expectFit } from '../harness/fit.ts';
import { expectQuiet, go, useBrowser } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

const { open } = useBrowser();
const { pool } = useDatabase();
const es = wordsOf('es');

it('a reader on a phone comes from a search engine, reads, finds more, and meets what is gone', async () => {
  const { rows } = await pool.query<{ slug: string; title: string; summary: string }>(
    `select p.slug, v.content->'title'->>'es' as title, v.content->'summary'->>'es' as summary from content_pieces p
     join content_versions v on v.piece_id = p.id and v.no = p.shown where p.kind = 'news' order by p.created_at limit 1`,
  );
  const [news] = rows;
  const page = await open({ lang: 'es', locale: 'es-MX', zone: 'America/Mexico_City', width: 390 });
  await page.setExtraHTTPHeaders({ referer: 'https://search.example/' });
  await expectFit(page, `/es/newsDetail?id=${news!.slug}`);
  await page.getByRole('heading', { level: 1, name: news!.title }).waitFor();
  // What the search engine shows of it is what the page says.
  const head = await page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    lang: document.documentElement.lang,
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (s) => (JSON.parse(s.textContent ?? '{}') as { '@type'?: string })['@type'],
    ),
  }));
  expect(head).toMatchObject({ lang: 'es', description: news!.summary });
  expect(head.title).toContain(news!.title);
  expect(head.data).toContain('NewsArticle');

  // More of the same leads on; nothing but a comment asks who the reader is.
  const more = page
    .getByRole('region', { name: es('content:related') })
    .getByRole('heading')
    .getByRole('link')
    .first();
  const to = await more.textContent();
  await more.click();
  await page.getByRole('heading', { level: 1, name: (to ?? '').trim() }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: news!.title }).waitFor();
  expectQuiet(page);

  const gone = await open({ lang: 'es', width: 390 });
  expect(await go(gone, '/es/newsDetail?id=gone-for-long')).toBe(404);
  await gone
    .getByRole('link', { name: es('content:pageTitle.newsList') })
    .first()
    .click();
  await gone.waitForURL(`**/es${pageTo('newsList')}`);
}, 120_000);
