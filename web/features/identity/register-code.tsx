import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { isPhone } from '#contract/identity/phones.ts';
import { type CodePurpose, isEmail, normalAccount, usernamePattern } from '#contract/identity/rules.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import type { Proof } from './captcha/use-challenge.ts';
import { CodeField, useCountdown } from './code-field.tsx';
import { ActButton } from '#web/ui/feedback/act.tsx';
import classes from './prove.module.css';

const Captcha = lazy(() => import('./captcha/captcha.tsx').then((m) => ({ default: m.Captcha })));

type Props = {
  name?: string;
  target: string;
  /** What the code is for; a forgotten password is reset by user name too. */
  purpose?: CodePurpose;
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  onBadTarget: () => void;
};

/** The code that proves a phone number or mail address; the puzzle before it, and the mail's way round the puzzle. */
export const RegisterCode = ({ target, purpose = 'register', value, onChange, error, onBadTarget }: Props) => {
  const { t } = useTranslation('identity');
  const [left, setLeft] = useCountdown();
  const { busy, fault, setFault, act } = useAct();
  const [proving, setProving] = useState(false);
  const [note, setNote] = useState<string>();
  const [sent, setSent] = useState(0);
  const account = normalAccount(target);

  const send = (proof?: Proof) => {
    setProving(false);
    return act(async () => {
      const { identity } = await import('#contract/identity/calls.ts');
      const { seconds } = await call(identity.sendCode, { body: { target: account, purpose, ...proof } });
      setLeft(seconds);
      setSent((n) => n + 1);
      setNote(purpose === 'reset' ? t('code.sent') : t('code.sentTo', { target: account }));
    });
  };
  const ask = () => {
    setNote(undefined);
    setFault('');
    const known = isPhone(account) || isEmail(account) || (purpose === 'reset' && usernamePattern.test(account));
    if (known) setProving(true);
    else onBadTarget();
  };

  return (
    <>
      <CodeField
        value={value}
        onChange={onChange}
        error={error}
        left={left}
        busy={busy}
        onSend={ask}
        note={fault || note}
        focus={sent}
      />
      {proving && (
        <div className={classes['prove']}>
          <Suspense fallback={<div className={classes['wait']} />}>
            <Captcha onProved={(p) => void send(p)} closeAfter={1000} />
          </Suspense>
          <p className={classes['other']}>
            {t('captcha.cant')}{' '}
            {isEmail(account) ? (
              <ActButton look="word" onClick={() => void send()}>
                {t('captcha.mailDirect')}
              </ActButton>
            ) : (
              t('captcha.mailInstead')
            )}
          </p>
        </div>
      )}
    </>
  );
};
