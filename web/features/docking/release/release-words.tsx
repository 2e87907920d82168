import { Tabs, TextInput } from '@mantine/core';
import { type Lang, langs, ownName } from '#contract/core/langs.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { RichTextEditor } from '#web/ui/rich/rich-text-editor.tsx';
import type { Draft } from './draft.ts';
import classes from './release-form.module.css';

export type Part = {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** The newest values, where more was typed meanwhile. */
  current: () => Draft;
  error: (path: string) => string | undefined;
};

/** Title and need, a tab a language; the page's language first. */
export const WordsSection = ({ draft, change, current, error }: Part) => {
  const { t } = useTranslation('docking');
  const own = useLang();
  const order: Lang[] = [own, ...langs.filter((l) => l !== own)];
  const put = (field: 'title' | 'need', l: Lang, value: string) =>
    change({ [field]: { ...current()[field], [l]: value } });
  return (
    <Tabs defaultValue={own} keepMounted={false}>
      <Tabs.List aria-label={t('form.language')}>
        {order.map((l) => (
          <Tabs.Tab key={l} value={l}>
            {ownName[l]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {order.map((l) => {
        // A fault of the whole text is shown where the reader begins.
        const faultOf = (field: string) => error(`${field}.${l}`) ?? (l === own ? error(field) : undefined);
        return (
          <Tabs.Panel key={l} value={l} className={classes['words'] ?? ''}>
            <TextInput
              name={`title.${l}`}
              label={t('form.titleLabel')}
              value={draft.title[l]}
              onChange={(e) => put('title', l, e.currentTarget.value)}
              error={faultOf('title')}
              maxLength={120}
            />
            <RichTextEditor
              name={`need.${l}`}
              label={t('form.need')}
              description={t('form.needHint')}
              value={draft.need[l]}
              onChange={(html) => put('need', l, html === '<p></p>' ? '' : html)}
              error={faultOf('need')}
            />
          </Tabs.Panel>
        );
      })}
    </Tabs>
  );
};
