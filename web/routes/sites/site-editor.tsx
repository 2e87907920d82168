import type { LoaderFunctionArgs } from 'react-router';
import { companyAddress } from '#contract/enterprise/address.ts';
import { dictionary } from '#contract/dictionary/calls.ts';
import { sites } from '#contract/sites/calls.ts';
import { SiteEditor } from '#web/features/sites/editor/site-editor.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { viewerContext } from '#web/lib/page/host.ts';
import { orNotFound } from '#web/lib/page/query.ts';
import { labelOf } from '#web/lib/text/dict.ts';
import { langOfRequest } from '#web/lib/text/page-lang.ts';
import type { Route } from './+types/site-editor.ts';

export const loader = (args: LoaderFunctionArgs) =>
  orNotFound(args.context.get(viewerContext)?.entId, async (id) => {
    const call = loaderCall(args);
    const { lang } = langOfRequest(args.request);
    const [kept, view, versions, address, tree] = await Promise.all([
      call(sites.draft, { params: { id } }),
      call(sites.index, { params: { id } }),
      call(sites.versions),
      call(companyAddress.read),
      call(dictionary.tree, { params: { type: 'process_type' } }),
    ]);
    const processes = tree
      .flatMap((g) => (g.children?.length ? g.children : [g]))
      .map((i) => ({ value: i.value, label: labelOf(i, lang) }));
    return { kept, view, versions, address, processes };
  });

export default function SiteEditorRoute({ loaderData }: Route.ComponentProps) {
  return <SiteEditor {...loaderData} />;
}
