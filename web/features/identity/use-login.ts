import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#contract/core/client.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { identity } from '#contract/identity.ts';
import { loginFaults } from '#contract/identity-faults.ts';
import { call } from '#web/lib/call.ts';
import type { Proof } from './captcha/use-challenge.ts';
import { useFaultText } from './fault-text.ts';
import { remember, type Tab } from './remembered.ts';

export type LoggedIn = DataOf<typeof identity.accountToken>['user_info'];
type LoginErrors = { account?: string; password?: string; code?: string; form?: string; appeal?: string };
type LoginFields = { tab: Tab; account: string; password: string; keep: boolean };

/** The login's rules and its call (specification 5); credentials travel in the body only. */
export const useLogin = (onDone: (who: LoggedIn) => Promise<void> | void) => {
  const { t } = useTranslation('identity');
  const text = useFaultText();
  const [errors, setErrors] = useState<LoginErrors>({});
  const [busy, setBusy] = useState(false);

  const validate = (given: LoginFields): boolean => {
    const found = text(loginFaults(given));
    setErrors(found);
    return Object.keys(found).length === 0;
  };

  /** @returns `done`, or what is needed next: a new proof, or a code in place of the puzzle */
  const send = async (
    { tab, account, password, keep }: LoginFields,
    proof: Proof,
  ): Promise<'done' | 'again' | 'code'> => {
    setBusy(true);
    setErrors({});
    try {
      const { identity: calls } = await import('#contract/identity.ts');
      const ent = tab === 'enterprise';
      const body = { username: account.trim(), password, ...(ent && { ent: '1' }), ...proof };
      const { user_info } = await call(calls.accountToken, { body });
      if (keep) await call(calls.keepOnline);
      remember(keep ? { tab, username: account.trim() } : null);
      await onDone(user_info);
      return 'done';
    } catch (err) {
      const error = err instanceof CallError ? err.error : '';
      const text = err instanceof CallError ? err.message : t('captcha.failed');
      const appeal = err instanceof CallError && error === 'identity.suspended' ? String(err.data['appeal'] ?? '') : '';
      setErrors(error === 'identity.code' ? { code: text } : { form: text, ...(appeal && { appeal }) });
      return error === 'identity.proveByCode' ? 'code' : 'again';
    } finally {
      setBusy(false);
    }
  };
  return { errors, setErrors, busy, validate, send };
};
