import { NativeSelect, TextInput, Textarea } from '@mantine/core';
import { type ChangeWish, orderChanges } from '#contract/order/changes.ts';
import { paymentTypes, tradeTerms } from '#contract/inquiry/states.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { MoneyField } from '#web/ui/form/money-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { useUnit } from '#web/ui/text/units.ts';
import classes from './dialogs.module.css';
import { FormDialog } from './form-dialog.tsx';
import type { DialogProps } from './step-dialogs.tsx';
import { useEnds } from './use-dialog-form.ts';

const firstOf = ({ lines, terms }: DialogProps['detail']) => ({
  quantities: lines.map((l) => l.quantity),
  prices: lines.map((l) => l.price),
  deliveryDate: terms.deliveryDate,
  tradeTerm: terms.tradeTerm,
  place: terms.place,
  paymentType: terms.paymentType,
  reason: '',
});
type Values = ReturnType<typeof firstOf>;

/** What is to be different, and nothing else. */
const wishOf = (first: Values, v: Values, lines: DialogProps['detail']['lines']): ChangeWish => {
  const touched = lines.flatMap((l, i) => {
    const [quantity, price] = [v.quantities[i] ?? '', v.prices[i] ?? ''];
    const differs = { quantity: quantity !== first.quantities[i], price: price !== first.prices[i] };
    return differs.quantity || differs.price
      ? [{ no: l.no, ...(differs.quantity && { quantity }), ...(differs.price && { price }) }]
      : [];
  });
  return {
    ...(touched.length > 0 && { lines: touched }),
    ...(v.deliveryDate !== first.deliveryDate && { deliveryDate: v.deliveryDate }),
    ...(v.tradeTerm !== first.tradeTerm && { tradeTerm: v.tradeTerm as (typeof tradeTerms)[number] }),
    ...(v.place !== first.place && { place: v.place }),
    ...(v.paymentType !== first.paymentType && { paymentType: v.paymentType as (typeof paymentTypes)[number] }),
  };
};

/** What is typed of the change, by line and in all. */
const useChangeForm = ({ detail, onClose }: Pick<DialogProps, 'detail' | 'onClose'>) => {
  const first = firstOf(detail);
  const form = useCallForm({
    endpoint: orderChanges.ask,
    initial: first,
    input: (v, clientKey) => ({
      params: { id: detail.row.id },
      body: { clientKey, wish: wishOf(first, v, detail.lines), reason: v.reason },
    }),
    ...useEnds(onClose),
  });
  const { values } = form;
  const put = (key: 'quantities' | 'prices', i: number) => (v: string) =>
    form.change({ [key]: values[key].map((a, k) => (k === i ? v : a)) } as Partial<Values>);
  /** Faults count the lines that are sent. */
  const errorOf = (no: number, what: 'quantity' | 'price') => {
    const at = wishOf(first, values, detail.lines).lines?.findIndex((l) => l.no === no) ?? -1;
    return at < 0 ? undefined : form.error(`wish.lines.${at}.${what}`);
  };
  return { form, put, errorOf };
};

/** Asks the other side for other quantities, prices, day or terms. */
export const ChangeDialog = ({ detail, onClose }: DialogProps) => {
  const { t } = useTranslation(['order', 'common']);
  const text = useText();
  const unitOf = useUnit();
  const { form, put, errorOf } = useChangeForm({ detail, onClose });
  const { values } = form;
  return (
    <FormDialog wide title={t('act.change')} act={t('changes.send')} form={form} onClose={onClose}>
      <p className={classes['quiet']}>{t('changes.hint')}</p>
      <fieldset className={classes['lines']}>
        <legend className="visually-hidden">{t('linesHead')}</legend>
        {detail.lines.map((l, i) => (
          <div key={l.no} className={classes['line']} data-two>
            <span>
              {l.no}. {text(l.productName)}
            </span>
            <NumberField
              label={t('quantity')}
              digits={3}
              unit={unitOf(l.unit)}
              value={values.quantities[i] ?? ''}
              onChange={put('quantities', i)}
              error={errorOf(l.no, 'quantity')}
            />
            <MoneyField
              label={t('price')}
              currency={detail.row.currency}
              value={values.prices[i] ?? ''}
              onChange={put('prices', i)}
              error={errorOf(l.no, 'price')}
            />
          </div>
        ))}
      </fieldset>
      <DateField {...form.field('deliveryDate')} error={form.error('wish.deliveryDate')} label={t('deliveryDate')} />
      <div className={classes['pair']}>
        <NativeSelect {...form.input('tradeTerm')} label={t('changes.tradeTerm')} data={[...tradeTerms]} />
        <TextInput
          {...form.input('place')}
          error={form.error('wish.place')}
          label={t('changes.place')}
          maxLength={120}
        />
      </div>
      <NativeSelect
        {...form.input('paymentType')}
        label={t('payment')}
        data={paymentTypes.map((value) => ({ value, label: t(`common:payment.${value}`) }))}
      />
      <Textarea {...form.input('reason')} label={t('changes.why')} autosize minRows={2} maxLength={500} />
    </FormDialog>
  );
};

/** Asks the other side to end the order, where nobody may cancel alone any more. */
export const EndDialog = ({ detail, onClose }: DialogProps) => {
  const { t } = useTranslation('order');
  const form = useCallForm({
    endpoint: orderChanges.ask,
    initial: { reason: '' },
    input: ({ reason }, clientKey) => ({
      params: { id: detail.row.id },
      body: { clientKey, wish: { cancel: true as const }, reason },
    }),
    draft: { name: `end.${detail.row.id}` },
    ...useEnds(onClose),
  });
  return (
    <FormDialog bad title={t('act.end')} act={t('changes.send')} form={form} onClose={onClose}>
      <p className={classes['quiet']}>{t('changes.endHint')}</p>
      <Textarea
        {...form.input('reason')}
        label={t('changes.why')}
        autosize
        minRows={3}
        maxLength={500}
        data-autofocus
      />
    </FormDialog>
  );
};

/** Why a change is refused. */
export const RefuseDialog = ({ detail, onClose, changeId }: DialogProps & { changeId: string }) => {
  const { t } = useTranslation('order');
  const form = useCallForm({
    endpoint: orderChanges.answer,
    initial: { reason: '' },
    input: ({ reason }) => ({ params: { id: detail.row.id }, body: { changeId, accept: false, reason } }),
    ...useEnds(onClose),
  });
  return (
    <FormDialog bad title={t('changes.refuse')} act={t('changes.refuse')} form={form} onClose={onClose}>
      <Textarea
        {...form.input('reason')}
        label={t('changes.refuseWhy')}
        autosize
        minRows={3}
        maxLength={500}
        data-autofocus
      />
    </FormDialog>
  );
};
