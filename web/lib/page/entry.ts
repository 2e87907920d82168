import type { EntryContext } from 'react-router';
import { defaultLang, type Lang } from '#contract/core/langs.ts';
import { routeId, splitPath } from '#contract/pages.ts';

type Manifest = EntryContext['manifest'];
const narrowed = new WeakMap<Manifest, Map<string, Manifest>>();

/** Ids of the home page's routes, which every document tells the browser of; as `web/routes.ts` gives them. */
const homeOf = (lang: Lang) => [`${lang}:site`, routeId(lang, '/')];

/**
 * The entry with the routes that its document needs, its own and the home page's. The router makes all that it is given anew for
 * each page, and there are two hundred; the browser learns the others when it is idle (`useDiscovery`).
 */
export const withItsRoutes = (entry: EntryContext, pathname: string): EntryContext => {
  const { manifest } = entry;
  const of = narrowed.get(manifest) ?? new Map<string, Manifest>();
  narrowed.set(manifest, of);
  const { prefix } = splitPath(pathname);
  const ids = entry.staticHandlerContext.matches.map((m) => m.route.id);
  const key = [prefix, ...ids].join(' ');
  const all = new Set([...ids, ...homeOf(defaultLang), ...homeOf(prefix ?? defaultLang)]);
  const there = of.get(key) ?? {
    ...manifest,
    routes: Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => all.has(id))),
  };
  of.set(key, there);
  return { ...entry, manifest: there };
};

const escapes: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
const inScript = (text: string) => JSON.stringify(text).replace(/[&><\u2028\u2029]/g, (c) => escapes[c] ?? c);

/** The loaders' data as scripts at the document's end, as the router's own stream writes it; read whole, so that one render is enough. */
export const handOver = async (data: ReadableStream<Uint8Array> | undefined): Promise<string> => {
  if (!data) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of data as unknown as AsyncIterable<Uint8Array>) text += decoder.decode(part, { stream: true });
  const to = 'window.__reactRouterContext.streamController';
  return `<script>${to}.enqueue(${inScript(text + decoder.decode())});</script><script>${to}.close();</script>`;
};
