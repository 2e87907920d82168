import { confidential } from '#contract/inquiry/confidential.ts';
import { ConfidentialityPage } from '#web/features/confidential/confidentiality-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound, queryOf, readPage } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { unlessLooks } from '#web/ui/list/list-address.ts';
import type { Route } from './+types/confidentiality.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const data = await orNotFound(idOf(args.request), (id) => call(confidential.admitted, { params: { id } }));
  const params = { id: data.inquiry.id };
  const views = await readPage(queryOf(confidential.views, args.request), (query) =>
    call(confidential.views, { params, query }),
  );
  return { data, views };
};

export const shouldRevalidate = unlessLooks;

export default function Confidentiality({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <ConfidentialityPage {...loaderData} />
    </>
  );
}
