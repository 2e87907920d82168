import { fairs } from '#contract/fairs/calls.ts';
import { exhibits } from '#contract/fairs/leads/exhibits.ts';
import { pageTo } from '#contract/pages.ts';
import { data } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import { ExhibitPage, NoExhibit } from '#web/features/fairs/exhibit/exhibit-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { queryOf } from '#web/lib/page/query.ts';
import { useText } from '#web/lib/text/lang.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/exhibit.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const exhibit = await call(exhibits.detail, { query: queryOf(exhibits.detail, args.request) }).catch(
    (err: unknown) => {
      if (err instanceof CallError && err.status === 404) throw data(null, 404);
      throw err;
    },
  );
  return exhibit && { exhibit, hall: await call(fairs.hall, { params: { id: exhibit.booth.hall.id } }) };
};

export default function Exhibit({ loaderData }: Route.ComponentProps) {
  const text = useText();
  if (!loaderData)
    return (
      <>
        <Head />
        <NoExhibit />
      </>
    );
  const { exhibit } = loaderData;
  return (
    <>
      <Head
        title={`${text(exhibit.product.name)} · ${text(exhibit.exhibitor.name)} · ${text(exhibit.booth.fair.name)}`}
        description={text(exhibit.booth.headline)}
        canonical={pageTo('exhibit', { booth: exhibit.booth.id, product: exhibit.product.id })}
        share={{ kind: 'product', id: exhibit.product.id }}
      />
      <ExhibitPage {...loaderData} />
    </>
  );
}
