import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { inquiryLife } from '#contract/inquiry/life.ts';
import type { InquiryRow } from '#contract/inquiry/schemas.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { Modal } from '#web/ui/feedback/modal.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './manage.module.css';
import { DeadlineForm } from './deadline-form.tsx';
import { InviteForm } from './invite-form.tsx';
import { WithdrawForm } from './withdraw-form.tsx';

export type ManageProps = { row: InquiryRow; mayWithdraw: boolean };

const RefreshAct = ({ row }: Pick<ManageProps, 'row'>) => {
  const { t } = useTranslation('life');
  const { busy, fault, act } = useAct();
  const [done, setDone] = useState(false);
  const refresh = () =>
    act(async () => {
      await call(inquiryLife.refresh, { body: { id: row.id } });
      setDone(true);
    });
  return (
    <section>
      <h3>{t('refresh.title')}</h3>
      <p>{t('refresh.hint')}</p>
      <div>
        <Button variant="default" loading={busy} disabled={done} onClick={() => void refresh()}>
          {t('refresh.act')}
        </Button>
      </div>
      <p role="status">{done ? t('refresh.done') : fault}</p>
    </section>
  );
};

type Props = ManageProps & { onClose: () => void };

const Dialog = ({ row, mayWithdraw, onClose }: Props) => {
  const { t } = useTranslation(['life', 'common']);
  const { revalidate } = useRevalidator();
  const quoting = row.state === 'quoting';
  const done = async () => {
    await revalidate();
    onClose();
  };
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t('manage.title', { number: row.number })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <div className={classes['manage']}>
        {quoting && (
          <section>
            <h3>{t('manage.amend')}</h3>
            <p>{t('manage.amendHint')}</p>
            <SiteLink to={pageTo('amendInquiry', { id: row.id })}>{t('manage.amendAct')}</SiteLink>
          </section>
        )}
        {(quoting || (row.state === 'outOfDate' && !(row.sealed && row.quotations > 0))) && (
          <DeadlineForm row={row} onDone={done} />
        )}
        {quoting && <InviteForm inquiryId={row.id} onDone={done} />}
        {quoting && <RefreshAct row={row} />}
        <section>
          <h3>{t('manage.copy')}</h3>
          <p>{t('manage.copyHint')}</p>
          <SiteLink to={pageTo('releaseInquiry', { copy: row.id })}>{t('manage.copyAct')}</SiteLink>
        </section>
        {mayWithdraw && <WithdrawForm id={row.id} onDone={done} />}
      </div>
    </Modal>
  );
};

const ManageDialog = withWords(['life', 'ui', 'inquiry', 'release'], Dialog);
export default ManageDialog;
