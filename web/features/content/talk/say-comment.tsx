import { useState } from 'react';
import { type Comment, commentLimits, discussion } from '#contract/content/discussion.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import classes from './talk.module.css';

/** A comment is written; what is typed stays until it is there. */
export const SayComment = ({ pieceId, onSaid }: { pieceId: string; onSaid: (comment: Comment) => void }) => {
  const { t } = useTranslation('content');
  const [commentId, setCommentId] = useState(() => crypto.randomUUID());
  const form = useCallForm({
    endpoint: discussion.say,
    initial: { text: '' },
    input: ({ text }) => ({ params: { id: pieceId }, body: { commentId, text } }),
    draft: { name: `comment.${pieceId}` },
    words: { text: t('talk.need') },
    onDone: (said) => {
      form.begin({ text: '' });
      setCommentId(crypto.randomUUID());
      onSaid(said);
    },
  });
  const { error, ...text } = form.input('text');
  return (
    <form {...form.props} className={classes['say']}>
      <label htmlFor="comment">{t('talk.own')}</label>
      <textarea id="comment" rows={3} maxLength={commentLimits.most} {...text} />
      <small>{t('talk.rules')}</small>
      <p role="alert">{error ?? form.fault}</p>
      <ActButton type="submit" busy={form.busy}>
        {t('talk.say')}
      </ActButton>
    </form>
  );
};
