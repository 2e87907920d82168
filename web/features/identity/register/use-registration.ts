import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts';
import { type Registration, registrationFaults, type RegistrationKind } from '#contract/identity/faults.ts';
import { normalAccount } from '#contract/identity/rules.ts';
import type { registration } from '#contract/identity/registration.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { keptInviter } from '#web/lib/page/inviter.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useFaultText } from '../fault-text.ts';
import { type Brought, noLicence, toBroughtLicence } from './brought.ts';

export type { RegistrationKind as Kind };
type Values = Registration & { licence: Brought };
const empty: Values = {
  target: '',
  name: '',
  agreed: false,
  companyName: '',
  username: '',
  code: '',
  password: '',
  licence: noLicence,
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
  const text = useFaultText();
  const lang = useLang();
  const bodyOf = (v: Values) => {
    const companyName = v.companyName.trim();
    const username = v.username.trim();
    const licence = kind === 'personal' ? undefined : toBroughtLicence(v.licence, companyName);
    return {
      target: normalAccount(v.target),
      code: v.code,
      name: v.name,
      password: v.password,
      lang,
      ...(fromMobile() && { fromMobile: 1 }),
      inviter: keptInviter(),
      ...(kind !== 'personal' && { companyName, ...(licence && { licence }) }),
      ...(kind === 'quick' && inquiryId && { inquiryId }),
      ...(kind !== 'personal' && kind !== 'quick' && username && { username }),
      ...((kind === 'supplier' || kind === 'enterprise') && { wish: kind }),
    };
  };
  return useCallForm({
    // Every way takes what the fullest one takes, or less.
    endpoint: () => callOf(kind) as Promise<typeof registration.supplier>,
    initial: empty,
    input: (v) => ({ body: bodyOf(v) as InputOf<typeof registration.supplier>['body'] }),
    check: (v) => text(registrationFaults(kind, v)),
    draft: { name: 'register', place: 'tab', secret: ['code', 'password'] },
    onDone: () => onDone(),
  });
};
