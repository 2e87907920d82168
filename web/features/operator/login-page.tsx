import '@mantine/core/styles/PasswordInput.css';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { operator } from '#contract/operator/calls.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { faultsOf, quietCall } from '#web/lib/call.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { usePath } from '#web/lib/text/lang.ts';
import panel from '#web/ui/frame/panel.module.css';
import classes from './desk.module.css';

type Answer = DataOf<typeof operator.login>;
type Proof = { randomStr: string; code: string };
/** The captcha's widget, from another room; `closeAfter` in ms. */
type Captcha = ComponentType<{ onProved: (p: Proof) => void; closeAfter: number }>;

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

/** The code to scan, and the secret for who can't. */
const Enrolment = ({ qr, secret }: { qr: string; secret: string }) => {
  const { t } = useTranslation('operator');
  return (
    <>
      <p>{t('login.enrol')}</p>
      <img className={classes['qr']} src={qr} alt={t('login.qr')} width={200} height={200} />
      <p className={classes['quiet']}>
        {t('login.secret')}: <code>{secret}</code>
      </p>
    </>
  );
};

/** The login's form: with the proof at first, with the second factor once there is an answer with a ticket. */
const useLoginForm = (answer: Answer | null, setAnswer: (next: Answer | null) => void, enter: () => void) =>
  useCallForm({
    endpoint: operator.login,
    initial: { username: '', password: '', code: '', once: '', newPassword: '', proof: undefined as Proof | undefined },
    input: ({ username, password, code, once, newPassword, proof }) => ({
      body: {
        username,
        password,
        ...(answer && { ticket: answer.ticket, ...(code.trim() && { code: code.trim() }) }),
        ...(once.trim() && { once: once.trim() }),
        ...(answer?.mustChange && newPassword && { newPassword }),
        ...(proof && !answer && { proof }),
      },
    }),
    send: quietCall,
    onDone: (next) => {
      if (next.step === 'done' && !next.recovery.length) enter();
      else setAnswer(next);
    },
    onRefused: (err) => {
      // A ticket lives for minutes; who took longer begins anew.
      if (err.status === 428) setAnswer(null);
      return faultsOf(err);
    },
  });

type FieldsProps = { input: ReturnType<typeof useLoginForm>['input']; accepted: boolean };

/** The password is asked for no more once it was accepted. */
const NameAndPassword = ({ input, accepted }: FieldsProps) => {
  const { t } = useTranslation('operator');
  return (
    <>
      <TextInput label={t('login.username')} autoComplete="username" {...input('username')} readOnly={accepted} />
      {!accepted && (
        <PasswordInput label={t('login.password')} autoComplete="current-password" {...input('password')} />
      )}
    </>
  );
};

/** The login's steps: what was answered, whether the captcha is open, and the form. */
const useLogin = () => {
  const path = usePath();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [proving, setProving] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (answer) codeField.current?.focus();
  }, [answer]);
  const enter = () => location.assign(path(deskPageTo('operatorQueue')));
  const form = useLoginForm(answer, setAnswer, enter);
  const { code, once, newPassword } = form.values;
  const asksCode = answer?.step === 'enrol' || answer?.step === 'code';
  const unanswered =
    (answer?.step === 'once' && once.trim().length < 6) ||
    (asksCode && (code.trim().length < 6 || (answer.mustChange && !newPassword)));
  const prove = async (proof: Proof) => {
    await form.send({ proof });
    setProving(false);
  };
  const submit = () => {
    form.show({});
    if (answer) void form.send();
    else setProving(true);
  };
  return { answer, enter, form, proving, prove, submit, codeField, asksCode, unanswered };
};

type FormProps = { login: ReturnType<typeof useLogin>; Captcha: Captcha };
const LoginForm = ({ login, Captcha }: FormProps) => {
  const { t } = useTranslation('operator');
  const { answer, form, proving, prove, submit, codeField, asksCode, unanswered } = login;
  const { username, password } = form.values;
  return (
    <form
      {...form.props}
      onSubmit={(e) => {
        e.preventDefault();
        submit();
      }}
    >
      <NameAndPassword input={form.input} accepted={answer !== null} />
      {answer?.enrol && <Enrolment {...answer.enrol} />}
      {answer?.step === 'once' && (
        <TextInput label={t('login.once')} autoComplete="off" ref={codeField} {...form.input('once')} />
      )}
      {asksCode && (
        <TextInput label={t('login.code')} autoComplete="one-time-code" ref={codeField} {...form.input('code')} />
      )}
      {asksCode && answer?.mustChange && (
        <PasswordInput
          label={t('login.newPassword')}
          description={t('login.newPasswordNote')}
          autoComplete="new-password"
          {...form.input('newPassword')}
        />
      )}
      {proving && (
        <Suspense>
          <Captcha onProved={(p) => void prove(p)} closeAfter={600} />
        </Suspense>
      )}
      <span role="alert" className={classes['wrong']}>
        {form.fault}
      </span>
      <Button type="submit" loading={form.busy} disabled={!username || !password || proving || unanswered}>
        {t('login.go')}
      </Button>
    </form>
  );
};

/** What the desk asks of who works there. */
const Needs = () => {
  const { t } = useTranslation('operator');
  return (
    <ul className={classes['needs']}>
      {(['factor', 'lost', 'recorded'] as const).map((need) => (
        <li key={need}>
          <strong>{t(`login.needs.${need}.title`)}</strong>
          {t(`login.needs.${need}.text`)}
        </li>
      ))}
    </ul>
  );
};

/** Password and captcha, then the second factor; the first login shows the code to scan and hands out the recovery codes. */
export const LoginPage = ({ Captcha }: { Captcha: Captcha }) => {
  const { t } = useTranslation('operator');
  const login = useLogin();
  const { answer, enter } = login;
  return (
    <main id="main" className={classes['login']}>
      <div className={`${panel['panel']} ${classes['card']}`}>
        <h1>{t('login.title')}</h1>
        {answer?.step === 'done' ? (
          <Recovery codes={answer.recovery} onEnter={enter} />
        ) : (
          <LoginForm login={login} Captcha={Captcha} />
        )}
      </div>
      <Needs />
    </main>
  );
};
