import { Radio, Textarea } from '@mantine/core';
import type { ApplicationDetail } from '#contract/services/applications.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useEnds } from '#web/lib/form/use-ends.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from '../services.module.css';
import { StepFrame } from './step-frame.tsx';

/** How the work was, once. */
export const RateForm = ({ detail: { row }, onClose }: { detail: ApplicationDetail; onClose: () => void }) => {
  const { t } = useTranslation(['serviceWork', 'common']);
  const form = useCallForm({
    endpoint: () => import('#contract/services/applications.ts').then((m) => m.serviceApplications.rate),
    initial: { stars: '', note: '' },
    input: (v) => ({
      params: { id: row.id },
      body: { stars: Number(v.stars), ...(v.note.trim() && { note: v.note }) },
    }),
    check: (v) => ({ stars: !v.stars && t('needStars') }),
    draft: { name: `service.${row.id}.rate` },
    ...useEnds(onClose),
  });
  return (
    <StepFrame step="rate" form={form} onClose={onClose}>
      <Radio.Group
        label={t('stars')}
        value={form.values.stars}
        onChange={(stars) => form.change({ stars })}
        error={form.error('stars')}
      >
        <div className={classes['stars']}>
          {(['1', '2', '3', '4', '5'] as const).map((n) => (
            <Radio key={n} value={n} label={t(`star.${n}`)} mt={8} />
          ))}
        </div>
      </Radio.Group>
      <Textarea
        label={`${t('rateNote')} · ${t('common:optional')}`}
        {...form.input('note')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={500}
      />
    </StepFrame>
  );
};
