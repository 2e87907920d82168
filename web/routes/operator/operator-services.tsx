import { operatorServices } from '#contract/services/desk.ts';
import { offerStates } from '#contract/services/kinds.ts';
import { applicationStates } from '#contract/services/states.ts';
import { DeskServicesPage } from '#web/features/operator/services/services-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { currentOf } from '#web/lib/page/current.ts';
import { orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-services.ts';

/** Applications in a state, with the one that the address names; or offers. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const asked = new URL(args.request.url).searchParams;
  const current = currentOf(asked);
  if (asked.get('view') === 'offers') {
    const state = offerStates.find((s) => s === asked.get('state'));
    const query = { current, size: 20, ...(state && { state }) };
    const offers = await call(operatorServices.offers, { query });
    return { applications: null, application: null, offers, state };
  }
  const state = applicationStates.find((s) => s === asked.get('state'));
  const id = asked.get('id');
  const [applications, application] = await Promise.all([
    call(operatorServices.applications, { query: { current, size: 20, ...(state && { state }) } }),
    id === null ? null : orNotFound(id, (one) => call(operatorServices.application, { params: { id: one } })),
  ]);
  return { applications, application, offers: null, state };
};

export default function OperatorServices({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <DeskServicesPage {...loaderData} />
    </>
  );
}
