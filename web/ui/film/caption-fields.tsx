import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { FilmCaptions } from '#contract/content/captions.ts';
import { mediaLimits } from '#contract/content/media-limits.ts';
import { type Lang, langs, ownName } from '#contract/core/langs.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './film.module.css';

type Props = {
  /** What the fields are called, before the language. */
  name: string;
  value: FilmCaptions;
  error: (name: string) => string | undefined;
  onChange: (value: FilmCaptions) => void;
};

/** Captions of a film in three languages, as WebVTT: typed, pasted, or taken from a file (content 22). */
export const CaptionFields = ({ name, value, error, onChange }: Props) => {
  const { t } = useTranslation('film');
  const f = useFormat();
  const [long, setLong] = useState<Lang | null>(null);
  const take = async (lang: Lang, input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    // Four bytes a character are the most; what is longer is not read at all.
    const words = file.size > mediaLimits.captions * 4 ? null : await file.text();
    input.value = '';
    const fits = words !== null && words.length <= mediaLimits.captions;
    setLong(fits ? null : lang);
    if (fits) onChange({ ...value, [lang]: words.replace(/^\uFEFF/, '') });
  };
  return langs.map((l) => (
    <div key={l} className={classes['captions']}>
      <Textarea
        label={t('captions', { lang: ownName[l] })}
        name={`${name}.${l}`}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={mediaLimits.captions}
        value={value[l]}
        error={long === l ? t('tooLong', { n: f.number(mediaLimits.captions) }) : error(`${name}.${l}`)}
        onChange={(e) => onChange({ ...value, [l]: e.currentTarget.value })}
      />
      <label>
        {t('file', { lang: ownName[l] })}
        <input type="file" accept=".vtt,text/vtt" onChange={(e) => void take(l, e.currentTarget)} />
      </label>
    </div>
  ));
};
