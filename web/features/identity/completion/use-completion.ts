import { useTranslation } from '#web/lib/text/words.ts';
import { infoFaults, type PersonalInfo } from '#contract/identity/faults.ts';

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

/** Rules of the personal information, in the reader's words. */
export const useInfoRules = () => {
  const { t } = useTranslation('identity');
  const label = (k: keyof Info) =>
    t(k === 'name' ? 'register.name' : k === 'areaId' ? 'complete.area' : `complete.${k}`);
  const faults = (info: Info): Record<string, string> =>
    Object.fromEntries(
      Object.entries(infoFaults(info)).map(([k, fault]) => [
        k,
        t(`complete.${fault}`, { field: label(k as keyof Info) }),
      ]),
    );
  return { label, faults };
};
