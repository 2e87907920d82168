import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#contract/core/client.ts';
import type { Currency } from '#contract/core/schemas.ts';
import { inquiry } from '#contract/inquiry.ts';
import type { AssumptionInput, AssumptionView } from '#contract/inquiry-assumptions.ts';
import type { QuotationView } from '#contract/inquiry-schemas.ts';
import { call } from '#web/lib/call.ts';
import { useText } from '#web/lib/lang.ts';
import { MoneyField } from '#web/ui/money-field.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Working } from './landed-row.tsx';
import classes from './landed.module.css';
import { land, type Rates } from './level.ts';

type Props = {
  quotation: QuotationView;
  assumed: AssumptionView | undefined;
  /** Names of the tiers, lowest first. */
  tiers: string[];
  /** What the totals are levelled to, the tier that is compared and the price in it, for the working. */
  currency: Currency;
  tier: number;
  price: number | null;
  rates: Rates;
  onClose: () => void;
  onKept: () => Promise<void>;
};

const kept = (s: string | undefined): string | null => s?.trim() || null;

/** What the buyer reckons a quotation costs until delivery, with the working as it is typed. */
export const AssumptionDialog = (props: Props) => {
  const { quotation: q, assumed, tiers, currency, tier, price, rates, onClose, onKept } = props;
  const { t } = useTranslation('inquiry');
  const text = useText();
  const each = (values: (string | null)[] | undefined) => tiers.map((_, i) => values?.[i] ?? '');
  const [money, setMoney] = useState<Currency>(assumed?.currency ?? currency);
  const [freight, setFreight] = useState(each(assumed?.freight));
  const [other, setOther] = useState(each(assumed?.other));
  const [duty, setDuty] = useState(assumed?.dutyPercent ?? '');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);

  const input: AssumptionInput = {
    currency: money,
    freight: freight.map(kept),
    dutyPercent: kept(duty),
    other: other.map(kept),
  };
  const landed = land(price, { quotationId: q.id, ...input }, tier, currency, rates);
  const save = async (body: AssumptionInput) => {
    setBusy(true);
    setErrors({});
    setRefusal('');
    try {
      await call(inquiry.assume, { params: { id: q.id }, body });
      await onKept();
      onClose();
    } catch (err) {
      if (err instanceof CallError) setErrors(err.fields);
      setRefusal(err instanceof CallError && err.message ? err.message : t('compare.failed'));
      setBusy(false);
    }
  };
  const amounts = (name: 'freight' | 'other', values: string[], set: (values: string[]) => void) =>
    tiers.map((label, i) => (
      <MoneyField
        key={`${name}-${label}`}
        label={tiers.length > 1 ? t('landed.ofTier', { name: t(`landed.${name}`), tier: label }) : t(`landed.${name}`)}
        currency={money}
        {...(name === 'freight' && i === 0 && { onCurrency: setMoney })}
        digits={2}
        value={values[i] ?? ''}
        onChange={(v) => set(values.map((was, at) => (at === i ? v : was)))}
        error={errors[`${name}.${i}`]}
      />
    ));

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('landed.title', { company: text(q.company.name) })}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      <form
        noValidate
        onSubmit={(e) => {
          e.preventDefault();
          void save(input);
        }}
      >
        <p className={classes['note']}>{t('landed.text', { term: q.tradeTerm, place: q.place })}</p>
        <div className={classes['form']}>{amounts('freight', freight, setFreight)}</div>
        <div className={classes['form']}>
          <NumberField
            label={t('landed.duty')}
            description={t('landed.dutyHint')}
            unit="%"
            digits={2}
            value={duty}
            onChange={setDuty}
            error={errors['dutyPercent']}
          />
        </div>
        <div className={classes['form']}>{amounts('other', other, setOther)}</div>
        {landed && Number.isFinite(landed.total) && <Working landed={landed} currency={currency} />}
        {refusal && (
          <p role="alert" className={classes['refusal']}>
            {refusal}
          </p>
        )}
        <div className={classes['acts']}>
          {assumed && (
            <Button
              variant="subtle"
              color="gray"
              disabled={busy}
              onClick={() => void save({ currency: money, freight: [], dutyPercent: null, other: [] })}
            >
              {t('landed.clear')}
            </Button>
          )}
          <Button type="submit" loading={busy}>
            {t('landed.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
};
