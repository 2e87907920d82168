import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import { inquiryLife } from '#contract/inquiry/life.ts';
import { type DeclineReason, declineReasons } from '#contract/inquiry/states.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import talk from '../talk/talk.module.css';

export type Declined = DataOf<typeof inquiry.forSupplier>['declined'];
type Props = { inquiryId: string; declined: Declined };

const Undo = ({ inquiryId, declined }: { inquiryId: string; declined: NonNullable<Declined> }) => {
  const { t } = useTranslation('life');
  const text = useText();
  const { revalidate } = useRevalidator();
  const { busy, fault, act } = useAct();
  const undo = () =>
    act(async () => {
      await call(inquiryLife.undoDecline, { params: { id: inquiryId } });
      await revalidate();
    });
  return (
    <div className={talk['form']}>
      <p>
        {t('decline.done', { reason: t(`decline.reason.${declined.reason}`) })}
        {declined.note && <> {text(declined.note)}</>}
      </p>
      <p className={talk['note']}>{t('decline.undoHint')}</p>
      <div>
        <Button variant="default" loading={busy} onClick={() => void undo()}>
          {t('decline.undo')}
        </Button>
      </div>
      <p role="alert" className={talk['refused']}>
        {fault}
      </p>
    </div>
  );
};

const Form = ({ inquiryId }: { inquiryId: string }) => {
  const { t } = useTranslation(['life', 'common']);
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: inquiryLife.decline,
    initial: { reason: 'capacity' as DeclineReason, note: '' },
    input: ({ reason, note }) => ({ params: { id: inquiryId }, body: { reason, ...(note.trim() && { note }) } }),
    draft: { name: `decline.${inquiryId}` },
    onDone: () => revalidate(),
  });
  return (
    <form {...form.props} className={talk['form']}>
      <p className={talk['note']}>{t('decline.hint')}</p>
      <NativeSelect
        label={t('decline.why')}
        data={declineReasons.map((value) => ({ value, label: t(`decline.reason.${value}`) }))}
        {...form.input('reason')}
      />
      <Textarea
        label={`${t('decline.note')} · ${t('common:optional')}`}
        autosize
        minRows={2}
        maxLength={300}
        {...form.input('note')}
      />
      <p role="alert" className={talk['refused']}>
        {form.fault}
      </p>
      <div>
        <Button type="submit" variant="default" loading={form.busy}>
          {t('decline.send')}
        </Button>
      </div>
    </form>
  );
};

const Panel = ({ inquiryId, declined }: Props) =>
  declined ? <Undo inquiryId={inquiryId} declined={declined} /> : <Form inquiryId={inquiryId} />;

const DeclinePanel = withWords(['life', 'ui'], Panel);
export default DeclinePanel;
