import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { AnyEndpoint, DataOf } from '#contract/core/endpoint.ts';
import { CallError } from '#contract/core/client.ts';
import { faultsOf } from '../call.ts';
import { useLatest } from '../latest.ts';
import type { CallFormOptions, Sending } from './call-form.ts';
import { type Faults, ownFaults, remainingFaults } from './faults.ts';
import { useDraft } from './use-draft.ts';
import { useRuleWords } from './use-rule-words.ts';

export type { Faults };

/** The first field at fault, or the summary of faults, gets the focus; false where the form shows none of them. */
const focusFault = (form: HTMLElement | null): boolean => {
  const at =
    form?.querySelector<HTMLElement>('[data-fault-summary]') ??
    form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-error] input, [data-error] button');
  at?.focus();
  return Boolean(at);
};

type Latest<E extends AnyEndpoint, V extends object> = RefObject<CallFormOptions<E, V>>;
type Sent<E extends AnyEndpoint, V extends object> = Omit<Sending<E, V>, 'key' | 'words' | 't'>;

/** What is typed, and the faults beside it; a fault goes as soon as what it is about is changed. */
const useTyped = <E extends AnyEndpoint, V extends object>(latest: Latest<E, V>, initial: V) => {
  /** What a fault is about is looked up in what would be sent. */
  const sent = (values: V): Record<string, unknown> => {
    const { params, query, body } = latest.current.input(values, '') as Record<string, object | undefined>;
    return { ...(values as object), ...params, ...query, ...body, ...latest.current.about?.(values) };
  };
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Faults>({});
  /** The newest values, which a render shows a little later; and those that are kept by the server or were never changed. */
  const newest = useRef(initial);
  const unchanged = useRef(initial);
  const put = (part: Partial<V>) => {
    const before = newest.current;
    newest.current = { ...before, ...part };
    const after = newest.current;
    setValues(after);
    setErrors((faults) => remainingFaults(faults, sent(before), sent(after)));
  };
  return {
    values,
    errors,
    setErrors,
    put,
    current: () => newest.current,
    /** From now on this is what was never changed. */
    settle: (settled: V) => {
      unchanged.current = settled;
    },
    isDirty: () => JSON.stringify(newest.current) !== JSON.stringify(unchanged.current),
  };
};

/** Shows faults and brings the reader to the first; `unshown` where the form has no place for it. */
const useShown = (box: RefObject<HTMLFormElement | null>, setErrors: (faults: Faults) => void) => {
  const [tries, setTries] = useState(0);
  const [unshown, setUnshown] = useState(false);
  const show = (faults: Faults) => {
    setErrors(faults);
    setUnshown(false);
    if (Object.keys(faults).length) setTries((n) => n + 1);
  };
  useEffect(() => {
    if (tries) setUnshown(!focusFault(box.current));
  }, [tries, box]);
  return { show, unshown };
};

/** No first visit needs what sends a form: it comes with the first change, or with the button; once here, it works without a connection. */
let here: typeof import('./send-form.ts') | undefined;

const useSending = <E extends AnyEndpoint, V extends object>(sent: Sent<E, V>) => {
  const { t } = useTranslation('common');
  const words = useRuleWords();
  const key = useRef({ about: '', key: '' });
  const [busy, setBusy] = useState(false);
  const [lost, setLost] = useState<unknown>();
  const sending = useRef(false);
  // A new version of the site has taken it away: the error page loads this one anew.
  if (lost) throw lost;
  // A browser that has failed to import it without a connection fails for good.
  const load = async () => {
    if (here) return here;
    if (!navigator.onLine) throw new Error('offline');
    try {
      return (here = await import('./send-form.ts'));
    } catch (err) {
      setLost(err);
      throw err;
    }
  };
  /** Sends the form, with `part` changed before, once its files are stored; one sending at a time. @returns the answer, or nothing where it was refused */
  const send = async (part?: Partial<V>): Promise<DataOf<E> | undefined> => {
    if (sending.current) return undefined;
    sending.current = true;
    setBusy(true);
    if (part) sent.typed.put(part);
    try {
      const { sendForm } = await load();
      return await sendForm({ ...sent, key, words, t });
    } catch (err) {
      sent.show(
        err instanceof CallError
          ? (sent.latest.current.onRefused?.(err) ?? faultsOf(err))
          : { form: t(navigator.onLine ? 'failed' : 'offline') },
      );
      return undefined;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, send, load };
};

/** What fields are given, by name. */
const fieldsOf = <V extends object>(values: V, errors: Faults, change: (part: Partial<V>) => void) => ({
  /** Name, value, fault and change of one field. */
  field: <K extends keyof V & string>(name: K) => ({
    name,
    value: values[name],
    onChange: (value: V[K]) => change({ [name]: value } as unknown as Partial<V>),
    error: errors[name],
  }),
  /** The same for fields whose change is an event. */
  input: <K extends keyof V & string>(name: K) => ({
    name,
    value: values[name] as V[K] & string,
    onChange: (e: { currentTarget: { value: string } }) =>
      change({ [name]: e.currentTarget.value } as unknown as Partial<V>),
    error: errors[name],
  }),
  error: (name: string): string | undefined => errors[name],
});

/**
 * A form that sends one call: its values, the faults beside them, its draft, and the sending. What is sent is held against the
 * contract's schemas before it leaves, by the words that the server would use; a fault goes as soon as its value is changed.
 */
export const useCallForm = <E extends AnyEndpoint, V extends object>(o: CallFormOptions<E, V>) => {
  const latest = useLatest(o);
  const box = useRef<HTMLFormElement>(null);
  const typed = useTyped(latest, o.initial);
  const { values, errors, current, put } = typed;
  const draft = useDraft<V>(o.draft, put);
  const { show, unshown } = useShown(box, typed.setErrors);
  const { busy, send, load } = useSending({ latest, box, typed, draft, show });
  const change = (part: Partial<V>) => {
    put(part);
    draft.keep(current());
    void load().catch(() => undefined);
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    void send();
  };
  return {
    /** Of the form's element. */
    props: { ref: box, noValidate: true, onSubmit: submit },
    values,
    /** The newest values, for work that ends after more has been typed. */
    current,
    change,
    /** Begins anew: the draft is forgotten, the faults are gone. */
    begin: (first: V) => {
      void draft.forget();
      put(first);
      typed.settle(first);
      typed.setErrors({});
    },
    /** Brings the reader to a field, once it is drawn. */
    focusOn: (name: string) =>
      requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()),
    /** Goes on with this window's version of the draft. */
    keepOwn: () => draft.keepOwn(current()),
    /** Whether something was changed since the beginning, or since it was sent. */
    isDirty: typed.isDirty,
    ...fieldsOf(values, errors, change),
    errors,
    show,
    /** Shows what `check` finds, before anything is sent. @returns whether it found nothing */
    passes: (): boolean => {
      const found = ownFaults(latest.current.check, current());
      show(found);
      return Object.keys(found).length === 0;
    },
    /** What no field shows, for the place above the button. */
    fault: errors['form'] ?? (unshown ? Object.values(errors)[0] : undefined),
    busy,
    send,
    submit,
    draft,
  };
};
