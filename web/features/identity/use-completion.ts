import { useTranslation } from 'react-i18next';
import { identity } from '#contract/identity.ts';
import { infoFaults, type PersonalInfo } from '#contract/identity-faults.ts';
import { call } from '#web/lib/call.ts';
import { type Faults, useSend } from '#web/lib/send.ts';

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
export type InfoErrors = Faults<keyof Info>;

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
  const { errors, busy, send } = useSend<keyof Info>();
  const submit = (info: Info) =>
    send(async () => {
      await call(identity.completeInfo, { body: info });
      await onDone();
    }, faults(info));
  return { errors, busy, submit, label };
};
