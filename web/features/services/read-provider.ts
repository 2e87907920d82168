import type { Call } from '#contract/core/client.ts';
import { services } from '#contract/services/calls.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';

/** The provider that an address names, else the one with most offers; null while there is none. */
export const readProvider = async (request: Request, call: Call) => {
  const id = idOf(request) ?? (await call(services.kinds)).providers[0]?.id;
  return id ? orNotFound(id, (known) => call(services.provider, { params: { id: known } })) : null;
};
