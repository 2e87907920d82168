import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CompletionForm } from './completion-form.tsx';

type Props = { opened: boolean; onDone: () => Promise<void>; onClose: () => void };

/** The completion popup of members whose profile is unfinished (specification 2, navigation guard). */
export const CompletionDialog = ({ opened, onDone, onClose }: Props) => {
  const { t } = useTranslation('identity');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={720}
      centered
      title={<strong>{t('complete.title')}</strong>}
      closeButtonProps={{ 'aria-label': t('login.close') }}
    >
      <p style={{ marginBottom: 16 }}>{t('complete.lead')}</p>
      <CompletionForm onDone={onDone} onLater={onClose} />
    </Modal>
  );
};
export default CompletionDialog;
