import type { Card } from '#contract/cards/calls.ts';
import { type Lang, langs } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { pick } from '#contract/core/text.ts';

const tags: Record<Lang, string> = { cn: 'zh-CN', en: 'en', es: 'es' };

/** Text as RFC 6350 writes it: backslash, comma and line breaks are escaped. */
const value = (text: string): string =>
  text
    .replace(/[\\,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n\p{Zl}\p{Zp}]/gu, '\\n')
    .replace(/\p{Cc}/gu, '');
/** Within a property of several parts the semicolon is too; elsewhere some readers would show the backslash. */
const part = (text: string): string => value(text).replaceAll(';', '\\;');

/** Lines have at most 75 octets; a longer one goes on after a blank, and no character is cut in two. */
const fold = (line: string): string => {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > (parts.length ? 74 : 75)) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n ');
};

/** A property once a language that it is written in, as alternatives of each other. */
const inLanguages = (name: string, text: Text, alternative: number, of: (v: string) => string = value): string[] =>
  langs.flatMap((lang) =>
    text[lang] ? [`${name};ALTID=${alternative};LANGUAGE=${tags[lang]}:${of(text[lang])}`] : [],
  );

const telephone = (phone: string): string[] => {
  const digits = phone.replace(/[^\d+]/g, '');
  const whole = /^1\d{10}$/.test(digits) ? `+86${digits}` : digits;
  return digits ? [`TEL;VALUE=uri;TYPE=work:tel:${whole}`] : [];
};

const mail = (email: string): string[] => (email ? [`EMAIL;TYPE=work:${value(email)}`] : []);

/** A card as vCard 4.0 (RFC 6350), each language beside the others. */
export const vcardOf = (card: Card, changedAt: Date): string =>
  [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    `UID:urn:uuid:${card.userId}`,
    `REV:${changedAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    ...inLanguages('FN', card.name, 1),
    ...inLanguages('TITLE', card.position, 2),
    ...inLanguages('ORG', card.company?.name ?? {}, 3, part),
    ...inLanguages('ADR', card.address, 4, (v) => `;;${part(v)};;;;`),
    ...telephone(card.phone),
    ...mail(card.email),
    'END:VCARD',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');

/** The same in one language, short enough to be read from a QR code. */
export const shortVcard = (card: Card, lang: Lang): string => {
  const [position, company] = [pick(card.position, lang), pick(card.company?.name ?? {}, lang)];
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${value(pick(card.name, lang))}`,
    ...(position ? [`TITLE:${value(position)}`] : []),
    ...(company ? [`ORG:${part(company)}`] : []),
    ...telephone(card.phone),
    ...mail(card.email),
    'END:VCARD',
    '',
  ].join('\r\n');
};
