import { Textarea } from '@mantine/core';
import type { JobDetail } from '#contract/recruitment/applications.ts';
import { jobRule, type JobStep, type PlainJobStep } from '#contract/recruitment/states.ts';
import { chinaDay, chinaDayIn } from '#contract/core/zones/china-day.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useEnds } from '#web/lib/form/use-ends.ts';
import { useNow } from '#web/lib/page/now.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { useOwnTime } from '#web/ui/text/own-time.ts';
import classes from '../recruitment.module.css';
import { InviteForm } from './invite-form.tsx';
import { StepFrame } from './step-frame.tsx';

type Props = { detail: JobDetail; step: JobStep; onClose: () => void };
type Of = Omit<Props, 'step'>;

/** A step that takes a reason at most. */
const PlainForm = ({ detail, step, onClose }: Of & { step: PlainJobStep }) => {
  const { t } = useTranslation('jobs');
  const { reason } = jobRule(step);
  const { id } = detail.row;
  const form = useCallForm({
    endpoint: () => import('#contract/recruitment/applications.ts').then((m) => m.jobApplications.step),
    initial: { reason: '' },
    input: (v) => ({ params: { id }, body: { step, ...(reason && { reason: v.reason }) } }),
    check: (v) => ({ reason: reason && !v.reason.trim() && t('needReason') }),
    ...(reason && { draft: { name: `job.${id}.${step}` } }),
    ...useEnds(onClose),
  });
  return (
    <StepFrame step={step} form={form} onClose={onClose}>
      {reason && (
        <Textarea
          label={t(`reason.${step as 'decline'}`)}
          {...form.input('reason')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={1000}
        />
      )}
    </StepFrame>
  );
};

const OfferForm = ({ detail, onClose }: Of) => {
  const { t } = useTranslation('jobs');
  const { id } = detail.row;
  const form = useCallForm({
    endpoint: () => import('#contract/recruitment/applications.ts').then((m) => m.jobApplications.offer),
    initial: { note: '', until: chinaDayIn(14) },
    input: (v) => ({ params: { id }, body: v }),
    words: { note: t('needOffer') },
    draft: { name: `job.${id}.offer` },
    ...useEnds(onClose),
  });
  return (
    <StepFrame step="offer" form={form} onClose={onClose}>
      <Textarea label={t('offerText')} {...form.input('note')} autosize minRows={4} maxRows={12} maxLength={2000} />
      <DateField label={t('offerUntil')} {...form.field('until')} min={chinaDay()} />
    </StepFrame>
  );
};

const Slot = ({ at, checked, onChoose }: { at: string; checked: boolean; onChoose: () => void }) => {
  const f = useFormat();
  const own = useOwnTime(at);
  return (
    <label>
      <input type="radio" name="slot" value={at} checked={checked} onChange={onChoose} />
      <b className="figure">{f.stamp(at)}</b>
      {own && <span className={classes['quiet']}>{own}</span>}
    </label>
  );
};
const ChooseForm = ({ detail, onClose }: Of) => {
  const { t } = useTranslation('jobs');
  const { id } = detail.row;
  const now = useNow();
  const slots = (detail.interview?.slots ?? []).filter((s) => Date.parse(s) > now);
  const form = useCallForm({
    endpoint: () => import('#contract/recruitment/applications.ts').then((m) => m.jobApplications.choose),
    initial: { slot: slots.length === 1 ? (slots[0] ?? '') : '' },
    input: (v) => ({ params: { id }, body: v }),
    words: { slot: t('needChoice') },
    ...useEnds(onClose),
  });
  return (
    <StepFrame step="choose" form={form} onClose={onClose}>
      <fieldset className={classes['slots']}>
        <legend>{t('slots')}</legend>
        {slots.length ? (
          slots.map((s) => (
            <Slot key={s} at={s} checked={form.values.slot === s} onChoose={() => form.change({ slot: s })} />
          ))
        ) : (
          <p>{t('slotsPast')}</p>
        )}
      </fieldset>
      {form.error('slot') && <p role="alert">{form.error('slot')}</p>}
    </StepFrame>
  );
};

const StepForm = ({ detail, step, onClose }: Props) => {
  if (step === 'invite') return <InviteForm detail={detail} onClose={onClose} />;
  if (step === 'offer') return <OfferForm detail={detail} onClose={onClose} />;
  if (step === 'choose') return <ChooseForm detail={detail} onClose={onClose} />;
  return <PlainForm detail={detail} step={step} onClose={onClose} />;
};

export default StepForm;
