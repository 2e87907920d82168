import { NativeSelect, TextInput } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { operatorFairs } from '#contract/operator/fairs.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { deskCall } from '../../desk-call.ts';
import { DeskDialog } from '../../desk-dialog.tsx';
import { type Chosen, CompanyPicker } from '../company-picker.tsx';

type Props = { id: string; number: string; onClose: () => void };

/** Gives a booth to an exhibitor, or holds it for a company. @param held the company that it is held for */
export const AssignDialog = ({ id, number, held, onClose }: Props & { held: Chosen | null }) => {
  const { t } = useTranslation('fairDesk');
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: operatorFairs.assign,
    initial: { company: held, state: 'taken' as 'taken' | 'held' },
    input: ({ company, state }) => ({ params: { id }, body: { entId: company?.id ?? '', state } }),
    words: { entId: t('assign.needCompany') },
    send: deskCall,
    onDone: async () => {
      // What somebody has now is known before the next act.
      await revalidate();
      onClose();
    },
  });
  return (
    <DeskDialog title={t('assign.title', { number })} act={t('assign.act')} form={form} onClose={onClose}>
      <CompanyPicker
        label={t('assign.company')}
        value={form.values.company}
        error={form.error('entId')}
        onChange={(company) => form.change({ company })}
      />
      <NativeSelect
        label={t('assign.as')}
        data={(['taken', 'held'] as const).map((value) => ({ value, label: t(`assign.${value}`) }))}
        {...form.input('state')}
      />
    </DeskDialog>
  );
};

/** Takes a booth back with a reason, which its company is told. */
export const FreeDialog = ({ id, number, onClose }: Props) => {
  const { t } = useTranslation('fairDesk');
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: operatorFairs.free,
    initial: { reason: '' },
    input: (body) => ({ params: { id }, body }),
    words: { reason: t('needReason') },
    send: deskCall,
    onDone: async () => {
      await revalidate();
      onClose();
    },
  });
  return (
    <DeskDialog title={t('free.title', { number })} act={t('free.act')} form={form} onClose={onClose}>
      <p>{t('free.text')}</p>
      <TextInput data-autofocus label={t('reasonTold')} maxLength={300} {...form.input('reason')} />
    </DeskDialog>
  );
};
