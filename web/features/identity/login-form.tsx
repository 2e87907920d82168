import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loginFaults } from '#contract/identity-faults.ts';
import { codeProof } from '#contract/identity-rules.ts';
import { useReady } from '#web/lib/ready.ts';
import { ActButton } from '#web/ui/act.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Check } from '#web/ui/check.tsx';
import type { Proof } from './captcha/use-challenge.ts';
import { ClearInput, FormFault, SecretInput } from './fields.tsx';
import classes from './login-form.module.css';
import type { Way } from './prove.tsx';
import { remembered, type Tab } from './remembered.ts';
import { Terms } from './terms.tsx';
import { type LoggedIn, useLogin } from './use-login.ts';

/** The check loads while the fields are being filled in. */
const loadProve = () => import('./prove.tsx');
const Prove = lazy(loadProve);
const AppealForm = lazy(() => import('./appeal-form.tsx'));
const proofByCode = (code: string): Proof => ({ randomStr: codeProof, code });

const tabs = ['individual', 'enterprise'] as const;
type Props = {
  /** Links leave the popup and its page as they are. */
  popup?: boolean | undefined;
  onDone: (who: LoggedIn) => Promise<void> | void;
  closeAfter: number;
};

/** Login by account and password; the first submit opens the check in place under the fields (specification 2 and 4). */
export const LoginForm = ({ popup, onDone, closeAfter }: Props) => {
  const { t } = useTranslation('identity');
  const [tab, setTab] = useState<Tab>('individual');
  const [names, setNames] = useState({ individual: '', enterprise: '' });
  const [password, setPassword] = useState('');
  const [keep, setKeep] = useState(false);
  const [proving, setProving] = useState(false);
  const [way, setWay] = useState<Way>('puzzle');
  const [code, setCode] = useState('');
  const { errors, setErrors, busy, validate, send } = useLogin(onDone);
  const ready = useReady();
  const fields = { tab, account: names[tab], password, keep };

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const kept = remembered();
      if (!kept) return;
      setTab(kept.tab);
      setNames((n) => (n[kept.tab] ? n : { ...n, [kept.tab]: kept.username }));
      setKeep(true);
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  const finish = async (proof: Proof) => {
    // A puzzle solved before the fields were changed may meet empty ones.
    if (!validate(fields)) return setProving(false);
    const next = await send(fields, proof);
    setCode('');
    if (next === 'done') return;
    // Who logs in by code stays at it: the next one is asked for there.
    const byCode = next === 'code' || way === 'code';
    if (next === 'code') setWay('code');
    setProving(byCode);
    if (!byCode) focusOn('password');
    else if (next === 'again') focusOn('code');
  };
  const form = useRef<HTMLFormElement>(null);
  /** The field to go on with, once it is drawn. */
  const focusOn = (name: string) =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus());
  const submit = (e: FormEvent) => {
    e.preventDefault();
    if (busy) return;
    if (!validate(fields)) return focusOn(loginFaults(fields).account ? 'username' : 'password');
    if (!proving) return setProving(true);
    if (way === 'puzzle') return;
    if (code.length === 6) void finish(proofByCode(code));
    else {
      setErrors({ code: t('code.need') });
      focusOn('code');
    }
  };
  const change = (next: (typeof tabs)[number]) => {
    setTab(next);
    setErrors({});
    setProving(false);
  };

  const label = t(tab === 'enterprise' ? 'login.username' : 'login.account');
  return (
    <form ref={form} className={classes['form']} method="post" onSubmit={submit} noValidate>
      <Tabs
        tabs={tabs.map((key) => ({ key, label: t(`login.${key}`) }))}
        value={tab}
        onChange={change}
        className={classes['fields']}
      >
        <ClearInput
          label={label}
          name="username"
          autoComplete="username"
          inputMode={tab === 'individual' ? 'email' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          value={names[tab]}
          onChange={(v) => {
            void loadProve();
            setNames({ ...names, [tab]: v });
          }}
          error={errors.account}
          data-autofocus
        />
        <SecretInput
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={errors.password}
        />
      </Tabs>
      <SiteLink to="/forgotPassword" className={classes['forgot'] ?? ''} {...(popup && { target: '_blank' })}>
        {t('forgot.link')}
        {popup && <span className="visually-hidden">{t('terms.newWindow')}</span>}
      </SiteLink>
      {proving && (
        <Suspense fallback={<div className={classes['wait']} />}>
          <Prove
            way={way}
            onWay={setWay}
            target={names[tab]}
            code={code}
            onCode={setCode}
            error={errors.code}
            onProved={(p) => void finish(p)}
            closeAfter={closeAfter}
          />
        </Suspense>
      )}
      <Check label={t('login.keep')} checked={keep} onChange={setKeep} />
      <FormFault text={errors.form} />
      {errors.appeal && (
        <Suspense>
          <AppealForm token={errors.appeal} />
        </Suspense>
      )}
      <ActButton type="submit" look="offer" wide full busy={busy} disabled={!ready || (proving && way === 'puzzle')}>
        {t('login.submit')}
      </ActButton>
      <Terms lead={t('login.agree')} />
    </form>
  );
};
