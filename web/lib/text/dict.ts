import type { Lang } from '#contract/core/langs.ts';

/** A dictionary item's label in one language. */
export const labelOf = (item: { label: string; labelEn: string; labelEs: string }, lang: Lang): string =>
  lang === 'en' ? item.labelEn : lang === 'es' ? item.labelEs : item.label;
