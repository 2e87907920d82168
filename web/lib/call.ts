import { data, type RouterContextProvider } from 'react-router';
import { type Call, CallError, makeCall } from '#contract/core/client.ts';
import type { Envelope } from '#contract/core/errors.ts';
import type { Lang } from '#contract/core/langs.ts';
import { hostContext } from './page/host.ts';
import { getTexts } from './text/page-texts.ts';
import { langOfRequest } from './text/page-lang.ts';

type LoaderArgs = { request: Request; context: Readonly<RouterContextProvider> };
const inside = (args: LoaderArgs, as: 'send' | 'sendAsVisitor'): Call => {
  const { lang } = langOfRequest(args.request);
  const host = args.context.get(hostContext);
  return makeCall(async (path, init) => {
    const headers = { ...(init.headers as Record<string, string>), 'x-lang': lang };
    const answer = await host[as](path, { ...init, headers });
    // Whoever asks too often is answered as the call was: by a page that is refused, not by one that is broken.
    if (answer.status === 429)
      throw data({ wait: answer.headers.get('retry-after'), said: ((await answer.json()) as Envelope<null>).msg }, 429);
    return answer;
  });
};

/** The API for a loader: in-process, as the reader, in the page's language. */
export const loaderCall = (args: LoaderArgs): Call => inside(args, 'send');
/** The same for what is everybody's, whoever reads: answered as to a visitor, and kept for a moment. */
export const loaderCallForAll = (args: LoaderArgs): Call => inside(args, 'sendAsVisitor');

let pageLang: Lang = 'cn';
export const setCallLang = (lang: Lang): void => {
  pageLang = lang;
};

/** Asked when a call finds the session gone: shows the login popup; true when the person has logged in again. */
let askLogin: () => Promise<boolean> = () => Promise.resolve(false);
export const renewSession = (): Promise<boolean> => askLogin();
export const uploadLang = (): Lang => pageLang;
export const onSessionGone = (ask: () => Promise<boolean>): void => {
  askLogin = ask;
};

/** What a reader can act on where no answer came, or one that is not ours (a proxy's page). */
const silent = (status: number, key: 'offline' | 'failed') =>
  new CallError(status, { code: 1, msg: getTexts()?.of('common')(key) ?? '', data: { error: `common.${key}` } });

const over = (more: RequestInit): Call =>
  makeCall(async (path, init) => {
    const answer = await fetch(path, {
      ...init,
      ...more,
      headers: { ...(init.headers as Record<string, string>), 'x-lang': pageLang },
      signal: AbortSignal.timeout(120_000),
    }).catch(() => {
      throw silent(0, navigator.onLine ? 'failed' : 'offline');
    });
    if (!answer.headers.get('content-type')?.includes('json')) throw silent(answer.status, 'failed');
    return answer;
  });
const once = over({});

/** For work in the background: a session that is gone is no reason to interrupt the reader. */
export const quietCall: Call = once;
/** The same for a small act that must arrive, also where the page is left or closed at that moment. */
export const keepaliveCall: Call = over({ keepalive: true });

/** The API in the browser. A session that is gone is renewed in the popup and the call goes on: nothing typed is lost. */
export const call: Call = async (e, ...input) => {
  try {
    return await once(e, ...input);
  } catch (err) {
    const gone = err instanceof CallError && err.status === 401 && err.code === 2;
    if (!gone || !(await askLogin())) throw err;
    return once(e, ...input);
  }
};

/** A refusal as a form shows it: beside the fields that it names, else above the button. */
export const faultsOf = (err: unknown): Record<string, string> => {
  const fields = err instanceof CallError ? err.fields : {};
  return Object.keys(fields).length ? { ...fields } : { form: (err as Error).message };
};
