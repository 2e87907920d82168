import { NativeSelect } from '@mantine/core';
import { callingCodes } from '#contract/identity/calling-codes.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { useSmsReach } from '#web/lib/page/sms-reach.ts';
import { useCountryName, useCountryOptions } from '#web/ui/form/country-field.tsx';
import { ClearInput } from './fields.tsx';
import classes from './fields.module.css';

type Props = {
  value: string;
  onChange: (typed: string) => void;
  country: string;
  onCountry: (country: string) => void;
  error?: string | undefined;
};

/** A newcomer's phone number behind its calling code, or mail address; said before anything is typed where only mail arrives. */
export const AccountField = ({ value, onChange, country, onCountry, error }: Props) => {
  const { t } = useTranslation('identity');
  const name = useCountryName();
  const reaches = useSmsReach()(callingCodes[country] ?? '');
  const options = useCountryOptions([...new Set([country, 'CN'])]);
  return (
    <div className={classes['account']}>
      <NativeSelect
        label={t('phone.code')}
        name="tel-country-code"
        autoComplete="tel-country-code"
        value={country}
        data={options
          .filter((o) => callingCodes[o.value])
          .map((o) => ({ value: o.value, label: `${o.label} +${callingCodes[o.value]}` }))}
        onChange={(e) => onCountry(e.currentTarget.value)}
      />
      <ClearInput
        value={value}
        onChange={onChange}
        error={error}
        label={t('login.account')}
        placeholder={reaches ? '' : t('phone.mail')}
        name="username"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {!reaches && (
        <p className={classes['note']}>
          {t('phone.byMail', { country: name(country), code: callingCodes[country] ?? '' })}
        </p>
      )}
    </div>
  );
};
