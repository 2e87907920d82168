import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmail, isMobile, normalAccount } from '#contract/identity-rules.ts';
import { call } from '#web/lib/call.ts';
import type { Proof } from './captcha/use-challenge.ts';
import { CodeField, useCountdown } from './code-field.tsx';
import classes from './prove.module.css';

const Captcha = lazy(() => import('./captcha/captcha.tsx').then((m) => ({ default: m.Captcha })));

type Props = {
  target: string;
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  onBadTarget: () => void;
};

/** The code that proves a phone number or mail address; the puzzle before it, and the mail's way round the puzzle. */
export const RegisterCode = ({ target, value, onChange, error, onBadTarget }: Props) => {
  const { t } = useTranslation('identity');
  const [left, setLeft] = useCountdown();
  const [busy, setBusy] = useState(false);
  const [proving, setProving] = useState(false);
  const [note, setNote] = useState<string>();
  const account = normalAccount(target);

  const send = async (proof?: Proof) => {
    setBusy(true);
    setProving(false);
    try {
      const { identity } = await import('#contract/identity.ts');
      const { seconds } = await call(identity.sendCode, { body: { target: account, purpose: 'register', ...proof } });
      setLeft(seconds);
      setNote(t('code.sentTo', { target: account }));
    } catch (err) {
      setNote(err instanceof Error ? err.message : undefined);
    }
    setBusy(false);
  };
  const ask = () => {
    setNote(undefined);
    if (isMobile(account) || isEmail(account)) setProving(true);
    else onBadTarget();
  };

  return (
    <>
      <CodeField value={value} onChange={onChange} error={error} left={left} busy={busy} onSend={ask} note={note} />
      {proving && (
        <div className={classes['prove']}>
          <Suspense fallback={<div className={classes['wait']} />}>
            <Captcha onProved={(p) => void send(p)} closeAfter={1000} />
          </Suspense>
          <p className={classes['other']}>
            {t('captcha.cant')}{' '}
            {isEmail(account) ? (
              <Button
                variant="transparent"
                size="compact-sm"
                className={classes['switch'] ?? ''}
                onClick={() => void send()}
              >
                {t('captcha.mailDirect')}
              </Button>
            ) : (
              t('captcha.mailInstead')
            )}
          </p>
        </div>
      )}
    </>
  );
};
