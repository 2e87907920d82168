import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import { isEmail, isMobile, normalAccount, passwordLength, usernamePattern } from '#contract/identity-rules.ts';
import { call } from '#web/lib/call.ts';
import { usePath } from '#web/lib/lang.ts';
import { useReady } from '#web/lib/ready.ts';
import { say } from '#web/lib/say.ts';
import { Head } from '#web/ui/head.tsx';
import { ClearInput, SecretInput } from './clear-inputs.tsx';
import form from './login-form.module.css';
import classes from './login-page.module.css';
import { RegisterCode } from './register-code.tsx';

type Errors = {
  target?: string | undefined;
  code?: string | undefined;
  password?: string | undefined;
  form?: string | undefined;
};

/** `/forgotPassword`: a new password by a code from the account's phone or mail; then the login. */
export const ForgotPage = () => {
  const { t } = useTranslation('identity');
  const ready = useReady();
  const navigate = useNavigate();
  const path = usePath();
  const [target, setTarget] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);

  const submit = async (e: FormEvent) => {
    e.preventDefault();
    if (busy) return;
    const account = normalAccount(target);
    const found: Errors = {};
    if (!isMobile(account) && !isEmail(account) && !usernamePattern.test(account))
      found.target = t('forgot.needAccount');
    if (!/^\d{6}$/.test(code)) found.code = t('code.need');
    if (password.length < passwordLength.min) found.password = t('register.short');
    setErrors(found);
    if (Object.keys(found).length) return;
    setBusy(true);
    try {
      const { account: calls } = await import('#contract/identity-account.ts');
      await call(calls.forgotPassword, { body: { target: account, code, password } });
      say({ message: t('forgot.done'), color: 'warp' });
      await navigate(path('/loginRegister.html'));
    } catch (err) {
      const fields = err instanceof CallError ? err.fields : {};
      setErrors({ ...fields, form: Object.keys(fields).length ? undefined : (err as Error).message });
    }
    setBusy(false);
  };

  return (
    <main id="main" className={classes['page']}>
      <Head />
      <div className={classes['card']} data-narrow>
        <h1>{t('forgot.title')}</h1>
        <p className={classes['lead']}>{t('forgot.lead')}</p>
        <form className={form['form']} method="post" onSubmit={(e) => void submit(e)} noValidate>
          <ClearInput
            label={t('forgot.account')}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={target}
            onChange={setTarget}
            error={errors.target}
          />
          <RegisterCode
            purpose="reset"
            target={target}
            value={code}
            onChange={setCode}
            error={errors.code}
            onBadTarget={() => setErrors({ target: t('forgot.needAccount') })}
          />
          <SecretInput
            label={t('forgot.password')}
            description={t('register.passwordHelp')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            name="new-password"
            autoComplete="new-password"
            maxLength={passwordLength.max}
            value={password}
            onChange={setPassword}
            error={errors.password}
          />
          {errors.form && (
            <p className={form['error']} role="alert">
              {errors.form}
            </p>
          )}
          <Button type="submit" size="md" fullWidth loading={busy} disabled={!ready}>
            {t('forgot.submit')}
          </Button>
          <p className={form['small']}>{t('forgot.phoneOrMail')}</p>
        </form>
      </div>
    </main>
  );
};
