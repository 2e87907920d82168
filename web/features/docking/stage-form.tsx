import { Button, Textarea } from '@mantine/core';
import { type StageAct, stageTable } from '#contract/docking/states.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import shared from '#web/ui/frame/detail.module.css';
import classes from './detail-page.module.css';
import { useEnds } from '#web/lib/form/use-ends.ts';

type Props = { id: string; no: number; act: StageAct; onClose: () => void };

/** One step of a stage: what follows from it, and the words and files that it takes. */
const StageForm = ({ id, no, act, onClose }: Props) => {
  const { t } = useTranslation(['docking', 'common']);
  const asks = 'asks' in stageTable[act];
  const form = useCallForm({
    endpoint: () => import('#contract/docking/calls.ts').then((m) => m.docking.stage),
    initial: { text: '', files: [] as Stored[] },
    input: ({ text, files }) => ({
      params: { id },
      body: { no, act, ...(text.trim() && { text: text.trim() }), files: files.map((f) => f.id) },
    }),
    check: ({ text }) => ({ text: asks && !text.trim() && t('required') }),
    draft: { name: `stage.${id}.${no}.${act}` },
    ...useEnds(onClose),
  });
  return (
    <form {...form.props} className={classes['form']}>
      <p className={classes['quiet']}>{t(`stageBinds.${act}`)}</p>
      {asks && (
        <>
          <Textarea
            label={t(`stageAsk.${act as 'deliver' | 'complain'}`)}
            {...form.input('text')}
            autosize
            minRows={3}
            maxRows={10}
            maxLength={2000}
          />
          <FileField
            label={`${t('stageFiles')} · ${t('common:optional')}`}
            kind="annex"
            most={5}
            {...form.field('files')}
            upload={uploadFile}
          />
        </>
      )}
      <div className={shared['acts']}>
        <Button
          type="submit"
          color={act === 'complain' ? 'red' : act === 'accept' ? 'weft' : 'warp'}
          loading={form.busy}
        >
          {t(`stageAct.${act}`)}
        </Button>
        <Button variant="default" onClick={onClose} disabled={form.busy}>
          {t('common:cancel')}
        </Button>
      </div>
      <p role="alert" className={shared['refused']}>
        {form.fault}
      </p>
    </form>
  );
};

export default StageForm;
