import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { codeProof } from '#contract/identity/rules.ts';
import { pageTo } from '#contract/pages.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { Check } from '#web/ui/form/check.tsx';
import type { Proof } from '../captcha/use-challenge.ts';
import { ClearInput, FormFault, SecretInput } from '../fields.tsx';
import classes from './login-form.module.css';
import type { Way } from '../prove.tsx';
import { remembered, type Tab } from './remembered.ts';
import { Terms } from '../legal/terms.tsx';
import { type LoggedIn, useLogin } from './use-login.ts';

/** The check loads while the fields are being filled in. */
const loadProve = () => import('../prove.tsx');
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

/** Login by account and password; the first submit opens the check in place under the fields (accounts 2). */
export const LoginForm = ({ popup, onDone, closeAfter }: Props) => {
  const { t } = useTranslation('identity');
  const [proving, setProving] = useState(false);
  const [way, setWay] = useState<Way>('puzzle');
  const { form, log } = useLogin(onDone);
  const { values, change, current, focusOn } = form;
  const { tab, code } = values;
  const ready = useReady();

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

  const finish = async (proof: Proof) => {
    const next = await log(proof);
    // A puzzle solved before the fields were changed may meet empty ones.
    if (next === 'faulty') return setProving(false);
    change({ code: '' });
    if (next === 'done') return;
    // A login by code stays one: the next code is asked for there.
    const byCode = next === 'code' || way === 'code';
    if (next === 'code') setWay('code');
    setProving(byCode);
    if (!byCode) focusOn('password');
    else if (next === 'again') focusOn('code');
  };
  const submit = (e: FormEvent) => {
    e.preventDefault();
    if (form.busy || !form.passes()) return;
    if (!proving) return setProving(true);
    if (way === 'puzzle') return;
    if (code.length === 6) void finish(proofByCode(code));
    else form.show({ code: t('code.need') });
  };
  const changeTab = (to: Tab) => {
    change({ tab: to });
    form.show({});
    setProving(false);
  };

  const label = t(tab === 'enterprise' ? 'login.username' : 'login.account');
  return (
    <form {...form.props} className={classes['form']} method="post" onSubmit={submit}>
      <Tabs
        tabs={tabs.map((key) => ({ key, label: t(`login.${key}`) }))}
        value={tab}
        onChange={changeTab}
        className={classes['fields']}
      >
        <ClearInput
          label={label}
          name="username"
          autoComplete="username"
          inputMode={tab === 'individual' ? 'email' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          value={values.names[tab]}
          onChange={(v) => {
            void loadProve();
            change({ names: { ...current().names, [tab]: v } });
          }}
          error={form.error('account')}
          data-autofocus
        />
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
