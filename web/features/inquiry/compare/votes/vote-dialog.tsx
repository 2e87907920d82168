import { Button, Radio, Textarea } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { inquiryComparing, maxVoteReason, voteChoices, type VoteView } from '#contract/inquiry/comparing.ts';
import type { QuotationView } from '#contract/inquiry/schemas.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Modal } from '#web/ui/feedback/modal.tsx';
import classes from './votes.module.css';

type Props = { quotation: QuotationView; mine: VoteView | undefined; onClose: () => void };
type Choice = (typeof voteChoices)[number];

const useVoteForm = ({ quotation: q, mine, onClose }: Props) => {
  const { revalidate } = useRevalidator();
  return useCallForm({
    endpoint: inquiryComparing.vote,
    initial: { choice: (mine?.choice ?? 'for') as Choice | null, reason: mine?.reason ?? '' },
    input: ({ choice, reason }) => ({ params: { id: q.id }, body: { choice, ...(reason.trim() && { reason }) } }),
    onDone: async () => {
      await revalidate();
      onClose();
    },
  });
};

/** For or against a quotation, with a reason if one likes; what was said can be taken back. */
const VoteDialog = ({ quotation: q, mine, onClose }: Props) => {
  const { t } = useTranslation(['compare', 'common']);
  const text = useText();
  const form = useVoteForm({ quotation: q, mine, onClose });
  const { values, change, busy } = form;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('votes.title', { company: text(q.company.name) })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <form {...form.props} className={classes['form']}>
        <Radio.Group
          label={t('votes.choice')}
          value={values.choice ?? ''}
          onChange={(v) => change({ choice: v as Choice })}
        >
          <div className={classes['choices']}>
            {voteChoices.map((choice) => (
              <Radio key={choice} value={choice} label={t(`votes.${choice}`)} />
            ))}
          </div>
        </Radio.Group>
        <Textarea
          label={`${t('votes.reason')} · ${t('common:optional')}`}
          description={t('votes.own')}
          autosize
          minRows={2}
          maxLength={maxVoteReason}
          {...form.input('reason')}
        />
        <p role="alert" className={classes['refusal']}>
          {form.fault}
        </p>
        <div className={classes['acts']}>
          {mine && (
            <Button
              type="submit"
              variant="subtle"
              color="gray"
              disabled={busy}
              onClick={() => change({ choice: null, reason: '' })}
            >
              {t('votes.takeBack')}
            </Button>
          )}
          <Button type="submit" loading={busy}>
            {t('votes.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
};

export default VoteDialog;
