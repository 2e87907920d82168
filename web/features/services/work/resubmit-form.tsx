import type { ApplicationDetail } from '#contract/services/applications.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useEnds } from '#web/lib/form/use-ends.ts';
import { FormFields, type Papers } from '../apply/form-fields.tsx';
import { idsOf, useFormFaults } from '../apply/use-faults.ts';
import { StepFrame } from './step-frame.tsx';

/** The same form with what was sent, to be put right. */
export const ResubmitForm = ({ detail, onClose }: { detail: ApplicationDetail; onClose: () => void }) => {
  const { row } = detail;
  const faultsOf = useFormFaults();
  const form = useCallForm({
    endpoint: () => import('#contract/services/applications.ts').then((m) => m.serviceApplications.resubmit),
    initial: {
      values: detail.values,
      papers: Object.fromEntries(detail.papers.map((p) => [p.key, p.files])) as Papers,
    },
    input: (v) => ({ params: { id: row.id }, body: { values: v.values, papers: idsOf(v.papers) } }),
    check: (v) => faultsOf(row.kind, v.values, v.papers),
    draft: { name: `service.${row.id}.again` },
    ...useEnds(onClose),
  });
  return (
    <StepFrame step="resubmit" form={form} onClose={onClose}>
      <FormFields
        kind={row.kind}
        values={form.values.values}
        papers={form.values.papers}
        errorOf={form.error}
        onValues={(values) => form.change({ values })}
        onPapers={(papers) => form.change({ papers })}
      />
    </StepFrame>
  );
};
