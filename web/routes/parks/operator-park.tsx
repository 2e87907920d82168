import { dictionary } from '#contract/dictionary/calls.ts';
import { operatorParks } from '#contract/parks/desk.ts';
import { WritePark } from '#web/features/operator/parks/write-park.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-park.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const given = idOf(args.request);
  const [fields, kept] = await Promise.all([
    call(dictionary.tree, { params: { type: 'ent_field' } }),
    given ? orNotFound(given, (id) => call(operatorParks.one, { params: { id } })) : null,
  ]);
  return { fields, kept };
};

export default function OperatorPark({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <WritePark key={loaderData.kept?.id ?? 'new'} {...loaderData} />
    </>
  );
}
