import { Button } from '@mantine/core';
import { useState } from 'react';
import { invite } from '#contract/identity/invite.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import panel from '#web/ui/frame/panel.module.css';
import classes from './invite.module.css';

type Props = { token: string; first: { off: boolean } | null };

/** Refuses invitations from anybody by the link of one, without a login: by a button, since programs look at links too. */
export const RefusalPage = ({ token, first }: Props) => {
  const { t } = useTranslation('invite');
  const [off, setOff] = useState(first?.off ?? false);
  const [done, setDone] = useState(off);
  const { act, busy, fault } = useAct();
  const turn = () =>
    void act(async () => {
      const now = await call(invite.refuse, { params: { token }, body: off ? { again: '1' } : {} });
      setOff(now.off);
      setDone(true);
    });
  if (!first)
    return (
      <main id="main" className={`${panel['page']} ${classes['refusal']}`}>
        <h1>{t('refuse.bad')}</h1>
        <ActLink to={pageTo('home')}>{t('refuse.home')}</ActLink>
      </main>
    );
  return (
    <main id="main" className={`${panel['page']} ${classes['refusal']}`}>
      <div role="status">
        <h1>{t(done ? (off ? 'refuse.done' : 'refuse.back') : 'refuse.title')}</h1>
      </div>
      {!done && <p>{t('refuse.about')}</p>}
      {fault && <p role="alert">{fault}</p>}
      <Button loading={busy} variant={off ? 'default' : 'filled'} onClick={turn}>
        {t(off ? 'refuse.again' : 'refuse.act')}
      </Button>
    </main>
  );
};
