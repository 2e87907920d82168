import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { pageTo } from '#contract/pages.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { Check } from '#web/ui/form/check.tsx';
import { ClearInput, FormFault, SecretInput } from '../fields.tsx';
import classes from './login-form.module.css';
import { remembered } from './remembered.ts';
import { Terms } from '../legal/terms.tsx';
import { type LoggedIn, useLogin } from './use-login.ts';
import { useProving } from './use-proving.ts';

/** The check loads while the fields are being filled in. */
const loadProve = () => import('../prove.tsx');
const Prove = lazy(loadProve);
const AppealForm = lazy(() => import('./appeal-form.tsx'));

const tabs = ['individual', 'enterprise'] as const;
type Props = {
  /** Links leave the popup and its page as they are. */
  popup?: boolean | undefined;
  onDone: (who: LoggedIn) => Promise<void> | void;
  closeAfter: number;
};

type Form = ReturnType<typeof useLogin>['form'];

/** Fills in the account that was remembered, unless something is typed already. */
const useRemembered = ({ current, change }: Pick<Form, 'current' | 'change'>) =>
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const kept = remembered();
      if (!kept) return;
      const { names } = current();
      change({
        tab: kept.tab,
        names: names[kept.tab] ? names : { ...names, [kept.tab]: kept.username },
        keep: true,
      });
    });
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the beginning
  }, []);

/** Phone or mail of a person, the user name of a company's account. */
const AccountField = ({ form }: { form: Pick<Form, 'values' | 'current' | 'change' | 'error'> }) => {
  const { t } = useTranslation('identity');
  const { tab, names } = form.values;
  return (
    <ClearInput
      label={t(tab === 'enterprise' ? 'login.username' : 'login.account')}
      name="username"
      autoComplete="username"
      inputMode={tab === 'individual' ? 'email' : 'text'}
      autoCapitalize="none"
      spellCheck={false}
      value={names[tab]}
      onChange={(v) => {
        void loadProve();
        form.change({ names: { ...form.current().names, [tab]: v } });
      }}
      error={form.error('account')}
      data-autofocus
    />
  );
};

/** Login by account and password; the first submit opens the check in place under the fields (accounts 2). */
export const LoginForm = ({ popup, onDone, closeAfter }: Props) => {
  const { t } = useTranslation('identity');
  const login = useLogin(onDone);
  const { form } = login;
  const { values, change } = form;
  const { tab, code } = values;
  const ready = useReady();
  useRemembered(form);
  const { proving, way, setWay, finish, submit, changeTab } = useProving(login);
  return (
    <form {...form.props} className={classes['form']} method="post" onSubmit={submit}>
      <Tabs
        tabs={tabs.map((key) => ({ key, label: t(`login.${key}`) }))}
        value={tab}
        onChange={changeTab}
        className={classes['fields']}
      >
        <AccountField form={form} />
        <SecretInput {...form.field('password')} label={t('login.password')} autoComplete="current-password" />
      </Tabs>
      <SiteLink to={pageTo('forgotPassword')} className={classes['forgot'] ?? ''} {...(popup && { target: '_blank' })}>
        {t('forgot.link')}
        {popup && <span className="visually-hidden">{t('terms.newWindow')}</span>}
      </SiteLink>
      {proving && (
        <Suspense fallback={<div className={classes['wait']} />}>
          <Prove
            way={way}
            onWay={setWay}
            target={values.names[tab]}
            code={code}
            onCode={(to) => change({ code: to })}
            error={form.error('code')}
            onProved={(p) => void finish(p)}
            closeAfter={closeAfter}
          />
        </Suspense>
      )}
      <Check label={t('login.keep')} checked={values.keep} onChange={(keep) => change({ keep })} />
      <FormFault text={form.fault} />
      {form.errors['appeal'] && (
        <Suspense>
          <AppealForm token={form.errors['appeal']} />
        </Suspense>
      )}
      <ActButton
        type="submit"
        look="offer"
        wide
        full
        busy={form.busy}
        disabled={!ready || (proving && way === 'puzzle')}
      >
        {t('login.submit')}
      </ActButton>
      <Terms lead={t('login.agree')} />
    </form>
  );
};
