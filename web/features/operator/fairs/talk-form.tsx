import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Lang, langs, ownName } from '#contract/core/langs.ts';
import { fairLimits, type SpeakerDraft } from '#contract/fairs/desk/written.ts';
import { type DeskFairRow } from '#contract/operator/fairs.ts';
import { type DeskTalk, operatorTalks } from '#contract/operator/fairs-talks.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { uploadFilm } from '#web/lib/upload.ts';
import { say } from '#web/lib/say.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { noCaptions } from '#contract/content/captions.ts';
import { CaptionFields } from '#web/ui/film/caption-fields.tsx';
import { FileField } from '#web/ui/file/file-field.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import { deskCall } from '../desk-call.ts';
import { type Chosen, CompanyPicker } from './company-picker.tsx';
import { Conflict } from './conflict.tsx';
import classes from './fairs.module.css';
import { InThreeFields, inThreeOf, nothing } from './in-three.tsx';
import { PlaceFields, placeOf, SpeakerFields } from './talk-fields.tsx';

const valuesOf = (fair: DeskFairRow, talk: DeskTalk | null, talkId: string) => ({
  talkId: talk?.id ?? talkId,
  version: talk?.version ?? 0,
  title: talk ? inThreeOf(talk.title) : nothing,
  about: talk ? inThreeOf(talk.about) : nothing,
  language: talk?.language ?? ('cn' as Lang),
  speakers: (talk?.speakers ?? []) as SpeakerDraft[],
  host: (talk?.host ? { id: talk.host.id, name: talk.host.name } : null) as Chosen | null,
  hallId: talk ? (talk.hall?.id ?? '') : (fair.halls[0]?.id ?? ''),
  stage: String(talk?.stage ?? 1),
  startsAt: talk?.startsAt ?? fair.startsAt,
  endsAt: talk?.endsAt ?? new Date(Date.parse(fair.startsAt) + 2_700_000).toISOString(),
  places: String(talk?.places ?? 80),
  captions: talk?.captions ?? noCaptions,
  recording: (talk?.recording ? [talk.recording] : []) as Stored[],
});

type Props = { fair: DeskFairRow; talk: DeskTalk | null; onDone: () => void };

/** The form of a talk, and the two ways on where somebody else has changed the talk meanwhile. */
const useTalk = ({ fair, talk, onDone }: Props) => {
  const { t } = useTranslation('fairDesk');
  const { revalidate } = useRevalidator();
  const [outrun, setOutrun] = useState(false);
  const [freshId] = useState(() => crypto.randomUUID());
  const form = useCallForm({
    endpoint: operatorTalks.save,
    initial: valuesOf(fair, talk, freshId),
    input: ({ talkId, version, title, about, language, speakers, host, recording, captions, ...place }) => ({
      params: { id: fair.id },
      body: {
        talkId,
        version,
        title,
        about,
        language,
        speakers,
        entId: host?.id ?? null,
        recording: recording[0]?.id ?? null,
        captions,
        ...placeOf(place),
      },
    }),
    draft: { name: `desk.talk.${talk?.id ?? fair.id}` },
    send: deskCall,
    onRefused: (err) => {
      if (err.error !== 'fairDesk.changed') return undefined;
      setOutrun(true);
      return {};
    },
    onDone: async () => {
      say({ message: t('saved') });
      onDone();
      await revalidate();
    },
  });
  const theirs = async () => (await deskCall(operatorTalks.detail, { params: { id: form.values.talkId } })).talk;
  const take = async () => {
    form.begin(valuesOf(fair, await theirs(), freshId));
    setOutrun(false);
  };
  const overwrite = async () => void (await form.send({ version: (await theirs()).version }));
  return { form, outrun, take, overwrite };
};
type Form = ReturnType<typeof useTalk>['form'];

/** The language it is held in, and whose talk it is. */
const HostFields = ({ form }: { form: Form }) => {
  const { t } = useTranslation('fairDesk');
  return (
    <div className={classes['fields']}>
      <NativeSelect
        label={t('talk.language')}
        data={langs.map((value) => ({ value, label: ownName[value] }))}
        {...form.input('language')}
      />
      <CompanyPicker
        label={t('talk.host')}
        value={form.values.host}
        error={form.error('entId')}
        onChange={(host) => form.change({ host })}
      />
    </div>
  );
};

/** The recording, with captions once there is one. */
const RecordingFields = ({ form }: { form: Form }) => {
  const { t } = useTranslation('fairDesk');
  const v = form.values;
  return (
    <>
      <FileField
        kind="film"
        label={t('talk.recording')}
        description={t('talk.recordingNote')}
        name="recording"
        value={v.recording}
        upload={uploadFilm}
        error={form.error('annexes') ?? form.error('recording')}
        onChange={(recording) => form.change({ recording })}
      />
      {v.recording.length > 0 && (
        <CaptionFields
          name="captions"
          value={v.captions ?? noCaptions}
          error={form.error}
          onChange={(captions) => form.change({ captions })}
        />
      )}
    </>
  );
};

/** Makes a talk, or changes one. */
export const TalkForm = (props: Props) => {
  const { fair, talk, onDone } = props;
  const { t } = useTranslation('fairDesk');
  const { form, outrun, take, overwrite } = useTalk(props);
  const v = form.values;
  return (
    <form {...form.props} className={classes['box']}>
      <h3>{t(talk ? 'talk.edit' : 'talk.new')}</h3>
      <InThreeFields
        label={t('talk.title')}
        name="title"
        value={v.title}
        most={fairLimits.talkTitle}
        error={form.error}
        onChange={(title) => form.change({ title })}
      />
      <InThreeFields
        label={t('talk.about')}
        name="about"
        value={v.about}
        most={fairLimits.talkAbout}
        rows={3}
        error={form.error}
        onChange={(about) => form.change({ about })}
      />
      <PlaceFields fair={fair} value={v} error={form.error} change={form.change} />
      <HostFields form={form} />
      <SpeakerFields value={v.speakers} error={form.error} onChange={(speakers) => form.change({ speakers })} />
      <RecordingFields form={form} />
      {talk && fair.publishedAt && <p className={classes['quiet']}>{t('talk.movedNote')}</p>}
      {outrun && <Conflict busy={form.busy} onTake={() => void take()} onOverwrite={() => void overwrite()} />}
      <p role="alert" className={classes['wrong']}>
        {form.fault}
      </p>
      <div className={classes['acts']}>
        <Button type="submit" loading={form.busy}>
          {t('save')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('close')}
        </Button>
      </div>
    </form>
  );
};
