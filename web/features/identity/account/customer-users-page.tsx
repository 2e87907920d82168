import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { account } from '#contract/identity/account.ts';
import { call } from '#web/lib/call.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { say } from '#web/lib/say.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { FormFault } from '../fields.tsx';
import { AccountTable, RowActs } from './account-table.tsx';
import { NewAccountDialog, RemoveDialog, ResetDialog } from './customer-user-dialogs.tsx';

type Page = DataOf<typeof account.customerUsers>;
type Row = Page['records'][number];
type Open = { kind: 'new' } | { kind: 'reset' | 'remove'; row: Row } | null;

type RowProps = { row: Row; onToggle: () => void; onAsk: (about: { kind: 'reset' | 'remove'; row: Row }) => void };

const AccountRow = ({ row, onToggle, onAsk }: RowProps) => {
  const { t } = useTranslation('centre');
  const f = useFormat();
  return (
    <tr>
      <td>{row.username}</td>
      <td>{row.name}</td>
      <td>{t(row.disabled ? 'staff.disabled' : 'staff.active')}</td>
      <td style={{ whiteSpace: 'nowrap' }}>{row.lastSeenAt ? f.stamp(row.lastSeenAt) : t('staff.never')}</td>
      <RowActs
        label={t('staff.acts')}
        about={row.name}
        acts={[
          { key: 'state', label: t(row.disabled ? 'staff.enable' : 'staff.disable'), act: onToggle },
          { key: 'reset', label: t('staff.reset'), act: () => onAsk({ kind: 'reset', row }) },
          { key: 'remove', label: t('staff.remove'), act: () => onAsk({ kind: 'remove', row }) },
        ]}
      />
    </tr>
  );
};

type DialogProps = { open: Open; onDone: (message: string) => Promise<void>; onClose: () => void };

/** The dialog that is open, if one is. */
const OpenDialog = ({ open, onDone, onClose }: DialogProps) => {
  const { t } = useTranslation('centre');
  if (!open) return null;
  if (open.kind === 'new') return <NewAccountDialog onDone={() => onDone(t('staff.created'))} onClose={onClose} />;
  const Dialog = open.kind === 'reset' ? ResetDialog : RemoveDialog;
  return <Dialog row={open.row} onDone={() => onDone(t('staff.done'))} onClose={onClose} />;
};

/** `/accountdata/customerUsers`: the company's customer-service accounts. */
export const CustomerUsersPage = ({ page }: { page: Page }) => {
  const { t } = useTranslation('centre');
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Open>(null);
  const [fault, setFault] = useState('');
  const done = async (message: string) => {
    setOpen(null);
    say({ message, color: 'warp' });
    await revalidate();
  };
  const toggle = async (row: Row) => {
    setFault('');
    try {
      await call(account.saveCustomerUser, { body: { id: row.id, disabled: !row.disabled } });
      await done(t('staff.done'));
    } catch (err) {
      setFault((err as Error).message);
    }
  };
  const add = (
    <Button
      leftSection={<IconPlus size={18} stroke={1.6} />}
      disabled={!ready}
      onClick={() => setOpen({ kind: 'new' })}
    >
      {t('staff.add')}
    </Button>
  );
  return (
    <main id="main" className={panel['page']}>
      <Head />
      <PageHead title={t('staff.title')} note={t('staff.lead')} actions={page.total > 0 && add} />
      <FormFault text={fault} />
      {page.total === 0 ? (
        <Empty title={t('staff.empty')} text={t('staff.emptyText')}>
          {add}
        </Empty>
      ) : (
        <>
          <AccountTable
            label={t('staff.title')}
            heads={(['username', 'name', 'state', 'seen', 'acts'] as const).map((k) => t(`staff.${k}`))}
          >
            {page.records.map((row) => (
              <AccountRow key={row.id} row={row} onToggle={() => void toggle(row)} onAsk={setOpen} />
            ))}
          </AccountTable>
          <Pager {...page} />
        </>
      )}
      <OpenDialog open={open} onDone={done} onClose={() => setOpen(null)} />
    </main>
  );
};
