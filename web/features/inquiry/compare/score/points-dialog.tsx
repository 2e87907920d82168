import { Button, Textarea } from '@mantine/core';
import { inquiryScoring, maxPointsReason, type PointsView } from '#contract/inquiry/deciding/scoring.ts';
import type { QuotationView } from '#contract/inquiry/schemas.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Modal } from '#web/ui/feedback/modal.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import classes from './score.module.css';

type Props = {
  quotation: QuotationView;
  mine: PointsView | undefined;
  onKept: () => Promise<void>;
  onClose: () => void;
};

/** Points of one's own judgement for a quotation, with a reason; what was given can be taken back. */
const PointsDialog = ({ quotation: q, mine, onKept, onClose }: Props) => {
  const { t } = useTranslation(['scoring', 'common']);
  const text = useText();
  const form = useCallForm({
    endpoint: inquiryScoring.givePoints,
    initial: { points: mine ? String(mine.points) : '', reason: mine?.reason ?? '', back: false },
    input: ({ points, reason, back }) => ({
      params: { id: q.id },
      body: {
        // What is no number is sent as it stands, and asked for.
        points: back ? null : ((points.trim() ? Number(points) : undefined) as number),
        reason: back ? '' : reason,
      },
    }),
    onDone: onKept,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('points.title', { company: text(q.company.name) })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <form {...form.props} className={classes['form']}>
        <NumberField label={t('points.points')} digits={0} {...form.field('points')} error={form.error('points')} />
        <Textarea
          label={t('points.reason')}
          description={t('own')}
          autosize
          minRows={2}
          maxLength={maxPointsReason}
          {...form.input('reason')}
        />
        <p role="alert">{form.fault}</p>
        <div className={classes['acts']}>
          {mine && (
            <Button
              type="submit"
              variant="subtle"
              color="gray"
              disabled={form.busy}
              onClick={() => form.change({ back: true })}
            >
              {t('points.takeBack')}
            </Button>
          )}
          <Button type="submit" loading={form.busy} onClick={() => form.change({ back: false })}>
            {t('points.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
};

export default PointsDialog;
