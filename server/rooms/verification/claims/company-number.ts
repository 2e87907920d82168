import type { GivenFields } from '#contract/verification/calls.ts';
import type { DocumentType } from '#contract/verification/rules.ts';
import type { CompanyNumber } from '#server/rooms/enterprise/index.ts';
import { isCreditCode, normalCode } from '../licence/credit-code-rules.ts';

type Papers = readonly { type: DocumentType; number?: string | undefined }[];

/** The number that an application claims; null where it states none that tells a company from others. */
export const numberOf = (given: GivenFields, papers: Papers): CompanyNumber | null => {
  const code = normalCode(given.creditCode ?? '');
  if (isCreditCode(code)) return { key: 'creditCode', value: code };
  const abroad = papers.find((p) => p.type === 'registrationCertificate')?.number ?? '';
  const value = abroad
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
  return value.length >= 5 ? { key: 'registrationNumber', value } : null;
};
