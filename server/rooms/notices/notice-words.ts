import type { Lang } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { pick } from '#contract/core/text.ts';
import { translate } from '#server/platform/translate.ts';
import type { NoticeRecord } from './store.ts';

/** What the text of a notice is filled with, in its reader's language. */
export const paramsOf = (n: Pick<NoticeRecord, 'kind' | 'params'>, lang: Lang): Record<string, unknown> => {
  const words: Record<string, unknown> = Object.fromEntries(
    Object.entries(n.params).map(([k, v]) => [k, typeof v === 'object' ? pick(v as Text, lang) : v]),
  );
  if (n.kind === 'orderStep') words['state'] = translate(lang, `common:orderState.${String(n.params['state'])}`);
  const counted = words['days'] ?? words['n'];
  if (typeof counted === 'number') words['count'] = counted;
  return words;
};

/** A notice as its reader is told it. */
export const wordsOf = (n: Pick<NoticeRecord, 'kind' | 'params'>, lang: Lang): string =>
  translate(lang, `notices:${n.kind}`, paramsOf(n, lang));
