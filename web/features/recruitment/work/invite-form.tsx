import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { JobDetail } from '#contract/recruitment/applications.ts';
import { recruitmentLimits } from '#contract/recruitment/kinds.ts';
import { type InterviewWay, interviewWays } from '#contract/recruitment/states.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useEnds } from '#web/lib/form/use-ends.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { DateTimeField } from '#web/ui/form/date-field.tsx';
import { useSettled } from '#web/lib/page/ready.ts';
import { browserZone } from '#web/lib/text/browser-zone.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import classes from '../recruitment.module.css';
import { StepFrame } from './step-frame.tsx';

const useInvitation = (detail: JobDetail, onClose: () => void) => {
  const { t } = useTranslation('jobs');
  const { id } = detail.row;
  return useCallForm({
    endpoint: () => import('#contract/recruitment/applications.ts').then((m) => m.jobApplications.invite),
    initial: { slots: [''], minutes: '45', way: 'video' as InterviewWay, place: '', note: '' },
    input: (v) => ({
      params: { id },
      body: { ...v, slots: v.slots.filter(Boolean), minutes: Number(v.minutes) },
    }),
    words: { slots: t('needSlot'), place: t('needPlace') },
    draft: { name: `job.${id}.invite` },
    ...useEnds(onClose),
  });
};

/** Moments that the company proposes for an interview. */
export const InviteForm = ({ detail, onClose }: { detail: JobDetail; onClose: () => void }) => {
  const { t } = useTranslation(['jobs', 'common']);
  const form = useInvitation(detail, onClose);
  const { slots, way } = form.values;
  // An interview is held by the clock of whoever invites to it.
  const zone = useSettled() ? browserZone() : undefined;
  return (
    <StepFrame step="invite" form={form} onClose={onClose}>
      <fieldset className={classes['slots']}>
        <legend>{t('slots')}</legend>
        {slots.map((slot, i) => (
          <div key={i} className={classes['slot']}>
            <DateTimeField
              label={t('slotN', { n: i + 1 })}
              name={i ? `slots.${i}` : 'slots'}
              value={slot}
              zone={zone}
              onChange={(at) => form.change({ slots: slots.map((s, k) => (k === i ? at : s)) })}
              error={form.error(`slots.${i}`) ?? (i === 0 ? form.error('slots') : undefined)}
            />
            {slots.length > 1 && (
              <Button variant="default" onClick={() => form.change({ slots: slots.filter((_, k) => k !== i) })}>
                {t('removeSlot', { n: i + 1 })}
              </Button>
            )}
          </div>
        ))}
        {slots.length < recruitmentLimits.slots && (
          <div>
            <Button variant="default" onClick={() => form.change({ slots: [...slots, ''] })}>
              {t('addSlot')}
            </Button>
          </div>
        )}
      </fieldset>
      <div className={classes['pair']}>
        <NumberField label={t('minutes')} {...form.field('minutes')} digits={0} />
        <NativeSelect
          label={t('wayHead')}
          {...form.input('way')}
          data={interviewWays.map((value) => ({ value, label: t(`way.${value}`) }))}
        />
      </div>
      <TextInput label={t(`placeOf.${way}`)} {...form.input('place')} maxLength={300} />
      <Textarea
        label={`${t('note')} · ${t('common:optional')}`}
        {...form.input('note')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={1000}
      />
    </StepFrame>
  );
};
