import type { LoaderFunctionArgs } from 'react-router';
import { sites } from '#contract/sites/calls.ts';
import { SiteEditor } from '#web/features/sites/editor/site-editor.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { viewerContext } from '#web/lib/page/host.ts';
import { orNotFound } from '#web/lib/page/query.ts';
import type { Route } from './+types/site-editor.ts';

export const loader = (args: LoaderFunctionArgs) =>
  orNotFound(args.context.get(viewerContext)?.entId, async (id) => {
    const call = loaderCall(args);
    const [kept, view, versions] = await Promise.all([
      call(sites.draft, { params: { id } }),
      call(sites.index, { params: { id } }),
      call(sites.versions),
    ]);
    return { kept, view, versions };
  });

export default function SiteEditorRoute({ loaderData }: Route.ComponentProps) {
  return <SiteEditor {...loaderData} />;
}
