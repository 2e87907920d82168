import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { open } from '#contract/core/access.ts';
import { endpoint } from '#contract/core/endpoint.ts';
import { richText } from '#contract/core/rich-text.ts';
import { line } from '#contract/core/schemas.ts';
import { createApi } from '#server/platform/http/api.ts';
import { route } from '#server/platform/http/route.ts';
import { authenticate } from '#server/rooms/identity/index.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';

const article = z.object({
  title: line(1, 60),
  body: richText(500, { required: true }),
  // Checks may be added to it, and it may stand in whatever a call is made of.
  note: z.optional(richText(500).check(z.maxLength(400))),
  parts: z._default(z.array(z.object({ text: z.nullable(richText(500)) })), []),
  by: z.optional(z.record(z.string(), z.union([z.int(), z.object({ html: richText(500) })]))),
});
const write = endpoint({
  method: 'POST',
  path: '/api/test/articles',
  access: open,
  body: article,
  data: z.object({ kept: z.string() }),
});
const read = endpoint({
  method: 'GET',
  path: '/api/test/articles',
  access: open,
  data: article,
});

const bad = '<p onclick="x()">a<script>alert(1)</script></p>';
const good = '<p>a</p>';
let t: TestPlatform;
let api: ReturnType<typeof createApi>;
let given: unknown;
beforeAll(async () => {
  t = await testPlatform({ jobs: false });
  api = createApi(
    t.platform,
    [
      route(write, ({ body }) => {
        given = body;
        return Promise.resolve({ kept: JSON.stringify(body) });
      }),
      // What somebody kept before the rules, or past them.
      route(read, () =>
        Promise.resolve({
          title: bad,
          body: bad,
          note: bad,
          parts: [{ text: bad }, { text: null }],
          by: { a: { html: bad }, b: 1 },
        }),
      ),
    ],
    authenticate,
  );
});

const post = async (body: object) => {
  const res = await api.request(write.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: res.status, answer: (await res.json()) as { data: { fields?: Record<string, string> } } };
};

describe('rich text of a call', () => {
  it('is clean before a room gets it, wherever it stands; other text stays as it is', async () => {
    const { status } = await post({
      title: bad,
      body: bad,
      note: bad,
      parts: [{ text: bad }],
      by: { a: { html: bad }, b: 1 },
    });
    expect(status).toBe(200);
    expect(given).toEqual({
      title: bad,
      body: good,
      note: good,
      parts: [{ text: good }],
      by: { a: { html: good }, b: 1 },
    });
  });

  it('is clean when it is answered, whatever was kept', async () => {
    const { data } = (await (await api.request(read.path)).json()) as { data: unknown };
    expect(data).toEqual({
      title: bad,
      body: good,
      note: good,
      parts: [{ text: good }, { text: null }],
      by: { a: { html: good }, b: 1 },
    });
  });

  it('that is required has to leave something to read, and none is longer than it may be', async () => {
    for (const body of ['', '<p></p>', '<script>alert(1)</script>', '<img src="https://evil.example/a.png">']) {
      const { status, answer } = await post({ title: 'x', body });
      expect(status, body).toBe(400);
      expect(Object.keys(answer.data.fields ?? {}), body).toEqual(['body']);
    }
    const { status, answer } = await post({ title: 'x', body: good, parts: [{ text: `<p>${'a'.repeat(500)}</p>` }] });
    expect([status, Object.keys(answer.data.fields ?? {})]).toEqual([400, ['parts.0.text']]);
  });

  it('is refused at the start where nobody would clean it', () => {
    const shapes = [
      z.tuple([richText(500)]),
      z.object({
        x: z.pipe(richText(500), z.transform(String)),
      }),
    ];
    for (const body of shapes)
      expect(() =>
        createApi(t.platform, [route({ ...write, body }, () => Promise.resolve({ kept: '' }))], authenticate),
      ).toThrow(/rich text can't be cleaned/);
  });
});
