import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '#web/lib/text/words.ts';
import type { TenderDocument } from '#contract/purchase/schemas.ts';
import type { Audience, TenderDocumentKind } from '#contract/purchase/states.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { uploadDrawing } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import { DateTimeField } from '#web/ui/form/date-field.tsx';
import { Select } from '#web/ui/form/pick.tsx';
import { DocumentKind, formatsOf } from './release-documents.tsx';
import classes from './tender.module.css';

/** A document more, or a new version of one. */
const AddDocument = ({ id, documents, onDone }: { id: string; documents: TenderDocument[]; onDone: () => void }) => {
  const { t } = useTranslation(['tender', 'common']);
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: () => import('#contract/purchase/tender.ts').then((m) => m.tender.document),
    initial: {
      kind: 'specification' as TenderDocumentKind,
      shownTo: 'all' as Audience,
      replaces: '',
      file: [] as Stored[],
    },
    input: ({ kind, shownTo, replaces, file }) => ({
      params: { id },
      body: { kind, shownTo, file: file[0]?.id ?? '', ...(replaces && { replaces }) },
    }),
    words: { file: t('add.needFile') },
    onDone: async () => {
      await revalidate();
      onDone();
    },
  });
  const { values } = form;
  const old = documents.find((d) => d.id === values.replaces);
  return (
    <form {...form.props} className={classes['form']}>
      <h3>{t('add.title')}</h3>
      <Select
        label={t('add.replaces')}
        data={[{ value: '', label: t('add.fresh') }, ...documents.map((d) => ({ value: d.id, label: d.file.name }))]}
        value={values.replaces}
        allowDeselect={false}
        onChange={(v) => form.change({ replaces: v ?? '' })}
      />
      {!old && (
        <div className={classes['pair']}>
          <DocumentKind value={values} onChange={form.change} />
        </div>
      )}
      <FileField
        label={t('add.file')}
        kind="drawing"
        only={formatsOf[old?.kind ?? values.kind]}
        most={1}
        {...form.field('file')}
        upload={uploadDrawing}
      />
      <div className={classes['acts']}>
        <Button type="submit" color="weft" loading={form.busy}>
          {t('add.send')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('common:cancel')}
        </Button>
        <p role="alert" className={classes['wrong']}>
          {form.fault}
        </p>
      </div>
    </form>
  );
};

/** More time. */
const MoveDeadline = ({ id, deadline, onDone }: { id: string; deadline: string; onDone: () => void }) => {
  const { t } = useTranslation(['tender', 'common']);
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: () => import('#contract/purchase/tender.ts').then((m) => m.tender.moveDeadline),
    initial: { deadline },
    input: (v) => ({ params: { id }, body: { deadline: v.deadline } }),
    onDone: async () => {
      await revalidate();
      onDone();
    },
  });
  return (
    <form {...form.props} className={classes['form']}>
      <h3>{t('move.title')}</h3>
      <DateTimeField {...form.field('deadline')} label={t('move.deadline')} />
      <div className={classes['acts']}>
        <Button type="submit" color="weft" loading={form.busy}>
          {t('move.send')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('common:cancel')}
        </Button>
        <p role="alert" className={classes['wrong']}>
          {form.fault}
        </p>
      </div>
    </form>
  );
};

/** What the owner of a purchase may still change: its documents while it is open, and its deadline until it is awarded. */
export const OwnerTools = ({
  id,
  state,
  deadline,
  documents,
}: {
  id: string;
  state: 'open' | 'closed';
  deadline: string;
  documents: TenderDocument[];
}) => {
  const { t } = useTranslation('tender');
  const ready = useReady();
  const [tool, setTool] = useState<'document' | 'deadline'>();
  const close = () => setTool(undefined);
  if (tool === 'document') return <AddDocument id={id} documents={documents} onDone={close} />;
  if (tool === 'deadline') return <MoveDeadline id={id} deadline={deadline} onDone={close} />;
  return (
    <div className={classes['acts']}>
      {state === 'open' && (
        <Button variant="default" disabled={!ready} onClick={() => setTool('document')}>
          {t('add.title')}
        </Button>
      )}
      <Button variant="default" disabled={!ready} onClick={() => setTool('deadline')}>
        {t('move.title')}
      </Button>
    </div>
  );
};
