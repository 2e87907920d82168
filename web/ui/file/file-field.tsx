import { ActionIcon, Button, Input } from '@mantine/core';
import { IconFileText, IconRefresh, IconUpload, IconX } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import {
  drawingGroups,
  type DrawingGroup,
  type DrawingLimits,
  type FileKind,
  fileKinds,
} from '#contract/files/calls.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './file-field.module.css';
import type { Stored, Upload } from './upload.ts';
import { type RunningUpload, useUploads } from './use-uploads.ts';

type Props = {
  label: ReactNode;
  kind: FileKind;
  /** How many files; with one, a new file takes the old one's place. */
  most?: number;
  value: readonly Stored[];
  onChange: (value: Stored[]) => void;
  upload: Upload;
  description?: ReactNode;
  error?: ReactNode;
  /** Field name, for links from an error summary. */
  name?: string;
  /** A file that was chosen before this field was there. */
  first?: File | undefined;
  /** Fewer kinds of files than the kind of upload takes. */
  only?: readonly string[];
  /** Bytes that annexes of inquiries must stay under. */
  limits?: DrawingLimits | undefined;
};

const acceptOf = (extensions: readonly string[]) => extensions.map((e) => `.${e}`).join(',');

type DropProps = Pick<Props, 'label' | 'name' | 'error'> & {
  id: string;
  most: number;
  /** No more can be taken. */
  full: boolean;
  /** In words: which kinds of files, and how large they may be. */
  taken: string;
  accept: string;
  onFiles: (files: File[]) => void;
};

/** Where files are dropped, and the button that chooses them. */
const DropArea = ({ id, label, name, error, most, full, taken, accept, onFiles }: DropProps) => {
  const { t } = useTranslation('ui');
  const input = useRef<HTMLInputElement>(null);
  const drop = (e: DragEvent) => {
    e.preventDefault();
    if (!full) onFiles([...e.dataTransfer.files]);
  };
  const choose = t(most > 1 ? 'file.chooseMany' : 'file.choose');
  return (
    <div className={classes['drop']} onDragOver={(e) => e.preventDefault()} onDrop={drop}>
      <IconUpload size={20} stroke={1.6} aria-hidden="true" />
      <span className={classes['words']}>
        {t('file.drop')}{' '}
        <Button
          variant="default"
          size="compact-md"
          name={name}
          disabled={full}
          aria-label={typeof label === 'string' ? `${choose}: ${label}` : choose}
          aria-describedby={error ? `${id}-error ${id}-limits` : `${id}-limits`}
          onClick={() => input.current?.click()}
        >
          {choose}
        </Button>
        <small id={`${id}-limits`}>
          {taken}
          {most > 1 && ` · ${t('file.most', { most })}`}
        </small>
      </span>
      <input
        ref={input}
        type="file"
        hidden
        multiple={most > 1}
        accept={accept}
        onChange={(e) => {
          onFiles([...(e.currentTarget.files ?? [])]);
          e.currentTarget.value = '';
        }}
      />
    </div>
  );
};

const Refused = ({ messages, onDismiss }: { messages: string[]; onDismiss: () => void }) => {
  const { t } = useTranslation('ui');
  return (
    <div className={classes['refused']} role="alert">
      <ul>
        {messages.map((m) => (
          <li key={m}>{m}</li>
        ))}
      </ul>
      <ActionIcon variant="subtle" color="gray" size="sm" aria-label={t('file.dismiss')} onClick={onDismiss}>
        <IconX size={16} stroke={2} />
      </ActionIcon>
    </div>
  );
};

const StoredLine = ({ file: s, onRemove }: { file: Stored; onRemove: () => void }) => {
  const { t } = useTranslation('ui');
  const f = useFormat();
  return (
    <li>
      <IconFileText size={16} stroke={2} aria-hidden="true" />
      <span className={classes['name']}>{s.name}</span>
      <span className="figure">{f.number(Math.max(1, s.size / 1024), 0)} KB</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={t('file.remove', { name: s.name })}
        onClick={onRemove}
      >
        <IconX size={16} stroke={2} />
      </ActionIcon>
    </li>
  );
};

type RunningProps = { upload: RunningUpload; onRetry: () => void; onStop: () => void };

/** A file on its way with its progress, or broken off with another try. */
const RunningLine = ({ upload: w, onRetry, onStop }: RunningProps) => {
  const { t } = useTranslation('ui');
  return (
    <li data-broken={w.broken || undefined} data-upload={w.broken ? 'broken' : 'running'}>
      <IconFileText size={16} stroke={2} aria-hidden="true" />
      <span className={classes['name']}>{w.file.name}</span>
      {w.broken ? (
        <>
          <span role="alert">{t('file.broken')}</span>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconRefresh size={14} stroke={2} />}
            onClick={onRetry}
          >
            {t('file.again')}
          </Button>
        </>
      ) : (
        <progress value={w.share} max={1} aria-label={t('file.running', { name: w.file.name })} />
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={t(w.broken ? 'file.remove' : 'file.cancel', { name: w.file.name })}
        onClick={onStop}
      >
        <IconX size={16} stroke={2} />
      </ActionIcon>
    </li>
  );
};

/** Which files a field takes, in words; kinds of one limit stand together. */
const useTaken = () => {
  const { t } = useTranslation('ui');
  const f = useFormat();
  const say = (kinds: readonly string[], bytes: number) =>
    t('file.limits', { kinds: kinds.join(', '), limit: f.number(bytes / 1024, 0) });
  return (kind: FileKind, only: Props['only'], limits: Props['limits']): string => {
    if (kind !== 'drawing' || !limits || only) return say(only ?? fileKinds[kind].extensions, fileKinds[kind].limit);
    const byLimit = Map.groupBy(Object.keys(drawingGroups) as DrawingGroup[], (g) => limits[g]);
    return [...byLimit]
      .map(([bytes, groups]) =>
        say(
          groups.flatMap((g) => drawingGroups[g]),
          bytes,
        ),
      )
      .join(' · ');
  };
};

/** Upload of one or several files: chosen or dropped, sent at once, each with its progress, retry and removal. */
export const FileField = ({
  label,
  kind,
  most = 1,
  value,
  onChange,
  upload,
  description,
  error,
  name,
  first,
  only,
  limits,
}: Props) => {
  const id = useId();
  const takenOf = useTaken();
  const { uploads, messages, status, add, retry, stop, dismiss } = useUploads({
    kind,
    limits,
    most,
    value,
    onChange,
    upload,
  });
  useEffect(() => {
    if (first) add([first]);
    // oxlint-disable-next-line react/exhaustive-deps -- once: the field takes over from here
  }, [first]);
  const full = most > 1 && value.length + uploads.filter((w) => !w.broken).length >= most;
  return (
    <Input.Wrapper id={id} label={label} labelElement="div" description={description} error={error}>
      <DropArea
        {...{ id, label, name, error, most, full }}
        taken={takenOf(kind, only, limits)}
        accept={acceptOf(only ?? fileKinds[kind].extensions)}
        onFiles={add}
      />
      {messages.length > 0 && <Refused messages={messages} onDismiss={dismiss} />}
      {value.length + uploads.length > 0 && (
        <ul className={classes['files']}>
          {value.map((s) => (
            <StoredLine key={s.id} file={s} onRemove={() => onChange(value.filter((x) => x.id !== s.id))} />
          ))}
          {uploads.map((w) => (
            <RunningLine key={w.key} upload={w} onRetry={() => retry(w)} onStop={() => stop(w)} />
          ))}
        </ul>
      )}
      <span className="visually-hidden" role="status">
        {status}
      </span>
    </Input.Wrapper>
  );
};
