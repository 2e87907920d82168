import { Textarea, TextInput } from '@mantine/core';
import { htmlLang, langs, ownName } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import classes from './in-three.module.css';

type Props = {
  label: string;
  description?: string;
  value: Text;
  onChange: (value: Text) => void;
  error?: string | undefined;
  name: string;
  most: number;
  rows?: number;
};

/** Words in each language, one field below another. */
export const InThree = ({ label, description, value, onChange, error, name, most, rows }: Props) => (
  <fieldset className={classes['three']}>
    <legend>{label}</legend>
    {description && <p className={classes['note']}>{description}</p>}
    <div className={classes['lang']}>
      {langs.map((lang, i) => {
        const shared = {
          label: <span lang={htmlLang[lang]}>{ownName[lang]}</span>,
          'aria-label': `${label} · ${ownName[lang]}`,
          lang: htmlLang[lang],
          name: i ? `${name}.${lang}` : name,
          value: value[lang] ?? '',
          maxLength: most,
          error: i === 0 ? error : undefined,
        };
        return rows ? (
          <Textarea
            key={lang}
            {...shared}
            autosize
            minRows={rows}
            maxRows={14}
            onChange={(e) => onChange({ ...value, [lang]: e.currentTarget.value })}
          />
        ) : (
          <TextInput key={lang} {...shared} onChange={(e) => onChange({ ...value, [lang]: e.currentTarget.value })} />
        );
      })}
    </div>
  </fieldset>
);
