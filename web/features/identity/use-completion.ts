import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#contract/core/client.ts';
import { identity } from '#contract/identity.ts';
import { infoFaults, type PersonalInfo } from '#contract/identity-faults.ts';
import { call } from '#web/lib/call.ts';

export type Info = PersonalInfo;
export const noInfo: Info = {
  name: '',
  companyName: '',
  position: '',
  department: '',
  areaId: [],
  field: '',
  howToKnow: '',
};
export type InfoErrors = Partial<Record<keyof Info | 'form', string>>;

/** Rules of the personal information (specification 5), in the reader's words. */
export const useInfoRules = () => {
  const { t } = useTranslation('identity');
  const label = (k: keyof Info) =>
    t(k === 'name' ? 'register.name' : k === 'areaId' ? 'complete.area' : `complete.${k}`);
  const faults = (info: Info): InfoErrors =>
    Object.fromEntries(
      Object.entries(infoFaults(info)).map(([k, fault]) => [
        k,
        t(`complete.${fault}`, { field: label(k as keyof Info) }),
      ]),
    );
  return { label, faults };
};

/** The completion's call. */
export const useCompletion = (onDone: () => Promise<void>) => {
  const { label, faults } = useInfoRules();
  const [errors, setErrors] = useState<InfoErrors>({});
  const [busy, setBusy] = useState(false);

  const submit = async (info: Info) => {
    const found = faults(info);
    setErrors(found);
    if (Object.keys(found).length) return;
    setBusy(true);
    try {
      await call(identity.completeInfo, { body: info });
      await onDone();
    } catch (err) {
      const fields = err instanceof CallError ? err.fields : {};
      setErrors({ ...fields, form: Object.keys(fields).length ? undefined : (err as Error).message });
    }
    setBusy(false);
  };
  return { errors, busy, submit, label };
};
