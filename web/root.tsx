import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  Links,
  type MiddlewareFunction,
  Outlet,
  redirectDocument,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { defaultLang, htmlLang } from '#contract/core/langs.ts';
import { sharesDocument } from '#contract/pages.ts';
import type { Route } from './+types/root.ts';
import './base.css';
import './tokens.css';
import '#web/ui/frame/mantine.css';
import '#web/ui/frame/mantine-variables.css';
import facesOfSite from './fonts.css?inline';
import { Alive } from './features/shell/alive.tsx';
import { Lost } from './features/shell/lost.tsx';
import { KeeperProvider } from './features/following/keeper.tsx';
import { SessionGuard } from './features/shell/session-guard.tsx';
import { Toasts } from './features/shell/toasts.tsx';
import { bound } from '#web/lib/page/follow.ts';
import { guard, gateOf } from '#web/lib/page/guard.ts';
import { hostContext, viewerContext } from '#web/lib/page/host.ts';
import { getTexts } from '#web/lib/text/page-texts.ts';
import { ensureRooms, roomsOf } from '#web/lib/text/i18n.ts';
import { LangContext } from '#web/lib/text/lang.ts';
import { langOfRequest } from '#web/lib/text/page-lang.ts';
import { cookieSchemes, schemeOf } from '#web/lib/page/scheme.ts';
import { NowContext } from '#web/lib/page/now.ts';
import { pageOf } from '#web/lib/page/page-of.ts';
import { ViewerContext } from '#web/lib/page/viewer.ts';
import { theme } from '#web/ui/frame/theme.ts';

export const middleware: MiddlewareFunction<Response>[] = [guard];

/** The page that this document came with. */
const first = import.meta.env.SSR ? undefined : pageOf(location.pathname);

/** Words of the next page are there before it shows; one with another policy comes as a document of its own. */
export const clientMiddleware: MiddlewareFunction[] = [
  async ({ request }, next) => {
    const { pathname, search } = new URL(request.url);
    const page = await pageOf(pathname);
    if (!sharesDocument(await first, page)) {
      const asked = pathname + search;
      throw redirectDocument(bound.to.startsWith(`${asked}#`) ? bound.to : asked);
    }
    const texts = getTexts();
    if (texts) await ensureRooms(texts, roomsOf(page));
    return next();
  },
];

export const loader = ({ request, context }: Route.LoaderArgs) => {
  const viewer = context.get(viewerContext);
  const url = new URL(request.url);
  return {
    ...langOfRequest(request),
    viewer,
    gate: gateOf(url.pathname, viewer),
    scheme: schemeOf(request.headers.get('cookie')),
    demo: context.get(hostContext).demo,
    sms: context.get(hostContext).sms,
    translates: context.get(hostContext).translates,
    origin: context.get(hostContext).origin,
    now: Date.now(),
  };
};

export type RootData = Awaited<ReturnType<typeof loader>>;
export const useRoot = (): RootData | undefined => useRouteLoaderData<typeof loader>('root');

/** Faces stand in the document: in a sheet that comes after the first paint they would make all text be laid out anew. */
const faces = import.meta.env.SSR ? facesOfSite : (document.getElementById('faces')?.textContent ?? '');

/** Sets the system's scheme before the first paint where the reader has chosen none. */
const systemScheme = `if(matchMedia('(prefers-color-scheme: dark)').matches)document.documentElement.dataset.mantineColorScheme='dark'`;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRoot();
  const lang = root?.lang ?? defaultLang;
  const scheme = root?.scheme ?? 'auto';
  return (
    <html
      lang={htmlLang[lang]}
      data-language={lang}
      data-mantine-color-scheme={scheme === 'auto' ? 'light' : scheme}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#15191B" />
        <link rel="preload" href="/fonts/archivo.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <style id="faces" dangerouslySetInnerHTML={{ __html: faces }} />
        {scheme === 'auto' && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: systemScheme }} />}
        <Links />
      </head>
      <body>
        <MantineProvider
          theme={theme}
          withCssVariables={false}
          withGlobalClasses={false}
          defaultColorScheme={scheme}
          colorSchemeManager={cookieSchemes}
          deduplicateInlineStyles
        >
          <NowContext value={root?.now ?? 0}>
            <LangContext value={{ lang, prefix: root?.prefix ?? null }}>
              <ViewerContext value={root?.viewer ?? null}>
                <SessionGuard>
                  <KeeperProvider>{children}</KeeperProvider>
                </SessionGuard>
              </ViewerContext>
            </LangContext>
          </NowContext>
          <Toasts />
        </MantineProvider>
        <Alive />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Lost error={error} />;
}
