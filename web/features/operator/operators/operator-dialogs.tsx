import { NativeSelect, TextInput } from '@mantine/core';
import { operatorLevels } from '#contract/core/access.ts';
import { type OperatorAccount, operatorAccounts } from '#contract/operator/operators.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { deskCall } from '../desk-call.ts';
import { DeskDialog } from '../desk-dialog.tsx';
import type { Handed } from './given-dialog.tsx';

type Act = 'level' | 'authenticator' | 'password' | 'deactivate' | 'reinstate';
export type OperatorAsked = { act: Act; of: OperatorAccount };
type Props = { asked: OperatorAsked; onDone: (handed: Handed | null) => Promise<void>; onClose: () => void };

/** What another administrator can do for this operator. */
export const operatorActs = (o: OperatorAccount): Act[] =>
  o.mine ? [] : o.state === 'left' ? ['reinstate'] : ['level', 'authenticator', 'password', 'deactivate'];

const LevelDialog = ({ asked: { of }, onDone, onClose }: Props) => {
  const { t } = useTranslation('operator');
  const form = useCallForm({
    endpoint: operatorAccounts.setLevel,
    initial: { level: of.level ?? 'reviewer', reason: '' },
    input: (body) => ({ params: { id: of.id }, body }),
    words: { reason: t('operators.needReason') },
    send: deskCall,
    onDone: () => onDone(null),
  });
  return (
    <DeskDialog
      title={`${t('operators.act.level')}: ${of.name}`}
      act={t('operators.act.level')}
      form={form}
      onClose={onClose}
    >
      <NativeSelect
        data-autofocus
        label={t('operators.level')}
        description={t(`operators.levelNote.${form.values.level}`)}
        data={operatorLevels.map((value) => ({ value, label: t(`level.${value}`) }))}
        {...form.input('level')}
      />
      <TextInput label={t('operators.reason')} maxLength={300} {...form.input('reason')} />
    </DeskDialog>
  );
};

const ResetDialog = ({ asked: { of, act }, onDone, onClose }: Props) => {
  const { t } = useTranslation('operator');
  const what: Handed['what'] = act === 'password' ? 'password' : 'authenticator';
  const form = useCallForm({
    endpoint: operatorAccounts.reset,
    initial: { reason: '' },
    input: ({ reason }) => ({ params: { id: of.id }, body: { what, reason } }),
    words: { reason: t('operators.needReason') },
    send: deskCall,
    onDone: ({ secret, until }) => onDone({ what, name: of.name, secret, until }),
  });
  return (
    <DeskDialog
      title={`${t(`operators.act.${what}`)}: ${of.name}`}
      act={t('operators.resetAct')}
      form={form}
      onClose={onClose}
    >
      <p>{t(`operators.resetText.${what}`)}</p>
      <TextInput data-autofocus label={t('operators.reason')} maxLength={300} {...form.input('reason')} />
    </DeskDialog>
  );
};

const StandingDialog = ({ asked: { of, act }, onDone, onClose }: Props) => {
  const { t } = useTranslation('operator');
  const what = act === 'reinstate' ? 'reinstate' : 'deactivate';
  const form = useCallForm({
    endpoint: operatorAccounts[what],
    initial: { reason: '' },
    input: (body) => ({ params: { id: of.id }, body }),
    words: { reason: t('operators.needReason') },
    send: deskCall,
    onDone: () => onDone(null),
  });
  return (
    <DeskDialog
      title={`${t(`operators.act.${what}`)}: ${of.name}`}
      act={t(`operators.act.${what}`)}
      form={form}
      onClose={onClose}
    >
      <p>{t(`operators.standingText.${what}`)}</p>
      <TextInput data-autofocus label={t('operators.reason')} maxLength={300} {...form.input('reason')} />
    </DeskDialog>
  );
};

/** Asks for the reason of an act on another operator. */
export const OperatorDialog = (props: Props) => {
  const { act } = props.asked;
  if (act === 'level') return <LevelDialog {...props} />;
  return act === 'authenticator' || act === 'password' ? <ResetDialog {...props} /> : <StandingDialog {...props} />;
};
