import { Textarea, TextInput } from '@mantine/core';
import { createContext, useContext } from 'react';
import { htmlLang, type Lang, langs, ownName } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './fairs.module.css';

export type InThree = Record<Lang, string>;
export const inThreeOf = (t: Text): InThree => ({ cn: t.cn ?? '', en: t.en ?? '', es: t.es ?? '' });
export const nothing: InThree = { cn: '', en: '', es: '' };

/** A language whose words are not the desk's to change. */
export const LockedLang = createContext<Lang | null>(null);

type Props = {
  label: string;
  name: string;
  value: InThree;
  most: number;
  rows?: number;
  error: (name: string) => string | undefined;
  onChange: (value: InThree) => void;
};

/** A text in three languages side by side; what is missing is marked, and never guessed. */
export const InThreeFields = ({ label, name, value, most, rows, error, onChange }: Props) => {
  const { t } = useTranslation('fairDesk');
  const locked = useContext(LockedLang);
  // One language is asked for, whichever.
  const fault = error(name);
  return (
    <fieldset className={classes['three']}>
      <legend>{label}</legend>
      {langs.map((l) => {
        const field = {
          name: `${name}.${l}`,
          readOnly: l === locked,
          lang: htmlLang[l],
          label: (
            <>
              {ownName[l]}
              {!value[l].trim() && <small className={classes['missing']}>{t('missing')}</small>}
            </>
          ),
          'aria-label': `${label}, ${ownName[l]}`,
          value: value[l],
          maxLength: most,
          error: error(`${name}.${l}`) ?? (fault ? true : undefined),
          onChange: (e: { currentTarget: { value: string } }) => onChange({ ...value, [l]: e.currentTarget.value }),
        };
        return rows ? (
          <Textarea key={l} autosize minRows={rows} maxRows={10} {...field} />
        ) : (
          <TextInput key={l} {...field} />
        );
      })}
      {fault && <p className={classes['whole']}>{fault}</p>}
    </fieldset>
  );
};
