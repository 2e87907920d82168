import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type IssueProgress, operatorMedia } from '#contract/content/desk-media.ts';
import { type JournalMedia, mediaLimits } from '#contract/content/media.ts';
import { langs, ownName } from '#contract/core/langs.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadContent } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import { deskCall } from '../desk-call.ts';
import desk from '../desk.module.css';
import fairs from '../fairs/fairs.module.css';
import classes from './content.module.css';

/** Milliseconds between two looks at an import that runs. */
const every = 2_000;
const upload = uploadContent('issue');

type Props = {
  pieceId: string;
  media: JournalMedia;
  error: (name: string) => string | undefined;
  onChange: (media: JournalMedia) => void;
};

const useImports = (pieceId: string) => {
  const [issues, setIssues] = useState<IssueProgress[]>([]);
  const read = () =>
    deskCall(operatorMedia.issues, { params: { id: pieceId } }).then(
      (d) => setIssues(d.issues),
      // Asked again by the clock, or with the next visit.
      () => undefined,
    );
  const runs = issues.some((i) => i.state === 'reading');
  useEffect(() => {
    void read();
    const clock = runs ? setInterval(() => void read(), every) : undefined;
    return () => clearInterval(clock);
    // oxlint-disable-next-line react/exhaustive-deps -- with the piece, and while one runs
  }, [pieceId, runs]);
  return { issues, read };
};

type ImportsProps = { issues: IssueProgress[]; busy: boolean; onRetry: (id: string) => void };
/** The PDFs that were sent, and how far each has been read. */
const Imports = ({ issues, busy, onRetry }: ImportsProps) => {
  const { t } = useTranslation('deskContent');
  const f = useFormat();
  const told = (i: IssueProgress) =>
    i.state === 'failed'
      ? t(`media.fault.${i.fault ?? 'unreadable'}`)
      : i.pages === null
        ? t('media.opening')
        : i.state === 'done'
          ? t('media.done', { pages: f.number(i.pages) })
          : t('media.progress', { done: f.number(i.done), pages: f.number(i.pages) });
  return (
    <ul aria-label={t('media.imports')}>
      {issues.map((i) => (
        <li key={i.id}>
          {i.name} · <span role="status">{told(i)}</span>{' '}
          {i.state === 'failed' && (
            <button type="button" className={desk['act']} disabled={busy} onClick={() => onRetry(i.id)}>
              {t('media.retry')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
};

type EditionsProps = Omit<Props, 'pieceId'> & { issues: IssueProgress[] };
/** Which PDF is the edition of a language. */
const Editions = ({ issues, media, error, onChange }: EditionsProps) => {
  const { t } = useTranslation('deskContent');
  return (
    <div className={classes['three']}>
      {langs.map((l) => (
        <NativeSelect
          key={l}
          label={t('media.edition', { lang: ownName[l] })}
          name={`content.media.editions.${l}`}
          data={[
            { value: '', label: t('media.noEdition') },
            ...issues.filter((i) => i.state !== 'failed').map((i) => ({ value: i.id, label: i.name })),
          ]}
          value={media.editions[l] ?? ''}
          error={error(`content.media.editions.${l}`)}
          onChange={(e) => onChange({ ...media, editions: { ...media.editions, [l]: e.currentTarget.value || null } })}
        />
      ))}
    </div>
  );
};

/** Number, PDFs and editions of an issue: each PDF is read in page by page, and chosen for a language. */
export const IssueFields = ({ pieceId, media, error, onChange }: Props) => {
  const { t } = useTranslation('deskContent');
  const { issues, read } = useImports(pieceId);
  const { busy, fault, act } = useAct();
  const [sent, setSent] = useState<Stored[]>([]);
  const start = (files: Stored[]) => {
    setSent(files);
    const [file] = files;
    if (!file) return;
    void act(async () => {
      await deskCall(operatorMedia.importIssue, {
        params: { id: pieceId },
        // One import a file: its id is the file's, so that a second try is the same.
        body: { issueId: file.id, file: file.id },
      });
      setSent([]);
      await read();
    });
  };
  const retry = (id: string) =>
    act(async () => {
      await deskCall(operatorMedia.retryIssue, { params: { id } });
      await read();
    });
  return (
    <fieldset className={classes['block']}>
      <legend>{t('media.journal')}</legend>
      <TextInput
        label={t('media.number')}
        description={t('media.numberNote')}
        name="content.media.number"
        value={media.number}
        maxLength={mediaLimits.number}
        error={error('content.media.number')}
        onChange={(e) => onChange({ ...media, number: e.currentTarget.value })}
      />
      <FileField
        kind="issue"
        label={t('media.pdf')}
        description={t('media.pdfNote')}
        name="content.media.pdf"
        value={sent}
        upload={upload}
        onChange={start}
      />
      {issues.length > 0 && <Imports issues={issues} busy={busy} onRetry={(id) => void retry(id)} />}
      <p role="alert" className={fairs['wrong']}>
        {fault}
      </p>
      <Editions issues={issues} media={media} error={error} onChange={onChange} />
      <p className={desk['quiet']}>{t('media.saveFirst')}</p>
      <Checkbox
        label={t('media.download')}
        checked={media.download}
        onChange={(e) => onChange({ ...media, download: e.currentTarget.checked })}
      />
    </fieldset>
  );
};
