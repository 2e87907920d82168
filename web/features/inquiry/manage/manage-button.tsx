import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { ManageProps } from './manage-dialog.tsx';

const Dialog = lazy(() => import('./manage-dialog.tsx'));

/** Everything that can be done with a published inquiry besides deciding; the dialog comes when it opens. */
export const ManageButton = (props: ManageProps) => {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('talk.manage')}
      </Button>
      {open && (
        <Suspense>
          <Dialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
