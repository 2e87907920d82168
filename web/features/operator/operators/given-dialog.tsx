import { Button } from '@mantine/core';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { DeskModal } from '../desk-dialog.tsx';
import classes from '../desk.module.css';

/** A secret that is shown once, for somebody to hand on. */
export type Handed = { what: 'password' | 'authenticator'; name: string; secret: string; until: string };

/** What was made for somebody else's login: it is shown here and never again. */
export const GivenDialog = ({ handed, onClose }: { handed: Handed; onClose: () => void }) => {
  const { t } = useTranslation('operator');
  const f = useFormat();
  return (
    <DeskModal once title={t(`operators.given.${handed.what}`, { name: handed.name })} onClose={onClose}>
      <div className={classes['settings']}>
        <code className={classes['secret']} data-autofocus tabIndex={-1}>
          {handed.secret}
        </code>
        <p>{t(`operators.given.${handed.what}Note`, { until: f.stamp(handed.until) })}</p>
        <Button onClick={onClose}>{t('operators.given.close')}</Button>
      </div>
    </DeskModal>
  );
};
