import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isCode, isEmail, isMobile, isShort, normalAccount, usernamePattern } from '#contract/identity-rules.ts';
import { call } from '#web/lib/call.ts';
import { usePath } from '#web/lib/lang.ts';
import { useReady } from '#web/lib/ready.ts';
import { say } from '#web/lib/say.ts';
import { useSend } from '#web/lib/send.ts';
import { ActButton } from '#web/ui/act.tsx';
import { Head } from '#web/ui/head.tsx';
import { ClearInput, FormFault, NewPassword } from './fields.tsx';
import form from './login-form.module.css';
import classes from './login-page.module.css';
import { RegisterCode } from './register-code.tsx';

/** `/forgotPassword`: a new password by a code from the account's phone or mail; then the login. */
export const ForgotPage = () => {
  const { t } = useTranslation('identity');
  const ready = useReady();
  const navigate = useNavigate();
  const path = usePath();
  const [target, setTarget] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const { errors, setErrors, busy, send } = useSend<'target' | 'code' | 'password'>();
  const account = normalAccount(target);
  const known = isMobile(account) || isEmail(account) || usernamePattern.test(account);

  const reset = async () => {
    const { account: calls } = await import('#contract/identity-account.ts');
    await call(calls.forgotPassword, { body: { target: account, code, password } });
    say({ message: t('forgot.done'), color: 'warp' });
    await navigate(path('/loginRegister.html'));
  };
  const submit = (e: FormEvent) => {
    e.preventDefault();
    void send(reset, {
      target: !known && t('forgot.needAccount'),
      code: !isCode(code) && t('code.need'),
      password: isShort(password) && t('register.short'),
    });
  };

  return (
    <main id="main" className={classes['page']}>
      <Head />
      <div className={classes['card']} data-narrow>
        <h1>{t('forgot.title')}</h1>
        <p className={classes['lead']}>{t('forgot.lead')}</p>
        <form className={form['form']} method="post" onSubmit={submit} noValidate>
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
          <NewPassword label={t('forgot.password')} value={password} onChange={setPassword} error={errors.password} />
          <FormFault text={errors.form} />
          <ActButton type="submit" look="offer" wide full busy={busy} disabled={!ready}>
            {t('forgot.submit')}
          </ActButton>
          <p className={form['small']}>{t('forgot.phoneOrMail')}</p>
        </form>
      </div>
    </main>
  );
};
