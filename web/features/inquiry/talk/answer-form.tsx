import { Button, Radio, Textarea } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { type Audience, audiences, inquiryTalk, questionLimits, type QuestionView } from '#contract/inquiry/talk.ts';
import { faultsOf } from '#web/lib/call.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './talk.module.css';

type Props = { question: QuestionView; onDone: () => Promise<unknown>; onCancel: () => void };

const useAnswerForm = ({ question: q, onDone }: Pick<Props, 'question' | 'onDone'>) => {
  const say = useText();
  const asked = say(q.text);
  return useCallForm({
    endpoint: inquiryTalk.answer,
    initial: { text: '', audience: 'all' as Audience, question: asked },
    input: ({ text, audience, question }) => ({
      params: { id: q.id },
      body: { text, audience, ...(audience === 'all' && question.trim() && question !== asked && { question }) },
    }),
    draft: { name: `answer.${q.id}` },
    onDone,
    onRefused: (err) => {
      // A colleague was quicker.
      if (err.status === 409) void onDone();
      return faultsOf(err);
    },
  });
};

/** Answers a question, to all bidders or to who asked; for all the question itself can be said in other words. */
export const AnswerForm = ({ question, onDone, onCancel }: Props) => {
  const { t } = useTranslation('talk');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const form = useAnswerForm({ question, onDone });
  return (
    <form {...form.props} className={classes['form']}>
      <Textarea
        label={t('answer.text')}
        ref={field}
        autosize
        minRows={3}
        maxLength={questionLimits.text}
        {...form.input('text')}
      />
      <Radio.Group
        label={t('answer.to')}
        value={form.values.audience}
        onChange={(v) => form.change({ audience: v as Audience })}
      >
        {audiences.map((a) => (
          <Radio key={a} value={a} mt={8} label={t(`answer.${a}`)} />
        ))}
      </Radio.Group>
      {form.values.audience === 'all' && (
        <Textarea
          label={t('answer.question')}
          description={t('answer.questionHint')}
          autosize
          minRows={2}
          maxLength={questionLimits.text}
          {...form.input('question')}
        />
      )}
      <p className={classes['note']}>{t('answer.final')}</p>
      <p role="alert" className={classes['refused']}>
        {form.fault}
      </p>
      <div className={classes['acts']}>
        <Button type="submit" loading={form.busy}>
          {t('answer.send')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('answer.cancel')}
        </Button>
      </div>
    </form>
  );
};
