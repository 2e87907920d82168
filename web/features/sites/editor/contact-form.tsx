import { Button, Checkbox, Switch, TextInput } from '@mantine/core';
import { contactAudiences, type ContactLanguage, contactLanguages } from '#contract/sites/site.ts';
import { browserZone } from '#web/lib/text/browser-zone.ts';
import { sites } from '#contract/sites/calls.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { MultiSelect, Select } from '#web/ui/form/pick.tsx';
import panel from '#web/ui/frame/panel.module.css';
import type { Contact } from '../view.ts';
import classes from './editor.module.css';
import { ThreeLanguages } from './three-languages.tsx';

type Props = { contact: Contact | null; onDone: () => Promise<void>; onClose: () => void };
type Hours = NonNullable<Contact['hours']>;
const usual = (): Hours => ({
  zone: browserZone() || 'Asia/Shanghai',
  days: [1, 2, 3, 4, 5],
  from: '09:00',
  to: '18:00',
});

type HoursProps = {
  value: Hours | null;
  onChange: (v: Hours | null) => void;
  error: (k: string) => string | undefined;
};

/** Days and times by the clock of a zone; none where they are not said. */
const HoursFields = ({ value, onChange, error }: HoursProps) => {
  const { t } = useTranslation(['siteEditor', 'sites']);
  return (
    <fieldset className={classes['three']}>
      <legend>{t('contact.hours')}</legend>
      <Switch
        label={t('contact.withHours')}
        checked={value !== null}
        onChange={(e) => onChange(e.currentTarget.checked ? usual() : null)}
      />
      {value && (
        <div style={{ paddingTop: 12 }}>
          <Checkbox.Group
            label={t('contact.days')}
            value={value.days.map(String)}
            error={error('hours.days')}
            onChange={(days) => onChange({ ...value, days: days.map(Number).toSorted((a, b) => a - b) })}
          >
            <div className={classes['row']}>
              {[1, 2, 3, 4, 5, 6, 7].map((d) => (
                <Checkbox key={d} value={String(d)} label={t(`sites:day.${d}` as 'sites:day.1')} />
              ))}
            </div>
          </Checkbox.Group>
          <div className={classes['row']}>
            {(['from', 'to'] as const).map((k) => (
              <TextInput
                key={k}
                type="time"
                label={t(`contact.${k}`)}
                value={value[k]}
                error={error(`hours.${k}`)}
                onChange={(e) => onChange({ ...value, [k]: e.currentTarget.value })}
              />
            ))}
          </div>
          <Select
            label={t('contact.zone')}
            data={[...new Set([value.zone, ...Intl.supportedValuesOf('timeZone')])]}
            value={value.zone}
            searchable
            allowDeselect={false}
            limit={100}
            error={error('hours.zone')}
            onChange={(zone) => zone && onChange({ ...value, zone })}
          />
        </div>
      )}
    </fieldset>
  );
};

const useContactForm = (contact: Contact | null, onDone: Props['onDone']) => {
  const { t } = useTranslation('siteEditor');
  const first = contact ?? {
    name: '',
    duty: {},
    phone: '',
    mail: '',
    languages: [] as ContactLanguage[],
    hours: null,
    shownTo: 'members' as const,
  };
  const { id: _, ...initial } = { id: '', ...first };
  const shared = {
    initial,
    draft: { name: `contact.${contact?.id ?? 'new'}` },
    onDone,
    words: { name: t('contact.needName'), languages: t('contact.needLanguage') },
  };
  const adding = useCallForm({
    ...shared,
    endpoint: sites.addContact,
    input: (v, clientKey) => ({ body: { ...v, ...(clientKey && { clientKey }) } }),
  });
  const changing = useCallForm({
    ...shared,
    draft: contact ? shared.draft : undefined,
    endpoint: sites.changeContact,
    input: (v) => ({ body: { id: contact?.id ?? '', ...v } }),
  });
  return { form: contact ? changing : adding, initial };
};

/** One contact, new or changed. */
export const ContactForm = ({ contact, onDone, onClose }: Props) => {
  const { t } = useTranslation(['siteEditor', 'sites']);
  const { form, initial } = useContactForm(contact, onDone);
  return (
    <form {...form.props} className={`${panel['panel']} ${panel['warp']} ${classes['card']}`}>
      <h2>{t(contact ? 'contact.change' : 'contact.new')}</h2>
      <TextInput {...form.input('name')} label={t('contact.name')} maxLength={60} data-autofocus />
      <ThreeLanguages
        label={t('contact.duty')}
        name="duty"
        value={form.values.duty}
        most={60}
        onChange={(duty) => form.change({ duty })}
        error={(l) => form.error(`duty.${l}`)}
      />
      <div className={classes['row']}>
        <TextInput {...form.input('phone')} label={t('contact.phone')} type="tel" maxLength={30} />
        <TextInput {...form.input('mail')} label={t('contact.mail')} type="email" maxLength={120} />
      </div>
      <MultiSelect
        label={t('contact.languages')}
        data={contactLanguages.map((value) => ({ value, label: t(`sites:language.${value}`) }))}
        value={form.values.languages}
        error={form.error('languages')}
        searchable
        onChange={(languages) => form.change({ languages: languages as ContactLanguage[] })}
      />
      <HoursFields value={form.values.hours} onChange={(hours) => form.change({ hours })} error={form.error} />
      <Select
        label={t('contact.shownTo')}
        description={t(`audienceHint.${form.values.shownTo}`)}
        data={contactAudiences.map((value) => ({ value, label: t(`audience.${value}`) }))}
        value={form.values.shownTo}
        allowDeselect={false}
        onChange={(v) => form.change({ shownTo: v as Contact['shownTo'] })}
      />
      {form.fault && (
        <p role="alert" className={classes['fault']}>
          {form.fault}
        </p>
      )}
      <div className={classes['buttons']}>
        <Button type="submit" loading={form.busy}>
          {t('contact.save')}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            form.begin(initial);
            onClose();
          }}
        >
          {t('contact.cancel')}
        </Button>
      </div>
    </form>
  );
};
