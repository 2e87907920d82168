import { Button, Textarea, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ownProducts } from '#contract/catalogue/own.ts';
import { type LineView, limits } from '#contract/inquiry/schemas.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { Select } from '#web/ui/form/pick.tsx';
import { useUnit } from '#web/ui/text/units.ts';
import type { AlternativeDraft } from '../quote-draft.ts';
import classes from './offers.module.css';

const newAlternative = (tiers: string[]): AlternativeDraft => ({
  name: '',
  productId: '',
  differs: '',
  prices: tiers.map(() => ''),
  leadDays: '',
  moq: '',
});

type Props = {
  line: LineView;
  currency: string;
  value: AlternativeDraft[];
  error: (path: string) => string | undefined;
  onChange: (value: AlternativeDraft[]) => void;
};
type OneProps = {
  at: number;
  line: LineView;
  currency: string;
  value: AlternativeDraft;
  products: { value: string; label: string }[];
  error: (path: string) => string | undefined;
  onChange: (part: Partial<AlternativeDraft>) => void;
  onDrop: () => void;
};

const Prices = ({ line, currency, value, error, onChange }: Omit<OneProps, 'at' | 'products' | 'onDrop'>) => {
  const { t } = useTranslation(['inquiry', 'quoteForm']);
  const f = useFormat();
  const unit = useUnit()(line.unit);
  return (
    <div className={classes['grid']}>
      {line.tiers.map((quantity, i) => (
        <NumberField
          key={quantity}
          label={t('quoteForm:priceFor', { quantity: f.number(quantity), unit })}
          digits={4}
          unit={`${currency}/${unit}`}
          value={value.prices[i] ?? ''}
          onChange={(price) =>
            onChange({ prices: line.tiers.map((_, n) => (n === i ? price : (value.prices[n] ?? ''))) })
          }
          error={error(`prices.${i}`) ?? (i === 0 ? error('prices') : undefined)}
        />
      ))}
      <NumberField
        label={t('quote.leadDays')}
        digits={0}
        unit={t('quoteForm:dayUnit')}
        value={value.leadDays}
        onChange={(leadDays) => onChange({ leadDays })}
        error={error('leadDays')}
      />
      <NumberField
        label={`${t('quote.moq')} · ${t('common:optional')}`}
        digits={3}
        unit={unit}
        value={value.moq}
        onChange={(moq) => onChange({ moq })}
        error={error('moq')}
      />
    </div>
  );
};

/** One alternative: what it is, whether it is a product of one's own, how it differs, its own prices and terms. */
const One = ({ at, products, onDrop, ...props }: OneProps) => {
  const { t } = useTranslation('offers');
  const { value, error, onChange } = props;
  return (
    <section className={classes['alternative']} aria-label={t('form.title', { n: at + 1 })}>
      <h3>{t('form.title', { n: at + 1 })}</h3>
      <div className={classes['grid']}>
        <TextInput
          label={t('form.name')}
          value={value.name}
          maxLength={120}
          onChange={(e) => onChange({ name: e.currentTarget.value })}
          error={error('name')}
        />
        <Select
          label={`${t('form.product')} · ${t('common:optional')}`}
          placeholder={t('form.noProduct')}
          clearable
          searchable
          data={products}
          value={value.productId || null}
          onChange={(productId) => {
            const label = products.find((p) => p.value === productId)?.label ?? '';
            onChange({ productId: productId ?? '', ...(!value.name.trim() && label && { name: label.slice(0, 120) }) });
          }}
          error={error('productId')}
        />
      </div>
      <Textarea
        label={t('form.differs')}
        autosize
        minRows={2}
        maxLength={500}
        value={value.differs}
        onChange={(e) => onChange({ differs: e.currentTarget.value })}
        error={error('differs')}
      />
      <Prices {...props} />
      <div className={classes['acts']}>
        <Button variant="subtle" color="gray" size="compact-md" onClick={onDrop}>
          {t('form.drop')}
        </Button>
      </div>
    </section>
  );
};

/** What is offered for a line besides what was asked, up to two. */
const Field = ({ line, currency, value, error, onChange }: Props) => {
  const { t } = useTranslation('offers');
  const text = useText();
  const [products, setProducts] = useState<{ value: string; label: string }[]>([]);
  const { act } = useAct();
  useEffect(() => {
    void act(async () => {
      const { records } = await call(ownProducts.page, { query: { state: 'listed', size: 100 } });
      setProducts(records.map((p) => ({ value: p.id, label: text(p.name) })));
    });
    // oxlint-disable-next-line react/exhaustive-deps -- read once, as it opens
  }, []);
  return (
    <div className={classes['alternatives']}>
      <p>{t('form.hint')}</p>
      {value.map((a, n) => (
        <One
          key={n}
          at={n}
          {...{ line, currency, products }}
          value={a}
          error={(p) => error(`${n}.${p}`)}
          onChange={(part) => onChange(value.map((x, i) => (i === n ? { ...x, ...part } : x)))}
          onDrop={() => onChange(value.filter((_, i) => i !== n))}
        />
      ))}
      {value.length < limits.alternatives && (
        <div>
          <Button variant="default" size="compact-md" onClick={() => onChange([...value, newAlternative(line.tiers)])}>
            {t(value.length ? 'form.add' : 'form.first')}
          </Button>
        </div>
      )}
    </div>
  );
};

const AlternativesField = withWords(['offers', 'ui'], Field);
export default AlternativesField;
