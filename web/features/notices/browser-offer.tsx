import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { askBrowser, browserSays, decline, isDeclined } from './browser-notices.ts';
import classes from './settings/settings.module.css';

/** Offers notifications of the browser to who has had some notices, until they answer: no is no. */
export const BrowserOffer = () => {
  const { t } = useTranslation('notices');
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(browserSays() === 'default' && !isDeclined()), []);
  if (!open) return null;
  const answer = async (yes: boolean) => {
    if (yes) await askBrowser();
    else decline();
    setOpen(false);
  };
  return (
    <section className={classes['offer']} aria-label={t('settings.channel.browser')}>
      <p>{t('settings.browser.offer')}</p>
      <Button size="sm" variant="default" onClick={() => void answer(true)}>
        {t('settings.browser.yes')}
      </Button>
      <Button size="sm" variant="subtle" onClick={() => void answer(false)}>
        {t('settings.browser.no')}
      </Button>
    </section>
  );
};
