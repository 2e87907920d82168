import { ActionIcon, Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { productLimits } from '#contract/catalogue/rules.ts';
import { units } from '#contract/core/units.ts';
import { paymentTypes, tradeTerms } from '#contract/inquiry/states.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { MoneyField } from '#web/ui/form/money-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { useUnit } from '#web/ui/text/units.ts';
import { type DraftTier, emptyTier } from './draft.ts';
import classes from './edit.module.css';
import type { Part } from './words-section.tsx';

type TierProps = Pick<Part, 'draft' | 'error'> & {
  tier: DraftTier;
  i: number;
  onChange: (part: Partial<DraftTier>) => void;
  onRemove: () => void;
};

const Tier = ({ tier, i, draft, error, onChange, onRemove }: TierProps) => {
  const { t } = useTranslation('products');
  const unit = useUnit();
  return (
    <div role="group" aria-label={t('form.tier', { n: i + 1 })}>
      <NumberField
        label={t('form.from')}
        digits={3}
        unit={unit(draft.per)}
        value={tier.from}
        onChange={(from) => onChange({ from })}
        error={error(`tiers.${i}.from`)}
      />
      <MoneyField
        label={t('form.price')}
        currency={draft.currency}
        placeholder={t('negotiable')}
        value={tier.price}
        onChange={(price) => onChange({ price })}
        error={error(`tiers.${i}.price`)}
      />
      <NumberField
        label={t('form.lead')}
        digits={0}
        unit={unit('days', 2)}
        value={tier.leadDays}
        onChange={(leadDays) => onChange({ leadDays })}
        error={error(`tiers.${i}.leadDays`)}
      />
      <ActionIcon variant="subtle" color="gray" aria-label={t('form.removeTier', { n: i + 1 })} onClick={onRemove}>
        <IconX size={16} stroke={2} />
      </ActionIcon>
    </div>
  );
};

/** Prices from a quantity on, each with its lead time. */
const Tiers = ({ draft, change, error }: Part) => {
  const { t } = useTranslation('products');
  const put = (i: number, part: Partial<DraftTier>) =>
    change({ tiers: draft.tiers.map((x, n) => (n === i ? { ...x, ...part } : x)) });
  return (
    <div className={classes['tiers']} role="group" aria-label={t('form.tiers')}>
      <h3>{t('form.tiers')}</h3>
      <p>{t('form.tiersHint')}</p>
      {draft.tiers.map((tier, i) => (
        // Tiers have no id of their own; each row is told by its place.
        // oxlint-disable-next-line react/no-array-index-key
        <Tier
          key={i}
          tier={tier}
          i={i}
          draft={draft}
          error={error}
          onChange={(part) => put(i, part)}
          onRemove={() => change({ tiers: draft.tiers.filter((_, n) => n !== i) })}
        />
      ))}
      {error('tiers') && <p className={classes['wrong']}>{error('tiers')}</p>}
      {draft.tiers.length < productLimits.tiers && (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={14} stroke={2} />}
          onClick={() => change({ tiers: [...draft.tiers, emptyTier] })}
        >
          {t('form.addTier')}
        </Button>
      )}
    </div>
  );
};

const PriceFields = ({ draft, change, error }: Part) => {
  const { t } = useTranslation('products');
  const unit = useUnit();
  return (
    <div className={classes['grid']}>
      <MoneyField
        name="price"
        label={t('form.price')}
        description={t('form.priceHint')}
        currency={draft.currency}
        onCurrency={(currency) => change({ currency })}
        value={draft.price}
        onChange={(price) => change({ price })}
        error={error('price')}
      />
      <NativeSelect
        label={t('form.per')}
        value={draft.per}
        data={units.map((u) => ({ value: u, label: unit(u) }))}
        onChange={(e) => change({ per: e.currentTarget.value })}
        error={error('per')}
      />
      <NumberField
        name="moq"
        label={t('form.moq')}
        digits={3}
        unit={unit(draft.per)}
        value={draft.moq}
        onChange={(moq) => change({ moq })}
        error={error('moq')}
      />
      <MoneyField
        name="samplePrice"
        label={t('form.samplePrice')}
        currency={draft.currency}
        value={draft.samplePrice}
        onChange={(samplePrice) => change({ samplePrice })}
        error={error('samplePrice')}
      />
      <NumberField
        name="sampleMoq"
        label={t('form.sampleMoq')}
        digits={3}
        unit={unit(draft.per)}
        value={draft.sampleMoq}
        onChange={(sampleMoq) => change({ sampleMoq })}
        error={error('sampleMoq')}
      />
    </div>
  );
};

const TermFields = ({ draft, change, error }: Part) => {
  const { t } = useTranslation('products');
  return (
    <div className={classes['grid']}>
      <NativeSelect
        label={t('form.term')}
        value={draft.tradeTerm}
        data={[{ value: '', label: t('form.noTerm') }, ...tradeTerms]}
        onChange={(e) => change({ tradeTerm: e.currentTarget.value })}
      />
      <TextInput
        name="termPlace"
        label={t('form.place')}
        value={draft.termPlace}
        maxLength={120}
        onChange={(e) => change({ termPlace: e.currentTarget.value })}
        error={error('termPlace')}
      />
      <Checkbox
        label={t('form.tax')}
        checked={draft.taxIncluded}
        onChange={(e) => change({ taxIncluded: e.currentTarget.checked })}
      />
    </div>
  );
};

const Payments = ({ draft, change }: Part) => {
  const { t } = useTranslation(['products', 'common']);
  return (
    <fieldset className={classes['checks']}>
      <legend>{t('form.payments')}</legend>
      {paymentTypes.map((p) => (
        <Checkbox
          key={p}
          label={t(`common:payment.${p}`)}
          checked={draft.payments.includes(p)}
          onChange={(e) =>
            change({
              payments: e.currentTarget.checked ? [...draft.payments, p] : draft.payments.filter((x) => x !== p),
            })
          }
        />
      ))}
    </fieldset>
  );
};

/** What it costs: price and steps, least quantities, samples, terms and payment. */
export const PriceSection = (part: Part) => (
  <>
    <PriceFields {...part} />
    <Tiers {...part} />
    <TermFields {...part} />
    <Payments {...part} />
  </>
);
