import { Textarea, TextInput } from '@mantine/core';
import { MultiSelect, Select } from '#web/ui/form/pick.tsx';
import { useTranslation } from '#web/lib/text/words.ts';
import { paymentTypes, tradeTerms } from '#contract/inquiry/schemas.ts';
import { DateField, DateTimeField } from '#web/ui/form/date-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import type { Draft } from './draft.ts';
import type { Group, Option } from './material/narrow.ts';
import type { Regions } from './regions.ts';
import classes from './release.module.css';

type Props = {
  draft: Draft;
  error: (path: string) => string | undefined;
  onChange: (part: Partial<Draft>) => void;
  processes: (Group | Option)[];
  certificates: Option[];
  regions: Regions;
  fields: Option[];
  /** The inquiry is published: its currency stays. */
  amends?: boolean;
};

/** Says of a label that its field may stay empty. */
const useOptional = () => {
  const { t } = useTranslation('common');
  return (label: string) => `${label} · ${t('optional')}`;
};

/** Until when quotations come, and when and where to deliver. */
const DeliveryFields = ({
  draft,
  error,
  onChange,
  regions,
}: Pick<Props, 'draft' | 'error' | 'onChange' | 'regions'>) => {
  const { t } = useTranslation('inquiry');
  const optional = useOptional();
  return (
    <>
      <DateTimeField
        name="deadline"
        label={t('terms.deadline')}
        description={t('terms.deadlineHint')}
        value={draft.deadline}
        onChange={(deadline) => onChange({ deadline })}
        error={error('deadline')}
      />
      <DateField
        name="deliveryDate"
        label={t('terms.deliveryDate')}
        description={t('terms.deliveryDateHint')}
        value={draft.deliveryDate}
        onChange={(deliveryDate) => onChange({ deliveryDate })}
        error={error('deliveryDate')}
      />
      <Select
        label={t('terms.tradeTerm')}
        data={tradeTerms.map((v) => ({ value: v, label: `${v} · ${t(`tradeTerm.${v}`)}` }))}
        value={draft.tradeTerm}
        allowDeselect={false}
        onChange={(v) => onChange({ tradeTerm: v ?? 'DAP' })}
      />
      <TextInput
        name="deliveryPlace"
        label={t('terms.deliveryPlace')}
        placeholder={t('terms.deliveryPlaceHint')}
        maxLength={120}
        value={draft.deliveryPlace}
        onChange={(e) => onChange({ deliveryPlace: e.currentTarget.value })}
        error={error('deliveryPlace')}
      />
      <Select
        name="deliveryRegion"
        label={optional(t('terms.deliveryRegion'))}
        description={t('terms.deliveryRegionHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={[...(regions.china ? [regions.china] : []), { group: t('terms.otherCountries'), items: regions.others }]}
        value={draft.deliveryRegion || null}
        onChange={(v) => onChange({ deliveryRegion: v ?? '' })}
        searchable
        clearable
        error={error('deliveryRegion')}
      />
    </>
  );
};

const PaymentFields = ({ draft, onChange, amends }: Pick<Props, 'draft' | 'onChange' | 'amends'>) => {
  const { t } = useTranslation('inquiry');
  return (
    <>
      <Select
        label={t('terms.currency')}
        data={(['CNY', 'EUR', 'USD'] as const).map((v) => ({ value: v, label: t(`currency.${v}`) }))}
        value={draft.currency}
        disabled={amends}
        allowDeselect={false}
        onChange={(v) => onChange({ currency: (v ?? 'CNY') as Draft['currency'] })}
      />
      <Select
        label={t('terms.payment')}
        data={paymentTypes.map((v) => ({ value: v, label: t(`common:payment.${v}`) }))}
        value={draft.paymentType}
        allowDeselect={false}
        onChange={(v) => onChange({ paymentType: v ?? 'net30' })}
      />
    </>
  );
};

/** What the maker must bring: processes, certificates, the field of use. */
const MakerFields = ({ draft, onChange, processes, certificates, fields }: Omit<Props, 'error' | 'regions'>) => {
  const { t } = useTranslation('inquiry');
  const optional = useOptional();
  return (
    <>
      <MultiSelect
        label={optional(t('terms.processes'))}
        data={processes}
        value={draft.processes}
        onChange={(v) => onChange({ processes: v })}
        searchable
        maxValues={10}
      />
      <MultiSelect
        label={optional(t('terms.certificates'))}
        data={certificates}
        value={draft.certificates}
        onChange={(v) => onChange({ certificates: v })}
        searchable
        maxValues={10}
      />
      <Select
        label={optional(t('terms.field'))}
        data={fields}
        value={draft.field || null}
        onChange={(v) => onChange({ field: v ?? '' })}
        searchable
        clearable
      />
    </>
  );
};

/** Commercial terms and what the maker must bring. */
export const TermsSection = ({ draft, error, onChange, processes, certificates, fields, regions, amends }: Props) => {
  const { t } = useTranslation('inquiry');
  const optional = useOptional();
  return (
    <div className={classes['grid']}>
      <DeliveryFields {...{ draft, error, onChange, regions }} />
      <PaymentFields {...{ draft, onChange, amends }} />
      <MakerFields {...{ draft, onChange, processes, certificates, fields }} />
      <NumberField
        label={t('terms.maxQuotations')}
        description={t('terms.maxQuotationsHint')}
        digits={0}
        value={draft.maxQuotations ? String(draft.maxQuotations) : ''}
        onChange={(n) => onChange({ maxQuotations: Number(n) || 0 })}
        error={error('maxQuotations')}
      />
      <Textarea
        className={classes['wide']}
        label={optional(t('terms.note'))}
        autosize
        minRows={3}
        maxLength={2000}
        value={draft.note}
        onChange={(e) => onChange({ note: e.currentTarget.value })}
        error={error('note')}
      />
    </div>
  );
};
