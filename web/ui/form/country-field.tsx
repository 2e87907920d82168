import { NativeSelect } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { intlLocale, type Lang } from '#contract/core/langs.ts';
import { countries } from '#contract/enterprise/countries.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';

const own = ['HK', 'MO', 'TW'] as const;

/** Names of countries in the reader's language, as the platform writes them. */
export const useCountryName = (): ((code: string) => string) => {
  const lang = useLang();
  const { t } = useTranslation('common');
  return useMemo(() => {
    const names = new Intl.DisplayNames(intlLocale[lang], { type: 'region' });
    return (code: string) => {
      const region = own.find((c) => c === code);
      return region ? t(`country.${region}`) : (names.of(code) ?? code);
    };
  }, [lang, t]);
};

/** Codes by name; the list is made in the browser, whose names need not be the server's to the letter. */
export const useCountryOptions = (first: readonly string[]): { value: string; label: string }[] => {
  const name = useCountryName();
  const lang: Lang = useLang();
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const key = first.join(' ');
  return useMemo(() => {
    const top = key.split(' ').filter(Boolean);
    const by = new Intl.Collator(intlLocale[lang]);
    const rest = alive
      ? countries
          .filter((c) => !top.includes(c))
          .map((value) => ({ value, label: name(value) }))
          .toSorted((a, b) => by.compare(a.label, b.label))
      : [];
    return [...top.map((value) => ({ value, label: name(value) })), ...rest];
  }, [alive, key, lang, name]);
};

type Props = {
  label: string;
  value: string;
  onChange: (country: string) => void;
  description?: ReactNode;
  error?: ReactNode;
  name?: string;
  /** Countries that stand before the others. */
  first?: readonly string[];
};

/** A country or region, by name. */
export const CountryField = ({ value, onChange, first = ['CN'], name = 'country', ...rest }: Props) => (
  <NativeSelect
    {...rest}
    name={name}
    value={value}
    data={useCountryOptions([...new Set([value, ...first])])}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    onChange={(e) => onChange(e.currentTarget.value)}
  />
);
