import { Textarea, TextInput } from '@mantine/core';
import { htmlLang, type Lang, langs, ownName } from '#contract/core/langs.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './editor.module.css';

export type Words = { [L in Lang]?: string | undefined };
type Props = {
  label: string;
  name: string;
  value: Words;
  most: number;
  onChange: (value: Words) => void;
  rows?: number;
  error?: (lang: Lang) => string | undefined;
};

/** Whether another language says something where this one is silent. */
const isMissing = (value: Words, lang: Lang): boolean => !value[lang]?.trim() && langs.some((l) => value[l]?.trim());

/** The mark of a language that waits for its translation. */
export const MissingMark = ({ value, lang }: { value: Words; lang: Lang }) => {
  const { t } = useTranslation('siteEditor');
  return isMissing(value, lang) ? <em className={classes['missing']}>{t('missing')}</em> : null;
};

/** One text in three languages side by side; a language that is missing says so. */
export const ThreeLanguages = ({ label, name, value, most, onChange, rows, error }: Props) => (
  <fieldset className={classes['three']}>
    <legend>{label}</legend>
    <div>
      {langs.map((l) => {
        const field = {
          name: `${name}.${l}`,
          lang: htmlLang[l],
          label: (
            <>
              {ownName[l]} <MissingMark value={value} lang={l} />
            </>
          ),
          'aria-label': `${label} · ${ownName[l]}`,
          value: value[l] ?? '',
          maxLength: most,
          error: error?.(l),
        };
        const put = (v: string) => onChange({ ...value, [l]: v });
        return rows ? (
          <Textarea key={l} {...field} autosize minRows={rows} onChange={(e) => put(e.currentTarget.value)} />
        ) : (
          <TextInput key={l} {...field} onChange={(e) => put(e.currentTarget.value)} />
        );
      })}
    </div>
  </fieldset>
);
