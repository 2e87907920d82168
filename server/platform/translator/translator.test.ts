import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTranslator } from './index.ts';

const asked: unknown[] = [];
let answer: { status: number; body: string };
let server: Server;
let url = '';
beforeAll(async () => {
  server = createServer((req, res) => {
    let body = '';
    req.on('data', (d: Buffer) => (body += d.toString()));
    req.on('end', () => {
      asked.push([req.url, JSON.parse(body)]);
      res.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => new Promise((done) => server.close(done)));

it('is none without an address', () => {
  expect(createTranslator({}).translate).toBeNull();
});

it('asks once for the same text and says what it was taken for', async () => {
  answer = { status: 200, body: JSON.stringify({ translatedText: '拉挤', detectedLanguage: { language: 'es' } }) };
  const { translate } = createTranslator({ url, key: 'k' });
  expect([await translate!('pultrusión', 'cn'), await translate!('pultrusión', 'cn')]).toEqual([
    { text: '拉挤', from: 'es' },
    { text: '拉挤', from: 'es' },
  ]);
  expect(asked).toEqual([
    ['/translate', { q: 'pultrusión', source: 'auto', target: 'zh', format: 'text', api_key: 'k' }],
  ]);
});

it.each([
  ['an error', 500, '{}'],
  ['no JSON', 200, '<html>'],
  ['another answer', 200, '{"error":"no"}'],
])('throws for %s', async (_, status, body) => {
  answer = { status, body };
  await expect(createTranslator({ url }).translate!(`text ${status}${body}`, 'en')).rejects.toThrow();
});

it('takes Chinese of either name for ours, and other languages for none', async () => {
  const { translate } = createTranslator({ url });
  for (const [language, from] of [
    ['zh-Hans', 'cn'],
    ['de', null],
  ]) {
    answer = { status: 200, body: JSON.stringify({ translatedText: 'x', detectedLanguage: { language } }) };
    expect((await translate!(`in ${language}`, 'en')).from).toBe(from);
  }
});
