import type { BoothOnPlan } from '#contract/fairs/views.ts';
import { pick } from '#contract/core/text.ts';
import type { Lang } from '#contract/core/langs.ts';

/** Legal forms, which a short name goes without. */
const forms =
  /^(s\.?l\.?u?\.?|s\.?a\.?s?\.?|gmbh|ltd\.?|co\.?,?|inc\.?|llc|b\.?v\.?|ag|ab|oy|s\.?r\.?l\.?|s\.?p\.?a\.?)$/i;
const isWide = (sign: string): boolean => /[⺀-鿿豈-﫿＀-￯]/.test(sign);

/** How broad a label is drawn at most, in sizes of its letters. */
export const breadthOf = (label: string): number =>
  [...label].reduce((sum, sign) => sum + (isWide(sign) ? 1.04 : /[\p{Lu}mw@&]/u.test(sign) ? 0.72 : 0.56), 0);

/** What is written besides the place and the legal form, in Chinese: the name proper, then what is made. */
const shortChinese = (name: string, city: string, room: number): string => {
  const rest = name.replace(/(股份)?(有限)?(责任)?公司$/, '');
  const proper = city && rest.startsWith(city) ? rest.slice(city.length) : rest;
  if (breadthOf(proper) <= room) return proper;
  // The name proper of a Chinese company has two signs; where its place does not lead, nobody can tell where it ends.
  return proper === rest ? '' : proper.slice(0, 2);
};

const shortLatin = (name: string, city: string, room: number): string => {
  const words = name.split(/\s+/).filter((w) => !forms.test(w));
  const from = words.length > 1 && city && words[0]?.toLowerCase() === city.toLowerCase() ? 1 : 0;
  let label = '';
  for (const word of words.slice(from)) {
    const longer = label ? `${label} ${word}` : word;
    if (breadthOf(longer) > room) break;
    label = longer;
  }
  return label;
};

/** The name of an exhibitor as a booth has room for it, whole words alone; empty where none fits. @param room in sizes of letters */
export const shortName = (of: NonNullable<BoothOnPlan['exhibitor']>, lang: Lang, room: number): string => {
  const local = of.countryCode === 'CN';
  const name = lang === 'cn' && !local ? (of.name.en ?? of.name.es ?? pick(of.name, lang)) : pick(of.name, lang);
  const label = /\p{Script=Han}/u.test(name)
    ? shortChinese(name, of.city.cn ?? '', room)
    : shortLatin(name, of.city.en ?? '', room);
  return breadthOf(label) <= room ? label : '';
};
