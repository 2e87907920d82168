import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { htmlLang, langs, ownName } from '#contract/core/langs.ts';
import { type BlockContent, type SiteBlock, siteLimits, siteTemplates } from '#contract/sites/site.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Stored } from '#web/ui/file/upload.ts';
import { PictureField } from '#web/ui/file/picture-field.tsx';
import { Select } from '#web/ui/form/pick.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { RichTextEditor } from '#web/ui/rich/rich-text-editor.tsx';
import classes from './editor.module.css';
import { MissingMark, ThreeLanguages } from './three-languages.tsx';
import type { Site } from './use-site.ts';
import { Segments } from '#web/ui/form/choice/segments.tsx';

const stored = (id: string | null): Stored | null =>
  id ? { id, url: `/api/busi/busifile/${id}`, name: '', size: 0 } : null;

/** Template, claim and picture of the head. */
export const HeaderFields = ({ site: { site, change } }: { site: Site }) => {
  const { t } = useTranslation('siteEditor');
  const { header } = site;
  const { width, height } = siteLimits.banner;
  return (
    <div className={classes['fields']}>
      <div>
        <p className={classes['label']} id="site-template">
          {t('template.label')}
        </p>
        <Segments
          aria-labelledby="site-template"
          wide
          value={site.template}
          onChange={(template) => change({ template: template as (typeof siteTemplates)[number] })}
          data={siteTemplates.map((value) => ({ value, label: t(`template.${value}`) }))}
        />
        <p className={classes['hint']}>{t(`template.${site.template}Hint`)}</p>
      </div>
      <ThreeLanguages
        label={t('claim')}
        name="claim"
        value={header.claim}
        most={siteLimits.claim}
        onChange={(claim) => change({ header: { ...header, claim } })}
      />
      {site.template === 'picture' && (
        <PictureField
          label={t('banner')}
          description={t('bannerHint', { width, height })}
          shape="banner"
          value={stored(header.banner)}
          upload={uploadFile}
          onChange={(v) => change({ header: { ...header, banner: v?.id ?? null } })}
        />
      )}
    </div>
  );
};

type BlockProps = { content: BlockContent; onChange: (part: Partial<BlockContent>) => void };

/** Processes to choose from, in the reader's language. */
type Processes = { value: string; label: string }[];

type MachineProps = {
  machine: NonNullable<BlockContent['machines']>[number];
  i: number;
  processes: Processes;
  onChange: (part: Partial<MachineProps['machine']>) => void;
  onRemove: () => void;
};

const Machine = ({ machine: m, i, processes, onChange, onRemove }: MachineProps) => {
  const { t } = useTranslation('siteEditor');
  return (
    <div role="group" aria-label={t('machines.one', { n: i + 1 })} className={classes['machine']}>
      <ThreeLanguages
        label={t('machines.name')}
        name={`machines.${i}`}
        value={m.name}
        most={80}
        onChange={(name) => onChange({ name })}
      />
      <div className={classes['row']}>
        <TextInput
          label={t('machines.size')}
          placeholder="12 × 2 m"
          value={m.size}
          maxLength={60}
          onChange={(e) => onChange({ size: e.currentTarget.value })}
        />
        <Select
          label={t('machines.process')}
          data={processes}
          value={m.process ?? null}
          searchable
          clearable
          onChange={(process) => onChange({ process: process ?? undefined })}
        />
        <NumberField
          label={t('machines.count')}
          digits={0}
          value={String(m.count)}
          onChange={(v) => {
            const n = Number(v);
            if (Number.isInteger(n) && n >= 1 && n <= 9999) onChange({ count: n });
          }}
        />
        <Button variant="subtle" color="gray" leftSection={<IconX size={16} stroke={2} />} onClick={onRemove}>
          {t('machines.remove')}
        </Button>
      </div>
    </div>
  );
};

const Machines = ({ content, onChange, processes }: BlockProps & { processes: Processes }) => {
  const { t } = useTranslation('siteEditor');
  const machines = content.machines ?? [];
  const put = (i: number, part: Partial<(typeof machines)[number]>) =>
    onChange({ machines: machines.map((m, j) => (j === i ? { ...m, ...part } : m)) });
  return (
    <div className={classes['machines']}>
      <p className={classes['label']}>{t('machines.label')}</p>
      {machines.map((m, i) => (
        <Machine
          key={i}
          machine={m}
          i={i}
          processes={processes}
          onChange={(part) => put(i, part)}
          onRemove={() => onChange({ machines: machines.filter((_, j) => j !== i) })}
        />
      ))}
      {machines.length < siteLimits.machines && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={2} />}
          onClick={() => onChange({ machines: [...machines, { name: {}, size: '', count: 1 }] })}
        >
          {t('machines.add')}
        </Button>
      )}
    </div>
  );
};

/** Title, text in three languages, and picture of a block; of production its machines besides. */
export const BlockFields = ({ block, site, processes }: { block: SiteBlock; site: Site; processes: Processes }) => {
  const { t } = useTranslation(['siteEditor', 'sites']);
  const content = site.site[block];
  const onChange = (part: Partial<BlockContent>) => site.changeBlock(block, part);
  return (
    <div className={classes['fields']}>
      <ThreeLanguages
        label={t('title')}
        name="title"
        value={content.title}
        most={siteLimits.title}
        onChange={(title) => onChange({ title })}
      />
      {langs.map((l) => (
        <div key={`${block}.${l}`} lang={htmlLang[l]} data-body={l}>
          <RichTextEditor
            label={`${t('body')} · ${ownName[l]}`}
            value={content.body[l] ?? ''}
            onChange={(html) => onChange({ body: { ...site.site[block].body, [l]: html } })}
            description={<MissingMark value={content.body} lang={l} />}
          />
        </div>
      ))}
      {block === 'production' && <Machines content={content} onChange={onChange} processes={processes} />}
      <PictureField
        label={t('picture')}
        value={stored(content.picture)}
        upload={uploadFile}
        onChange={(v) => onChange({ picture: v?.id ?? null })}
      />
    </div>
  );
};
