import { Checkbox, TextInput } from '@mantine/core';
import type { DictItem } from '#contract/dictionary/calls.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { DateField, DateTimeField } from '#web/ui/form/date-field.tsx';
import { MoneyField } from '#web/ui/form/money-field.tsx';
import { Select } from '#web/ui/form/pick.tsx';
import { DictionaryPicker } from '#web/ui/tree/dictionary-picker.tsx';
import classes from './release-form.module.css';
import type { Part } from './release-words.tsx';

type Option = { value: string; label: string };
export type Options = { kinds: readonly DictItem[]; regions: { group: string; items: Option[] }[] };

const BudgetFields = ({ draft, change, error }: Part) => {
  const { t } = useTranslation(['docking', 'common']);
  const { currency, negotiable } = draft;
  return (
    <>
      <MoneyField
        name="min"
        label={`${t('form.min')} · ${t('common:optional')}`}
        digits={2}
        currency={currency}
        onCurrency={(v) => change({ currency: v })}
        value={draft.min}
        disabled={negotiable}
        onChange={(min) => change({ min })}
        error={error('budget.min')}
      />
      <MoneyField
        name="max"
        label={t('form.max')}
        digits={2}
        currency={currency}
        value={draft.max}
        disabled={negotiable}
        onChange={(max) => change({ max })}
        error={error('budget.max') ?? error('budget')}
      />
      <Checkbox
        label={t('form.negotiable')}
        checked={negotiable}
        onChange={(e) => change({ negotiable: e.currentTarget.checked })}
      />
    </>
  );
};

/** Where and from when to when the work is done. */
const PlaceFields = ({ draft, change, error, regions }: Part & { regions: Options['regions'] }) => {
  const { t } = useTranslation(['docking', 'common']);
  const optional = (label: string) => `${label} · ${t('common:optional')}`;
  return (
    <>
      <Select
        name="region"
        label={optional(t('form.region'))}
        data={regions}
        value={draft.region || null}
        onChange={(v) => change({ region: v ?? '' })}
        searchable
        clearable
        error={error('region')}
      />
      <TextInput
        name="place"
        label={optional(t('form.place'))}
        value={draft.place}
        maxLength={120}
        onChange={(e) => change({ place: e.currentTarget.value })}
        error={error('place')}
      />
      <DateField
        name="from"
        label={optional(t('form.from'))}
        value={draft.from}
        onChange={(from) => change({ from })}
        error={error('from')}
      />
      <DateField
        name="to"
        label={optional(t('form.to'))}
        value={draft.to}
        onChange={(to) => change({ to })}
        error={error('to')}
      />
    </>
  );
};

/** What it is about, until when, for how much, and where. */
export const TermsSection = (part: Part & { options: Options }) => {
  const { t } = useTranslation(['docking', 'common']);
  const { draft, change, error, options } = part;
  return (
    <>
      <h2>{t('form.about')}</h2>
      <div className={classes['grid']}>
        <DictionaryPicker
          name="kind"
          label={t('form.kind')}
          items={options.kinds}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
          error={error('kind')}
        />
        <DateTimeField
          name="deadline"
          label={t('form.deadline')}
          description={t('form.deadlineHint')}
          value={draft.deadline}
          onChange={(deadline) => change({ deadline })}
          error={error('deadline')}
        />
        <BudgetFields {...part} />
        <span />
        <PlaceFields {...part} regions={options.regions} />
      </div>
    </>
  );
};
