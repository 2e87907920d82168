import { Button, CloseButton, FileButton, Loader } from '@mantine/core';
import { IconFileText, IconRefresh, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#contract/core/client.ts';
import { annexExtensions, files } from '#contract/files.ts';
import { limits } from '#contract/inquiry-schemas.ts';
import { call } from '#web/lib/call.ts';
import { useFormat } from '#web/lib/lang.ts';
import classes from './annex-field.module.css';
import type { Annex } from './draft.ts';

type Failed = { file: File; message: string };
const accept = annexExtensions.map((e) => `.${e}`).join(',');

/** Annexes: chosen or dropped, uploaded at once; one that fails says why and can be tried again. */
export const AnnexField = ({
  value,
  onChange,
  error,
}: {
  value: Annex[];
  onChange: (annexes: Annex[]) => void;
  error?: string | undefined;
}) => {
  const { t } = useTranslation('inquiry');
  const f = useFormat();
  const [failed, setFailed] = useState<Failed[]>([]);
  const [running, setRunning] = useState(0);

  const upload = async (list: File[]) => {
    let kept = value;
    for (const file of list.slice(0, limits.annexes - value.length)) {
      setRunning((n) => n + 1);
      setFailed((all) => all.filter((x) => x.file !== file));
      const body = new FormData();
      body.set('uid', crypto.randomUUID());
      body.set('file', file);
      try {
        const done = await call(files.upload, { body });
        kept = [...kept, { id: done.id, name: done.name, size: done.size }];
        onChange(kept);
      } catch (err) {
        setFailed((all) => [
          ...all,
          { file, message: err instanceof CallError && err.message ? err.message : t('annex.failed') },
        ]);
      } finally {
        setRunning((n) => n - 1);
      }
    }
  };
  const drop = (e: DragEvent) => {
    e.preventDefault();
    void upload([...e.dataTransfer.files]);
  };

  return (
    <div className={classes['annexes']}>
      <div className={classes['drop']} onDragOver={(e) => e.preventDefault()} onDrop={drop}>
        <IconUpload size={20} stroke={1.6} aria-hidden="true" />
        <span>
          {t('annex.drop')}
          <small>{t('annex.kinds')}</small>
        </span>
        <FileButton
          multiple
          accept={accept}
          onChange={(list) => void upload(list)}
          inputProps={{ 'aria-label': t('annex.choose') }}
        >
          {(props) => (
            <Button variant="default" {...props} disabled={value.length >= limits.annexes}>
              {t('annex.choose')}
            </Button>
          )}
        </FileButton>
        {running > 0 && <Loader size="xs" />}
      </div>
      <ul aria-live="polite">
        {value.map((a) => (
          <li key={a.id}>
            <IconFileText size={16} stroke={2} aria-hidden="true" />
            <span>{a.name}</span>
            <span className="figure">{f.number(a.size / 1024, 0)} KB</span>
            <CloseButton
              size="sm"
              aria-label={t('annex.remove', { name: a.name })}
              onClick={() => onChange(value.filter((x) => x.id !== a.id))}
            />
          </li>
        ))}
        {failed.map((x) => (
          <li key={x.file.name} className={classes['failed']} role="alert">
            <span>{x.file.name}</span>
            <span>{x.message}</span>
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconRefresh size={14} stroke={2} />}
              onClick={() => void upload([x.file])}
            >
              {t('annex.again')}
            </Button>
            <CloseButton
              size="sm"
              aria-label={t('annex.remove', { name: x.file.name })}
              onClick={() => setFailed((all) => all.filter((y) => y !== x))}
            />
          </li>
        ))}
      </ul>
      {error && <p className={classes['error']}>{error}</p>}
    </div>
  );
};
