import type { i18n } from 'i18next';
import type { Lang } from '#contract/core/langs.ts';
import { pick } from '#contract/core/text.ts';
import type { Notice } from '#contract/notices/calls.ts';
import type { Text } from '#contract/core/schemas.ts';

/** A notice in the reader's language; its template and the order's states must be loaded. */
export const wordsOf = (n: Pick<Notice, 'kind' | 'params'>, lang: Lang, i18n: Pick<i18n, 't'>): string => {
  const params = Object.fromEntries(
    Object.entries(n.params).map(([k, v]) => [k, typeof v === 'object' ? pick(v as Text, lang) : v]),
  );
  if (n.kind === 'orderStep' && typeof params['state'] === 'string')
    params['state'] = i18n.t(`order:state.${params['state']}` as 'order:state.toConfirm');
  return i18n.t(`notices:${n.kind}` as 'notices:title', params);
};
