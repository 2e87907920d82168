import { Button } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import shared from '#web/ui/frame/detail.module.css';
import classes from './detail-page.module.css';

const words = {
  withdraw: { binds: 'manage.withdrawBinds', act: 'manage.withdraw' },
  withdrawProposal: { binds: 'propose.withdrawBinds', act: 'propose.withdraw' },
} as const;

/** An act without words of its own that can't be undone: what follows from it, and the act. */
const Sure = ({ what, id, onClose }: { what: keyof typeof words; id: string; onClose: () => void }) => {
  const { t } = useTranslation(['docking', 'common']);
  const { revalidate } = useRevalidator();
  const { busy, fault, act } = useAct();
  const go = () =>
    act(async () => {
      const { docking } = await import('#contract/docking/calls.ts');
      await call(docking[what], { params: { id } });
      await revalidate();
      onClose();
    });
  return (
    <div className={classes['form']}>
      <p>{t(words[what].binds)}</p>
      <div className={shared['acts']}>
        <Button color="red" loading={busy} onClick={() => void go()}>
          {t(words[what].act)}
        </Button>
        <Button variant="default" disabled={busy} onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </div>
      <p role="alert" className={shared['refused']}>
        {fault}
      </p>
    </div>
  );
};

export default Sure;
