import { operatorRecords } from '#contract/operator/records.ts';
import { PersonRecordPage } from '#web/features/operator/records/person-record.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-person.ts';

export const loader = (args: Route.LoaderArgs) => {
  const id = idOf(args.request);
  return orNotFound(id, () => loaderCall(args)(operatorRecords.person, { params: { id: id ?? '' } }));
};

export default function OperatorPerson({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head title={loaderData.name || undefined} />
      <PersonRecordPage key={loaderData.id} person={loaderData} />
    </>
  );
}
