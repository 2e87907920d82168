import { useEffect, useRef, useState } from 'react';
import type { Call } from '#contract/core/client.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { Text } from '#contract/core/schemas.ts';
import { dictionary } from '#contract/dictionary/calls.ts';
import { quietCall } from '../call.ts';
import { useTranslation } from './words.ts';

type Named = DataOf<typeof dictionary.named>[number];
export type HiddenItem = Omit<Named, 'offered'>;

/** As many as one call names. */
const most = 50;
const ask = async (call: Call, types: readonly string[], values: readonly string[]): Promise<Named[]> =>
  (
    await Promise.all(
      types.map((type) => call(dictionary.named, { params: { type }, query: { values: values.slice(0, most) } })),
    )
  ).flat();

/**
 * Items in use that a form's list doesn't offer: an operator has hidden them, and they stay valid. They are named as such
 * in all three languages, and one that was taken out can be chosen again. `known` says what the list has; values are slugs
 * or ids, as the form keeps them.
 */
export const useHiddenItems = (
  types: readonly string[],
  known: (value: string) => boolean,
  values: readonly (string | number)[],
): HiddenItem[] => {
  const { t } = useTranslation('common');
  const [found, setFound] = useState<Named[]>([]);
  const asked = useRef(new Set<string>());
  const missing = values
    .map(String)
    .filter((v) => v && !known(v))
    .join(' ');
  useEffect(() => {
    const fresh = missing.split(' ').filter((v) => v && !asked.current.has(v));
    if (!fresh.length || !types.length) return;
    for (const v of fresh) asked.current.add(v);
    ask(quietCall, types, fresh).then(
      (got) => setFound((was) => [...was, ...got]),
      // Asked again when the form is opened the next time; until then the slug stands there.
      () => undefined,
    );
    // oxlint-disable-next-line react/exhaustive-deps -- a form's dictionaries are always the same
  }, [missing]);
  const marked = (i: Named, name: string) => (i.offered ? name : t('gone', { name }));
  return found.map((i) => ({
    id: i.id,
    value: i.value,
    label: marked(i, i.label),
    labelEn: marked(i, i.labelEn),
    labelEs: marked(i, i.labelEs),
  }));
};

/** Names of slugs for a loader, each with its dictionaries; an unknown one is absent. */
export const namesOf = async (
  call: Call,
  asked: readonly (readonly [types: readonly string[], slugs: readonly (string | undefined)[]])[],
): Promise<Record<string, Text>> => {
  const all = await Promise.all(
    asked.map(async ([types, slugs]) => {
      const there = slugs.filter((s): s is string => Boolean(s));
      return there.length ? ask(call, types, there) : [];
    }),
  );
  return Object.fromEntries(all.flat().map((i) => [i.value, { cn: i.label, en: i.labelEn, es: i.labelEs }]));
};
