import { Button, Textarea } from '@mantine/core';
import { limits } from '#contract/inquiry/schemas.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { Modal } from '#web/ui/feedback/modal.tsx';
import type { Draft } from '../draft.ts';
import type { Group, Option } from '../material/narrow.ts';
import { columns } from './names.ts';
import classes from './paste.module.css';
import { PasteRow } from './paste-row.tsx';
import { lineOf, staying, textLeft } from './take-over.ts';
import { type Kept, usePaste } from './use-paste.ts';

type Props = {
  draft: Pick<Draft, 'lines' | 'currency'>;
  products: (Group | Option)[];
  /** Outlives the dialog, so that it opens again with what was pasted. */
  kept: Kept;
  onKeep: (kept: Kept) => void;
  onChange: (part: Pick<Draft, 'lines'>) => void;
  onClose: () => void;
};

type FieldProps = { text: string; tall: boolean; failed: boolean; onChange: (text: string) => void };
const PasteField = ({ text, tall, failed, onChange }: FieldProps) => {
  const { t } = useTranslation('paste');
  return (
    <>
      <Textarea
        label={t('field')}
        description={t('hint')}
        value={text}
        rows={tall ? 10 : 4}
        spellCheck={false}
        data-autofocus
        onChange={(e) => onChange(e.currentTarget.value)}
      />
      {failed && (
        <p role="alert" className={classes['refused']}>
          {t('failed')}
        </p>
      )}
    </>
  );
};

type PreviewProps = Pick<Props, 'products' | 'kept' | 'onKeep'> & Pick<ReturnType<typeof usePaste>, 'rows' | 'waiting'>;
const Preview = ({ rows, waiting, products, kept: now, onKeep: keep }: PreviewProps) => {
  const { t } = useTranslation('paste');
  return (
    <table className={classes['rows']}>
      <caption className="visually-hidden">{t('preview')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('line')}</th>
          {columns.map((c) => (
            <th key={c} scope="col">
              {t(`column.${c}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((judged, i) => (
          <PasteRow
            key={judged.key}
            judged={judged}
            n={i + 1}
            waiting={waiting && !judged.named && judged.row.material !== ''}
            products={products}
            onChoose={(part) =>
              keep({ ...now, chosen: { ...now.chosen, [judged.key]: { ...judged.chosen, ...part } } })
            }
          />
        ))}
      </tbody>
    </table>
  );
};

/** Lines from a spreadsheet: pasted, read row by row, and taken over where everything is clear. */
const Dialog = ({ draft, products, kept: now, onKeep: keep, onChange, onClose }: Props) => {
  const { t } = useTranslation(['paste', 'common']);
  const before = staying(draft.lines);
  const room = limits.lines - before.length;
  const offered = new Set(products.flatMap((p) => ('items' in p ? p.items : [p])).map((o) => o.value));
  const { pasted, rows, failed, waiting, ready } = usePaste(now, { currency: draft.currency, room, offered });
  const more = pasted.rows.length - rows.length;
  const takeOver = () => {
    const at = Date.now();
    const taken = new Set(ready.map((r) => r.row));
    onChange({
      lines: [...before, ...ready.map((r, i) => lineOf(r.row, r.chosen, r.meant, `${at}-${i}`))],
    });
    keep({
      text: textLeft(
        pasted,
        pasted.rows.filter((r) => !taken.has(r)),
      ),
      chosen: {},
    });
    onClose();
  };
  return (
    <Modal
      opened
      size={1240}
      onClose={onClose}
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <div className={classes['paste']}>
        <PasteField text={now.text} tall={!rows.length} failed={failed} onChange={(text) => keep({ ...now, text })} />
        {rows.length > 0 && <Preview rows={rows} waiting={waiting} products={products} kept={now} onKeep={keep} />}
        {more > 0 && <p>{t('more', { count: more })}</p>}
        <div className={classes['acts']}>
          <p aria-live="polite">
            {rows.length > 0 && t('sum', { ready: ready.length, all: pasted.rows.length, most: limits.lines })}
          </p>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button color="weft" disabled={!ready.length} onClick={takeOver}>
            {t('takeOver', { count: ready.length })}
          </Button>
        </div>
      </div>
    </Modal>
  );
};

const PasteDialog = withWords(['paste'], Dialog);
export default PasteDialog;
