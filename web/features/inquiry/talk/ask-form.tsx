import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { DataOf } from '#contract/core/endpoint.ts';
import { inquiryTalk, questionLimits } from '#contract/inquiry/talk.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './talk.module.css';

type Lines = DataOf<typeof inquiryTalk.read>['lines'];
type Props = { inquiryId: string; lines: Lines; onSent: () => Promise<unknown> };

/** What is asked, or made clear unasked: about the whole inquiry or one line. A repeated click is one. */
const SayForm = ({ inquiryId, lines, onSent, act }: Props & { act: 'ask' | 'clarify' }) => {
  const { t } = useTranslation('talk');
  const text = useText();
  const [sent, setSent] = useState(false);
  const form = useCallForm({
    endpoint: inquiryTalk[act],
    initial: { lineId: '', text: '' },
    input: (v, clientKey) => ({
      params: { id: inquiryId },
      body: { clientKey, text: v.text, ...(v.lineId && { lineId: v.lineId }) },
    }),
    draft: { name: `${act}.${inquiryId}` },
    onDone: async () => {
      form.begin({ lineId: '', text: '' });
      setSent(true);
      await onSent();
    },
  });
  return (
    <form {...form.props} className={classes['form']} aria-label={t(`${act}.title`)}>
      <h3>{t(`${act}.title`)}</h3>
      {lines.length > 0 && (
        <NativeSelect
          label={t('ask.about')}
          {...form.input('lineId')}
          data={[
            { value: '', label: t('whole') },
            ...lines.map((l) => ({ value: l.id, label: `${t('line', { n: l.no })} · ${text(l.name)}` })),
          ]}
        />
      )}
      <Textarea
        label={t(`${act}.text`)}
        description={t(`${act}.hint`)}
        autosize
        minRows={3}
        maxLength={questionLimits.text}
        {...form.input('text')}
      />
      <p role="alert" className={classes['refused']}>
        {form.fault}
      </p>
      <div className={classes['acts']}>
        <Button type="submit" loading={form.busy}>
          {t(`${act}.send`)}
        </Button>
        <span role="status">{sent && !form.values.text && t(`${act}.sent`)}</span>
      </div>
    </form>
  );
};

/** A supplier asks the buyer. */
export const AskForm = (props: Props) => <SayForm {...props} act="ask" />;
/** The buyer's side says something to all bidders. */
export const ClarifyForm = (props: Props) => <SayForm {...props} act="clarify" />;
