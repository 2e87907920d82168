import { Textarea } from '@mantine/core';
import { productQuestionLimits, productQuestions } from '#contract/catalogue/questions.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import classes from './questions.module.css';

/** Asks the supplier; what was typed outlives a reload. */
export const AskForm = ({ productId, onDone }: { productId: string; onDone: () => void }) => {
  const { t } = useTranslation('catalogue');
  const form = useCallForm({
    endpoint: productQuestions.ask,
    initial: { text: '' },
    input: ({ text }, clientKey) => ({
      params: { id: productId },
      body: { clientKey: clientKey || crypto.randomUUID(), text },
    }),
    draft: { name: `productQuestion.${productId}` },
    onDone: () => {
      form.begin({ text: '' });
      onDone();
    },
  });
  return (
    <form {...form.props} className={classes['write']}>
      <Textarea
        {...form.input('text')}
        label={t('questions.write')}
        description={t('questions.writeHint')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={productQuestionLimits.most}
      />
      {form.fault && <p role="alert">{form.fault}</p>}
      <span>
        <ActButton type="submit" busy={form.busy}>
          {t('questions.send')}
        </ActButton>
      </span>
    </form>
  );
};

type Answering = { id: string; again: boolean; was: string; onDone: () => void; onClose: () => void };

/** Answers for everybody, or writes an answer anew. */
export const AnswerForm = ({ id, again, was, onDone, onClose }: Answering) => {
  const { t } = useTranslation('catalogue');
  const form = useCallForm({
    endpoint: productQuestions.answer,
    initial: { text: was },
    input: ({ text }) => ({ params: { id }, body: { text, ...(again && { again }) } }),
    draft: { name: `productAnswer.${id}` },
    onDone,
  });
  return (
    <form {...form.props} className={classes['write']}>
      <Textarea
        {...form.input('text')}
        label={t('questions.answerLabel')}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={productQuestionLimits.answer}
      />
      {form.fault && <p role="alert">{form.fault}</p>}
      <span>
        <ActButton type="submit" busy={form.busy}>
          {t('questions.sendAnswer')}
        </ActButton>
        <ActButton look="word" onClick={onClose}>
          {t('questions.cancel')}
        </ActButton>
      </span>
    </form>
  );
};
