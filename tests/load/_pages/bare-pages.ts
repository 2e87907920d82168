import { createServer } from 'node:http';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRequestHandler, type EntryContext, RouterContextProvider, type ServerBuild } from 'react-router';
import { api, buildFor, built, entry } from './built.ts';
import { measuredPages } from './paths.ts';

/**
 * The same pages without a platform: the statements that a page asks, sent by `pg`, and the same tree by renderToString.
 * Both are taken down from one real rendering: no routing, access, validation, presenting or packing is done again.
 */
type Statement = [text: unknown, values: unknown];

const takeDown = async (path: string) => {
  const statements: Statement[] = [];
  const { pool } = built;
  const ask = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  Object.assign(pool, {
    query: (...args: unknown[]) => {
      statements.push([args[0], args[1]]);
      return ask(...args);
    },
  });
  let tree: ReactElement | undefined;
  const request = new Request(`http://bare${path}`);
  const its = buildFor(path);
  const watched = {
    ...its,
    entry: {
      module: {
        ...its.entry.module,
        default: async (_r: Request, _s: number, _h: Headers, context: EntryContext) => {
          tree = await entry.pageTree(request, { ...context, serverHandoffStream: undefined } as never);
          return new Response('taken down');
        },
      },
    },
  } as unknown as ServerBuild;
  const context = new RouterContextProvider();
  const send = (p: string, init: RequestInit) =>
    api.request(p, init, { inner: { address: '127.0.0.1', shown: new Set() } });
  context.set(entry.hostContext, {
    send,
    sendAsVisitor: send,
    demo: true,
    origin: 'http://bare',
  } as never);
  await createRequestHandler(watched, 'production')(request, context);
  Object.assign(pool, { query: ask });
  if (!tree) throw new Error(`${path} was not rendered`);
  return { tree, statements };
};

const pages = new Map<string, Awaited<ReturnType<typeof takeDown>>>();
for (const path of measuredPages) pages.set(path, await takeDown(path));

const server = createServer((req, res) => {
  const url = new URL(req.url ?? '/', 'http://bare');
  url.searchParams.delete('fresh');
  const page = pages.get(url.pathname + url.search);
  if (!page) {
    res.writeHead(404).end();
    return;
  }
  void Promise.all(page.statements.map(([text, values]) => built.pool.query(text as string, values as unknown[]))).then(
    () => {
      res.setHeader('content-type', 'text/html; charset=utf-8');
      res.end(`<!DOCTYPE html>${renderToString(page.tree)}`);
    },
  );
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
