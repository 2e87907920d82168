import { Textarea } from '@mantine/core';
import type { SampleDetail } from '#contract/sample/calls.ts';
import { type PlainSampleStep, sampleRule, type SampleStep } from '#contract/sample/states.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useEnds } from '#web/lib/form/use-ends.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { EvaluateForm, OfferForm, SendForm } from './answer-forms.tsx';
import { StepFrame } from './step-frame.tsx';

type Props = { detail: SampleDetail; step: SampleStep; onClose: () => void };

/** A step that takes a reason at most. */
const PlainForm = ({ detail, step, onClose }: Props & { step: PlainSampleStep }) => {
  const { t } = useTranslation('sample');
  const { reason } = sampleRule(step);
  const { id } = detail.row;
  const form = useCallForm({
    endpoint: () => import('#contract/sample/calls.ts').then((m) => m.sample.step),
    initial: { reason: '' },
    input: (v) => ({ params: { id }, body: { step, ...(reason && { reason: v.reason }) } }),
    ...(reason && { draft: { name: `sample.${id}.${step}` } }),
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
  const { row } = detail;
  if (step === 'offer') return <OfferForm row={row} onClose={onClose} />;
  if (step === 'send') return <SendForm row={row} onClose={onClose} />;
  if (step === 'evaluate') return <EvaluateForm row={row} onClose={onClose} />;
  return <PlainForm detail={detail} step={step} onClose={onClose} />;
};

export default StepForm;
