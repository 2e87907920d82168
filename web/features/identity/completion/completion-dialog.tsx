import { Modal } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import { lazy, Suspense } from 'react';
import { useViewer } from '#web/lib/page/viewer.ts';
import { CompletionForm } from './completion-form.tsx';

type Props = { opened: boolean; onDone: () => Promise<void>; onClose: () => void };

const CompanyDialog = lazy(() => import('../company/company-dialog.tsx'));

/** The completion popup of members whose profile is unfinished (access 21). */
export const CompletionDialog = ({ opened, onDone, onClose }: Props) => {
  const { t } = useTranslation('identity');
  const viewer = useViewer();
  // The owner of a company completes the company's form (accounts 26).
  if (opened && viewer?.seat === 'owner')
    return (
      <Suspense fallback={null}>
        <CompanyDialog onSaved={onDone} onClose={onClose} />
      </Suspense>
    );
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
