import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { AdContent } from '#contract/advertising/calls.ts';
import { adLimits } from '#contract/advertising/places.ts';
import { htmlLang, type Lang, langs, ownName } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { DictItem } from '#contract/dictionary/calls.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PictureField } from '#web/ui/file/picture-field.tsx';
import { Check } from '#web/ui/form/check.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import { DictionaryPickerMany } from '#web/ui/tree/dictionary-picker.tsx';
import classes from './ads.module.css';

/** What is typed; of the picture, the file that the server holds. */
export type AdTyped = Omit<AdContent, 'picture'> & { picture: Stored | null };
export const emptyAd: AdTyped = {
  title: { cn: '', en: '', es: '' },
  line: { cn: '', en: '', es: '' },
  picture: null,
  productId: null,
  langs: ['cn'],
  fields: [],
  note: '',
};
export const sentAd = ({ title, line, picture, productId, langs: shown, fields, note }: AdTyped): AdContent => ({
  title,
  line,
  picture: picture?.id ?? null,
  productId,
  langs: shown,
  fields,
  note,
});

/** Each language that it is shown in has a title. */
export const lackingTitles = (v: AdTyped, words: string): Record<string, string | false> =>
  Object.fromEntries(v.langs.map((lang) => [`title.${lang}`, !v.title[lang].trim() && words]));

type Props = {
  value: AdTyped;
  change: (part: Partial<AdTyped>) => void;
  error: (field: string) => string | undefined;
  products: { id: string; name: Text }[];
  fields: DictItem[];
  byField: boolean;
};

/** Words of a language: a title and a sentence. */
const Words = ({ lang, value, change, error }: Pick<Props, 'value' | 'change' | 'error'> & { lang: Lang }) => {
  const { t } = useTranslation('ads');
  return (
    <div className={classes['words']} lang={htmlLang[lang]}>
      {(['title', 'line'] as const).map((part) => (
        <TextInput
          key={part}
          name={`${part}.${lang}`}
          label={`${t(part)} · ${ownName[lang]}`}
          value={value[part][lang]}
          maxLength={adLimits[part]}
          error={error(`${part}.${lang}`)}
          onChange={(e) => change({ [part]: { ...value[part], [lang]: e.currentTarget.value } })}
        />
      ))}
    </div>
  );
};

/** The languages that it is shown in. */
const ShownIn = ({ value: v, change, error }: Pick<Props, 'value' | 'change' | 'error'>) => {
  const { t } = useTranslation('ads');
  return (
    <fieldset className={classes['langs']}>
      <legend>{t('langs')}</legend>
      <p className={classes['quiet']}>{t('langsNote')}</p>
      <div className={classes['checks']}>
        {langs.map((lang) => (
          <Check
            key={lang}
            label={<span lang={htmlLang[lang]}>{ownName[lang]}</span>}
            checked={v.langs.includes(lang)}
            onChange={(on) => change({ langs: langs.filter((l) => (l === lang ? on : v.langs.includes(l))) })}
          />
        ))}
      </div>
      {error('langs') && (
        <p role="alert" className={classes['bad']}>
          {t('needLangs')}
        </p>
      )}
    </fieldset>
  );
};

/** What an advertisement says, where it leads, and to whom it is shown. */
export const ContentFields = ({ value: v, change, error, products, fields, byField }: Props) => {
  const { t } = useTranslation('ads');
  const text = useText();
  return (
    <>
      <ShownIn value={v} change={change} error={error} />
      {langs
        .filter((lang) => v.langs.includes(lang))
        .map((lang) => (
          <Words key={lang} lang={lang} value={v} change={change} error={error} />
        ))}
      <PictureField
        name="picture"
        label={t('picture')}
        description={t('pictureNote')}
        shape="banner"
        value={v.picture}
        upload={uploadFile}
        error={error('picture')}
        onChange={(picture) => change({ picture })}
      />
      <NativeSelect
        name="productId"
        label={t('goal')}
        value={v.productId ?? ''}
        error={error('productId')}
        data={[{ value: '', label: t('goalCompany') }, ...products.map((p) => ({ value: p.id, label: text(p.name) }))]}
        onChange={(e) => change({ productId: e.currentTarget.value || null })}
      />
      {byField && (
        <DictionaryPickerMany
          label={t('fields')}
          description={t('fieldsNote')}
          items={fields}
          most={adLimits.fields}
          value={v.fields}
          error={error('fields')}
          onChange={(chosen) => change({ fields: chosen })}
        />
      )}
      <Textarea
        name="note"
        label={t('note')}
        value={v.note}
        maxLength={adLimits.note}
        autosize
        minRows={2}
        onChange={(e) => change({ note: e.currentTarget.value })}
      />
    </>
  );
};
