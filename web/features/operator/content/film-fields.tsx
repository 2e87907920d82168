import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { homeMedia } from '#contract/content/media-calls.ts';
import { mediaLimits, type VideoMedia } from '#contract/content/media.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadContent } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import { CaptionFields } from '#web/ui/film/caption-fields.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import desk from '../desk.module.css';
import { InThreeFields } from '../fairs/in-three.tsx';
import { noWords } from './blank.ts';
import classes from './content.module.css';

const [uploadFilm, uploadPoster] = [uploadContent('film'), uploadContent('picture')];

type Props = {
  pieceId: string;
  media: VideoMedia;
  error: (name: string) => string | undefined;
  onChange: (media: VideoMedia) => void;
};

/** The length of a film that lies at an address; 0 where the browser cannot tell. */
const lengthOf = (url: string): Promise<number> =>
  new Promise((done) => {
    const film = document.createElement('video');
    film.preload = 'metadata';
    film.addEventListener('loadedmetadata', () => done(Number.isFinite(film.duration) ? Math.round(film.duration) : 0));
    film.addEventListener('error', () => done(0));
    film.src = url;
  });

/** The files of a piece as fields show them: those that were taken just now by their names. */
const useFiles = (pieceId: string) => {
  const [names, setNames] = useState<Record<string, Stored>>({});
  const held = (id: string | null, label: string): Stored[] =>
    id
      ? [
          names[id] ?? {
            id,
            url: homeMedia.file.path.replace('{id}', pieceId).replace('{file}', id),
            name: label,
            size: 0,
          },
        ]
      : [];
  const note = (files: Stored[]) => setNames((n) => ({ ...n, ...Object.fromEntries(files.map((f) => [f.id, f])) }));
  return { held, note };
};

type Chapter = VideoMedia['chapters'][number];
type ChapterProps = {
  i: number;
  chapter: Chapter;
  error: Props['error'];
  onChange: (chapter: Chapter) => void;
  onDrop: () => void;
};
const ChapterFields = ({ i, chapter: c, error, onChange, onDrop }: ChapterProps) => {
  const { t } = useTranslation('deskContent');
  return (
    <fieldset className={classes['rowOf']}>
      <legend>{t('media.chapter', { n: i + 1 })}</legend>
      <TextInput
        type="number"
        label={t('media.at')}
        name={`content.media.chapters.${i}.at`}
        min={0}
        max={mediaLimits.seconds}
        value={c.at}
        error={error(`content.media.chapters.${i}.at`)}
        onChange={(e) => onChange({ ...c, at: Math.round(Number(e.currentTarget.value)) || 0 })}
      />
      <InThreeFields
        label={t('media.chapterTitle')}
        name={`content.media.chapters.${i}.title`}
        value={c.title}
        most={mediaLimits.chapter}
        error={error}
        onChange={(title) => onChange({ ...c, title })}
      />
      <button type="button" className={desk['act']} onClick={onDrop}>
        {t('media.dropChapter', { n: i + 1 })}
      </button>
    </fieldset>
  );
};

const Chapters = ({ media, error, onChange }: Omit<Props, 'pieceId'>) => {
  const { t } = useTranslation('deskContent');
  const put = (i: number, c: VideoMedia['chapters'][number]) =>
    onChange({ ...media, chapters: media.chapters.map((x, k) => (k === i ? c : x)) });
  return (
    <>
      {media.chapters.map((c, i) => (
        <ChapterFields
          key={i}
          i={i}
          chapter={c}
          error={error}
          onChange={(chapter) => put(i, chapter)}
          onDrop={() => onChange({ ...media, chapters: media.chapters.filter((_, k) => k !== i) })}
        />
      ))}
      {media.chapters.length < mediaLimits.chapters && (
        <div>
          <Button
            variant="default"
            size="compact-md"
            onClick={() => onChange({ ...media, chapters: [...media.chapters, { at: 0, title: noWords }] })}
          >
            {t('media.addChapter')}
          </Button>
        </div>
      )}
    </>
  );
};

/** The film, its poster, captions in three languages and chapters. */
export const FilmFields = ({ pieceId, media, error, onChange }: Props) => {
  const { t } = useTranslation('deskContent');
  const { held, note } = useFiles(pieceId);
  const takeFilm = (files: Stored[]) => {
    note(files);
    const [film] = files;
    onChange({ ...media, film: film?.id ?? null });
    if (film) void lengthOf(film.url).then((seconds) => seconds > 0 && onChange({ ...media, film: film.id, seconds }));
  };
  return (
    <fieldset className={classes['block']}>
      <legend>{t('media.video')}</legend>
      <FileField
        kind="film"
        label={t('media.film')}
        description={t('media.filmNote')}
        name="content.media.film"
        value={held(media.film, t('media.film'))}
        upload={uploadFilm}
        error={error('content.media.film')}
        onChange={takeFilm}
      />
      <FileField
        kind="picture"
        label={t('media.poster')}
        name="content.media.poster"
        value={held(media.poster, t('media.poster'))}
        upload={uploadPoster}
        error={error('content.media.poster')}
        onChange={(files) => {
          note(files);
          onChange({ ...media, poster: files[0]?.id ?? null });
        }}
      />
      <TextInput
        type="number"
        label={t('media.seconds')}
        description={t('media.secondsNote')}
        name="content.media.seconds"
        min={0}
        max={mediaLimits.seconds}
        value={media.seconds}
        error={error('content.media.seconds')}
        onChange={(e) => onChange({ ...media, seconds: Math.round(Number(e.currentTarget.value)) || 0 })}
      />
      <CaptionFields
        name="content.media.captions"
        value={media.captions}
        error={error}
        onChange={(captions) => onChange({ ...media, captions })}
      />
      <Chapters media={media} error={error} onChange={onChange} />
    </fieldset>
  );
};
