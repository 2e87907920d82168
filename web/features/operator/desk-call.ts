import { type Call, CallError } from '#contract/core/client.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { inLanguage, splitPath } from '#contract/pages.ts';
import { keepaliveCall, quietCall } from '#web/lib/call.ts';

/** A session that is gone leads to the desk's own login. */
const orLogin =
  (send: Call): Call =>
  async (e, ...input) => {
    try {
      return await send(e, ...input);
    } catch (err) {
      if (err instanceof CallError && err.status === 401) {
        location.assign(inLanguage(splitPath(location.pathname).prefix, deskPageTo('operatorLogin')));
      }
      throw err;
    }
  };

/** The API for the desk. */
export const deskCall: Call = orLogin(quietCall);
/** For a decision: it arrives also where the tab is closed behind it. */
export const deskAct: Call = orLogin(keepaliveCall);
