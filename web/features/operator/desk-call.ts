import { CallError } from '#contract/core/client.ts';
import { type Call } from '#contract/core/client.ts';
import { quietCall } from '#web/lib/call.ts';

/** The API for the desk: a session that is gone leads to the desk's own login. */
export const deskCall: Call = async (e, ...input) => {
  try {
    return await quietCall(e, ...input);
  } catch (err) {
    if (err instanceof CallError && err.status === 401) {
      const prefix = /^\/(en|es)(?=\/)/.exec(location.pathname)?.[0] ?? '';
      location.assign(`${prefix}/operator/login`);
    }
    throw err;
  }
};
