import { NativeSelect, TextInput } from '@mantine/core';
import { operatorLevels } from '#contract/core/access.ts';
import { operatorAccounts } from '#contract/operator/operators.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { deskCall } from '../desk-call.ts';
import { DeskDialog } from '../desk-dialog.tsx';
import type { Handed } from './given-dialog.tsx';

type Props = { onDone: (handed: Handed) => Promise<void>; onClose: () => void };

/** Name, user name, mail and level of a new operator; the answer is the one-time password. */
export const CreateDialog = ({ onDone, onClose }: Props) => {
  const { t } = useTranslation('operator');
  const form = useCallForm({
    endpoint: operatorAccounts.create,
    initial: { name: '', username: '', email: '', level: 'reviewer' as (typeof operatorLevels)[number] },
    input: ({ name, username, email, level }) => ({ body: { name, username, level, ...(email && { email }) } }),
    words: { name: t('operators.needName') },
    send: deskCall,
    onDone: ({ secret, until }, { name }) => onDone({ what: 'password', name, secret, until }),
  });
  return (
    <DeskDialog title={t('operators.create')} act={t('operators.createAct')} form={form} onClose={onClose}>
      <TextInput data-autofocus label={t('operators.name')} maxLength={40} {...form.input('name')} />
      <TextInput
        label={t('login.username')}
        autoCapitalize="none"
        autoComplete="off"
        maxLength={64}
        {...form.input('username')}
      />
      <TextInput
        label={t('operators.email')}
        description={t('operators.emailNote')}
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        {...form.input('email')}
      />
      <NativeSelect
        label={t('operators.level')}
        description={t(`operators.levelNote.${form.values.level}`)}
        data={operatorLevels.map((value) => ({ value, label: t(`level.${value}`) }))}
        {...form.input('level')}
      />
    </DeskDialog>
  );
};
