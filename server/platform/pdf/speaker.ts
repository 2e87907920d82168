import { formats } from '#contract/core/formats.ts';
import { momentIn } from '#contract/core/zones/clock.ts';
import type { Lang } from '#contract/core/langs.ts';
import { pick } from '#contract/core/text.ts';
import { translate } from '../translate.ts';
import { knownZone } from './zone.ts';

/** Everything that a document says in a language, its moments in a time zone (an IANA name): words by `room:some.key`, units, texts, lists, figures. */
export const speaker = (lang: Lang, zone?: string) => ({
  lang,
  say: (key: string, params: Record<string, unknown> = {}) => translate(lang, key, params),
  unit: (unit: string, n: number | string = 1) =>
    translate(lang, `common:unit.${unit}`, { count: Number(n), defaultValue: unit }),
  text: (of: Parameters<typeof pick>[0]) => pick(of, lang),
  join: (list: string[]) => list.filter(Boolean).join(lang === 'cn' ? '、' : ', '),
  // Days stay China's, as everywhere; a moment is told by the reader's clock, which it names.
  f: zone ? { ...formats[lang], stamp: (iso: string) => momentIn(iso, knownZone(zone)) } : formats[lang],
});
export type Speaker = ReturnType<typeof speaker>;
