import { Button, TextInput } from '@mantine/core';
import { useContext } from 'react';
import { type Block, type BlockKind, pieceLimits } from '#contract/content/piece.ts';
import { htmlLang, langs, ownName } from '#contract/core/langs.ts';
import type { RichHtml } from '#contract/core/rich-text.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { RichText } from '#web/ui/rich/rich-text.tsx';
import { RichTextEditor } from '#web/ui/rich/rich-text-editor.tsx';
import desk from '../desk.module.css';
import fairs from '../fairs/fairs.module.css';
import { InThreeFields, LockedLang } from '../fairs/in-three.tsx';
import { newBlock, noWords } from './blank.ts';
import classes from './content.module.css';

type Of<K extends BlockKind> = {
  block: Extract<Block, { kind: K }>;
  at: string;
  error: (name: string) => string | undefined;
  onChange: (block: Block) => void;
};

const TextFields = ({ block, at, error, onChange }: Of<'text'>) => {
  const { t } = useTranslation('deskContent');
  const locked = useContext(LockedLang);
  return (
    <div className={classes['three']}>
      {langs.map((l) => (
        <div key={l} lang={htmlLang[l]}>
          {l === locked ? (
            <>
              <p>{ownName[l]}</p>
              <RichText html={block.html[l]} />
            </>
          ) : (
            <RichTextEditor
              label={`${t('block.text')}, ${ownName[l]}`}
              value={block.html[l]}
              error={error(`${at}.html.${l}`)}
              onChange={(html) => onChange({ ...block, html: { ...block.html, [l]: html as RichHtml } })}
            />
          )}
        </div>
      ))}
    </div>
  );
};

const FiguresFields = ({ block, at, error, onChange }: Of<'figures'>) => {
  const { t } = useTranslation('deskContent');
  const put = (i: number, row: (typeof block.rows)[number]) =>
    onChange({ ...block, rows: block.rows.map((r, k) => (k === i ? row : r)) });
  return (
    <>
      <InThreeFields
        label={t('figures.title')}
        name={`${at}.title`}
        value={block.title}
        most={pieceLimits.label}
        error={error}
        onChange={(title) => onChange({ ...block, title })}
      />
      {block.rows.map((row, i) => (
        <fieldset key={i} className={classes['rowOf']}>
          <legend>{t('figures.row', { n: i + 1 })}</legend>
          <InThreeFields
            label={t('figures.label')}
            name={`${at}.rows.${i}.label`}
            value={row.label}
            most={pieceLimits.label}
            error={error}
            onChange={(label) => put(i, { ...row, label })}
          />
          <InThreeFields
            label={t('figures.value')}
            name={`${at}.rows.${i}.value`}
            value={row.value}
            most={pieceLimits.value}
            error={error}
            onChange={(value) => put(i, { ...row, value })}
          />
          {block.rows.length > 1 && (
            <button
              type="button"
              className={desk['act']}
              onClick={() => onChange({ ...block, rows: block.rows.filter((_, k) => k !== i) })}
            >
              {t('figures.drop', { n: i + 1 })}
            </button>
          )}
        </fieldset>
      ))}
      {block.rows.length < pieceLimits.rows && (
        <button
          type="button"
          className={desk['act']}
          onClick={() => onChange({ ...block, rows: [...block.rows, { label: noWords, value: noWords }] })}
        >
          {t('figures.add')}
        </button>
      )}
    </>
  );
};

const Fields = ({ block, ...rest }: Omit<Of<BlockKind>, 'block'> & { block: Block }) => {
  const { t } = useTranslation('deskContent');
  const { at, error, onChange } = rest;
  if (block.kind === 'text') return <TextFields block={block} {...rest} />;
  if (block.kind === 'figures') return <FiguresFields block={block} {...rest} />;
  if (block.kind === 'quote')
    return (
      <>
        <InThreeFields
          label={t('quote.text')}
          name={`${at}.text`}
          value={block.text}
          most={pieceLimits.quote}
          rows={2}
          error={error}
          onChange={(text) => onChange({ ...block, text })}
        />
        <InThreeFields
          label={t('quote.by')}
          name={`${at}.by`}
          value={block.by}
          most={pieceLimits.label}
          error={error}
          onChange={(by) => onChange({ ...block, by })}
        />
      </>
    );
  return (
    <>
      <InThreeFields
        label={t('link.label')}
        name={`${at}.label`}
        value={block.label}
        most={pieceLimits.label}
        error={error}
        onChange={(label) => onChange({ ...block, label })}
      />
      <TextInput
        label={t('link.to')}
        description={t('link.note')}
        name={`${at}.to`}
        value={block.to}
        maxLength={200}
        error={error(`${at}.to`)}
        onChange={(e) => onChange({ ...block, to: e.currentTarget.value })}
      />
    </>
  );
};

type Props = {
  kinds: BlockKind[];
  blocks: Block[];
  error: (name: string) => string | undefined;
  onChange: (blocks: Block[]) => void;
};

/** What a piece is built of: blocks are added, moved and taken away. */
export const BlockFields = ({ kinds, blocks, error, onChange }: Props) => {
  const { t } = useTranslation('deskContent');
  const swap = (i: number, k: number) => {
    const moved = [...blocks];
    const [one] = moved.splice(i, 1);
    if (one) moved.splice(k, 0, one);
    onChange(moved);
  };
  return (
    <section className={classes['blocks']} aria-labelledby="blocks">
      <h2 id="blocks">{t('blocks')}</h2>
      {blocks.map((b, i) => (
        <fieldset key={i} className={classes['block']}>
          <legend>
            {t('blockNo', { n: i + 1 })} · {t(`block.${b.kind}`)}
          </legend>
          <Fields
            block={b}
            at={`content.blocks.${i}`}
            error={error}
            onChange={(next) => onChange(blocks.map((x, k) => (k === i ? next : x)))}
          />
          <div className={fairs['acts']}>
            <button type="button" className={desk['act']} disabled={i === 0} onClick={() => swap(i, i - 1)}>
              {t('up', { n: i + 1 })}
            </button>
            <button
              type="button"
              className={desk['act']}
              disabled={i === blocks.length - 1}
              onClick={() => swap(i, i + 1)}
            >
              {t('down', { n: i + 1 })}
            </button>
            <button type="button" className={desk['act']} onClick={() => onChange(blocks.filter((_, k) => k !== i))}>
              {t('drop', { n: i + 1 })}
            </button>
          </div>
        </fieldset>
      ))}
      {blocks.length < pieceLimits.blocks && (
        <div className={fairs['acts']}>
          {kinds.map((kind) => (
            <Button
              key={kind}
              variant="default"
              size="compact-md"
              onClick={() => onChange([...blocks, newBlock(kind)])}
            >
              {t('add', { what: t(`block.${kind}`) })}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
};
