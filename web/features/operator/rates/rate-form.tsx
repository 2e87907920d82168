import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { type DayRate, operatorRates, ratedCurrencies } from '#contract/operator/rates/calls.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { say } from '#web/lib/say.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { deskCall } from '../desk-call.ts';
import desk from '../desk.module.css';
import record from '../desk-record.module.css';

type Rated = (typeof ratedCurrencies)[number];
type Typed = { currency: Rated; day: string; cny: string; source: string; sure: boolean; reason: string };

/** What both forms ask: a new rate of a day, and another one for a day that has one. */
const Fields = ({ form }: { form: ReturnType<typeof useRateForm> }) => {
  const { t } = useTranslation('rates');
  const { values, change, error } = form;
  return (
    <>
      <NumberField
        digits={6}
        label={t('cny', { currency: values.currency })}
        unit="CNY"
        value={values.cny}
        onChange={(cny) => change({ cny })}
        error={error('cny')}
      />
      <TextInput
        label={t('source')}
        value={values.source}
        maxLength={120}
        onChange={(e) => change({ source: e.currentTarget.value })}
        error={error('source')}
      />
      {(error('cny') || values.sure) && (
        <Checkbox
          label={t('sure')}
          className={record['whole']}
          checked={values.sure}
          onChange={(e) => change({ sure: e.currentTarget.checked })}
        />
      )}
      {form.fault && (
        <p role="alert" className={`${desk['wrong']} ${record['whole']}`}>
          {form.fault}
        </p>
      )}
    </>
  );
};

const useRateForm = (initial: Typed, corrected: DayRate | undefined, onDone: () => void) => {
  const { t } = useTranslation('rates');
  const { revalidate } = useRevalidator();
  return useCallForm({
    endpoint: corrected ? operatorRates.correct : operatorRates.add,
    initial,
    input: ({ reason, sure, ...v }: Typed) => ({
      body: { ...v, ...(sure && { sure }), ...(corrected && { was: corrected.cny, reason }) } as never,
    }),
    send: deskCall,
    onDone: async () => {
      say({ message: t('saved'), color: 'warp' });
      await revalidate();
      onDone();
    },
  });
};

/** The rate of a day that has none. */
export const AddRate = ({ today, source, onDone }: { today: string; source: string; onDone: () => void }) => {
  const { t } = useTranslation('rates');
  const initial = { currency: 'EUR' as const, day: today, cny: '', source, sure: false, reason: '' };
  const form = useRateForm(initial, undefined, onDone);
  return (
    <form {...form.props} className={`${panel['panel']} ${record['card']}`} aria-label={t('add')}>
      <h2>{t('add')}</h2>
      <div className={record['fields']}>
        <NativeSelect
          label={t('currency')}
          data={[...ratedCurrencies]}
          value={form.values.currency}
          onChange={(e) => form.change({ currency: e.currentTarget.value as Rated })}
        />
        <DateField
          label={t('day')}
          value={form.values.day}
          max={today}
          onChange={(day) => form.change({ day })}
          error={form.error('day')}
        />
        <Fields form={form} />
      </div>
      <div>
        <Button type="submit" loading={form.busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
};

/** Another rate for a day that has one, with the reason that the audit keeps. */
export const CorrectRate = ({ rate, onDone }: { rate: DayRate; onDone: () => void }) => {
  const { t } = useTranslation('rates');
  const { currency, day, cny, source } = rate;
  const form = useRateForm({ currency: currency as Rated, day, cny, source, sure: false, reason: '' }, rate, onDone);
  return (
    <form {...form.props} className={`${panel['panel']} ${record['card']}`} aria-label={t('correct')}>
      <h2>{t('correctOf', { currency, day })}</h2>
      <div className={record['fields']}>
        <Fields form={form} />
        <TextInput
          label={t('reason')}
          value={form.values.reason}
          maxLength={300}
          onChange={(e) => form.change({ reason: e.currentTarget.value })}
          error={form.error('reason')}
        />
      </div>
      <div>
        <Button type="submit" loading={form.busy}>
          {t('correct')}
        </Button>{' '}
        <Button variant="default" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
};
