import { Button, Modal, TextInput } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import { operator } from '#contract/operator/calls.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { deskCall } from '../desk-call.ts';
import classes from '../desk.module.css';

export type Suspending = {
  what: 'person' | 'company';
  id: string;
  name: string;
  act: 'suspend' | 'reinstate' | 'revoke';
};
const calls = {
  person: { suspend: operator.suspendPerson, reinstate: operator.reinstatePerson, revoke: operator.revokePerson },
  company: { suspend: operator.suspendCompany, reinstate: operator.reinstateCompany, revoke: operator.revokeCompany },
} as const;

const Reason = ({ on, onClose }: { on: Suspending; onClose: () => void }) => {
  const { t } = useTranslation(['operator', 'common']);
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: calls[on.what][on.act],
    initial: { reason: '' },
    input: (body) => ({ params: { id: on.id }, body }),
    send: deskCall,
    onDone: async () => {
      await revalidate();
      onClose();
    },
  });
  return (
    <form {...form.props} className={classes['settings']}>
      <p>{t(`list.${on.act}Text`)}</p>
      <TextInput
        data-autofocus
        label={t(on.act === 'revoke' ? 'list.reasonTold' : 'list.reason')}
        maxLength={300}
        {...form.input('reason')}
        error={form.error('reason') ?? form.fault}
      />
      <div className={classes['acts']}>
        <Button type="submit" loading={form.busy} disabled={form.values.reason.trim().length < 4}>
          {t(`list.${on.act}`)}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
};

/** Asks for the reason; the act binds at once. */
export const SuspendDialog = ({ on, onClose }: { on: Suspending | null; onClose: () => void }) => {
  const { t } = useTranslation('operator');
  return (
    <Modal.Root opened={on !== null} onClose={onClose}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <Modal.Title>{on && `${t(`list.${on.act}`)}: ${on.name}`}</Modal.Title>
          {on && <Reason on={on} onClose={onClose} />}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};
