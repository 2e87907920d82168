import { Button, Modal } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Currency } from '#contract/core/schemas.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import type { AssumptionInput, AssumptionView } from '#contract/inquiry/assumptions.ts';
import type { QuotationView } from '#contract/inquiry/schemas.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useText } from '#web/lib/text/lang.ts';
import { MoneyField } from '#web/ui/form/money-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
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
type Typed = { currency: Currency; freight: string[]; other: string[]; duty: string };
const inputOf = (v: Typed): AssumptionInput => ({
  currency: v.currency,
  freight: v.freight.map(kept),
  dutyPercent: kept(v.duty),
  other: v.other.map(kept),
});

/** What the buyer reckons a quotation costs until delivery, with the working as it is typed. */
export const AssumptionDialog = (props: Props) => {
  const { quotation: q, assumed, tiers, currency, tier, price, rates, onClose, onKept } = props;
  const { t } = useTranslation('inquiry');
  const text = useText();
  const each = (values: (string | null)[] | undefined) => tiers.map((_, i) => values?.[i] ?? '');
  const form = useCallForm({
    endpoint: inquiry.assume,
    initial: {
      currency: assumed?.currency ?? currency,
      freight: each(assumed?.freight),
      other: each(assumed?.other),
      duty: assumed?.dutyPercent ?? '',
    },
    input: (v) => ({ params: { id: q.id }, body: inputOf(v) }),
    onDone: async () => {
      await onKept();
      onClose();
    },
  });
  const { values, change, busy } = form;
  const landed = land(price, { quotationId: q.id, ...inputOf(values) }, tier, currency, rates);
  const amounts = (name: 'freight' | 'other') =>
    tiers.map((label, i) => (
      <MoneyField
        key={`${name}-${label}`}
        label={tiers.length > 1 ? t('landed.ofTier', { name: t(`landed.${name}`), tier: label }) : t(`landed.${name}`)}
        name={`${name}.${i}`}
        currency={values.currency}
        {...(name === 'freight' && i === 0 && { onCurrency: (to: Currency) => change({ currency: to }) })}
        digits={2}
        value={values[name][i] ?? ''}
        onChange={(v) => change({ [name]: form.current()[name].map((was, at) => (at === i ? v : was)) })}
        error={form.error(`${name}.${i}`)}
      />
    ));

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('landed.title', { company: text(q.company.name) })}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      <form {...form.props}>
        <p className={classes['note']}>{t('landed.text', { term: q.tradeTerm, place: q.place })}</p>
        <div className={classes['form']}>{amounts('freight')}</div>
        <div className={classes['form']}>
          <NumberField
            label={t('landed.duty')}
            description={t('landed.dutyHint')}
            unit="%"
            digits={2}
            {...form.field('duty')}
            error={form.error('dutyPercent')}
          />
        </div>
        <div className={classes['form']}>{amounts('other')}</div>
        {landed && Number.isFinite(landed.total) && <Working landed={landed} currency={currency} />}
        {form.fault && (
          <p role="alert" className={classes['refusal']}>
            {form.fault}
          </p>
        )}
        <div className={classes['acts']}>
          {assumed && (
            <Button
              variant="subtle"
              color="gray"
              disabled={busy}
              onClick={() => void form.send({ freight: [], duty: '', other: [] })}
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
