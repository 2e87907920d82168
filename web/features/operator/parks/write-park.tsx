import { Button, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { htmlLang, langs, ownName } from '#contract/core/langs.ts';
import type { DictItem } from '#contract/dictionary/calls.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { operatorParks } from '#contract/parks/desk.ts';
import { parkLimits, parkUtilities, type ParkUtility, type Province, provinces } from '#contract/parks/rules.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { say } from '#web/lib/say.ts';
import { usePath } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { DictionaryPickerMany } from '#web/ui/tree/dictionary-picker.tsx';
import { deskCall } from '../desk-call.ts';
import desk from '../desk.module.css';
import classes from './parks.module.css';

const nothing = { cn: '', en: '', es: '' };
const whole = (text: string): number => Number(text || Number.NaN);
const texts = [
  ['name', parkLimits.name, 1],
  ['city', parkLimits.city, 1],
  ['address', parkLimits.address, 1],
  ['about', parkLimits.text, 3],
  ['incentives', parkLimits.text, 3],
  ['contactName', parkLimits.contact, 1],
] as const;

type Kept = DataOf<typeof operatorParks.one>;
const valuesOf = (d: Kept['draft'] | undefined) => ({
  name: d?.name ?? nothing,
  city: d?.city ?? nothing,
  address: d?.address ?? nothing,
  about: d?.about ?? nothing,
  incentives: d?.incentives ?? nothing,
  contactName: d?.contactName ?? nothing,
  slug: d?.slug ?? '',
  province: d?.province ?? ('320000' as Province),
  fields: d?.fields ?? [],
  hectares: d ? String(d.hectares) : '',
  since: d ? String(d.since) : '',
  utilities: d?.utilities ?? ([] as ParkUtility[]),
  phone: d?.phone ?? '',
  mail: d?.mail ?? '',
  host: d?.host ?? '',
  shown: d?.state === 'shown',
});

const usePark = (kept: Kept | null) => {
  const { t } = useTranslation('parks');
  const path = usePath();
  const navigate = useNavigate();
  return useCallForm({
    endpoint: operatorParks.save,
    initial: valuesOf(kept?.draft),
    input: ({ shown, hectares, since, ...v }, clientKey) => ({
      body: {
        ...v,
        id: kept?.id ?? null,
        base: kept?.version ?? 0,
        clientKey,
        state: shown ? ('shown' as const) : ('draft' as const),
        hectares: whole(hectares),
        since: whole(since),
      },
    }),
    draft: { name: `desk.park.${kept?.id ?? 'new'}` },
    send: deskCall,
    onDone: async () => {
      say({ message: t('desk.saved'), color: 'warp' });
      await navigate(path(deskPageTo('operatorParks')));
    },
  });
};
type Form = ReturnType<typeof usePark>;

/** One text in the three languages. */
const InThree = ({ form, text: [name, most, rows] }: { form: Form; text: (typeof texts)[number] }) => {
  const { t } = useTranslation('parks');
  const v = form.values;
  const label = {
    name: t('desk.name'),
    city: t('desk.city'),
    address: t('address'),
    about: t('about'),
    incentives: t('incentives'),
    contactName: t('desk.contactName'),
  };
  return (
    <fieldset className={classes['three']}>
      <legend>{label[name]}</legend>
      {langs.map((l) => {
        const field = {
          name: `${name}.${l}`,
          lang: htmlLang[l],
          label: ownName[l],
          value: v[name][l],
          maxLength: most,
          error: form.error(`${name}.${l}`),
          onChange: (e: { currentTarget: { value: string } }) =>
            form.change({ [name]: { ...form.current()[name], [l]: e.currentTarget.value } }),
        };
        return rows > 1 ? <Textarea key={l} autosize minRows={rows} {...field} /> : <TextInput key={l} {...field} />;
      })}
    </fieldset>
  );
};

/** Its address on the platform, its province, size and age. */
const PlaceFields = ({ form }: { form: Form }) => {
  const { t } = useTranslation('parks');
  return (
    <div className={classes['row']}>
      <TextInput label={t('desk.slug')} description={t('desk.slugNote')} maxLength={60} {...form.input('slug')} />
      <NativeSelect
        label={t('province')}
        data={provinces.map((p) => ({ value: p, label: t(`provinces.${p}`) }))}
        value={form.values.province}
        onChange={(e) => form.change({ province: e.currentTarget.value as Province })}
      />
      <NumberField digits={0} label={t('desk.hectares')} {...form.field('hectares')} />
      <TextInput label={t('since')} inputMode="numeric" maxLength={4} {...form.input('since')} />
    </div>
  );
};

/** What is laid on there. */
const UtilityFields = ({ form }: { form: Form }) => {
  const { t } = useTranslation('parks');
  return (
    <fieldset className={classes['three']}>
      <legend>{t('utilities')}</legend>
      <div className={classes['checks']}>
        {parkUtilities.map((u) => (
          <label key={u}>
            <input
              type="checkbox"
              checked={form.values.utilities.includes(u)}
              onChange={(e) =>
                form.change({
                  utilities: e.currentTarget.checked
                    ? [...form.current().utilities, u]
                    : form.current().utilities.filter((x) => x !== u),
                })
              }
            />
            {t(`utility.${u}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** `/operator/park`: the form of a park; what is typed for a new one tenancies in the browser until it is saved. */
export const WritePark = ({ kept, fields }: { kept: Kept | null; fields: DictItem[] }) => {
  const { t } = useTranslation('parks');
  const form = usePark(kept);
  const v = form.values;
  return (
    <main id="main" className={desk['page']}>
      <h1>{t('pageTitle.operatorPark')}</h1>
      <p>
        <SiteLink to={deskPageTo('operatorParks')}>{t('desk.back')}</SiteLink>
      </p>
      <form {...form.props} className={`${panel['panel']} ${classes['form'] ?? ''}`} aria-label={t('desk.save')}>
        {texts.map((text) => (
          <InThree key={text[0]} form={form} text={text} />
        ))}
        <PlaceFields form={form} />
        <DictionaryPickerMany
          label={t('desk.fields')}
          items={fields}
          most={parkLimits.fields}
          value={v.fields}
          error={form.error('fields')}
          onChange={(chosen) => form.change({ fields: chosen })}
        />
        <UtilityFields form={form} />
        <div className={classes['row']}>
          <TextInput label={t('desk.phone')} maxLength={40} inputMode="tel" {...form.input('phone')} />
          <TextInput label={t('desk.mail')} maxLength={120} inputMode="email" {...form.input('mail')} />
        </div>
        <TextInput label={t('host')} description={t('desk.hostNote')} maxLength={60} {...form.input('host')} />
        <Switch
          label={t('desk.shown')}
          checked={v.shown}
          onChange={(e) => form.change({ shown: e.currentTarget.checked })}
        />
        <p role="alert" className={desk['wrong']}>
          {form.fault}
        </p>
        <div className={classes['acts']}>
          <Button type="submit" loading={form.busy}>
            {t('desk.save')}
          </Button>
        </div>
      </form>
    </main>
  );
};
