import { useState } from 'react';
import { type Registration, registrationFaults, type RegistrationKind } from '#contract/identity-faults.ts';
import { normalAccount } from '#contract/identity-rules.ts';
import type { BroughtLicence } from '#contract/verification.ts';
import { call, faultsOf } from '#web/lib/call.ts';
import { keptInviter } from '#web/lib/inviter.ts';
import { useLang } from '#web/lib/lang.ts';
import { useFaultText } from '../fault-text.ts';

export type { Registration, RegistrationKind as Kind };
type RegistrationErrors = Partial<Record<keyof Registration | 'form' | 'licence', string>>;

/** A small screen with a finger on it: the specification's registration from mobile. */
const fromMobile = () => matchMedia('(max-width: 767px) and (pointer: coarse)').matches;

/** The registration's rules and its call; a refused field's message comes from the server, beside its field. */
export const useRegistration = (kind: RegistrationKind, inquiryId: string | undefined, onDone: () => Promise<void>) => {
  const text = useFaultText();
  const lang = useLang();
  const [errors, setErrors] = useState<RegistrationErrors>({});
  const [busy, setBusy] = useState(false);

  const validate = (r: Registration): boolean => {
    const found = text(registrationFaults(kind, r));
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
      inviter: keptInviter(),
    };
    if (kind === 'personal') return call(identity.register, { body });
    if (kind === 'quick')
      return call(registration.quick, {
        body: { ...body, companyName, ...(inquiryId && { inquiryId }), ...(licence && { licence }) },
      });
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
      setErrors(faultsOf(err));
      setBusy(false);
    }
  };
  return { errors, setErrors, busy, validate, send };
};
