import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { pageAt } from '#contract/pages.ts';
import { createI18n, roomsOf } from '#web/lib/text/i18n.ts';
import { langOfRequest } from '#web/lib/text/page-lang.ts';

export { hostContext } from '#web/lib/page/host.ts';

/** A page as React sees it, with the words it needs. */
export const pageTree = async (request: Request, entry: EntryContext): Promise<ReactElement> => {
  const { lang } = langOfRequest(request);
  const i18n = await createI18n(lang, roomsOf(pageAt(new URL(request.url).pathname)));
  return (
    <I18nextProvider i18n={i18n}>
      <ServerRouter context={entry} url={request.url} />
    </I18nextProvider>
  );
};

/** Renders the whole page before the first byte: complete without script, and a true status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  const tree = await pageTree(request, entry);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('vary', 'cookie, accept-encoding');
  let finalStatus = status;
  return new Promise((done, fail) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      onAllReady() {
        const body = new PassThrough();
        pipe(body);
        text(body).then((html) => done(new Response(html, { status: finalStatus, headers })), fail);
      },
      onShellError: fail,
      onError(error) {
        finalStatus = 500;
        console.error(error);
      },
    });
    setTimeout(abort, 20_000).unref();
  });
}
