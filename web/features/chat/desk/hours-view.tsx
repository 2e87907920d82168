import { Button, Textarea, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { consult, type DeskHours, deskLimits } from '#contract/chat/desk.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useLeaveGuard } from '#web/lib/form/use-leave-guard.ts';
import { useMay } from '#web/lib/page/viewer.ts';
import { say } from '#web/lib/say.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Check } from '#web/ui/form/check.tsx';
import panel from '#web/ui/frame/panel.module.css';
import classes from './desk.module.css';
import { noWords, ThreeWords } from './three-words.tsx';
import { daysInWords, useDays } from './use-days.ts';

const usual = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00', zone: 'Asia/Shanghai' };
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((l) => l.trim())
    .filter(Boolean);
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** Zones that this browser knows, for the list below the field; once it is alive. */
const useZones = (): string[] => {
  const [zones, setZones] = useState<string[]>([]);
  useEffect(() => setZones(Intl.supportedValuesOf('timeZone')), []);
  return zones;
};

const useHoursForm = (hours: DeskHours | null) => {
  const { t } = useTranslation('desk');
  const { revalidate } = useRevalidator();
  const { opens, closes, zone, days } = hours ?? usual;
  return useCallForm({
    endpoint: consult.saveHours,
    initial: {
      days: [...days],
      opens,
      closes,
      zone,
      holidays: (hours?.holidays ?? []).join('\n'),
      auto: Boolean(hours?.reply),
      reply: { ...noWords, ...hours?.reply },
    },
    input: ({ auto, reply, holidays, ...v }) => ({
      body: { ...v, zone: v.zone.trim(), holidays: linesOf(holidays).filter(isDay), reply: auto ? reply : null },
    }),
    words: { days: t('hours.needDay') },
    check: (v) => {
      const bad = linesOf(v.holidays).find((l) => !isDay(l));
      return { holidays: bad !== undefined && t('hours.badDay', { day: bad }) };
    },
    onDone: async () => {
      say({ role: 'status', message: t('hours.saved') });
      await revalidate();
    },
  });
};
type Form = { form: ReturnType<typeof useHoursForm> };

const DaysField = ({ form }: Form) => {
  const { t } = useTranslation('desk');
  const names = useDays();
  const turn = (day: number, on: boolean) =>
    form.change({
      days: on ? [...form.values.days, day].toSorted((a, b) => a - b) : form.values.days.filter((d) => d !== day),
    });
  return (
    <fieldset className={classes['days']} aria-invalid={form.error('days') ? true : undefined}>
      <legend>{t('hours.days')}</legend>
      <div>
        {names.map((name, i) => (
          <Check
            key={name}
            label={name}
            checked={form.values.days.includes(i + 1)}
            onChange={(on) => turn(i + 1, on)}
          />
        ))}
      </div>
      {form.error('days') && <p role="alert">{form.error('days')}</p>}
    </fieldset>
  );
};

/** From when to when, and by which clock. */
const SpanFields = ({ form }: Form) => {
  const { t } = useTranslation('desk');
  const zones = useZones();
  return (
    <div className={classes['span']}>
      <TextInput type="time" label={t('hours.opens')} {...form.input('opens')} />
      <TextInput type="time" label={t('hours.closes')} {...form.input('closes')} />
      <TextInput label={t('hours.zone')} list="desk-zones" maxLength={60} {...form.input('zone')} />
      <datalist id="desk-zones">
        {zones.map((z) => (
          <option key={z} value={z}>
            {z}
          </option>
        ))}
      </datalist>
    </div>
  );
};

const HoursForm = ({ hours }: { hours: DeskHours | null }) => {
  const { t } = useTranslation('desk');
  const form = useHoursForm(hours);
  useLeaveGuard(() => form.isDirty());
  return (
    <form {...form.props} className={`${panel['panel']} ${classes['hours']}`} aria-label={t('hours.title')}>
      <p>{t('hours.note')}</p>
      <DaysField form={form} />
      <SpanFields form={form} />
      <Textarea
        label={t('hours.holidays')}
        description={t('hours.holidaysHelp')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={deskLimits.holidays * 11}
        {...form.input('holidays')}
      />
      <Check label={t('hours.auto')} checked={form.values.auto} onChange={(auto) => form.change({ auto })} />
      {form.values.auto && (
        <ThreeWords
          {...form.field('reply')}
          label={t('hours.reply')}
          most={deskLimits.reply}
          rows={3}
          help={t('hours.replyHelp')}
        />
      )}
      {form.fault && <p role="alert">{form.fault}</p>}
      <p className={classes['acts']}>
        <Button type="submit" loading={form.busy}>
          {t('hours.save')}
        </Button>
      </p>
    </form>
  );
};

/** When the company answers: a form for who manages it, to be read by the rest. */
export const HoursView = ({ hours }: { hours: DeskHours | null }) => {
  const { t } = useTranslation('desk');
  const text = useText();
  const names = useDays();
  if (useMay('manage')) return <HoursForm key={JSON.stringify(hours)} hours={hours} />;
  if (!hours) return <Empty title={t('hours.none')} text={t('hours.noneText')} />;
  const { zone, opens: from, closes: to } = hours;
  return (
    <section className={`${panel['panel']} ${classes['hours']}`}>
      <p>{t('open.week', { days: daysInWords(hours.days, names), from, to, zone })}</p>
      {hours.holidays.length > 0 && (
        <p>
          {t('hours.holidays')}: {hours.holidays.join(', ')}
        </p>
      )}
      {hours.reply && (
        <blockquote>
          <small>{t('hours.reply')}</small>
          <p>{text(hours.reply)}</p>
        </blockquote>
      )}
    </section>
  );
};
