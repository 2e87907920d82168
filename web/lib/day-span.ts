import { intlLocale, type Lang } from '#contract/core/langs.ts';

/**
 * First and last day of something, short: `12月2–4日`, `2–4 Dec`, `30 ene–2 feb`. Put together here, because the ranges of Intl
 * carry spaces that differ between server and browser. Days are ISO dates without a zone.
 */
export const daySpan = (from: string, to: string, lang: Lang): string => {
  const [a, b] = [new Date(from), new Date(to)];
  const month = (d: Date) =>
    lang === 'cn'
      ? `${d.getUTCMonth() + 1}月`
      : new Intl.DateTimeFormat(intlLocale[lang], { month: 'short', timeZone: 'UTC' }).format(d);
  const day = (d: Date) => d.getUTCDate();
  const same = from.slice(0, 7) === to.slice(0, 7);
  if (from === to) return lang === 'cn' ? `${month(a)}${day(a)}日` : `${day(a)} ${month(a)}`;
  if (lang === 'cn') return `${month(a)}${day(a)}${same ? '' : '日'}–${same ? '' : month(b)}${day(b)}日`;
  return `${day(a)}${same ? '' : ` ${month(a)}`}–${day(b)} ${month(b)}`;
};
