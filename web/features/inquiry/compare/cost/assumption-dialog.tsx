import { Button } from '@mantine/core';
import { Modal } from '#web/ui/feedback/modal.tsx';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import type { Currency } from '#contract/core/schemas.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import type { AssumptionInput, AssumptionView } from '#contract/inquiry/assumptions.ts';
import type { QuotationView } from '#contract/inquiry/schemas.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useText } from '#web/lib/text/lang.ts';
import { MoneyField } from '#web/ui/form/money-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { Working } from './working.tsx';
import classes from './landed.module.css';
import { costRows, useCostWords } from './use-cost-words.ts';
import { land, type Rates } from '#contract/inquiry/comparison/level.ts';

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

type AmountsProps = {
  name: 'freight' | 'other';
  tiers: string[];
  currency: Currency;
  values: Pick<Typed, 'freight' | 'other'>;
  error: (path: string) => string | undefined;
  onAmount: (name: 'freight' | 'other', tier: number, value: string) => void;
  /** Given to the first field, which chooses the currency of all. */
  onCurrency?: (to: Currency) => void;
};

/** One amount a tier. */
const Amounts = ({ name, tiers, currency, values, error, onAmount, onCurrency }: AmountsProps) => {
  const { t } = useTranslation(['inquiry', 'compare', 'deciding']);
  return tiers.map((label, i) => (
    <MoneyField
      key={label}
      label={
        tiers.length > 1
          ? t('deciding:landed.ofTier', { name: t(`compare:landed.${name}`), tier: label })
          : t(`compare:landed.${name}`)
      }
      name={`${name}.${i}`}
      currency={currency}
      {...(i === 0 && onCurrency && { onCurrency })}
      digits={2}
      value={values[name][i] ?? ''}
      onChange={(v) => onAmount(name, i, v)}
      error={error(`${name}.${i}`)}
    />
  ));
};

/** Saving, and clearing where something was kept. */
const Acts = ({ busy, onClear }: { busy: boolean; onClear: (() => void) | undefined }) => {
  const { t } = useTranslation(['inquiry', 'compare', 'deciding']);
  return (
    <div className={classes['acts']}>
      {onClear && (
        <Button variant="subtle" color="gray" disabled={busy} onClick={onClear}>
          {t('deciding:landed.clear')}
        </Button>
      )}
      <Button type="submit" loading={busy}>
        {t('deciding:landed.save')}
      </Button>
    </div>
  );
};

const useAssumption = ({ quotation: q, assumed, tiers, currency, onClose, onKept }: Props) => {
  const each = (values: (string | null)[] | undefined) => tiers.map((_, i) => values?.[i] ?? '');
  return useCallForm({
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
};

/** What the supplier states itself, which counts where nothing is typed. */
const StatedNote = ({ quotation: q, tier }: { quotation: QuotationView; tier: number }) => {
  const { t } = useTranslation('costs');
  const wordsOf = useCostWords();
  const said = costRows.flatMap((row) => {
    const words = q.costs && wordsOf(q, tier, row);
    return words ? [{ row, words }] : [];
  });
  return said.length ? (
    <>
      <p className={classes['note']}>{t('counts')}</p>
      <ul className={classes['note']}>
        {said.map(({ row, words }) => (
          <li key={row}>
            {t(row)}: {words}
          </li>
        ))}
      </ul>
    </>
  ) : null;
};

/** What the buyer reckons a quotation costs until delivery, with the working as it is typed. */
const Dialog = (props: Props) => {
  const { quotation: q, assumed, tiers, currency, tier, price, rates, onClose } = props;
  const { t } = useTranslation(['inquiry', 'compare', 'deciding']);
  const text = useText();
  const form = useAssumption(props);
  const { values, change, busy } = form;
  const landed = land(price, q, inputOf(values), tier, currency, rates);

  const amounts = {
    tiers,
    currency: values.currency,
    values,
    error: form.error,
    onAmount: (name: 'freight' | 'other', i: number, v: string) =>
      change({ [name]: form.current()[name].map((was, at) => (at === i ? v : was)) }),
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('deciding:landed.title', { company: text(q.company.name) })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <form {...form.props}>
        <p className={classes['note']}>{t('deciding:landed.text', { term: q.tradeTerm, place: q.place })}</p>
        <StatedNote quotation={q} tier={tier} />
        <div className={classes['form']}>
          <Amounts name="freight" {...amounts} onCurrency={(to) => change({ currency: to })} />
        </div>
        <div className={classes['form']}>
          <NumberField
            label={t('compare:landed.duty')}
            description={t('deciding:landed.dutyHint')}
            unit="%"
            digits={2}
            {...form.field('duty')}
            error={form.error('dutyPercent')}
          />
        </div>
        <div className={classes['form']}>
          <Amounts name="other" {...amounts} />
        </div>
        {landed && Number.isFinite(landed.total) && <Working landed={landed} currency={currency} />}
        {form.fault && (
          <p role="alert" className={classes['refusal']}>
            {form.fault}
          </p>
        )}
        <Acts busy={busy} onClear={assumed && (() => void form.send({ freight: [], duty: '', other: [] }))} />
      </form>
    </Modal>
  );
};

const AssumptionDialog = withWords(['deciding', 'costs'], Dialog);
export default AssumptionDialog;
