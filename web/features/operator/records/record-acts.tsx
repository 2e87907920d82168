import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '#web/lib/text/words.ts';
import { operator } from '#contract/operator/calls.ts';
import { operatorRecords } from '#contract/operator/records.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { deskCall } from '../desk-call.ts';
import { DeskDialog } from '../desk-dialog.tsx';
import classes from './record.module.css';

export type RecordAct = 'suspend' | 'reinstate' | 'revoke' | 'signOut';

const calls = {
  person: {
    suspend: operator.suspendPerson,
    reinstate: operator.reinstatePerson,
    revoke: operator.revokePerson,
    signOut: operatorRecords.signOut,
  },
  company: {
    suspend: operator.suspendCompany,
    reinstate: operator.reinstateCompany,
    revoke: operator.revokeCompany,
    // A company has no sessions of its own; its people have.
    signOut: operatorRecords.signOut,
  },
} as const;

type Props = { what: 'person' | 'company'; id: string; name: string };
type DialogProps = Props & { act: RecordAct; onClose: () => void };

const ActDialog = ({ what, id, name, act, onClose }: DialogProps) => {
  const { t } = useTranslation('operator');
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: calls[what][act],
    initial: { reason: '' },
    input: (body) => ({ params: { id }, body }),
    words: { reason: t('operators.needReason') },
    send: deskCall,
    onDone: async () => {
      await revalidate();
      onClose();
    },
  });
  return (
    <DeskDialog title={`${t(`list.${act}`)}: ${name}`} act={t(`list.${act}`)} form={form} onClose={onClose}>
      <p>{t(`list.${act}Text`)}</p>
      <TextInput
        data-autofocus
        label={t(act === 'revoke' ? 'list.reasonTold' : act === 'signOut' ? 'operators.reason' : 'list.reason')}
        maxLength={300}
        {...form.input('reason')}
      />
    </DeskDialog>
  );
};

/** What can be done here; each asks for its reason and binds at once. */
export const RecordActs = ({
  acts,
  note,
  ...of
}: Props & { acts: readonly RecordAct[]; note?: string | undefined }) => {
  const { t } = useTranslation('operator');
  const [asked, setAsked] = useState<RecordAct | null>(null);
  return (
    <>
      <h2>{t('list.act')}</h2>
      <div className={classes['acts']}>
        {acts.map((act) => (
          <Button
            key={act}
            variant="default"
            fullWidth
            {...(act !== 'reinstate' && act !== 'signOut' && { 'data-bad': '' })}
            onClick={() => setAsked(act)}
          >
            {t(`list.${act}`)}
          </Button>
        ))}
        {acts.length === 0 && <p className={classes['quiet']}>{t('record.noActs')}</p>}
        {note && <p className={classes['quiet']}>{note}</p>}
      </div>
      {asked && <ActDialog {...of} act={asked} onClose={() => setAsked(null)} />}
    </>
  );
};
