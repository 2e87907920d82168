import type { LoaderFunctionArgs } from 'react-router';
import { carnival } from '#contract/carnival/calls.ts';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';

/** The campaign of an address: without an id the one that is open, else the next, else the last; null where there is none. */
export const loadCampaign = async (args: LoaderFunctionArgs) => {
  const call = loaderCall(args);
  const given = idOf(args.request);
  const { records } = given ? { records: [] } : await call(carnival.page, { query: { size: 100 } });
  const id =
    given ??
    records.find((c) => c.phase === 'open')?.id ??
    records.findLast((c) => c.phase === 'coming')?.id ??
    records[0]?.id;
  return id ? orNotFound(id, (known) => call(carnival.detail, { params: { id: known } })) : null;
};
