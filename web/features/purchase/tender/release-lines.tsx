import { Button, CloseButton, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/text/words.ts';
import { units } from '#contract/core/units.ts';
import { paymentTypes, tradeTerms } from '#contract/inquiry/states.ts';
import { purchaseLimits } from '#contract/purchase/states.ts';
import { Check } from '#web/ui/form/check.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { Select } from '#web/ui/form/pick.tsx';
import { useUnit } from '#web/ui/text/units.ts';
import { type Draft, emptyLine, type LineDraft } from '../draft.ts';
import type { Options, Part } from '../release-part.ts';
import forms from '../release-form.module.css';
import classes from './tender.module.css';

const Line = ({ draft, change, error, n, names }: Part & { n: number; names: { value: string; label: string }[] }) => {
  const { t } = useTranslation(['tender', 'common']);
  const unitOf = useUnit();
  const line = draft.lines[n];
  if (!line) return null;
  const put = (part: Partial<LineDraft>) =>
    change({ lines: draft.lines.map((l, i) => (i === n ? { ...l, ...part } : l)) });
  return (
    <li className={classes['line']}>
      <strong className="figure">{n + 1}</strong>
      <Select
        label={t('form.product')}
        data={names}
        value={line.product || null}
        onChange={(v) => put({ product: v ?? '' })}
        allowDeselect={false}
        error={error(`lines.${n}.product`)}
      />
      <Textarea
        label={t('form.specification')}
        value={line.specification}
        onChange={(e) => put({ specification: e.currentTarget.value })}
        error={error(`lines.${n}.specification`)}
        maxLength={500}
        autosize
        minRows={1}
      />
      <NumberField
        label={t('quantity')}
        digits={3}
        value={line.quantity}
        onChange={(quantity) => put({ quantity })}
        error={error(`lines.${n}.quantity`)}
      />
      <Select
        label={t('form.unit')}
        data={units.map((u) => ({ value: u, label: unitOf(u) }))}
        value={line.unit}
        allowDeselect={false}
        onChange={(v) => put({ unit: v ?? 'kg' })}
        error={error(`lines.${n}.unit`)}
      />
      <CloseButton
        aria-label={t('form.removeLine', { n: n + 1 })}
        onClick={() => change({ lines: draft.lines.filter((_, i) => i !== n) })}
      />
    </li>
  );
};

const Terms = ({ draft, change, error }: Part) => {
  const { t } = useTranslation(['tender', 'common']);
  return (
    <div className={forms['grid']}>
      <Select
        label={t('form.tradeTerm')}
        data={[...tradeTerms]}
        value={draft.tradeTerm}
        allowDeselect={false}
        onChange={(v) => change({ tradeTerm: (v ?? 'DAP') as Draft['tradeTerm'] })}
        error={error('terms.tradeTerm')}
      />
      <TextInput
        label={t('form.place')}
        value={draft.place}
        onChange={(e) => change({ place: e.currentTarget.value })}
        error={error('terms.place') ?? error('terms')}
        maxLength={120}
      />
      <Select
        label={t('form.payment')}
        data={paymentTypes.map((p) => ({ value: p, label: t(`common:payment.${p}`) }))}
        value={draft.paymentType}
        allowDeselect={false}
        onChange={(v) => change({ paymentType: (v ?? 'net60') as Draft['paymentType'] })}
        error={error('terms.paymentType')}
      />
      <DateField
        label={t('form.deliveryDate')}
        value={draft.deliveryDate}
        onChange={(deliveryDate) => change({ deliveryDate })}
        error={error('terms.deliveryDate')}
      />
      <Check
        label={t('form.hide')}
        checked={draft.hidePrices}
        onChange={(hidePrices) => change({ hidePrices })}
        error={error('hidePrices')}
      />
    </div>
  );
};

/** What is bought line by line, and under which terms; each line is of a product that was chosen above. */
export const LinesSection = ({ products, ...part }: Part & { products: Options['products'] }) => {
  const { t } = useTranslation(['tender', 'common']);
  const { draft, change } = part;
  const all = products.flatMap((p) => ('items' in p ? p.items : [p]));
  const names = all.filter((o) => draft.products.includes(o.value));
  return (
    <>
      <h2>{t('form.lines')}</h2>
      <p className={classes['quiet']}>{t('form.linesHint')}</p>
      <ol className={classes['rows']}>
        {draft.lines.map((_, n) => (
          // Lines have no name until they are released.
          // oxlint-disable-next-line react/no-array-index-key
          <Line key={n} {...part} n={n} names={names} />
        ))}
      </ol>
      {draft.products.length === 0 && <p className={classes['quiet']}>{t('form.productFirst')}</p>}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} />}
        disabled={draft.products.length === 0 || draft.lines.length >= purchaseLimits.lines}
        onClick={() => change({ lines: [...draft.lines, emptyLine(draft)] })}
      >
        {t('form.addLine')}
      </Button>
      {draft.lines.length > 0 && <Terms {...part} />}
    </>
  );
};
