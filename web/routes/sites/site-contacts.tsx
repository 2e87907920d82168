import type { LoaderFunctionArgs } from 'react-router';
import { sites } from '#contract/sites/calls.ts';
import { ContactsPage } from '#web/features/sites/editor/contacts-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { viewerContext } from '#web/lib/page/host.ts';
import { orNotFound } from '#web/lib/page/query.ts';
import type { Route } from './+types/site-contacts.ts';

export const loader = (args: LoaderFunctionArgs) =>
  orNotFound(args.context.get(viewerContext)?.entId, async (id) => {
    const call = loaderCall(args);
    const [contacts, { slug }, platform] = await Promise.all([
      call(sites.contacts, { params: { id } }),
      call(sites.isIndex, { query: { id } }),
      call(sites.salesContact),
    ]);
    return { contacts, slug, platform };
  });

export default function SiteContacts({ loaderData }: Route.ComponentProps) {
  return <ContactsPage {...loaderData} />;
}
