import type { LoaderFunctionArgs } from 'react-router';
import { agreements } from '#contract/identity/agreements.ts';
import { legal } from '#contract/legal/calls.ts';
import type { LegalDocument } from '#contract/legal/documents.ts';
import { loaderCall } from '#web/lib/call.ts';
import { viewerContext } from '#web/lib/page/host.ts';
import { orNotFound } from '#web/lib/page/query.ts';

/** A legal text in the version that the address names, else as it is in force; and whether the reader has to agree to it. */
export const loadLegal = async (args: LoaderFunctionArgs, document: LegalDocument) => {
  const call = loaderCall(args);
  const version = new URL(args.request.url).searchParams.get('version') ?? undefined;
  const [text, mine] = await Promise.all([
    orNotFound(document, () => call(legal.read, { params: { document }, query: { version } })),
    args.context.get(viewerContext) ? call(agreements.mine) : null,
  ]);
  const waits = mine?.open.some((o) => o.document === document && o.version === text.version) ?? false;
  return { text, waits };
};
