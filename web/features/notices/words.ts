import { pick } from '#contract/core/text.ts';
import type { Notice } from '#contract/notices/calls.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { Texts } from '#web/lib/text/texts.ts';

/** A notice in the reader's language; its template must be loaded. */
export const wordsOf = (n: Pick<Notice, 'kind' | 'params'>, texts: Texts): string => {
  const { t } = texts;
  const params = Object.fromEntries(
    Object.entries(n.params).map(([k, v]) => [k, typeof v === 'object' ? pick(v as Text, texts.language) : v]),
  );
  if (n.kind === 'orderStep' && typeof params['state'] === 'string')
    params['state'] = t(`common:orderState.${params['state']}`);
  // Days and things are counted in a sentence.
  const counted = params['days'] ?? params['n'];
  if (typeof counted === 'number') params['count'] = counted;
  return t(`notices:${n.kind}`, params);
};

/** What the desk says to many has a text below its title. */
export const isBroadcast = (n: Pick<Notice, 'kind'>): boolean =>
  n.kind === 'broadcast' || n.kind === 'broadcastBinding';
export const textOf = (n: Pick<Notice, 'params'>, texts: Texts): string => {
  const text = n.params['text'];
  return typeof text === 'object' ? pick(text, texts.language) : '';
};
