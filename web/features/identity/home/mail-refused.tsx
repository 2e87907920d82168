import { pageTo } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import classes from '#web/ui/feedback/mail-ask.module.css';

/** Says that no mail reaches somebody's address; where they choose by which way news come, it can be tried. */
export const MailRefused = () => {
  const { t } = useTranslation('notices');
  return (
    <section className={classes['ask']} aria-label={t('refusedMail.title')}>
      <p>
        <strong>{t('refusedMail.title')}</strong> {t('refusedMail.text')}
      </p>
      <div>
        <ActLink to={pageTo('noticeSettings')}>{t('refusedMail.open')}</ActLink>
      </div>
    </section>
  );
};
