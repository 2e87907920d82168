import { Textarea } from '@mantine/core';
import type { ComponentProps } from 'react';
import { boothVisits, guestbookLength } from '#contract/fairs/visits.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import classes from './page.module.css';

type Frame = {
  props: ComponentProps<'form'>;
  fault: string | undefined;
  busy: boolean;
  label: string;
  act: string;
  field: ComponentProps<typeof Textarea>;
  close?: (() => void) | undefined;
};
/** A text and the button that sends it. */
const WordsForm = ({ props, fault, busy, label, act, field, close }: Frame) => {
  const { t } = useTranslation('booths');
  return (
    <form {...props} className={classes['write']}>
      <Textarea {...field} label={label} autosize minRows={2} maxRows={8} maxLength={guestbookLength.most} />
      {fault && <p role="alert">{fault}</p>}
      <span>
        <ActButton type="submit" busy={busy}>
          {act}
        </ActButton>
        {close && (
          <ActButton look="word" onClick={close}>
            {t('guestbook.cancel')}
          </ActButton>
        )}
      </span>
    </form>
  );
};

/** A guest writes; what was typed outlives a reload. */
export const SignForm = ({ boothId, onDone }: { boothId: string; onDone: () => void }) => {
  const { t } = useTranslation('booths');
  const form = useCallForm({
    endpoint: boothVisits.sign,
    initial: { text: '' },
    input: ({ text }) => ({ params: { id: boothId }, body: { text } }),
    draft: { name: `guestbook.${boothId}` },
    onDone: () => {
      form.begin({ text: '' });
      onDone();
    },
  });
  return <WordsForm {...form} field={form.input('text')} label={t('guestbook.write')} act={t('guestbook.send')} />;
};

export const AnswerForm = ({ id, onDone, close }: { id: string; onDone: () => void; close: () => void }) => {
  const { t } = useTranslation('booths');
  const form = useCallForm({
    endpoint: boothVisits.answer,
    initial: { text: '' },
    input: ({ text }) => ({ params: { id }, body: { text } }),
    draft: { name: `guestbook.answer.${id}` },
    onDone,
  });
  return (
    <WordsForm
      {...form}
      field={form.input('text')}
      label={t('guestbook.answerLabel')}
      act={t('guestbook.send')}
      close={close}
    />
  );
};
