import { Textarea, TextInput } from '@mantine/core';
import { htmlLang, type Lang, langs, ownName } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { silentIn } from '#contract/fairs/exhibiting/stand-lacks.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './stands.module.css';

type Props = {
  label: string;
  name: string;
  value: Text;
  most: number;
  rows?: number;
  disabled?: boolean;
  onChange: (value: Text) => void;
  error: (lang: Lang) => string | undefined;
};

/** One text in three languages side by side; a language that waits for its translation says so. */
export const ThreeWords = ({ label, name, value, most, rows, disabled, onChange, error }: Props) => {
  const { t } = useTranslation('stands');
  const silent = silentIn(value);
  return (
    <fieldset className={classes['three']} disabled={disabled}>
      <legend>{label}</legend>
      <div>
        {langs.map((l) => {
          const field = {
            name: `${name}.${l}`,
            lang: htmlLang[l],
            label: (
              <>
                {ownName[l]}{' '}
                {silent.includes(l) && silent.length < langs.length && (
                  <em className={classes['missing']}>{t('missing')}</em>
                )}
              </>
            ),
            'aria-label': `${label} · ${ownName[l]}`,
            value: value[l] ?? '',
            maxLength: most,
            error: error(l),
          };
          const put = (text: string) => onChange({ ...value, [l]: text });
          return rows ? (
            <Textarea key={l} {...field} autosize minRows={rows} onChange={(e) => put(e.currentTarget.value)} />
          ) : (
            <TextInput key={l} {...field} onChange={(e) => put(e.currentTarget.value)} />
          );
        })}
      </div>
    </fieldset>
  );
};
