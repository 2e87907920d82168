import { TextInput } from '@mantine/core';
import { albums, mostPhotos } from '#contract/fairs/albums/albums.ts';
import { ask } from '#web/lib/ask.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { FileField } from '#web/ui/file/file-field.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import classes from './album.module.css';

const empty = { files: [] as Stored[], caption: '' };

/** A member's photograph with a line under it; the desk looks at it before others do. */
export const SendPhoto = ({ albumId, onDone }: { albumId: string; onDone: () => void }) => {
  const { t } = useTranslation('album');
  const viewer = useViewer();
  const form = useCallForm({
    endpoint: albums.save,
    initial: empty,
    input: ({ files, caption }) => ({ body: { album: albumId, file: files[0]?.id ?? '', caption } }),
    draft: { name: `photo.${albumId}` },
    onDone: () => {
      form.begin(empty);
      onDone();
    },
  });
  if (!viewer?.isFinish)
    return (
      <section className={classes['send']} aria-labelledby="send">
        <h2 id="send">{t('send')}</h2>
        <p>{t('complete')}</p>
        <ActButton onClick={() => ask('complete')}>{t('toComplete')}</ActButton>
      </section>
    );
  return (
    <section className={classes['send']} aria-labelledby="send">
      <h2 id="send">{t('send')}</h2>
      <p>{t('sendText', { most: mostPhotos })}</p>
      <form {...form.props}>
        <FileField
          label={t('file')}
          kind="picture"
          name="file"
          most={1}
          value={form.values.files}
          onChange={(files) => form.change({ files })}
          upload={uploadFile}
          error={form.error('file')}
        />
        <TextInput {...form.input('caption')} label={t('caption')} maxLength={140} error={form.error('caption')} />
        {form.fault && <p role="alert">{form.fault}</p>}
        <ActButton type="submit" look="offer" busy={form.busy}>
          {t('sendAct')}
        </ActButton>
      </form>
    </section>
  );
};
