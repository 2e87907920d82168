import { addressOf, type AddressPart, addressParts } from '#contract/enterprise/addresses.ts';
import { numberKinds } from '#contract/enterprise/company-numbers.ts';
import { type AbroadFault, kindOfField, namedPapers } from '#contract/verification/abroad.ts';
import { isChinese } from '#contract/enterprise/places.ts';
import type { DocumentType } from '#contract/verification/rules.ts';
import type { GivenFields } from '#contract/verification/calls.ts';
import { useEffect } from 'react';
import { ensureRooms } from './i18n.ts';
import { useTranslation } from './words.ts';

type Field = Exclude<keyof GivenFields, 'country'>;

/** What is wrong with a field of a company abroad. */
export const useCountryFaults = () => {
  const { t, texts } = useTranslation(['verification', 'errors']);
  // The server's own words, which no page has from the start.
  useEffect(() => void ensureRooms(texts, ['errors']), [texts]);
  return (country: string, f: Field, code: AbroadFault): string => {
    const kind = kindOfField(f, country);
    return t(`errors:rules.${code}`, {
      kind: kind ? t(`number.${kind}`) : '',
      example: kind ? numberKinds[kind].example : (addressOf(country).example ?? ''),
    });
  };
};

/** What fields and papers are called in a company's country. */
export const useCountryWords = (country: string) => {
  const { t } = useTranslation('verification');
  const abroad = !isChinese(country);
  const { region, postcode, example } = addressOf(country);
  const partOf = (f: Field): AddressPart | undefined => (abroad ? addressParts.find((p) => p === f) : undefined);

  const label = (f: Field): string => {
    const kind = kindOfField(f, country);
    if (abroad && kind) return t(`number.${kind}`);
    const part = partOf(f);
    if (!part) return t(`field.${f}`);
    return t(`place.${part === 'region' ? region : part === 'postcode' ? postcode : part}`);
  };
  const exampleOf = (f: Field): string | undefined => {
    const kind = kindOfField(f, country);
    const shown = abroad && kind ? numberKinds[kind].example : partOf(f) === 'postcode' ? example : undefined;
    return shown && t('page.example', { example: shown });
  };
  const paper = (d: DocumentType): string => {
    const named = namedPapers.find((c) => c === country);
    if (!abroad || (d !== 'registrationCertificate' && d !== 'taxCertificate')) return t(`doc.${d}`);
    if (named) return t(`paper.${named}.${d}` as 'paper.ES.taxCertificate');
    return t(d === 'taxCertificate' ? 'doc.taxCertificate' : 'paperElse');
  };
  const why = (d: DocumentType): string =>
    abroad && d === 'registrationCertificate' ? t('paperWhy') : t(`whyDoc.${d}`);
  return { label, exampleOf, paper, why };
};
