import { useState } from 'react';
import { pageTo } from '#contract/pages.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton, ActLink } from './act.tsx';
import classes from './mail-ask.module.css';

const days = 14;
const name = 'mailLater';

/** Whether a browser that sends this cookie header was asked in the last two weeks and answered "later" (notices 9). */
export const saidLater = (cookies: string | null): boolean => new RegExp(`(?:^|;\\s*)${name}=1`).test(cookies ?? '');

/** Asks somebody who is reached by phone alone for a mail address; "later" is kept for two weeks, then it comes back. */
export const MailAsk = ({ later }: { later: boolean }) => {
  const { t } = useTranslation('ui');
  const ready = useReady();
  const [gone, setGone] = useState(later);
  if (gone) return null;
  const put = () => {
    document.cookie = `${name}=1; path=/; max-age=${days * 86_400}; samesite=lax`;
    setGone(true);
  };
  return (
    <section className={classes['ask']} aria-label={t('mailAsk.title')}>
      <p>
        <strong>{t('mailAsk.title')}</strong> {t('mailAsk.text')}
      </p>
      <div>
        <ActLink to={pageTo('safety')}>{t('mailAsk.add')}</ActLink>
        <ActButton look="word" disabled={!ready} onClick={put}>
          {t('mailAsk.later')}
        </ActButton>
      </div>
    </section>
  );
};
