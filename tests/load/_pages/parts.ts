import { createServer } from 'node:http';
import { createElement as h, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRequestHandler, type EntryContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Inner } from '#server/platform/http/api.ts';
import { createAnswers } from '#server/platform/pages/answers.ts';
import { createPages } from '#server/platform/pages/index.ts';
import { api, build, buildFor, built, entry } from './built.ts';
import { withQuery } from './paths.ts';

/**
 * Milliseconds of processor time that a page takes, by part (`calls` made anew, `loaders` as pages make them, with the answers that
 * are kept; `path` is all but the tree, `after` what follows it), and beside it a plain tree: twenty cards of elements with classes
 * and the statement that finds them. All in one process and by turns, so that what else the machine does falsifies no quotient.
 */
type Row = { id: string; name: { cn: string }; model: string; created_at: Date };
export type Parts = Record<
  'page' | 'calls' | 'loaders' | 'tree' | 'path' | 'after' | 'plainQuery' | 'plainTree',
  number
>;
const pages = createPages(built.platform, api, () => Promise.resolve(build), false);

type Sent = [path: string, init: RequestInit];
const inner = (): Inner => ({ address: '127.0.0.1', shown: new Set() });
const ask = (path: string, init: RequestInit) => api.request(path, init, { inner: inner() });
const answers = createAnswers(api, built.platform.changes);

/** The router and the loaders, without a render: `then` gets what the page would be rendered of. */
const route = async (path: string, sent: Sent[], then: (entry: EntryContext) => Promise<void>) => {
  const its = buildFor(path);
  const watched = {
    ...its,
    entry: {
      module: {
        ...its.entry.module,
        default: async (_r: Request, _s: number, _h: Headers, context: EntryContext) => {
          await then(context);
          return new Response('');
        },
      },
    },
  } as unknown as ServerBuild;
  const answer = answers(inner());
  const send = (p: string, init: RequestInit) => {
    sent.push([p, init]);
    return answer(p, init);
  };
  const context = new RouterContextProvider();
  const host = { send, sendAsVisitor: send, demo: true, origin: 'http://parts', contact: null };
  context.set(entry.hostContext, host as never);
  await createRequestHandler(watched, 'production')(new Request(`http://parts${path}`), context);
};

const card = (r: Row) =>
  h(
    'article',
    { key: r.id, className: 'card' },
    h('div', { className: 'picture' }, h('img', { src: `/pictures/${r.id}.webp`, alt: '', width: 960, height: 720 })),
    h('h2', { className: 'name' }, h('a', { href: `/prodDetail?id=${r.id}`, className: 'link' }, r.name.cn)),
    h('p', { className: 'facts' }, h('span', { className: 'figure' }, r.model)),
    h('p', { className: 'foot' }, h('time', { dateTime: r.created_at.toISOString() }, r.created_at.toDateString())),
  );
const plainRows = async () =>
  (await built.pool.query<Row>('select id, name, model, created_at from products order by created_at desc limit 20'))
    .rows;

const cpu = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
const median = (list: number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

const batch = 6;
let asked = 0;
const measure = async (path: string, rounds: number): Promise<Parts> => {
  const sent: Sent[] = [];
  let tree: ReactElement | undefined;
  await route(path, sent, async (context) => {
    tree = await entry.pageTree(new Request(`http://parts${path}`), {
      ...context,
      serverHandoffStream: undefined,
    } as never);
  });
  const shown = tree;
  if (!shown) throw new Error(`${path} was not rendered`);
  const rows = await plainRows();
  const page = async () => {
    const url = `http://parts${withQuery(path, `fresh=${(asked += 1)}`)}`;
    const c = { req: { url, method: 'GET', raw: new Request(url), header: () => undefined }, env: {} };
    await (await pages(c as never)).arrayBuffer();
  };
  const works: Record<Exclude<keyof Parts, 'after' | 'path'>, () => unknown> = {
    page,
    calls: () => Promise.all(sent.map(async ([p, init]) => (await ask(p, init)).json())),
    loaders: () => route(path, [], () => Promise.resolve()),
    tree: () => renderToString(shown),
    plainQuery: plainRows,
    plainTree: () => renderToString(h('main', { className: 'cards' }, rows.map(card))),
  };
  const got = Object.fromEntries(Object.keys(works).map((k) => [k, [] as number[]]));
  for (let i = 0; i < rounds + 2; i++)
    for (const [name, work] of Object.entries(works)) {
      const ms = await cpu(async () => {
        for (let n = 0; n < batch; n++) await work();
      });
      // The first two rounds wake the engine.
      if (i > 1) got[name]?.push(ms / batch);
    }
  const of = (k: string) => Number(median(got[k] ?? []).toFixed(3));
  const less = (...parts: string[]) =>
    Number(
      Math.max(
        0,
        parts.reduce((n, k) => n - of(k), of('page')),
      ).toFixed(3),
    );
  return {
    page: of('page'),
    calls: of('calls'),
    loaders: of('loaders'),
    tree: of('tree'),
    path: less('tree'),
    after: less('tree', 'loaders'),
    plainQuery: of('plainQuery'),
    plainTree: of('plainTree'),
  };
};

createServer((req, res) => {
  const url = new URL(req.url ?? '/', 'http://parts');
  if (url.pathname === '/readyz') return void res.end('ready');
  return void measure(url.searchParams.get('of') ?? '/', Number(url.searchParams.get('rounds') ?? 20)).then(
    (parts) => res.end(JSON.stringify(parts)),
    (err: Error) => res.writeHead(500).end(err.message),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');
