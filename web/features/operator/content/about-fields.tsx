import { Checkbox, Textarea } from '@mantine/core';
import type { dictionary } from '#contract/dictionary/calls.ts';
import { type PieceContent, pieceLimits } from '#contract/content/piece.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { DictionaryPickerMany } from '#web/ui/tree/dictionary-picker.tsx';
import { TreePicker } from '#web/ui/tree/tree-picker.tsx';
import fairs from '../fairs/fairs.module.css';
import { InThreeFields } from '../fairs/in-three.tsx';
import { noWords } from './blank.ts';
import { FoundPicker, type Named } from './found-picker.tsx';

type Tree = DataOf<typeof dictionary.tree>;
export type ContentTrees = { materials: Tree; processes: Tree; fields: Tree };
/** What of a piece is chosen by name, besides its words. */
export type About = { content: PieceContent; companies: Named[]; products: Named[]; standards: string };

type Props = {
  value: About;
  trees: ContentTrees;
  error: (name: string) => string | undefined;
  put: (part: Partial<PieceContent>) => void;
  change: (part: Partial<Omit<About, 'content'>>) => void;
};

type TagProps = Pick<Props, 'trees' | 'error' | 'put'> & { content: PieceContent };
/** Materials, processes and fields of use. */
const TagFields = ({ content: c, trees, error, put }: TagProps) => {
  const { t } = useTranslation(['deskContent', 'content']);
  return (
    <div className={fairs['fields']}>
      <TreePicker
        by="value"
        label={t('materials')}
        items={trees.materials}
        most={pieceLimits.tags}
        value={c.materials}
        error={error('content.materials')}
        onChange={(materials) => put({ materials })}
      />
      <TreePicker
        by="value"
        label={t('processes')}
        items={trees.processes}
        most={pieceLimits.tags}
        value={c.processes}
        error={error('content.processes')}
        onChange={(processes) => put({ processes })}
      />
      <DictionaryPickerMany
        label={t('fields')}
        items={trees.fields}
        most={pieceLimits.tags}
        value={c.fields}
        error={error('content.fields')}
        onChange={(fields) => put({ fields })}
      />
    </div>
  );
};

/** What a piece is about: tags, companies, products, standards, where its facts come from. */
export const AboutFields = ({ value: v, trees, error, put, change }: Props) => {
  const { t } = useTranslation(['deskContent', 'content']);
  const c = v.content;
  return (
    <>
      <TagFields content={c} trees={trees} error={error} put={put} />
      <div className={fairs['fields']}>
        {(['companies', 'products'] as const).map((of) => (
          <FoundPicker
            key={of}
            of={of}
            label={t(of)}
            value={v[of]}
            most={pieceLimits.tags}
            error={error(`content.${of}`)}
            onChange={(chosen) => change({ [of]: chosen })}
          />
        ))}
        <Textarea
          label={t('standards')}
          description={t('standardsNote')}
          minRows={3}
          autosize
          name="standards"
          value={v.standards}
          error={error('content.standards')}
          onChange={(e) => change({ standards: e.currentTarget.value })}
        />
      </div>
      <InThreeFields
        label={t('source')}
        name="content.source"
        value={c.source ?? noWords}
        most={pieceLimits.source}
        error={error}
        onChange={(source) => put({ source })}
      />
      <Checkbox
        label={t('example')}
        description={t('exampleNote')}
        checked={c.example}
        onChange={(e) => put({ example: e.currentTarget.checked })}
      />
    </>
  );
};
