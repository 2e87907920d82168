import { lazy } from 'react';
import { drafts } from '#contract/drafts/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { confidential } from '#contract/inquiry/confidential.ts';
import { inquirySealing } from '#contract/inquiry/sealing.ts';
import { loadFieldNames } from '#web/features/inquiry/field-names.ts';
import { FieldNamesContext } from '#web/ui/text/requirement-words.ts';
import { QuotePage } from '#web/features/inquiry/supply/quote-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { useMay } from '#web/lib/page/viewer.ts';
import { useText } from '#web/lib/text/lang.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/quote.ts';

// Of a confidential inquiry alone.
const Accepted = lazy(() => import('#web/features/confidential/accepted.tsx'));
const AgreementGate = lazy(() => import('#web/features/confidential/agreement-gate.tsx'));

/** An inquiry by `?id=`, else the best match that is open. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const id = idOf(args.request) ?? (await call(inquiry.businessPage, { query: { size: 1 } })).records[0]?.id;
  const data = await orNotFound(id, (known) => call(inquiry.forSupplier, { params: { id: known } }));
  const [names, draft, agreement, sealing] = await Promise.all([
    loadFieldNames(call, data.parts?.lines.map((l) => l.product) ?? []),
    call(drafts.read, { query: { form: `quote.${data.row.id}` } }),
    data.row.confidential ? call(confidential.agreement, { params: { id: data.row.id } }).catch(() => null) : null,
    data.row.sealed ? call(inquirySealing.read, { params: { id: data.row.id } }) : null,
  ]);
  return { data, names, draft, agreement, sealing };
};

export default function Quote({ loaderData: { data, names, draft, agreement, sealing } }: Route.ComponentProps) {
  const text = useText();
  const maySell = useMay('sell');
  return (
    <FieldNamesContext value={names}>
      <Head title={`${data.row.number} ${text(data.row.title)}`} />
      <QuotePage
        key={data.row.id}
        data={data}
        draft={draft}
        sealing={sealing}
        gate={agreement && <AgreementGate id={data.row.id} agreement={agreement} may={maySell} />}
        accepted={agreement && data.gate === 'none' && <Accepted accepted={agreement.accepted} />}
      />
    </FieldNamesContext>
  );
}
