import type { AnyEndpoint, DataOf, InputOf } from '#contract/core/endpoint.ts';
import { readInput } from '#contract/core/input-faults.ts';
import { call } from '../call.ts';
import { type Faults, ownFaults } from './faults.ts';
import type { Sending } from './call-form.ts';
import { waitUploads } from './wait-uploads.ts';

/** The same words sent again are the same act; other words are another. */
const keyOf = (
  { key: { current: kept } }: { key: { current: { about: string; key: string } } },
  about: string,
): string => {
  if (kept.about !== about || !kept.key) Object.assign(kept, { about, key: crypto.randomUUID() });
  return kept.key;
};

/** @returns whether all files of the form are stored; else the reader is brought to the one that is not */
const filesStored = async <E extends AnyEndpoint, V extends object>({
  box,
  show,
  t,
}: Sending<E, V>): Promise<boolean> => {
  const broken = await waitUploads(box.current);
  if (!broken) return true;
  show({ form: t('uploadBroken') });
  broken.querySelector('button')?.focus();
  return false;
};

/** Faults by the contract's schemas. Without a connection they may not come; the server judges anyway. */
const bySchema = async <E extends AnyEndpoint, V extends object>(
  { latest, words }: Sending<E, V>,
  endpoint: E,
  input: InputOf<E>,
): Promise<Faults> => {
  const { faults } = readInput((await endpoint.schemas?.()) ?? endpoint, input as object);
  const found = await words({ ...faults.body, ...faults.query, ...faults.params });
  const better = Object.entries(latest.current.words ?? {}).filter(([k]) => k in found);
  return { ...found, ...Object.fromEntries(better) };
};

/** Holds what is sent against the contract's schemas and the form's own check. @returns whether there are no faults; else they are shown */
const passes = async <E extends AnyEndpoint, V extends object>(s: Sending<E, V>, endpoint: E, input: InputOf<E>) => {
  const schema = await bySchema(s, endpoint, input).catch(() => ({}));
  const found = { ...schema, ...ownFaults(s.latest.current.check, s.typed.current()) };
  s.show(found);
  return Object.keys(found).length === 0;
};

/**
 * Sends a form once its files are stored, nothing is at fault, and no other window has another version of its draft.
 * @returns the answer; nothing where something stands in the way, which is shown
 * @throws CallError the server's refusal
 */
export const sendForm = async <E extends AnyEndpoint, V extends object>(
  s: Sending<E, V>,
): Promise<DataOf<E> | undefined> => {
  const { box, typed, draft } = s;
  const { endpoint: e, input, send: by = call, onDone } = s.latest.current;
  if (!(await filesStored(s))) return undefined;
  const given = typed.current();
  const endpoint = typeof e === 'function' ? await e(given) : e;
  const message = input(given, keyOf(s, JSON.stringify(input(given, ''))));
  if (!(await passes(s, endpoint, message))) return undefined;
  await draft.flush();
  if (draft.isElsewhere()) {
    box.current?.querySelector<HTMLElement>('[data-draft-elsewhere]')?.focus();
    return undefined;
  }
  const data = await (by as (e: E, given: InputOf<E>) => Promise<DataOf<E>>)(endpoint, message);
  Object.assign(s.key.current, { about: '', key: '' });
  await draft.forget();
  typed.settle(given);
  await onDone?.(data, given);
  return data;
};
