import { useTranslation } from '#web/lib/text/words.ts';
import { pageTo } from '#contract/pages.ts';
import { usePath } from '#web/lib/text/lang.ts';
import classes from './terms.module.css';

const links = [
  [pageTo('registrationProtocol'), 'agreement'],
  [pageTo('serviceTreaty'), 'service'],
  [pageTo('privacyTreaty'), 'privacy'],
] as const;

/** The three agreements; each opens in a new window, so that a half-filled form stays (accounts 13). */
export const Terms = ({ lead }: { lead: string }) => {
  const { t } = useTranslation('identity');
  const path = usePath();
  return (
    <span className={classes['terms']}>
      {lead}{' '}
      {links.map(([to, key]) => (
        <a key={key} href={path(to)} target="_blank" rel="noopener">
          {t(`terms.${key}`)}
          <span className="visually-hidden">{t('terms.newWindow')}</span>
        </a>
      ))}
    </span>
  );
};
