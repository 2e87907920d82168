import { Button, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type MeetingRow, meetings } from '#contract/fairs/meetings/meetings.ts';
import { meetingLimits } from '#contract/fairs/meetings/states.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './meetings.module.css';

type Open = 'agree' | 'decline' | 'cancel' | null;
type Part = { meeting: MeetingRow; close: () => void };

const Frame = ({ fault, children }: { fault: string | undefined; children: ReactNode }) => (
  <>
    {children}
    {fault && (
      <p role="alert" className={classes['bad']}>
        {fault}
      </p>
    )}
  </>
);

/** A meeting by video is agreed to with its link. */
const AgreeForm = ({ meeting: m, close }: Part) => {
  const { t } = useTranslation('meetings');
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: meetings.agree,
    initial: { link: '' },
    input: ({ link }) => ({ params: { id: m.id }, body: { link } }),
    words: { link: t('needLink') },
    draft: { name: `meeting.agree.${m.id}` },
    onRefused: () => void revalidate(),
    onDone: async () => {
      close();
      await revalidate();
    },
  });
  return (
    <form {...form.props} className={classes['form']}>
      <Frame fault={form.fault}>
        <TextInput
          label={t('link')}
          description={t('linkText')}
          type="url"
          {...form.input('link')}
          maxLength={meetingLimits.link}
          data-autofocus
        />
      </Frame>
      <div className={classes['two']}>
        <Button type="submit" color="warp" loading={form.busy}>
          {t('agree')}
        </Button>
        <Button variant="default" onClick={close}>
          {t('close')}
        </Button>
      </div>
    </form>
  );
};

/** To decline, or to cancel what was agreed, with words; a guest need not give any. */
const EndForm = ({ meeting: m, step, close }: Part & { step: 'decline' | 'cancel' }) => {
  const { t } = useTranslation('meetings');
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: meetings[step],
    initial: { reason: '' },
    input: ({ reason }) => ({ params: { id: m.id }, body: { reason } }),
    words: { reason: t('needReason') },
    draft: { name: `meeting.${step}.${m.id}` },
    onRefused: () => void revalidate(),
    onDone: async () => {
      close();
      await revalidate();
    },
  });
  return (
    <form {...form.props} className={classes['form']}>
      <Frame fault={form.fault}>
        <Textarea
          label={t(m.party === 'host' ? 'reason' : 'reasonIfAny')}
          {...form.input('reason')}
          autosize
          minRows={2}
          maxLength={meetingLimits.reason}
          data-autofocus
        />
      </Frame>
      <div className={classes['two']}>
        <Button type="submit" color="red" loading={form.busy}>
          {t(`${step}Now`)}
        </Button>
        <Button variant="default" onClick={close}>
          {t('keep')}
        </Button>
      </div>
    </form>
  );
};

/** What the reader may do with a meeting; `children` what else belongs beside it. */
export const MeetingActs = ({ meeting: m, children }: { meeting: MeetingRow; children: ReactNode }) => {
  const { t } = useTranslation('meetings');
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Open>(null);
  const { act, busy, fault } = useAct();
  const close = () => setOpen(null);
  const agree = () => {
    if (m.way === 'video') return setOpen('agree');
    void act(async () => {
      await call(meetings.agree, { params: { id: m.id }, body: { link: '' } }).finally(() => revalidate());
    });
  };
  const may = (step: Exclude<Open, null>) => m.steps.includes(step) && open !== step;
  return (
    <>
      <div className={classes['acts']}>
        {children}
        {may('agree') && (
          <Button color="warp" size="compact-md" loading={busy} onClick={agree}>
            {t('agree')}
          </Button>
        )}
        {may('decline') && (
          <Button variant="default" size="compact-md" onClick={() => setOpen('decline')}>
            {t('decline')}
          </Button>
        )}
        {may('cancel') && (
          <Button variant="default" size="compact-md" onClick={() => setOpen('cancel')}>
            {t(m.state === 'asked' ? 'takeBack' : 'cancel')}
          </Button>
        )}
        {fault && (
          <p role="alert" className={classes['bad']}>
            {fault}
          </p>
        )}
      </div>
      {open === 'agree' && <AgreeForm meeting={m} close={close} />}
      {(open === 'decline' || open === 'cancel') && m.steps.includes(open) && (
        <EndForm meeting={m} step={open} close={close} />
      )}
    </>
  );
};
