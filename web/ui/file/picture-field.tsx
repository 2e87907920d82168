import { Button, Input } from '@mantine/core';
import { IconCrop, IconPhotoPlus, IconRefresh, IconX } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { fileKinds, judgeFile } from '#contract/files/calls.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './picture-field.module.css';
import { refusalOf, type Stored, type Upload } from './upload.ts';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));

/** Ratio of the crop and size of the tile that shows it (pages 16). */
const shapes = {
  company: { ratio: 1.5, name: '1.5:1', width: 200, height: 150 },
  person: { ratio: 1, name: '1:1', width: 96, height: 96 },
  banner: { ratio: 1204 / 600, name: '1204×600', width: 301, height: 150 },
  wide: { ratio: 16 / 9, name: '16:9', width: 375, height: 260 },
} as const;

type Props = {
  label: ReactNode;
  shape?: keyof typeof shapes;
  value: Stored | null;
  onChange: (value: Stored | null) => void;
  upload: Upload;
  description?: ReactNode;
  error?: ReactNode;
  name?: string;
};

const { extensions, limit } = fileKinds.picture;

/** A picture on its way: the one that was chosen, what is cut out of it, and how far it is sent. */
const usePicture = (upload: Upload, onChange: Props['onChange']) => {
  const { t } = useTranslation('ui');
  const f = useFormat();
  const [chosen, setChosen] = useState<{ name: string; src: string } | null>(null);
  const [cropping, setCropping] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const [broken, setBroken] = useState<File | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [message, setMessage] = useState('');
  useEffect(() => () => (chosen ? URL.revokeObjectURL(chosen.src) : undefined), [chosen]);
  useEffect(() => () => (shown ? URL.revokeObjectURL(shown) : undefined), [shown]);

  const faultOf = (file: File): string => {
    const fault = judgeFile(file, 'picture');
    const facts = { kinds: extensions.join(', '), limit: f.number(limit / 1024, 0) };
    return fault ? t(`file.${fault}`, { name: file.name, size: f.number(file.size / 1024, 0), ...facts }) : '';
  };
  const take = (file: File | undefined) => {
    if (!file) return;
    const fault = faultOf(file);
    setMessage(fault);
    if (fault) return;
    setChosen({ name: file.name, src: URL.createObjectURL(file) });
    setCropping(true);
  };
  const send = async (file: File) => {
    setCropping(false);
    setBroken(null);
    const fault = faultOf(file);
    setMessage(fault);
    if (fault) return;
    setShare(0);
    try {
      const done = await upload(file, { progress: setShare, signal: new AbortController().signal });
      setShown(URL.createObjectURL(file));
      onChange({ id: done.id, url: done.url, name: done.name, size: done.size });
    } catch (err) {
      const refused = refusalOf(err);
      setMessage(refused ? t('file.refused', { name: file.name, message: refused }) : t('file.broken'));
      if (refused) setChosen(null);
      else setBroken(file);
    }
    setShare(null);
  };
  const remove = () => {
    onChange(null);
    setChosen(null);
  };
  return { chosen, cropping, setCropping, shown, broken, share, message, take, send, remove };
};
type Picture = ReturnType<typeof usePicture>;

type TileProps = { picture: Picture; source: string | null; size: { width: number; height: number } };
const Tile = ({ picture: { chosen, share }, source, size }: TileProps) => {
  const { t } = useTranslation('ui');
  return (
    <div className={classes['tile']} style={size}>
      {source ? (
        <img src={source} alt={t('picture.preview')} />
      ) : (
        <IconPhotoPlus size={28} stroke={1.2} aria-hidden="true" />
      )}
      {share !== null && (
        <progress value={share} max={1} aria-label={t('file.running', { name: chosen?.name ?? '' })} />
      )}
    </div>
  );
};

type ActsProps = Pick<Props, 'label' | 'name'> & { picture: Picture; hasValue: boolean; onChoose: () => void };
const Acts = ({ picture, hasValue, label, name, onChoose }: ActsProps) => {
  const { t } = useTranslation('ui');
  const { chosen, share, broken } = picture;
  return (
    <div className={classes['acts']}>
      <Button variant="default" name={name} onClick={onChoose} disabled={share !== null}>
        {t(hasValue ? 'picture.replace' : 'picture.choose')}
        {typeof label === 'string' && <span className="visually-hidden">: {label}</span>}
      </Button>
      {chosen && share === null && (
        <Button
          variant="default"
          leftSection={<IconCrop size={16} stroke={2} />}
          onClick={() => picture.setCropping(true)}
        >
          {t('picture.crop')}
        </Button>
      )}
      {broken && (
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} stroke={2} />}
          onClick={() => void picture.send(broken)}
        >
          {t('file.again')}
        </Button>
      )}
      {hasValue && (
        <Button variant="subtle" color="gray" leftSection={<IconX size={16} stroke={2} />} onClick={picture.remove}>
          {t('picture.remove')}
        </Button>
      )}
    </div>
  );
};

/** One picture: chosen, cropped in the dialog, sent. The picture chosen stays, so that it can be cropped again. */
export const PictureField = ({ label, shape = 'wide', value, onChange, upload, description, error, name }: Props) => {
  const { t } = useTranslation('ui');
  const f = useFormat();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { ratio, name: ratioName, width, height } = shapes[shape];
  const picture = usePicture(upload, onChange);
  const { chosen, message } = picture;
  return (
    <Input.Wrapper id={id} label={label} labelElement="div" description={description} error={error}>
      <div className={classes['field']} data-upload={picture.share !== null ? 'running' : undefined}>
        <Tile picture={picture} source={value && (picture.shown ?? value.url)} size={{ width, height }} />
        <div className={classes['side']}>
          <Acts
            picture={picture}
            hasValue={Boolean(value)}
            label={label}
            name={name}
            onChoose={() => input.current?.click()}
          />
          <small>
            {t('file.limits', { kinds: extensions.join(', '), limit: f.number(limit / 1024, 0) })} · {ratioName}
          </small>
          {message && (
            <p className={classes['failed']} role="alert">
              {message}
            </p>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={extensions.map((e) => `.${e}`).join(',')}
          onChange={(e) => {
            picture.take(e.currentTarget.files?.[0]);
            e.currentTarget.value = '';
          }}
        />
      </div>
      {picture.cropping && chosen && (
        <Suspense>
          <CropDialog
            src={chosen.src}
            name={chosen.name}
            ratio={ratio}
            ratioName={ratioName}
            onCancel={() => picture.setCropping(false)}
            onConfirm={(file) => void picture.send(file)}
          />
        </Suspense>
      )}
    </Input.Wrapper>
  );
};
