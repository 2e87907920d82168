import { Button, CloseButton, FileButton, Loader } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/text/words.ts';
import { files } from '#contract/files/calls.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import type { Uploaded } from './draft.ts';
import classes from './release-form.module.css';

type Props = {
  label: string;
  hint: string;
  value: Uploaded | null;
  onChange: (picture: Uploaded | null) => void;
  error: string | undefined;
};

/** One picture, jpg or png: uploaded at once, shown as it will be; a failure says why and the field stays as it was. */
export const PictureField = ({ label, hint, value, onChange, error }: Props) => {
  const { t } = useTranslation('purchase');
  const { busy, fault, act } = useAct();
  const upload = (file: File | null) =>
    act(async () => {
      if (!file) return;
      if (!/\.(jpe?g|png)$/i.test(file.name)) throw new Error(t('form.badPicture'));
      const body = new FormData();
      body.set('file', file);
      const done = await call(files.uploadAs, { params: { kind: 'docking' }, body });
      onChange({ id: done.id, name: done.name });
    });
  const wrong = fault || error;
  return (
    <div className={classes['picture']} role="group" aria-label={label}>
      <span className={classes['label']}>{label}</span>
      <span className={classes['hint']}>{hint}</span>
      {value ? (
        <span className={classes['shown']}>
          <img src={`/api/busi/busifile/${value.id}`} alt={value.name} />
          <CloseButton aria-label={t('form.remove')} onClick={() => onChange(null)} />
        </span>
      ) : (
        <div className={classes['drop']}>
          <FileButton
            accept="image/jpeg,image/png"
            onChange={(file) => void upload(file)}
            inputProps={{ 'aria-label': `${t('form.choose')}: ${label}` }}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                disabled={busy}
                leftSection={busy ? <Loader size={14} /> : <IconPhoto size={16} stroke={2} />}
              >
                {busy ? t('form.uploading') : t('form.choose')}
              </Button>
            )}
          </FileButton>
        </div>
      )}
      {wrong && (
        <p role="alert" className={classes['wrong']}>
          {wrong}
        </p>
      )}
    </div>
  );
};
