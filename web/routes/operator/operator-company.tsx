import { operatorRecords } from '#contract/operator/records.ts';
import { CompanyRecordPage } from '#web/features/operator/records/company-record.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { useText } from '#web/lib/text/lang.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-company.ts';

export const loader = (args: Route.LoaderArgs) => {
  const id = idOf(args.request);
  return orNotFound(id, () => loaderCall(args)(operatorRecords.company, { params: { id: id ?? '' } }));
};

export default function OperatorCompany({ loaderData }: Route.ComponentProps) {
  const text = useText();
  return (
    <>
      <Head title={text(loaderData.name)} />
      <CompanyRecordPage key={loaderData.id} company={loaderData} />
    </>
  );
}
