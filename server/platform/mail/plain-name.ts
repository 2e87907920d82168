import { oneLine } from './compose.ts';

const rest = String.raw`[\w./%?#=&~+-]*`;
/** What leads out of a message, or is taken for it: mail and web addresses, long numbers. */
const addresses = [
  /[\w.+-]*@[\w.-]*/giu,
  new RegExp(String.raw`[a-z][a-z\d+.-]*:/{1,2}${rest}`, 'giu'),
  new RegExp(String.raw`www\.${rest}`, 'giu'),
  new RegExp(String.raw`[\w-]+(?:\.[\w-]+)+/${rest}`, 'giu'),
  /[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|info|biz|cn|hk|tw|es|mx|eu|uk|ru|io|me|cc|tv|top|xyz|site|online|shop|store|app|dev|vip|club|link|click|live|icu|pro|work)(?!\w)/giu,
  /\+?\d(?:[\s-]?\d){6,}/gu,
];

/**
 * A name that somebody typed, as a message to a stranger may carry it: one line without addresses, of at most `most` signs.
 * What is left of an unusual domain has a space after its dot, so that no mail program makes a link of it.
 */
export const plainName = (name: string, most = 40): string => {
  const bare = addresses.reduce((v, a) => v.replace(a, ' '), oneLine(name.normalize('NFKC')).replace(/[。｡]/gu, '.'));
  const spaced = bare.replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}]{2})/gu, '. ');
  return [...oneLine(spaced)].slice(0, most).join('').trim();
};

/** A name that is taken for the platform's own, however it is written: with accents, spaces, dots or signs of no width in it. */
export const takenForDesk = (name: string): boolean => {
  const folded = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return /weft|[复複]材[汇匯]/u.test(folded);
};

/** As `plainName`; none where the platform itself would seem to write. */
export const plainMemberName = (name: string, most?: number): string => {
  const plain = plainName(name, most);
  return takenForDesk(plain) ? '' : plain;
};
