import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageAt } from '#contract/all-pages.ts';
import type { PageRule } from '#contract/pages.ts';
import type { Lang } from '#contract/core/langs.ts';
import { handOver, withItsRoutes } from '#web/lib/page/entry.ts';
import { hostContext } from '#web/lib/page/host.ts';
import { textsAddress } from '#web/lib/text/files.ts';
import { loadTexts, roomsOf } from '#web/lib/text/i18n.ts';
import { langOfRequest } from '#web/lib/text/page-lang.ts';
import type { Texts } from '#web/lib/text/texts.ts';
import { WordsContext } from '#web/lib/text/words.ts';

export { hostContext } from '#web/lib/page/host.ts';

/** A language's words for a set of files; rendering changes nothing of them. */
const words = new Map<string, Promise<Texts>>();
const wordsOf = (lang: Lang, page: PageRule | undefined): Promise<Texts> => {
  const rooms = roomsOf(page);
  const key = [lang, ...rooms].join(' ');
  const there = words.get(key) ?? loadTexts(lang, rooms);
  words.set(key, there);
  return there;
};

/** The page's words travel beside its scripts; asked for by the scripts alone, they came one way later. */
const preloads = (lang: Lang, page: PageRule | undefined): string =>
  roomsOf(page)
    .map((file) => textsAddress(lang, file))
    .filter(Boolean)
    .map((href) => `<link rel="modulepreload" href="${href}">`)
    .join('');

/** A page as React sees it, with the words it needs. */
export const pageTree = async (request: Request, entry: EntryContext): Promise<ReactElement> => {
  const { pathname } = new URL(request.url);
  const texts = await wordsOf(langOfRequest(request).lang, pageAt(pathname));
  return (
    <WordsContext value={texts}>
      <ServerRouter context={withItsRoutes(entry, pathname)} url={request.url} />
    </WordsContext>
  );
};

/** What React leaves where a part was not there yet, or failed. */
const unfinished = '<!--$!-->';

/** The slower way: waits for what comes late. @returns undefined where a part failed */
const renderWhole = (tree: ReactElement): Promise<{ html: string; failed: boolean }> =>
  new Promise((done, fail) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(tree, {
      // Large parts stay where they stand: without a script nobody would put them there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough();
        pipe(body);
        text(body).then((html) => done({ html, failed }), fail);
      },
      onShellError: fail,
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
    setTimeout(abort, 20_000).unref();
  });

/** Seconds until a reader who asked too often may ask again, where the page is refused to them. */
const waitOf = (entry: EntryContext): string | null | undefined => {
  const refused = Object.values(entry.staticHandlerContext.errors ?? {}).find(
    (e) => isRouteErrorResponse(e) && e.status === 429,
  );
  return (refused?.data as { wait?: string | null } | undefined)?.wait;
};

/** Renders the whole page before the first byte: complete without script, and a true status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { serverHandoffStream: data, ...rest } = entry;
  const tree = await pageTree(request, rest);
  let html = `<!DOCTYPE html>${renderToString(tree)}`;
  let failed = false;
  // Parts that load late are there after the first time; until then, and where one fails, the page is rendered in pieces.
  if (html.includes(unfinished)) ({ html, failed } = await renderWhole(tree));
  const words = preloads(langOfRequest(request).lang, pageAt(new URL(request.url).pathname));
  const scripts = `${words}${await handOver(data)}`;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('vary', 'cookie, accept-encoding');
  const wait = waitOf(rest);
  if (wait) headers.set('retry-after', wait);
  const end = html.lastIndexOf('</body>');
  const page = `${html.slice(0, end)}${scripts}${html.slice(end)}`;
  context.get(hostContext).html = page;
  return new Response(null, { status: failed ? 500 : status, headers });
}
