import { Textarea, TextInput } from '@mantine/core';
import { htmlLang, type Lang, langs, ownName } from '#contract/core/langs.ts';
import classes from './desk.module.css';

export type Words = Record<Lang, string>;
export const noWords: Words = { cn: '', en: '', es: '' };
type Props = {
  label: string;
  name: string;
  value: Words;
  most: number;
  rows?: number;
  help?: string;
  error?: string | undefined;
  onChange: (value: Words) => void;
};

/** One text in three languages side by side; a fault of the whole stands at the first. */
export const ThreeWords = ({ label, name, value, most, rows, help, error, onChange }: Props) => (
  <fieldset className={classes['three']}>
    <legend>{label}</legend>
    {help && <p>{help}</p>}
    <div>
      {langs.map((l, i) => {
        const field = {
          name: `${name}.${l}`,
          lang: htmlLang[l],
          label: ownName[l],
          'aria-label': `${label} · ${ownName[l]}`,
          value: value[l],
          maxLength: most,
          error: i === 0 ? error : undefined,
        };
        const put = (words: string) => onChange({ ...value, [l]: words });
        return rows ? (
          <Textarea
            key={l}
            {...field}
            autosize
            minRows={rows}
            maxRows={8}
            onChange={(e) => put(e.currentTarget.value)}
          />
        ) : (
          <TextInput key={l} {...field} onChange={(e) => put(e.currentTarget.value)} />
        );
      })}
    </div>
  </fieldset>
);
