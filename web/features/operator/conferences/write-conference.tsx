import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { operatorConferences, type Participant } from '#contract/conferences/desk.ts';
import { conferenceKinds, conferenceLimits as limits, conferenceModes } from '#contract/conferences/rules.ts';
import { langs } from '#contract/core/langs.ts';
import { currencies } from '#contract/core/schemas.ts';
import type { DictItem } from '#contract/dictionary/calls.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { fairZones } from '#contract/fairs/desk/written.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { say } from '#web/lib/say.ts';
import { usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CountryField } from '#web/ui/form/country-field.tsx';
import { DateTimeField } from '#web/ui/form/date-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { DictionaryPickerMany } from '#web/ui/tree/dictionary-picker.tsx';
import { deskCall } from '../desk-call.ts';
import desk from '../desk.module.css';
import { InThreeFields } from '../fairs/in-three.tsx';
import parks from '../parks/parks.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { bodyOf, type Kept, valuesOf } from './conference-values.ts';
import classes from './conferences.module.css';
import { People } from './people.tsx';
import { ProgrammeFields } from './programme-fields.tsx';

const texts = [
  ['name', limits.name, 0],
  ['organiser', limits.organiser, 0],
  ['city', limits.city, 0],
  ['venue', limits.venue, 0],
  ['about', limits.about, 4],
] as const;

const useConference = (kept: Kept | null) => {
  const { t } = useTranslation('conferences');
  const path = usePath();
  const navigate = useNavigate();
  const [freshId] = useState(() => crypto.randomUUID());
  return useCallForm({
    endpoint: operatorConferences.save,
    initial: valuesOf(kept, freshId),
    input: (v) => ({ params: { id: v.id }, body: bodyOf(v) }),
    draft: { name: `desk.conference.${kept?.id ?? 'new'}` },
    send: deskCall,
    onDone: async () => {
      say({ message: t('desk.saved'), color: 'warp' });
      await navigate(path(deskPageTo('operatorConferences')));
    },
  });
};
type Form = ReturnType<typeof useConference>;

/** All that is written in three languages. */
const TextsInThree = ({ form }: { form: Form }) => {
  const { t } = useTranslation('conferences');
  const label = {
    name: t('desk.name'),
    organiser: t('organiser'),
    city: t('desk.city'),
    venue: t('desk.venue'),
    about: t('about'),
  };
  return texts.map(([name, most, rows]) => (
    <InThreeFields
      key={name}
      label={label[name]}
      name={name}
      value={form.values[name]}
      most={most}
      {...(rows && { rows })}
      error={form.error}
      onChange={(value) => form.change({ [name]: value })}
    />
  ));
};

/** Its address, kind, way of taking part and country. */
const KindFields = ({ form }: { form: Form }) => {
  const { t } = useTranslation('conferences');
  return (
    <div className={parks['row']}>
      <TextInput
        label={t('desk.slug')}
        description={t('desk.slugNote')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={60}
        {...form.input('slug')}
      />
      <NativeSelect
        label={t('kindLabel')}
        data={conferenceKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        {...form.input('kind')}
      />
      <NativeSelect
        label={t('modeLabel')}
        data={conferenceModes.map((value) => ({ value, label: t(`mode.${value}`) }))}
        {...form.input('mode')}
      />
      <CountryField
        label={t('desk.country')}
        name="countryCode"
        value={form.values.countryCode}
        onChange={(countryCode) => form.change({ countryCode })}
      />
    </div>
  );
};

/** When it is, by the clock of its place. */
const TimeFields = ({ form }: { form: Form }) => {
  const { t } = useTranslation('conferences');
  const v = form.values;
  const zones = [...new Set<string>([...fairZones, v.zone])];
  return (
    <div className={parks['row']}>
      <NativeSelect
        label={t('desk.zone')}
        data={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        {...form.input('zone')}
      />
      {(['startsAt', 'endsAt', 'signUpUntil'] as const).map((name) => (
        <DateTimeField
          key={name}
          label={t(`desk.${name}`)}
          name={name}
          zone={v.zone}
          value={v[name]}
          error={form.error(name)}
          onChange={(value) => form.change({ [name]: value })}
        />
      ))}
    </div>
  );
};

/** The languages that are spoken there. */
const SpokenFields = ({ form }: { form: Form }) => {
  const { t } = useTranslation('conferences');
  const v = form.values;
  return (
    <fieldset className={parks['three']}>
      <legend>{t('spoken')}</legend>
      <div className={parks['checks']}>
        {langs.map((l) => (
          <label key={l}>
            <input
              type="checkbox"
              checked={v.languages.includes(l)}
              onChange={(e) =>
                form.change({
                  languages: langs.filter((x) => (x === l ? e.currentTarget.checked : v.languages.includes(x))),
                })
              }
            />
            {t(`lang.${l}`)}
          </label>
        ))}
      </div>
      {form.error('languages') && <p className={desk['wrong']}>{form.error('languages')}</p>}
    </fieldset>
  );
};

const WriteForm = ({ kept, fields }: { kept: Kept | null; fields: DictItem[] }) => {
  const { t } = useTranslation('conferences');
  const form = useConference(kept);
  const v = form.values;
  return (
    <form {...form.props} className={`${panel['panel']} ${parks['form'] ?? ''}`} aria-label={t('desk.save')}>
      <TextsInThree form={form} />
      <KindFields form={form} />
      <TimeFields form={form} />
      <div className={parks['row']}>
        <NumberField digits={0} label={t('desk.places')} {...form.field('places')} />
        <NumberField digits={2} label={t('desk.fee')} {...form.field('fee')} />
        <NativeSelect label={t('desk.currency')} data={[...currencies]} {...form.input('currency')} />
      </div>
      {v.mode === 'online' && (
        <TextInput
          label={t('desk.link')}
          description={t('desk.linkNote')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={limits.link}
          inputMode="url"
          {...form.input('meetingLink')}
        />
      )}
      <SpokenFields form={form} />
      <DictionaryPickerMany
        label={t('desk.fields')}
        items={fields}
        most={limits.fields}
        value={v.fields}
        error={form.error('fields')}
        onChange={(chosen) => form.change({ fields: chosen })}
      />
      <ProgrammeFields
        value={v.programme}
        zone={v.zone}
        startsAt={v.startsAt}
        error={form.error}
        onChange={(programme) => form.change({ programme })}
      />
      <Switch
        label={t('desk.shown')}
        checked={v.shown}
        onChange={(e) => form.change({ shown: e.currentTarget.checked })}
      />
      {kept && kept.people > 0 && <p className={desk['quiet']}>{t('desk.movedNote')}</p>}
      <p role="alert" className={desk['wrong']}>
        {form.fault}
      </p>
      <div className={parks['acts']}>
        <Button type="submit" loading={form.busy}>
          {t('desk.save')}
        </Button>
      </div>
    </form>
  );
};

type Props = { kept: Kept | null; fields: DictItem[]; people: Participant[] };
/** `/operator/conference`: writes a conference, cancels it, and shows who takes part. */
export const WriteConference = ({ kept, fields, people }: Props) => {
  const { t } = useTranslation('conferences');
  const text = useText();
  const [cancels, setCancels] = useState(false);
  const state = kept?.draft.state;
  return (
    <main id="main" className={`${desk['page'] ?? ''} ${classes['page'] ?? ''}`}>
      <div className={desk['heading']}>
        <h1>{t('pageTitle.operatorConference')}</h1>
        {state === 'shown' && (
          <Button variant="default" onClick={() => setCancels(true)}>
            {t('desk.cancel')}
          </Button>
        )}
      </div>
      <p>
        <SiteLink to={deskPageTo('operatorConferences')}>{t('desk.back')}</SiteLink>
      </p>
      {kept && state === 'cancelled' ? (
        <p role="status">{t('desk.cancelledNote', { reason: text(kept.cancelReason) })}</p>
      ) : (
        <WriteForm kept={kept} fields={fields} />
      )}
      {kept && <People people={people} />}
      {kept && cancels && <CancelDialog id={kept.id} onClose={() => setCancels(false)} />}
    </main>
  );
};
