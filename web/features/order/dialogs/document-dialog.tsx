import { NativeSelect } from '@mantine/core';
import { type DocumentKind, documentKinds, orderDocuments } from '#contract/order/documents.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import { FormDialog } from './form-dialog.tsx';
import type { DialogProps } from './step-dialogs.tsx';
import { useEnds } from './use-dialog-form.ts';

/** Puts files of a kind to the order, for both sides. */
export const DocumentDialog = ({ detail, onClose }: DialogProps) => {
  const { t } = useTranslation('order');
  const form = useCallForm({
    endpoint: orderDocuments.add,
    initial: { kind: 'invoice' as DocumentKind, files: [] as Stored[] },
    input: ({ kind, files }) => ({ params: { id: detail.row.id }, body: { kind, files: files.map((x) => x.id) } }),
    ...useEnds(onClose),
  });
  return (
    <FormDialog title={t('documents.add')} act={t('documents.add')} form={form} onClose={onClose}>
      <NativeSelect
        label={t('documents.kindLabel')}
        value={form.values.kind}
        onChange={(e) => form.change({ kind: documentKinds.find((k) => k === e.currentTarget.value) ?? 'other' })}
        data={documentKinds.map((value) => ({ value, label: t(`documents.kind.${value}`) }))}
      />
      <FileField {...form.field('files')} label={t('documents.files')} kind="annex" most={5} upload={uploadFile} />
    </FormDialog>
  );
};
