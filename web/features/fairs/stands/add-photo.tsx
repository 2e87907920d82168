import { Button } from '@mantine/core';
import { useRevalidator } from 'react-router';
import type { Text } from '#contract/core/schemas.ts';
import { captionLength, ownAlbums } from '#contract/fairs/albums/own-albums.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { say } from '#web/lib/say.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import { captionFault } from './own-photo.tsx';
import classes from './stands.module.css';
import { ThreeWords } from './three-words.tsx';

const blank = { files: [] as Stored[], caption: {} as Text };

/** A new photograph with what it shows; what was begun outlives a reload. */
export const AddPhoto = ({ boothId }: { boothId: string }) => {
  const { t } = useTranslation('album');
  const { revalidate } = useRevalidator();
  const ready = useReady();
  const form = useCallForm({
    endpoint: ownAlbums.add,
    initial: blank,
    input: ({ files, caption }) => ({ params: { id: boothId }, body: { file: files[0]?.id ?? '', caption } }),
    words: { file: t('booth.fileNeeded') },
    draft: { name: `ownPhoto.${boothId}` },
    onDone: async () => {
      form.begin(blank);
      say({ message: t('booth.sent'), color: 'warp' });
      await revalidate();
    },
  });
  return (
    <form {...form.props} className={classes['group']} aria-labelledby="add-photo">
      <h3 id="add-photo">{t('booth.add')}</h3>
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
      <ThreeWords
        label={t('booth.caption')}
        name="caption"
        value={form.values.caption}
        most={captionLength}
        onChange={(caption) => form.change({ caption })}
        error={captionFault(form.error)}
      />
      {form.fault && (
        <p role="alert" className={classes['bad']}>
          {form.fault}
        </p>
      )}
      <div>
        <Button type="submit" color="warp" loading={form.busy} disabled={!ready}>
          {t('sendAct')}
        </Button>
      </div>
    </form>
  );
};
