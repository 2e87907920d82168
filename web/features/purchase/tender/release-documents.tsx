import { Button, CloseButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/text/words.ts';
import { drawingGroups } from '#contract/files/calls.ts';
import {
  type Audience,
  audiences,
  purchaseLimits,
  type TenderDocumentKind,
  tenderDocumentKinds,
} from '#contract/purchase/states.ts';
import { uploadDrawing } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import { Select } from '#web/ui/form/pick.tsx';
import type { DocumentDraft } from '../draft.ts';
import type { Part } from '../release-part.ts';
import classes from './tender.module.css';

/** Formats that a document of each kind may have. */
export const formatsOf: Record<TenderDocumentKind, readonly string[]> = {
  specification: [...drawingGroups.document, ...drawingGroups.picture],
  drawing: [...drawingGroups.document, ...drawingGroups.picture, ...drawingGroups.cad],
  terms: drawingGroups.document,
  priceForm: drawingGroups.document,
};

/** Kind and readers of a document. */
export const DocumentKind = ({
  value,
  onChange,
}: {
  value: Pick<DocumentDraft, 'kind' | 'shownTo'>;
  onChange: (part: Partial<Pick<DocumentDraft, 'kind' | 'shownTo'>>) => void;
}) => {
  const { t } = useTranslation('tender');
  return (
    <>
      <Select
        label={t('add.kind')}
        data={tenderDocumentKinds.map((k) => ({ value: k, label: t(`document.${k}`) }))}
        value={value.kind}
        allowDeselect={false}
        onChange={(v) => onChange({ kind: (v ?? 'specification') as TenderDocumentKind })}
      />
      <Select
        label={t('add.shownTo')}
        data={audiences.map((a) => ({ value: a, label: t(`audience.${a}`) }))}
        value={value.shownTo}
        allowDeselect={false}
        onChange={(v) => onChange({ shownTo: (v ?? 'all') as Audience })}
      />
    </>
  );
};

/** Documents that go out with the purchase. */
export const DocumentsSection = ({ draft, change, error }: Part) => {
  const { t } = useTranslation(['tender', 'common']);
  const put = (n: number, part: Partial<DocumentDraft>) =>
    change({ documents: draft.documents.map((d, i) => (i === n ? { ...d, ...part } : d)) });
  return (
    <>
      <h2>{`${t('form.documents')} · ${t('common:optional')}`}</h2>
      <ol className={classes['rows']}>
        {draft.documents.map((d, n) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={n} className={classes['line']}>
            <strong className="figure">{n + 1}</strong>
            <DocumentKind value={d} onChange={(part) => put(n, part)} />
            <div className={classes['wide']}>
              <FileField
                label={t('add.file')}
                kind="drawing"
                only={formatsOf[d.kind]}
                most={1}
                value={d.file ? [{ ...d.file, url: '', size: d.file.size ?? 0 }] : []}
                onChange={([file]) => put(n, { file: file ? { id: file.id, name: file.name, size: file.size } : null })}
                upload={uploadDrawing}
                error={error(`documents.${n}.file`) ?? error('documents') ?? error('annexes')}
              />
            </div>
            <CloseButton
              aria-label={t('form.removeDocument', { n: n + 1 })}
              onClick={() => change({ documents: draft.documents.filter((_, i) => i !== n) })}
            />
          </li>
        ))}
      </ol>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} />}
        disabled={draft.documents.length >= purchaseLimits.documents}
        onClick={() =>
          change({ documents: [...draft.documents, { kind: 'specification', shownTo: 'all', file: null }] })
        }
      >
        {t('form.addDocument')}
      </Button>
    </>
  );
};
