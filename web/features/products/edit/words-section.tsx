import { Textarea, TextInput } from '@mantine/core';
import { type Lang, langs, ownName } from '#contract/core/langs.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { RichTextEditor } from '#web/ui/rich/rich-text-editor.tsx';
import type { Draft, Words } from './draft.ts';
import classes from './edit.module.css';

export type Part = {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  error: (path: string) => string | undefined;
};

/** The languages of one text, one below the other; those that are missing say so. */
const Stacked = ({
  label,
  words,
  children,
}: {
  label: string;
  words: Words;
  children: (lang: Lang) => React.ReactNode;
}) => {
  const { t } = useTranslation('products');
  return (
    <fieldset className={classes['stack']}>
      <legend>{label}</legend>
      {langs.map((l) => (
        <div key={l} data-missing={!words[l].trim() || undefined}>
          <span>
            {ownName[l]}
            {!words[l].trim() && <em>{t('form.missing')}</em>}
          </span>
          {children(l)}
        </div>
      ))}
    </fieldset>
  );
};

/** Name, overview and introduction in three languages. */
export const WordsSection = ({ draft, change, error, onNamed }: Part & { onNamed: () => void }) => {
  const { t } = useTranslation('products');
  const put = (field: 'name' | 'overview' | 'intro', l: Lang, value: string) =>
    change({ [field]: { ...draft[field], [l]: value } });
  const faultOf = (field: string, l: Lang) => error(`${field}.${l}`) ?? (l === 'cn' ? error(field) : undefined);
  return (
    <>
      <Stacked label={t('form.name')} words={draft.name}>
        {(l) => (
          <TextInput
            name={`name.${l}`}
            aria-label={`${t('form.name')} · ${ownName[l]}`}
            value={draft.name[l]}
            maxLength={200}
            onChange={(e) => put('name', l, e.currentTarget.value)}
            onBlur={onNamed}
            error={faultOf('name', l)}
          />
        )}
      </Stacked>
      <Stacked label={t('form.overview')} words={draft.overview}>
        {(l) => (
          <Textarea
            name={`overview.${l}`}
            aria-label={`${t('form.overview')} · ${ownName[l]}`}
            value={draft.overview[l]}
            maxLength={600}
            autosize
            minRows={2}
            maxRows={6}
            onChange={(e) => put('overview', l, e.currentTarget.value)}
            error={faultOf('overview', l)}
          />
        )}
      </Stacked>
      <Stacked label={t('form.intro')} words={draft.intro}>
        {(l) => (
          <RichTextEditor
            label={`${t('form.intro')} · ${ownName[l]}`}
            value={draft.intro[l]}
            onChange={(html) => put('intro', l, html === '<p></p>' ? '' : html)}
            upload={uploadFile}
            error={faultOf('intro', l)}
          />
        )}
      </Stacked>
    </>
  );
};
