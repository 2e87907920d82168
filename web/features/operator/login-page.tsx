import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataOf } from '#contract/core/endpoint.ts';
import { operator } from '#contract/operator.ts';
import { quietCall } from '#web/lib/call.ts';
import { usePath } from '#web/lib/lang.ts';
import classes from './desk.module.css';

type Answer = DataOf<typeof operator.login>;

const Recovery = ({ codes, onEnter }: { codes: readonly string[]; onEnter: () => void }) => {
  const { t } = useTranslation('operator');
  return (
    <section>
      <h2>{t('login.recovery')}</h2>
      <p>{t('login.recoveryNote')}</p>
      <ul className={classes['codes']}>
        {codes.map((c) => (
          <li key={c}>
            <code>{c}</code>
          </li>
        ))}
      </ul>
      <Button onClick={onEnter}>{t('login.enter')}</Button>
    </section>
  );
};

/** Password, then the second factor; the first login shows the code to scan and hands out the recovery codes. */
export const LoginPage = () => {
  const { t } = useTranslation('operator');
  const path = usePath();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (answer) codeField.current?.focus();
  }, [answer]);
  const enter = () => location.assign(path('/operator'));
  const send = async () => {
    setBusy(true);
    setRefusal('');
    try {
      const next = await quietCall(operator.login, {
        body: { username, password, ...(answer && { code: code.trim() }) },
      });
      if (next.step === 'done' && !next.recovery.length) return enter();
      setAnswer(next);
    } catch (err) {
      setRefusal((err as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <main id="main" className={classes['login']}>
      <h1>{t('login.title')}</h1>
      {answer?.step === 'done' ? (
        <Recovery codes={answer.recovery} onEnter={enter} />
      ) : (
        <form
          onSubmit={(e) => {
            e.preventDefault();
            void send();
          }}
        >
          <TextInput
            label={t('login.username')}
            autoComplete="username"
            value={username}
            readOnly={answer !== null}
            onChange={(e) => setUsername(e.currentTarget.value)}
          />
          {!answer && (
            <PasswordInput
              label={t('login.password')}
              autoComplete="current-password"
              value={password}
              onChange={(e) => setPassword(e.currentTarget.value)}
            />
          )}
          {answer?.enrol && (
            <>
              <p>{t('login.enrol')}</p>
              <img src={answer.enrol.qr} alt={t('login.qr')} width={200} height={200} />
              <p className={classes['quiet']}>
                {t('login.secret')}: <code>{answer.enrol.secret}</code>
              </p>
            </>
          )}
          {answer && (
            <TextInput
              label={t('login.code')}
              autoComplete="one-time-code"
              ref={codeField}
              value={code}
              onChange={(e) => setCode(e.currentTarget.value)}
            />
          )}
          <span role="alert" className={classes['wrong']}>
            {refusal}
          </span>
          <Button
            type="submit"
            loading={busy}
            disabled={!username || !password || (answer !== null && code.trim().length < 6)}
          >
            {t('login.go')}
          </Button>
        </form>
      )}
    </main>
  );
};
