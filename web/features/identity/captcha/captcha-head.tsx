import { ActionIcon } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './slide-captcha.module.css';

/** What a puzzle asks for, and the way to another one. */
export const CaptchaHead = ({ title, fixed, onRefresh }: { title: string; fixed: boolean; onRefresh: () => void }) => {
  const { t } = useTranslation('identity');
  return (
    <div className={classes['head']}>
      <strong>{title}</strong>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('captcha.refresh')}
        title={t('captcha.refresh')}
        disabled={fixed}
        onClick={onRefresh}
      >
        <IconRefresh size={18} stroke={1.6} />
      </ActionIcon>
    </div>
  );
};
