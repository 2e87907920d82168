import { Radio, Textarea } from '@mantine/core';
import { type Criterion, criteria, orderRatings, ratingDays } from '#contract/order/ratings.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './dialogs.module.css';
import { FormDialog } from './form-dialog.tsx';
import type { DialogProps } from './step-dialogs.tsx';
import { useEnds } from './use-dialog-form.ts';

const steps = [1, 2, 3, 4, 5] as const;

/** Rates the other side by each criterion of one's own side. */
export const RateDialog = ({ detail, onClose }: DialogProps) => {
  const { t } = useTranslation('order');
  const own: readonly Criterion[] = criteria[detail.row.party];
  const form = useCallForm({
    endpoint: orderRatings.rate,
    initial: { scores: {} as Partial<Record<Criterion, number>>, text: '' },
    input: ({ scores, text }) => ({
      params: { id: detail.row.id },
      body: {
        scores: own.flatMap((criterion) => {
          const score = scores[criterion];
          return score ? [{ criterion, score }] : [];
        }),
        ...(text.trim() && { text }),
      },
    }),
    check: ({ scores }) => ({ form: own.some((c) => !scores[c]) && t('rating.choose') }),
    draft: { name: `rate.${detail.row.id}` },
    ...useEnds(onClose),
  });
  return (
    <FormDialog title={t('act.rate')} act={t('rating.send')} form={form} onClose={onClose}>
      <p className={classes['quiet']}>{t('rating.hint', { days: ratingDays.shownAfter })}</p>
      {own.map((c) => (
        <Radio.Group
          key={c}
          label={t(`rating.criterion.${c}`)}
          value={String(form.values.scores[c] ?? '')}
          onChange={(v) => form.change({ scores: { ...form.values.scores, [c]: Number(v) } })}
        >
          <div className={classes['scores']}>
            {steps.map((n) => (
              <Radio key={n} value={String(n)} label={String(n)} aria-label={t('rating.of', { n })} />
            ))}
          </div>
        </Radio.Group>
      ))}
      <Textarea {...form.input('text')} label={t('rating.text')} autosize minRows={3} maxLength={1000} />
    </FormDialog>
  );
};

type About = { ratingId: string; onClose: () => void };

/** The one answer to a rating about one's own side. */
export const ReplyDialog = ({ ratingId, onClose }: About) => {
  const { t } = useTranslation('order');
  const form = useCallForm({
    endpoint: orderRatings.reply,
    initial: { text: '' },
    input: ({ text }) => ({ params: { id: ratingId }, body: { text } }),
    draft: { name: `reply.${ratingId}` },
    ...useEnds(onClose),
  });
  return (
    <FormDialog title={t('rating.reply')} act={t('rating.reply')} form={form} onClose={onClose}>
      <Textarea
        {...form.input('text')}
        label={t('rating.replyText')}
        autosize
        minRows={3}
        maxLength={1000}
        data-autofocus
      />
    </FormDialog>
  );
};
