import { operatorConferences } from '#contract/conferences/desk.ts';
import { dictionary } from '#contract/dictionary/calls.ts';
import { WriteConference } from '#web/features/operator/conferences/write-conference.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-conference.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const given = idOf(args.request);
  const [fields, kept, people] = await Promise.all([
    call(dictionary.tree, { params: { type: 'ent_field' } }),
    given ? orNotFound(given, (id) => call(operatorConferences.one, { params: { id } })) : null,
    given ? orNotFound(given, (id) => call(operatorConferences.participants, { params: { id } })) : [],
  ]);
  return { fields, kept, people };
};

export default function OperatorConference({ loaderData }: Route.ComponentProps) {
  const { kept } = loaderData;
  return (
    <>
      <Head />
      <WriteConference key={kept ? `${kept.id}.${kept.version}` : 'new'} {...loaderData} />
    </>
  );
}
