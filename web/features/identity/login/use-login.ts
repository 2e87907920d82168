import { useRef } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { identity } from '#contract/identity/calls.ts';
import { loginFaults } from '#contract/identity/faults.ts';
import { call } from '#web/lib/call.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import type { Proof } from '../captcha/use-challenge.ts';
import { useFaultText } from '../fault-text.ts';
import { remember, type Tab } from './remembered.ts';

export type LoggedIn = DataOf<typeof identity.accountToken>['user_info'];
const calls = () => import('#contract/identity/calls.ts').then((m) => m.identity);
const empty = {
  tab: 'individual' as Tab,
  names: { individual: '', enterprise: '' },
  password: '',
  keep: false,
  code: '',
  proof: null as Proof | null,
};

/**
 * The login's form (accounts 1); credentials travel in the body only. `log` sends it with a proof.
 * @returns of `log`: `done`, what is needed next (a new proof, or a code in place of the puzzle), or `faulty` where a field is empty
 */
export const useLogin = (onDone: (who: LoggedIn) => Promise<void> | void) => {
  const { t } = useTranslation('identity');
  const text = useFaultText();
  const next = useRef<'again' | 'code' | 'faulty'>('faulty');
  const form = useCallForm({
    endpoint: () => calls().then((c) => c.accountToken),
    initial: empty,
    input: ({ tab, names, password, proof }) => ({
      body: { username: names[tab].trim(), password, ...(tab === 'enterprise' && { ent: '1' }), ...proof },
    }),
    about: ({ tab, names }) => ({ account: names[tab] }),
    check: ({ tab, names, password }) => text(loginFaults({ tab, account: names[tab], password })),
    onDone: async ({ user_info }, { tab, names, keep }) => {
      if (keep) await call((await calls()).keepOnline);
      remember(keep ? { tab, username: names[tab].trim() } : null);
      await onDone(user_info);
    },
    onRefused: (err): Record<string, string> => {
      next.current = err.error === 'identity.proveByCode' ? 'code' : 'again';
      const message = err.message || t('captcha.failed');
      const appeal = err.error === 'identity.suspended' ? String(err.data['appeal'] ?? '') : '';
      return err.error === 'identity.code' ? { code: message } : { form: message, ...(appeal && { appeal }) };
    },
  });
  const log = async (proof: Proof): Promise<'done' | 'again' | 'code' | 'faulty'> => {
    next.current = form.passes() ? 'again' : 'faulty';
    if (next.current === 'faulty') return 'faulty';
    return (await form.send({ proof })) ? 'done' : next.current;
  };
  return { form, log };
};
