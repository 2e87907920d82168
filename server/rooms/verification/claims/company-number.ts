import { isChinese } from '#contract/enterprise/places.ts';
import { normalNumber, numberFault, numbersOf } from '#contract/enterprise/company-numbers.ts';
import type { GivenFields } from '#contract/verification/calls.ts';
import type { DocumentType } from '#contract/verification/rules.ts';
import type { CompanyNumber } from '#server/rooms/enterprise/index.ts';
import { isCreditCode, normalCode } from '../licence/credit-code-rules.ts';

type Papers = readonly { type: DocumentType; number?: string | undefined }[];

/** The number that an application claims; null where it states none that tells a company from others. */
export const numberOf = (given: GivenFields, papers: Papers): CompanyNumber | null => {
  const { country, registrationNumber = '' } = given;
  if (country && !isChinese(country)) {
    const kind = numbersOf(country).main;
    return numberFault(kind, registrationNumber)
      ? null
      : { key: 'registrationNumber', country, kind, value: normalNumber(kind, registrationNumber) };
  }
  const code = normalCode(given.creditCode ?? '');
  if (isCreditCode(code)) return { key: 'creditCode', value: code };
  // A client that names no country gives the number with its certificate.
  const abroad = papers.find((p) => p.type === 'registrationCertificate')?.number ?? '';
  const value = abroad
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
  return value.length >= 5 ? { key: 'registrationNumber', country: null, kind: null, value } : null;
};
