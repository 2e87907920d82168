import { operatorCarnival } from '#contract/operator/carnival.ts';
import { CampaignsPage } from '#web/features/operator/carnival/campaigns-page.tsx';
import { ClaimsPage } from '#web/features/operator/carnival/claims-page.tsx';
import { WriteCampaign } from '#web/features/operator/carnival/write-campaign.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound, queryOf } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-carnival.ts';

/** All campaigns; by id the form of a draft, or the claims of one that is published. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const id = idOf(args.request);
  const write = new URL(args.request.url).searchParams.has('new');
  const campaign = id
    ? await orNotFound(id, (known) => call(operatorCarnival.detail, { params: { id: known } }))
    : null;
  const place = queryOf(operatorCarnival.list, args.request);
  const claims = campaign?.published
    ? await call(operatorCarnival.claims, { params: { id: campaign.id }, query: place })
    : null;
  const list = campaign || write ? null : await call(operatorCarnival.list, { query: place });
  return { campaign, claims, list };
};

export default function OperatorCarnival({ loaderData: { campaign, claims, list } }: Route.ComponentProps) {
  const page = () => {
    if (list) return <CampaignsPage list={list} />;
    if (campaign && claims) return <ClaimsPage campaign={campaign} claims={claims} />;
    return <WriteCampaign key={campaign?.version} kept={campaign} />;
  };
  return (
    <>
      <Head />
      {page()}
    </>
  );
}
