import { createHash } from 'node:crypto';
import { expect, inject, it, vi } from 'vitest';
import { inquiry } from '#contract/inquiry/calls.ts';
import { makeCall } from '#contract/core/client.ts';
import { inquiryInput } from '#tests/world/inquiries.ts';
import { buyer } from '#tests/world/people.ts';
import { useDatabase } from '../harness/database.ts';

const { platform } = useDatabase();
const baseUrl = inject('baseUrl');
const get = (path: string, headers: Record<string, string> = {}) => fetch(baseUrl + path, { headers });

it('a change is on the very next page of a visitor, and the page is kept in between', async () => {
  const person = await buyer(platform);
  const call = makeCall((path, init) =>
    fetch(baseUrl + path, { ...init, headers: { ...init.headers, authorization: `Bearer ${person.token}` } }),
  );
  const title = `保存页 ${person.userId}`;
  const before = await get('/moreInquiry.html');
  expect((await before.text()).includes(title)).toBe(false);
  const { id } = await call(inquiry.publish, { body: inquiryInput({ title }) });
  const next = await get('/moreInquiry.html');
  expect((await next.text()).includes(title)).toBe(true);
  expect(next.headers.get('etag')).not.toBe(before.headers.get('etag'));
  await call(inquiry.withdraw, { params: { id }, body: {} });
  expect((await (await get('/moreInquiry.html')).text()).includes(title)).toBe(false);
});

it('what a visitor has already is not sent again', async () => {
  // Other tests publish meanwhile, and every change makes the page anew.
  let etag = '';
  const again = await vi.waitFor(
    async () => {
      etag = (await get('/')).headers.get('etag') ?? '';
      const res = await get('/', { 'if-none-match': etag });
      expect(res.status).toBe(304);
      return res;
    },
    { timeout: 10_000 },
  );
  expect((await again.text()).length).toBe(0);
  const other = await get('/', { 'if-none-match': etag, cookie: 'language=es' });
  expect([other.status, other.headers.get('content-security-policy')?.includes("'sha256-")]).toEqual([200, true]);
});

it('keeps what every visitor would get, whoever asked first and however', async () => {
  const person = await buyer(platform);
  const odd = { authorization: `Bearer ${person.token}`, 'x-lang': 'es', cookie: 'other=1', range: 'bytes=0-10' };
  for (const [n, first] of [{ method: 'HEAD' }, { headers: odd }].entries()) {
    const path = `/moreInquiry.html?sort=deadline&asked=${n}${person.userId}`;
    const asked = await fetch(baseUrl + path, first);
    await asked.text();
    const html = await (await get(path)).text();
    expect([asked.status, html.includes('</html>'), /<html[^>]*lang="zh/.test(html)]).toEqual([200, true, true]);
    expect(html).toContain('询盘');
  }
});

it('a member gets pages of their own, never kept ones', async () => {
  const person = await buyer(platform);
  await get('/');
  const mine = await get('/', { cookie: `xtoken=${person.token}` });
  expect(mine.headers.get('etag')).toBeNull();
  expect((await mine.text()).includes(person.userId)).toBe(true);
  expect((await (await get('/')).text()).includes(person.userId)).toBe(false);
});

it('each inline script is named by its hash and nothing else may run', async () => {
  for (const cookie of ['', `xtoken=${(await buyer(platform)).token}`]) {
    const res = await get('/moreInquiry.html', { cookie });
    const policy = /script-src ([^;]*)/.exec(res.headers.get('content-security-policy') ?? '')?.[1] ?? '';
    const codes = [...(await res.text()).matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
    expect(codes.length).toBeGreaterThan(3);
    for (const [, code = ''] of codes)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    expect(policy).not.toMatch(/unsafe|nonce/);
  }
});

it('a page of the build is shaped: rules inside, scripts behind the first paint, text files packed ahead', async () => {
  const html = await (await get('/')).text();
  expect(html).toMatch(/<style data-first="">[^<]*\.[\w-]+\{/);
  expect(html).not.toMatch(/<link rel="stylesheet"(?![^>]*media="print")/);
  expect(html).not.toContain('<script type="module"');
  const sheet = /href="(\/assets\/root-[^"]+\.css)"/.exec(html)?.[1] ?? '';
  const packed = await get(sheet, { 'accept-encoding': 'br' });
  expect([packed.headers.get('content-encoding'), packed.headers.get('cache-control')]).toEqual([
    'br',
    'public, max-age=31536000, immutable',
  ]);
});
