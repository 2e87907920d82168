/** Phone numbers of the world: mainland ones as 11 digits, all others as E.164; apart from the schemas, so that a form loads none. */

/** 11 digits, 1 then 3 to 9 (accounts 1). */
const mobilePattern = /^1[3-9]\d{9}$/;
/** A mainland number without prefix. */
export const isMobile = (v: string): boolean => mobilePattern.test(v);

/** Calling codes, each with the lengths that a number has behind it; after the plans of libphonenumber 1.13. */
const plans =
  '1:7,10 20:8,9,10 211:9 212:9 213:8,9 216:8 218:9 220:7,9 221:9 222:8 223:8 224:8,9 225:10 226:8 227:8 ' +
  '228:8 229:10 230:7,8,10 231:7,8,9 232:8 233:8,9 234:10,11,12,13,14 235:8 236:8 237:8,9 238:7 239:7 240:9 ' +
  '241:7,8 242:9 243:7,8,9,10 244:9 245:7,9 246:7 247:5,6 248:7 249:9 250:8,9 251:9 252:6,7,8,9 253:8 ' +
  '254:7,8,9,10 255:9 256:9 257:8 258:8,9 260:9 261:9 262:9 263:7,9,10 264:8,9 265:7,9 266:8 267:7,8,10 ' +
  '268:8,9 269:7 27:5,6,7,8,9,10 290:5 291:7 297:7 298:6 299:6 30:10,11,12 31:5,6,7,8,9,10,11 32:8,9 33:9 ' +
  '34:9 350:8 351:9 352:5,6,7,8,9,10,11 353:7,8,9,10 354:7,9 355:6,7,8,9 356:8 357:8 358:5,6,7,8,9,10,11,12 ' +
  '359:6,7,8,9,12 36:8,9 370:8 371:8 372:7,8,10 373:8 374:8 375:6,7,8,9,10,11 376:6,8,9 377:8,9 378:8,10 ' +
  '380:9,10 381:6,7,8,9,10,11,12 382:8,9 383:8,9,10,11,12 385:7,8,9 386:5,6,7,8 387:8,9 389:8 ' +
  '39:6,7,8,9,10,11,12 40:6,9 41:9,12 420:9,10,11,12 421:6,7,9 423:7,9 43:5,6,7,8,9,10,11,12,13 44:7,9,10 ' +
  '45:8 46:6,7,8,9,10,12 47:5,8 48:6,7,8,9,10 49:5,6,7,8,9,10,11,12,13,14,15 500:5 501:7,11 502:8,11 ' +
  '503:7,8,11 504:8,11 505:8 506:8,10 507:7,8,10,11 508:6,9 509:8 51:8,9 52:10 53:6,7,8,10 54:10,11 ' +
  '55:8,9,10,11 56:9,10,11 57:8,10,11 58:10 590:9 591:8,9 592:7 593:8,9,10,11 594:9 595:6,7,8,9,10,11 596:9 ' +
  '597:6,7 598:5,6,7,8,9,10,11,12,13 599:7,8 60:8,9,10 61:5,6,7,8,9,10,12 62:7,8,9,10,11,12,13,14,15,16,17 ' +
  '63:6,8,9,10,11,12,13 64:5,6,7,8,9,10 65:8,10,11 66:8,9,10,13 670:7,8 672:6 673:7 674:7 675:7,8 676:5,7 ' +
  '677:5,7 678:5,7 679:7,11 680:7 681:6,9 682:5 683:7 685:5,6,7,10 686:5,8 687:6 688:5,6,7 689:6,8,9 ' +
  '690:5,6,7 691:7 692:7 7:10,14 81:8,9,10,11,12,13,14,15,16,17 82:5,6,8,9,10,11,12,13,14 84:7,8,9,10 ' +
  '850:8,10 852:5,6,7,8,9,11 853:7,8 855:8,9,10 856:8,9,10 86:7,8,9,10,11,12 880:6,7,8,9,10 886:7,8,9,10,11 ' +
  '90:7,10,12,13 91:8,9,10,11,12,13 92:8,9,10,11,12 93:9 94:9 95:6,7,8,9,10 960:7,10 961:7,8 962:8,9 963:8,9 ' +
  '964:8,9,10 965:7,8 966:9,10 967:7,8,9 968:7,8,9 970:8,9,10 971:5,6,7,8,9,10,11,12 972:7,8,9,10,11,12 ' +
  '973:8 974:7,8,9,11 975:7,8 976:8,9,10 977:8,10,11 98:5,6,7,10 992:9 993:8 994:9 995:9 996:9,10 998:9';
const lengths = new Map(
  plans.split(' ').map((plan) => {
    const [code = '', all = ''] = plan.split(':');
    return [code, new Set(all.split(',').map(Number))] as const;
  }),
);

/** The calling code that a number in E.164 begins with: no code is the beginning of another. */
const codeIn = (v: string): string | undefined =>
  [1, 2, 3].map((n) => v.slice(1, 1 + n)).find((code) => lengths.has(code));

/** A number of another country than China, as E.164: `+34600111222`. */
const isForeign = (v: string): boolean => {
  if (!/^\+[1-9]\d{6,14}$/.test(v)) return false;
  const code = codeIn(v);
  return code !== undefined && code !== '86' && Boolean(lengths.get(code)?.has(v.length - 1 - code.length));
};
/** A number as it is kept: 11 digits of mainland China, or E.164. */
export const isPhone = (v: string): boolean => isMobile(v) || isForeign(v);

/** Calling codes of the countries that short messages reach. */
export type SmsCountries = readonly string[] | 'all';

/** The calling code of a number as it is kept. */
export const callingCodeOf = (phone: string): string => (isMobile(phone) ? '86' : (codeIn(phone) ?? ''));
/** A number as it is kept, with its calling code in front. */
export const e164 = (phone: string): string => (isMobile(phone) ? `+86${phone}` : phone);

/** What people put between digits. */
const bare = (v: string): string => v.replace(/\(0\)/g, '').replace(/[\s().\-/\u2010-\u2015]/g, '');

/**
 * A number as it is kept, from one with its calling code or a mainland one without; null where it is none. Of a mainland one the code
 * may come without its plus.
 */
export const normalPhone = (typed: string): string | null => {
  const v = bare(typed.trim()).replace(/^00/, '+');
  const mainland = v.replace(/^\+?86(?=1[3-9]\d{9}$)/, '');
  if (isMobile(mainland)) return mainland;
  return isForeign(v) ? v : null;
};

/** Italy, San Marino, the Ivory Coast, the Congo and Gabon: the 0 that others dial at home belongs to the number. */
const withZero = new Set(['39', '378', '225', '242', '241']);

/** A number typed as people at home write it, behind the code chosen for it; the 0 that is dialled at home is left out. */
export const phoneBehind = (code: string, typed: string): string | null => {
  const v = bare(typed.trim());
  if (!/^\d+$/.test(v)) return null;
  const short = withZero.has(code) ? v : v.replace(/^0/, '');
  return normalPhone(`+${code}${short}`) ?? normalPhone(`+${code}${v}`);
};
