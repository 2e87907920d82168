import { inquiry } from '#contract/inquiry/calls.ts';
import { inquirySealing } from '#contract/inquiry/sealing.ts';
import { ComparePage } from '#web/features/inquiry/compare/compare-page.tsx';
import { loadFieldNames } from '#web/features/inquiry/field-names.ts';
import { FieldNamesContext } from '#web/ui/text/requirement-words.ts';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { useText } from '#web/lib/text/lang.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/compare-quotations.ts';

/** My inquiry by `?id=`, else my newest. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const id =
    idOf(args.request) ?? (await call(inquiry.ownPage, { query: {} })).records.find((r) => r.state !== 'draft')?.id;
  const data = await orNotFound(id, (known) => call(inquiry.own, { params: { id: known } }));
  const released = new URL(args.request.url).searchParams.has('released');
  const sealing = data.row.sealed ? await call(inquirySealing.read, { params: { id: data.row.id } }) : null;
  return {
    data,
    sealing,
    released,
    names: await loadFieldNames(
      call,
      data.parts.lines.map((l) => l.product),
    ),
  };
};

export default function Compare({ loaderData: { data, sealing, names, released } }: Route.ComponentProps) {
  const text = useText();
  return (
    <FieldNamesContext value={names}>
      <Head title={`${data.row.number} ${text(data.row.title)}`} />
      <ComparePage key={data.row.id} data={data} sealing={sealing} released={released} />
    </FieldNamesContext>
  );
}
