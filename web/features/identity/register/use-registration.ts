import { useEffect, useState } from 'react';
import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts';
import { type Registration, registrationFaults, type RegistrationKind } from '#contract/identity/faults.ts';
import { callingCodeOf, isPhone } from '#contract/identity/phones.ts';
import { isChinese, suggestedCountry } from '#contract/enterprise/places.ts';
import type { registration } from '#contract/identity/registration.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { keptInviter } from '#web/lib/page/inviter.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { accountTyped } from '../account-typed.ts';
import { useSmsReach } from '#web/lib/page/sms-reach.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { useFaultText } from '../fault-text.ts';
import { type Brought, noLicence, toBroughtLicence } from './brought.ts';

export type { RegistrationKind as Kind };
type Values = Registration & {
  licence: Brought;
  /** Of the company; '' is the one that is suggested. */
  country: string;
  /** Whose calling code stands before the phone number; '' is the one that is suggested. */
  phoneCountry: string;
};
const empty: Values = {
  target: '',
  name: '',
  agreed: false,
  companyName: '',
  username: '',
  code: '',
  password: '',
  licence: noLicence,
  country: '',
  phoneCountry: '',
};

/** A small touch screen, which counts as a registration from mobile (access 6). */
const fromMobile = () =>
  typeof window !== 'undefined' && matchMedia('(max-width: 767px) and (pointer: coarse)').matches;

/** The call of each way in; the schemas come with the act, not with the page. */
const callOf = async (kind: RegistrationKind): Promise<AnyEndpoint> => {
  if (kind === 'personal') return (await import('#contract/identity/calls.ts')).identity.register;
  const { registration: calls } = await import('#contract/identity/registration.ts');
  return kind === 'quick' ? calls.quick : kind === 'service' ? calls.service : calls.supplier;
};

/**
 * The registration's form. One draft for all ways in, so that changing the way keeps what was typed; it survives a reload of the tab,
 * secrets don't.
 */
export const useRegistration = (kind: RegistrationKind, inquiryId: string | undefined, onDone: () => Promise<void>) => {
  const { t } = useTranslation('identity');
  const text = useFaultText();
  const lang = useLang();
  const [suggested, setSuggested] = useState(suggestedCountry(lang));
  useEffect(() => setSuggested(suggestedCountry(lang, navigator.languages)), [lang]);
  const reaches = useSmsReach();
  const targetOf = (v: Values) => accountTyped(v.target, v.phoneCountry || suggested);
  const bodyOf = (v: Values) => {
    const companyName = v.companyName.trim();
    const username = v.username.trim();
    const country = v.country || suggested;
    const licence = kind === 'personal' || !isChinese(country) ? undefined : toBroughtLicence(v.licence, companyName);
    return {
      target: targetOf(v),
      code: v.code,
      name: v.name,
      password: v.password,
      lang,
      ...(fromMobile() && { fromMobile: 1 }),
      inviter: keptInviter(),
      ...(kind !== 'personal' && { companyName, country, ...(licence && { licence }) }),
      ...(kind === 'quick' && inquiryId && { inquiryId }),
      ...(kind !== 'personal' && kind !== 'quick' && username && { username }),
      ...((kind === 'supplier' || kind === 'enterprise') && { wish: kind }),
    };
  };
  const form = useCallForm({
    // Every way takes what the fullest one takes, or less.
    endpoint: () => callOf(kind) as Promise<typeof registration.supplier>,
    initial: empty,
    input: (v) => ({ body: bodyOf(v) as InputOf<typeof registration.supplier>['body'] }),
    check: (v) => ({
      ...text(registrationFaults(kind, { ...v, target: targetOf(v) })),
      ...(isPhone(targetOf(v)) && !reaches(callingCodeOf(targetOf(v))) && { target: t('phone.noSms') }),
    }),
    draft: { name: 'register', place: 'tab', secret: ['code', 'password'] },
    onDone: () => onDone(),
  });
  return {
    ...form,
    country: form.values.country || suggested,
    phoneCountry: form.values.phoneCountry || suggested,
    /** The account as it is sent, for the code. */
    target: targetOf(form.values),
  };
};
