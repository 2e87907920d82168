import { expect, inject, it } from 'vitest';

const base = inject('baseUrl');

it('pages say their language, know a weak ETag again, and have the icons that browsers ask for by name', async () => {
  for (const [path, lang] of [
    ['/', 'zh'],
    ['/en', 'en'],
    ['/es/moreInquiry.html', 'es'],
  ] as const) {
    const again = async () => {
      const res = await fetch(base + path);
      expect(res.headers.get('content-language'), path).toMatch(new RegExp(`^${lang}`));
      const etag = res.headers.get('etag') ?? '';
      return (await fetch(base + path, { headers: { 'if-none-match': `"x", W/${etag}` } })).status;
    };
    // What another test writes between the two makes another page of it.
    await expect.poll(again, { message: path }).toBe(304);
  }
  for (const path of [
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/manifest.webmanifest',
    '/icon-192.png',
    '/icon-512.png',
  ])
    expect((await fetch(base + path)).status, path).toBe(200);
  const missing = await fetch(`${base}/assets/gone-12345678.js`);
  expect([missing.status, (await missing.text()).length]).toEqual([404, 3]);
});
