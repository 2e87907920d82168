import { Button, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { operator } from '#contract/operator.ts';
import { useSend } from '#web/lib/send.ts';
import { deskCall } from './desk-call.ts';
import classes from './desk.module.css';

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

/** Asks for the reason; the act binds at once. */
export const SuspendDialog = ({ on, onClose }: { on: Suspending | null; onClose: () => void }) => {
  const { t } = useTranslation(['operator', 'common']);
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState('');
  const { errors, setErrors, busy, send } = useSend<'reason'>();
  const close = () => {
    setReason('');
    setErrors({});
    onClose();
  };
  const act = async () => {
    if (!on) return;
    await deskCall(calls[on.what][on.act], { params: { id: on.id }, body: { reason } });
    await revalidate();
    close();
  };
  return (
    <Modal.Root opened={on !== null} onClose={close}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <Modal.Title>{on && `${t(`list.${on.act}`)}: ${on.name}`}</Modal.Title>
          <form
            className={classes['settings']}
            onSubmit={(e) => {
              e.preventDefault();
              void send(act);
            }}
          >
            <p>{on && t(`list.${on.act}Text`)}</p>
            <TextInput
              data-autofocus
              label={t(on?.act === 'revoke' ? 'list.reasonTold' : 'list.reason')}
              value={reason}
              maxLength={300}
              onChange={(e) => setReason(e.currentTarget.value)}
              error={errors.reason ?? errors.form}
            />
            <div className={classes['acts']}>
              <Button type="submit" loading={busy} disabled={reason.trim().length < 4}>
                {on && t(`list.${on.act}`)}
              </Button>
              <Button variant="default" onClick={close}>
                {t('common:cancel')}
              </Button>
            </div>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};
