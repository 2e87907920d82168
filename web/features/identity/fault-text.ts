import { useTranslation } from '#web/lib/text/words.ts';
import type { LoginFault, RegistrationFault } from '#contract/identity/faults.ts';

/** Words of each fault, in `identity`. */
export const faultKeys = {
  needAccount: 'login.needAccount',
  needPhone: 'login.needPhone',
  badEmail: 'login.badEmail',
  needUsername: 'login.needUsername',
  useEnterprise: 'login.useEnterprise',
  useIndividual: 'login.useIndividual',
  needPassword: 'login.needPassword',
  needCode: 'code.need',
  needName: 'register.needName',
  needCompany: 'register.needCompany',
  badUsername: 'register.badUsername',
  short: 'register.short',
  needAgree: 'register.needAgree',
} as const satisfies Record<LoginFault | RegistrationFault, string>;

/** Faults of the contract's rules in the reader's words. */
export const useFaultText = () => {
  const { t } = useTranslation('identity');
  return <K extends string>(faults: Partial<Record<K, keyof typeof faultKeys>>): Partial<Record<K, string>> =>
    Object.fromEntries(
      Object.entries(faults).map(([k, fault]) => [k, t(faultKeys[fault as keyof typeof faultKeys])]),
    ) as Partial<Record<K, string>>;
};
