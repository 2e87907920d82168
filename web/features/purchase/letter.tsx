import { Textarea } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import type { CriterionView } from '#contract/purchase/schemas.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import shared from '#web/ui/frame/detail.module.css';
import classes from './detail-page.module.css';
import { AnswerFields, answersOf, draftOf } from './tender/answer-fields.tsx';

const emptyAnswer = draftOf(undefined, () => '');

/** The letter of an application; one key a form, so that a second click is the same application. */
const Letter = ({ id, criteria }: { id: string; criteria: CriterionView[] }) => {
  const { t } = useTranslation(['purchase', 'common']);
  const { revalidate } = useRevalidator();
  const ready = useReady();
  const form = useCallForm({
    // The contract's schemas come with the act, not with the page.
    endpoint: () => import('#contract/purchase/calls.ts').then((m) => m.purchase.apply),
    initial: { message: '', answers: criteria.map(() => emptyAnswer) },
    input: ({ message, answers }, clientKey) => ({
      params: { id },
      body: { clientKey, message, answers: answersOf(criteria, answers) },
    }),
    draft: { name: `apply.${id}` },
    onDone: revalidate,
  });
  return (
    <form {...form.props} className={classes['form']}>
      <Textarea
        label={t('apply.message')}
        description={t('apply.hint')}
        {...form.input('message')}
        // What is typed before the form lives would be lost.
        disabled={!ready}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={2000}
        required
        withAsterisk={false}
      />
      {criteria.length > 0 && (
        <AnswerFields
          criteria={criteria}
          drafts={criteria.map((_, i) => form.values.answers[i] ?? emptyAnswer)}
          onChange={(answers) => form.change({ answers })}
          error={form.error}
        />
      )}
      <ActButton type="submit" look="offer" wide full busy={form.busy} disabled={!ready}>
        {t('apply.send')}
      </ActButton>
      <p className={classes['quiet']}>{t('apply.binds')}</p>
      <p role="alert" className={shared['refused']}>
        {form.fault}
      </p>
    </form>
  );
};

export default Letter;
