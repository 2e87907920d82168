import { Textarea } from '@mantine/core';
import type { ApplicationDetail } from '#contract/services/applications.ts';
import { type ApplicationStep, applicationRule, type PlainStep } from '#contract/services/states.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useEnds } from '#web/lib/form/use-ends.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { FinishForm, OfferForm, SendBackForm } from './provider-forms.tsx';
import { RateForm } from './rate-form.tsx';
import { ResubmitForm } from './resubmit-form.tsx';
import { StepFrame } from './step-frame.tsx';

type Props = { detail: ApplicationDetail; step: ApplicationStep | 'rate'; onClose: () => void };

/** A step that takes a reason at most. */
const PlainForm = ({ detail, step, onClose }: Omit<Props, 'step'> & { step: PlainStep }) => {
  const { t } = useTranslation(['serviceWork', 'serviceForm']);
  const { reason } = applicationRule(step);
  const { id } = detail.row;
  const form = useCallForm({
    endpoint: () => import('#contract/services/applications.ts').then((m) => m.serviceApplications.step),
    initial: { reason: '' },
    input: (v) => ({ params: { id }, body: { step, ...(reason && { reason: v.reason }) } }),
    check: (v) => ({ reason: reason && !v.reason.trim() && t('serviceForm:fault.required') }),
    ...(reason && { draft: { name: `service.${id}.${step}` } }),
    ...useEnds(onClose),
  });
  return (
    <StepFrame step={step} form={form} onClose={onClose}>
      {reason && (
        <Textarea label={t('reason')} {...form.input('reason')} autosize minRows={2} maxRows={8} maxLength={500} />
      )}
    </StepFrame>
  );
};

const StepForm = ({ detail, step, onClose }: Props) => {
  if (step === 'offer') return <OfferForm detail={detail} onClose={onClose} />;
  if (step === 'sendBack') return <SendBackForm detail={detail} onClose={onClose} />;
  if (step === 'finish') return <FinishForm detail={detail} onClose={onClose} />;
  if (step === 'resubmit') return <ResubmitForm detail={detail} onClose={onClose} />;
  if (step === 'rate') return <RateForm detail={detail} onClose={onClose} />;
  return <PlainForm detail={detail} step={step} onClose={onClose} />;
};

export default StepForm;
