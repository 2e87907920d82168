import { useState } from 'react';
import { pageTo } from '#contract/pages.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton, ActLink } from './act.tsx';
import classes from './mail-ask.module.css';
import { later as said } from './mail-later.ts';

/** Asks somebody who is reached by phone alone for a mail address; "later" is kept for two weeks, then it comes back. */
export const MailAsk = ({ later }: { later: boolean }) => {
  const { t } = useTranslation('mailAsk');
  const ready = useReady();
  const [gone, setGone] = useState(later);
  if (gone) return null;
  const put = () => {
    document.cookie = said;
    setGone(true);
  };
  return (
    <section className={classes['ask']} aria-label={t('title')}>
      <p>
        <strong>{t('title')}</strong> {t('text')}
      </p>
      <div>
        <ActLink to={pageTo('safety')}>{t('add')}</ActLink>
        <ActButton look="word" disabled={!ready} onClick={put}>
          {t('later')}
        </ActButton>
      </div>
    </section>
  );
};
