import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#contract/core/client.ts';
import { isEmail, isMobile, normalAccount, passwordLength } from '#contract/identity-rules.ts';
import { call } from '#web/lib/call.ts';
import { useLang } from '#web/lib/lang.ts';

export type Registration = { target: string; code: string; name: string; password: string; agreed: boolean };
export type RegistrationErrors = Partial<Record<keyof Registration | 'form', string>>;

/** A small screen with a finger on it: the specification's registration from mobile. */
const fromMobile = () => matchMedia('(max-width: 767px) and (pointer: coarse)').matches;

/** The registration's rules and its call; a refused field's message comes from the server, beside its field. */
export const useRegistration = (onDone: () => Promise<void>) => {
  const { t } = useTranslation('identity');
  const lang = useLang();
  const [errors, setErrors] = useState<RegistrationErrors>({});
  const [busy, setBusy] = useState(false);

  const validate = (r: Registration): boolean => {
    const found: RegistrationErrors = {};
    const account = normalAccount(r.target);
    if (!isMobile(account) && !isEmail(account)) found.target = t('login.needAccount');
    if (!/^\d{6}$/.test(r.code)) found.code = t('code.need');
    if (!r.name.trim()) found.name = t('register.needName');
    if (r.password.length < passwordLength.min) found.password = t('register.short');
    if (!r.agreed) found.agreed = t('register.needAgree');
    setErrors(found);
    return Object.keys(found).length === 0;
  };

  const send = async (r: Registration) => {
    setBusy(true);
    try {
      const { identity } = await import('#contract/identity.ts');
      const { target, code, name, password } = r;
      await call(identity.register, {
        body: { target: normalAccount(target), code, name, password, lang, ...(fromMobile() && { fromMobile: 1 }) },
      });
      await onDone();
    } catch (err) {
      const fields = err instanceof CallError ? err.fields : {};
      setErrors({ ...fields, form: Object.keys(fields).length ? undefined : (err as Error).message });
      setBusy(false);
    }
  };
  return { errors, setErrors, busy, validate, send };
};
