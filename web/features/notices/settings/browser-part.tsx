import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { askBrowser, type BrowserSays, browserSays } from '../browser-notices.ts';
import classes from './settings.module.css';

const words = {
  default: 'settings.browser.about',
  granted: 'settings.browser.granted',
  denied: 'settings.browser.denied',
  none: 'settings.browser.none',
} as const;

/** Whether this browser shows notifications. It is asked by this button alone, and a refusal is not asked about again (notices 22). */
export const BrowserPart = () => {
  const { t } = useTranslation('notices');
  const [says, setSays] = useState<BrowserSays | null>(null);
  useEffect(() => setSays(browserSays()), []);
  return (
    <section className={`${panel['panel']} ${classes['browser']}`} aria-label={t('settings.channel.browser')}>
      <p role="status">{t(words[says ?? 'default'])}</p>
      {says === 'default' && (
        <Button variant="default" onClick={() => void askBrowser().then(setSays)}>
          {t('settings.browser.ask')}
        </Button>
      )}
    </section>
  );
};
