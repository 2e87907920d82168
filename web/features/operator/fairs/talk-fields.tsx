import { NativeSelect, TextInput } from '@mantine/core';
import type { SpeakerDraft } from '#contract/fairs/desk/written.ts';
import { fairLimits } from '#contract/fairs/desk/written.ts';
import type { DeskFairRow } from '#contract/operator/fairs.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { DateTimeField } from '#web/ui/form/date-field.tsx';
import desk from '../desk.module.css';
import classes from './fairs.module.css';

type Error = (name: string) => string | undefined;
export type Place = { hallId: string; stage: string; startsAt: string; endsAt: string; places: string };

/** Where and when a talk is held, by the clock of its fair. */
export const PlaceFields = ({
  fair,
  value: v,
  error,
  change,
}: {
  fair: DeskFairRow;
  value: Place;
  error: Error;
  change: (part: Partial<Place>) => void;
}) => {
  const { t } = useTranslation('fairDesk');
  const text = useText();
  return (
    <div className={classes['fields']}>
      {(['startsAt', 'endsAt'] as const).map((name) => (
        <DateTimeField
          key={name}
          label={t(`talk.${name}`)}
          name={name}
          zone={fair.zone}
          value={v[name]}
          error={error(name)}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      <NativeSelect
        label={t('talk.hall')}
        name="hallId"
        value={v.hallId}
        error={error('hallId')}
        data={[
          { value: '', label: t('talk.online') },
          ...fair.halls.map((h) => ({ value: h.id, label: `${t('hall.no', { n: h.no })} ${text(h.name)}` })),
        ]}
        onChange={(e) => change({ hallId: e.currentTarget.value })}
      />
      {v.hallId && (
        <TextInput
          label={t('talk.stage')}
          name="stage"
          inputMode="numeric"
          maxLength={2}
          value={v.stage}
          error={error('stage')}
          onChange={(e) => change({ stage: e.currentTarget.value })}
        />
      )}
      <TextInput
        label={t('talk.places')}
        name="places"
        inputMode="numeric"
        maxLength={4}
        value={v.places}
        error={error('places')}
        onChange={(e) => change({ places: e.currentTarget.value })}
      />
    </div>
  );
};
/** What is sent of them. */
export const placeOf = (v: Place) => ({
  hallId: v.hallId || null,
  stage: v.hallId ? Number(v.stage || 1) : 1,
  startsAt: v.startsAt,
  endsAt: v.endsAt,
  places: Number(v.places),
});

type SpeakersProps = { value: SpeakerDraft[]; error: Error; onChange: (value: SpeakerDraft[]) => void };
/** Who speaks: name, firm and what they do there. */
export const SpeakerFields = ({ value, error, onChange }: SpeakersProps) => {
  const { t } = useTranslation('fairDesk');
  const put = (i: number, part: Partial<SpeakerDraft>) =>
    onChange(value.map((s, k) => (k === i ? { ...s, ...part } : s)));
  return (
    <fieldset className={classes['speakers']}>
      <legend>{t('talk.speakers')}</legend>
      {value.map((s, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- they have no other key than their place
        <div key={i} className={classes['speaker']}>
          {(['name', 'company', 'role'] as const).map((key) => (
            <TextInput
              key={key}
              label={t(`speaker.${key}`)}
              aria-label={`${t('talk.speakers')} ${i + 1}, ${t(`speaker.${key}`)}`}
              name={`speakers.${i}.${key}`}
              maxLength={key === 'name' ? 60 : 80}
              value={s[key]}
              error={error(`speakers.${i}.${key}`)}
              onChange={(e) => put(i, { [key]: e.currentTarget.value })}
            />
          ))}
          <button
            type="button"
            className={desk['act']}
            aria-label={`${t('speaker.remove')} ${i + 1}`}
            onClick={() => onChange(value.filter((_, k) => k !== i))}
          >
            {t('speaker.remove')}
          </button>
        </div>
      ))}
      {value.length < fairLimits.speakers && (
        <button
          type="button"
          className={desk['act']}
          onClick={() => onChange([...value, { name: '', company: '', role: '' }])}
        >
          {t('speaker.add')}
        </button>
      )}
      {error('speakers') && <p className={classes['wrong']}>{error('speakers')}</p>}
    </fieldset>
  );
};
