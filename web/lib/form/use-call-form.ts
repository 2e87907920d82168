import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { AnyEndpoint, DataOf, InputOf } from '#contract/core/endpoint.ts';
import { type Call, CallError } from '#contract/core/client.ts';
import { call, faultsOf } from '../call.ts';
import { useLatest } from '../latest.ts';
import { remainingFaults } from './faults.ts';
import { type DraftOptions, useDraft } from './use-draft.ts';
import { useRuleWords } from './use-rule-words.ts';
import { waitUploads } from './wait-uploads.ts';

/** Messages by field (`lines.0.tiers.1`); `form` is what no field is to blame for. */
export type Faults = Record<string, string>;

type Options<E extends AnyEndpoint, V extends object> = {
  /** The call; where a page is read without its schemas, their import. */
  endpoint: E | ((values: V) => Promise<E>);
  initial: V;
  /** What the call is sent. `key` stays while what is sent does, until the call has succeeded: a second click does nothing twice. */
  input: (values: V, key: string) => InputOf<E>;
  /** What faults are about, where the server names them otherwise than by paths of what is sent. */
  about?: (values: V) => object;
  draft?: DraftOptions<V> | undefined;
  /** What a field asks for where the schemas' rule is not met, in better words than the rule's own. */
  words?: Record<string, string>;
  /** Faults that no schema knows, in the reader's words. */
  check?: (values: V) => { [field: string]: string | false | undefined };
  /** Another way to send than the API in the browser. */
  send?: Call;
  onDone?: (data: DataOf<E>, values: V) => Promise<unknown> | void;
  /** Faults of a refusal, where they are others than the server names. */
  onRefused?: (err: CallError) => Faults | undefined;
};

/** The first field at fault, or the summary of faults, gets the focus; false where the form shows none of them. */
const focusFault = (form: HTMLElement | null): boolean => {
  const at =
    form?.querySelector<HTMLElement>('[data-fault-summary]') ??
    form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-error] input, [data-error] button');
  at?.focus();
  return Boolean(at);
};

type Latest<E extends AnyEndpoint, V extends object> = RefObject<Options<E, V>>;

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

/** Faults that no schema knows. */
const ownFaults = <V extends object>(check: Options<AnyEndpoint, V>['check'], values: V): Faults =>
  Object.fromEntries(Object.entries(check?.(values) ?? {}).filter((e): e is [string, string] => Boolean(e[1])));

/** The key of what is sent: the same words sent again are the same act; other words are another. */
const useActKey = () => {
  const keyed = useRef({ about: '', key: '' });
  return {
    of: (about: string): string => {
      if (keyed.current.about !== about || !keyed.current.key) keyed.current = { about, key: crypto.randomUUID() };
      return keyed.current.key;
    },
    done: () => {
      keyed.current = { about: '', key: '' };
    },
  };
};

/** Holds values against the contract's schemas and the form's own check. @returns whether there are no faults; else they are shown */
const useJudge = <E extends AnyEndpoint, V extends object>(latest: Latest<E, V>, show: (faults: Faults) => void) => {
  const words = useRuleWords();
  /** Without a connection the schemas may not come; the server judges anyway. */
  const bySchema = async (endpoint: E, input: InputOf<E>): Promise<Faults> => {
    const { readInput } = await import('#contract/core/input-faults.ts');
    const { faults } = readInput((await endpoint.schemas?.()) ?? endpoint, input as object);
    const found = await words({ ...faults.body, ...faults.query, ...faults.params });
    const better = Object.entries(latest.current.words ?? {}).filter(([k]) => k in found);
    return { ...found, ...Object.fromEntries(better) };
  };
  return async (endpoint: E, input: InputOf<E>, current: () => V): Promise<boolean> => {
    const schema = await bySchema(endpoint, input).catch(() => ({}));
    const found = { ...schema, ...ownFaults(latest.current.check, current()) };
    show(found);
    return Object.keys(found).length === 0;
  };
};

/** The form that is sent: where it stands on the page, what is typed, its draft, and how its faults are shown. */
type Sent<E extends AnyEndpoint, V extends object> = {
  latest: Latest<E, V>;
  box: RefObject<HTMLFormElement | null>;
  typed: ReturnType<typeof useTyped<E, V>>;
  draft: ReturnType<typeof useDraft<V>>;
  show: (faults: Faults) => void;
};

const useSending = <E extends AnyEndpoint, V extends object>({ latest, box, typed, draft, show }: Sent<E, V>) => {
  const { t } = useTranslation('common');
  const judge = useJudge(latest, show);
  const key = useActKey();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  /** @returns whether all files of the form are stored; else the reader is brought to the one that is not */
  const filesStored = async (): Promise<boolean> => {
    const broken = await waitUploads(box.current);
    if (!broken) return true;
    show({ form: t('uploadBroken') });
    broken.querySelector('button')?.focus();
    return false;
  };
  /** Sends the form, with `part` changed before, once its files are stored; one sending at a time. @returns the answer, or nothing where it was refused */
  const send = async (part?: Partial<V>): Promise<DataOf<E> | undefined> => {
    if (sending.current) return undefined;
    sending.current = true;
    setBusy(true);
    if (part) typed.put(part);
    const { endpoint: e, input, send: by = call, onDone, onRefused } = latest.current;
    try {
      if (!(await filesStored())) return undefined;
      const given = typed.current();
      const endpoint = typeof e === 'function' ? await e(given) : e;
      const message = input(given, key.of(JSON.stringify(input(given, ''))));
      if (!(await judge(endpoint, message, typed.current))) return undefined;
      await draft.flush();
      if (draft.isElsewhere()) {
        box.current?.querySelector<HTMLElement>('[data-draft-elsewhere]')?.focus();
        return undefined;
      }
      const data = await (by as (e: E, given: InputOf<E>) => Promise<DataOf<E>>)(endpoint, message);
      key.done();
      await draft.forget();
      typed.settle(given);
      await onDone?.(data, given);
      return data;
    } catch (err) {
      show(
        err instanceof CallError
          ? (onRefused?.(err) ?? faultsOf(err))
          : { form: t(navigator.onLine ? 'failed' : 'offline') },
      );
      return undefined;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, send };
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
export const useCallForm = <E extends AnyEndpoint, V extends object>(o: Options<E, V>) => {
  const latest = useLatest(o);
  const box = useRef<HTMLFormElement>(null);
  const typed = useTyped(latest, o.initial);
  const { values, errors, current, put } = typed;
  const draft = useDraft<V>(o.draft, put);
  const { show, unshown } = useShown(box, typed.setErrors);
  const { busy, send } = useSending({ latest, box, typed, draft, show });
  const change = (part: Partial<V>) => {
    put(part);
    draft.keep(current());
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
