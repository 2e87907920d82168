import { type FormEvent, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { codeProof } from '#contract/identity/rules.ts';
import type { Proof } from '../captcha/use-challenge.ts';
import type { Way } from '../prove.tsx';
import type { Tab } from './remembered.ts';
import type { useLogin } from './use-login.ts';

const proofByCode = (code: string): Proof => ({ randomStr: codeProof, code });

/** The check of a login, which the first submit opens: by puzzle, or by a code where one is asked for. */
export const useProving = ({ form, log }: ReturnType<typeof useLogin>) => {
  const { t } = useTranslation('identity');
  const [proving, setProving] = useState(false);
  const [way, setWay] = useState<Way>('puzzle');
  const { values, change, focusOn } = form;
  const { code } = values;
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
  return { proving, way, setWay, finish, submit, changeTab };
};
