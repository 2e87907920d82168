import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { catalogue } from '#contract/catalogue/calls.ts';
import type { Lang } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { pick } from '#contract/core/text.ts';
import { datasheetField, materialLabel } from '#server/rooms/dictionary/index.ts';
import type { Meaning, Part } from '#server/rooms/search/index.ts';

type Understood = AnswerOf<typeof catalogue.filters>['understood'];

const asIs = (s: string): Text => ({ cn: s, en: s, es: s });
const signs = { is: '', min: '≥ ', max: '≤ ' } as const;

/** A value by the name of its field, where it can be one field alone; else as it was typed. */
const labelOf = (p: Part): Text => {
  if (p.kind === 'material') return materialLabel(p.slug);
  if (p.kind === 'word') return asIs(p.said);
  const { numbers, options, bound } = p.asked;
  const [one, other] = numbers;
  const field = one && !other ? datasheetField(one.field) : undefined;
  if (!one || !field) return asIs(p.said);
  const option = field.options?.find((o) => options.some((x) => x.field === field.slug && x.slug === o.slug));
  const value = (lang: Lang) =>
    option ? pick(option.label, lang) : `${one.value}${field.unit ? ` ${field.unit}` : ''}`;
  const said = (lang: Lang) => `${pick(field.label, lang)} ${signs[bound]}${value(lang)}`;
  return { cn: said('cn'), en: said('en'), es: said('es') };
};

/** What was typed, part by part, each with the search that is left without it; nothing where all of it is words as they are. */
export const understoodAs = (meaning: Meaning, lang: Lang): Understood => {
  const { parts } = meaning;
  if (parts.every((p) => p.kind === 'word')) return [];
  const said = parts.map((p) => p.said || pick(labelOf(p), lang));
  return parts.map((p, i) => ({
    kind: p.kind,
    label: labelOf(p),
    rest: said.filter((_, j) => j !== i).join(' '),
  }));
};
