import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#contract/core/client.ts';
import { isEmail, isMobile, normalAccount, passwordLength, usernamePattern } from '#contract/identity-rules.ts';
import type { BroughtLicence } from '#contract/verification.ts';
import { call } from '#web/lib/call.ts';
import { useLang } from '#web/lib/lang.ts';

/** Who registers: a person, a company of one kind, or a supplier who comes from an inquiry. */
export type Kind = 'personal' | 'enterprise' | 'supplier' | 'service' | 'quick';
export type Registration = {
  target: string;
  code: string;
  name: string;
  password: string;
  agreed: boolean;
  companyName: string;
  username: string;
};
export type RegistrationErrors = Partial<Record<keyof Registration | 'form' | 'licence', string>>;

/** A small screen with a finger on it: the specification's registration from mobile. */
const fromMobile = () => matchMedia('(max-width: 767px) and (pointer: coarse)').matches;
const isUsername = (v: string) => usernamePattern.test(v) && !isMobile(normalAccount(v)) && !isEmail(v);

/** The registration's rules and its call; a refused field's message comes from the server, beside its field. */
export const useRegistration = (kind: Kind, inquiryId: string | undefined, onDone: () => Promise<void>) => {
  const { t } = useTranslation('identity');
  const lang = useLang();
  const [errors, setErrors] = useState<RegistrationErrors>({});
  const [busy, setBusy] = useState(false);

  const validate = (r: Registration): boolean => {
    const found: RegistrationErrors = {};
    const account = normalAccount(r.target);
    const username = r.username.trim();
    if (!isMobile(account) && !isEmail(account)) found.target = t('login.needAccount');
    if (!/^\d{6}$/.test(r.code)) found.code = t('code.need');
    if (!r.name.trim()) found.name = t('register.needName');
    if (kind !== 'personal' && !r.companyName.trim()) found.companyName = t('register.needCompany');
    if (kind !== 'personal' && kind !== 'quick' && username && !isUsername(username))
      found.username = t('register.badUsername');
    if (r.password.length < passwordLength.min) found.password = t('register.short');
    if (!r.agreed) found.agreed = t('register.needAgree');
    setErrors(found);
    return Object.keys(found).length === 0;
  };

  const post = async (r: Registration, licence: BroughtLicence | undefined) => {
    const [{ identity }, { registration }] = await Promise.all([
      import('#contract/identity.ts'),
      import('#contract/identity-registration.ts'),
    ]);
    const { code, name, password } = r;
    const companyName = r.companyName.trim();
    const username = r.username.trim();
    const body = {
      target: normalAccount(r.target),
      code,
      name,
      password,
      lang,
      ...(fromMobile() && { fromMobile: 1 }),
    };
    if (kind === 'personal') return call(identity.register, { body });
    if (kind === 'quick')
      return call(registration.quick, { body: { ...body, companyName, ...(inquiryId && { inquiryId }) } });
    const company = { ...body, companyName, ...(username && { username }), ...(licence && { licence }) };
    if (kind === 'service') return call(registration.service, { body: company });
    return call(registration.supplier, { body: { ...company, wish: kind } });
  };

  const send = async (r: Registration, licence?: BroughtLicence) => {
    setBusy(true);
    try {
      await post(r, licence);
      await onDone();
    } catch (err) {
      const fields = err instanceof CallError ? err.fields : {};
      setErrors({ ...fields, form: Object.keys(fields).length ? undefined : (err as Error).message });
      setBusy(false);
    }
  };
  return { errors, setErrors, busy, validate, send };
};
