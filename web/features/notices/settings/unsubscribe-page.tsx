import { Button } from '@mantine/core';
import { useState } from 'react';
import { type NoticeGroup, noticePreferences } from '#contract/notices/preferences.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './settings.module.css';

type Props = { token: string; first: { group: NoticeGroup; off: boolean } | null };

/** Ends mails of one kind by the link of a mail, without a login: asked by a button, since what only looks at links must end nothing. */
export const UnsubscribePage = ({ token, first }: Props) => {
  const { t } = useTranslation('notices');
  const [{ off, done }, setNow] = useState({ off: first?.off ?? false, done: first?.off ?? false });
  const { act, busy, fault } = useAct();
  const all = <SiteLink to={pageTo('noticeSettings')}>{t('settings.end.all')}</SiteLink>;
  if (!first)
    return (
      <main id="main" className={classes['end']}>
        <h1>{t('settings.end.bad')}</h1>
        <p className={classes['acts']}>{all}</p>
      </main>
    );
  const group = t(`settings.group.${first.group}.name`);
  const turn = (again: boolean) =>
    void act(async () => {
      const now = await call(noticePreferences.unsubscribe, { params: { token }, body: again ? { again: '1' } : {} });
      setNow({ off: now.off, done: true });
    });
  const title = done ? t(off ? 'settings.end.done' : 'settings.end.back', { group }) : t('settings.end.title');
  return (
    <main id="main" className={classes['end']}>
      <h1 role="status">{title}</h1>
      {!done && <p>{t('settings.end.about', { group })}</p>}
      {fault && <p role="alert">{fault}</p>}
      <div className={classes['acts']}>
        <Button loading={busy} variant={off ? 'default' : 'filled'} onClick={() => turn(off)}>
          {t(off ? 'settings.end.again' : 'settings.end.act')}
        </Button>
        {all}
      </div>
    </main>
  );
};
