import { useState } from 'react';
import { faultsOf } from './call.ts';

/** What is wrong with a form: a message a field, `form` for what no field is to blame for. */
export type Faults<Field extends string = string> = Partial<Record<Field | 'form', string>>;

/** The state of a form that is sent: what is wrong with it, and whether it is under way. */
export const useSend = <Field extends string = string>() => {
  const [errors, setErrors] = useState<Faults<Field>>({});
  const [busy, setBusy] = useState(false);
  /** One at a time, and only when no field is at fault; what the server refuses stands in `errors` afterwards. */
  const send = async (work: () => Promise<unknown>, found: { [F in Field]?: string | false | undefined } = {}) => {
    if (busy) return;
    const faults = Object.fromEntries(Object.entries(found).filter(([, text]) => text)) as Faults<Field>;
    setErrors(faults);
    if (Object.keys(faults).length) return;
    setBusy(true);
    try {
      await work();
    } catch (err) {
      setErrors(faultsOf(err) as Faults<Field>);
    }
    setBusy(false);
  };
  return { errors, setErrors, busy, send };
};
