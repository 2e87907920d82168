import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { fairLimits, fairZones } from '#contract/fairs/desk/written.ts';
import { type DeskFairRow, operatorFairs } from '#contract/operator/fairs.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { say } from '#web/lib/say.ts';
import { usePath } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { DateTimeField } from '#web/ui/form/date-field.tsx';
import { deskCall } from '../desk-call.ts';
import { Conflict } from './conflict.tsx';
import classes from './fairs.module.css';
import { InThreeFields, inThreeOf, nothing } from './in-three.tsx';

const blank = {
  name: nothing,
  about: nothing,
  place: nothing,
  zone: 'Asia/Shanghai',
  slug: '',
  startsAt: '',
  endsAt: '',
};
type Values = typeof blank & { version: number };
const valuesOf = (f: DeskFairRow): Values => ({
  name: inThreeOf(f.name),
  about: inThreeOf(f.about),
  place: inThreeOf(f.place),
  zone: f.zone,
  slug: f.slug,
  startsAt: f.startsAt,
  endsAt: f.endsAt,
  version: f.version,
});

type FieldsProps = {
  values: Omit<Values, 'version'>;
  error: (name: string) => string | undefined;
  change: (part: Partial<Values>) => void;
};
/** Words in three languages, the zone and the dates by its clock. */
const Fields = ({ values: v, error, change }: FieldsProps) => {
  const { t } = useTranslation('fairDesk');
  const zones = [...new Set<string>([...fairZones, v.zone])];
  return (
    <>
      {(['name', 'about', 'place'] as const).map((name) => (
        <InThreeFields
          key={name}
          label={t(`fair.${name}`)}
          name={name}
          value={v[name]}
          most={fairLimits[name]}
          {...(name === 'about' && { rows: 3 })}
          error={error}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      <div className={classes['fields']}>
        <NativeSelect
          label={t('fair.zone')}
          description={t('fair.zoneNote')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          name="zone"
          value={v.zone}
          error={error('zone')}
          data={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          onChange={(e) => change({ zone: e.currentTarget.value })}
        />
        {(['startsAt', 'endsAt'] as const).map((name) => (
          <DateTimeField
            key={name}
            label={t(`fair.${name}`)}
            name={name}
            zone={v.zone}
            value={v[name]}
            error={error(name)}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
        <TextInput
          label={t('fair.slug')}
          description={t('fair.slugNote')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          name="slug"
          autoCapitalize="none"
          maxLength={60}
          value={v.slug}
          error={error('slug')}
          onChange={(e) => change({ slug: e.currentTarget.value.trim().toLowerCase() })}
        />
      </div>
    </>
  );
};

/** A new fair, which the desk alone knows at first. */
export const NewFair = () => {
  const { t } = useTranslation('fairDesk');
  const navigate = useNavigate();
  const path = usePath();
  const form = useCallForm({
    endpoint: operatorFairs.create,
    initial: blank,
    input: (v, clientKey) => ({ body: { ...v, clientKey } }),
    draft: { name: 'desk.fair' },
    send: deskCall,
    onDone: ({ id }) => navigate(path(deskPageTo('operatorFair', { id }))),
  });
  return (
    <form {...form.props} className={classes['box']}>
      <Fields values={form.values} error={form.error} change={form.change} />
      <p role="alert" className={classes['wrong']}>
        {form.fault}
      </p>
      <div className={classes['acts']}>
        <Button type="submit" loading={form.busy}>
          {t('fair.create')}
        </Button>
      </div>
    </form>
  );
};

/** The facts of a fair; who was slower than a colleague chooses between the two. */
export const FairForm = ({ fair }: { fair: DeskFairRow }) => {
  const { t } = useTranslation('fairDesk');
  const { revalidate } = useRevalidator();
  const [outrun, setOutrun] = useState(false);
  const form = useCallForm({
    endpoint: operatorFairs.save,
    initial: valuesOf(fair),
    input: (body) => ({ params: { id: fair.id }, body }),
    draft: { name: `desk.fair.${fair.id}` },
    send: deskCall,
    onRefused: (err) => {
      if (err.error !== 'fairDesk.changed') return undefined;
      setOutrun(true);
      return {};
    },
    onDone: async ({ version }, v) => {
      setOutrun(false);
      form.begin({ ...v, version });
      say({ message: t('saved') });
      await revalidate();
    },
  });
  const theirs = () => deskCall(operatorFairs.detail, { params: { id: fair.id } });
  const take = async () => {
    form.begin(valuesOf(await theirs()));
    setOutrun(false);
    await revalidate();
  };
  const overwrite = async () => void (await form.send({ version: (await theirs()).version }));
  return (
    <form {...form.props} className={classes['box']}>
      <Fields values={form.values} error={form.error} change={form.change} />
      {fair.publishedAt && <p className={classes['quiet']}>{t('fair.movedNote')}</p>}
      {outrun && <Conflict busy={form.busy} onTake={() => void take()} onOverwrite={() => void overwrite()} />}
      <p role="alert" className={classes['wrong']}>
        {form.fault}
      </p>
      <div className={classes['acts']}>
        <Button type="submit" loading={form.busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
};
