import { useMemo, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { RichHtml } from '#contract/core/rich-text.ts';
import { RichText } from '#web/ui/rich/rich-text.tsx';
import { RichTextEditor } from '#web/ui/rich/rich-text-editor.tsx';
import { demoUpload } from './demo-upload.ts';
import { Example, Section } from './example.tsx';

export const Text = () => {
  const { t } = useTranslation('book');
  const sample = t('text.sample');
  const upload = useMemo(() => demoUpload(t('form.refused')), [t]);
  const [html, setHtml] = useState(sample);
  return (
    <Section id="text" title={t('sections.text')}>
      <RichTextEditor label={t('text.editor')} value={html} onChange={setHtml} upload={upload} />
      <Example title={t('text.shown')}>
        <RichText html={sample as RichHtml} />
      </Example>
    </Section>
  );
};
