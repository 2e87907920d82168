import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#contract/core/client.ts';
import { identity } from '#contract/identity.ts';
import { call } from '#web/lib/call.ts';

export type Info = {
  name: string;
  companyName: string;
  position: string;
  department: string;
  areaId: number[];
  field: string;
  howToKnow: string;
};
export const noInfo: Info = {
  name: '',
  companyName: '',
  position: '',
  department: '',
  areaId: [],
  field: '',
  howToKnow: '',
};
const typed = ['name', 'companyName'] as const;
const chosen = ['position', 'department', 'areaId', 'field', 'howToKnow'] as const;
export type InfoErrors = Partial<Record<keyof Info | 'form', string>>;

/** Rules of the personal information (specification 5), in the reader's words. */
export const useInfoRules = () => {
  const { t } = useTranslation('identity');
  const label = (k: keyof Info) =>
    t(k === 'name' ? 'register.name' : k === 'areaId' ? 'complete.area' : `complete.${k}`);
  const faults = (info: Info): InfoErrors => {
    const found: InfoErrors = {};
    for (const k of typed) if (!info[k].trim()) found[k] = t('complete.needFill', { field: label(k) });
    for (const k of chosen) if (!info[k].length) found[k] = t('complete.needSelect', { field: label(k) });
    return found;
  };
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
