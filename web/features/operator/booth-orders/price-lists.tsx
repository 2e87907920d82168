import { Button, Textarea } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { htmlLang, langs, ownName } from '#contract/core/langs.ts';
import { currencies, type Currency, type Text } from '#contract/core/schemas.ts';
import { boothSizes } from '#contract/fairs/states.ts';
import { type FairPrices, operatorBoothOrders } from '#contract/operator/booth-orders.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { say } from '#web/lib/say.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { MoneyField } from '#web/ui/form/money-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { Select } from '#web/ui/form/pick.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { deskCall } from '../desk-call.ts';
import classes from '../desk.module.css';
import page from './booth-orders.module.css';
import own from '../disputes/disputes.module.css';

/** What is typed where there is no list yet. */
const none = { currency: 'CNY' as Currency, perMetre: { small: '', medium: '', large: '' }, included: {} as Text };

const valuesOf = (row: FairPrices) => {
  const from = row.list ?? none;
  return {
    currency: from.currency,
    ...from.perMetre,
    cornerPercent: row.list ? String(row.list.cornerPercent) : '',
    cancelDays: row.list ? String(row.list.cancelDays) : '',
    cn: from.included.cn ?? '',
    en: from.included.en ?? '',
    es: from.included.es ?? '',
  };
};
type Values = ReturnType<typeof valuesOf>;
/** What is no number is sent as it was typed, for the schema to say so. */
const wholeOf = (typed: string): number => (/^\d+$/.test(typed) ? Number(typed) : typed) as number;
const bodyOf = (row: FairPrices, v: Values) => ({
  base: row.version,
  list: {
    currency: v.currency,
    perMetre: { small: v.small, medium: v.medium, large: v.large },
    cornerPercent: wholeOf(v.cornerPercent),
    cancelDays: wholeOf(v.cancelDays),
    included: Object.fromEntries(langs.flatMap((l) => (v[l].trim() ? [[l, v[l]]] : []))),
  },
});

const usePrices = (row: FairPrices) => {
  const { t } = useTranslation(['boothOrders', 'fairs']);
  const { revalidate } = useRevalidator();
  return useCallForm({
    endpoint: operatorBoothOrders.setPrices,
    initial: valuesOf(row),
    input: (v) => ({ params: { id: row.fair.id }, body: bodyOf(row, v) }),
    words: {
      'list.cornerPercent': t('desk.needPercent'),
      'list.cancelDays': t('desk.needDays'),
    },
    draft: { name: `desk.prices.${row.fair.id}` },
    send: deskCall,
    onDone: async () => {
      say({ message: t('desk.pricesSaved'), color: 'warp' });
      await revalidate();
    },
  });
};
type Form = ReturnType<typeof usePrices>;

/** The prices by size of booth, what a corner costs more, and until when one may cancel. */
const PriceFields = ({ form }: { form: Form }) => {
  const { t } = useTranslation(['boothOrders', 'fairs']);
  const { values: v, change } = form;
  return (
    <div className={page['prices']}>
      <Select
        label={t('desk.currency')}
        data={[...currencies]}
        value={v.currency}
        allowDeselect={false}
        onChange={(c) => change({ currency: (c ?? 'CNY') as Currency })}
      />
      {boothSizes.map((size) => (
        <MoneyField
          key={size}
          label={t(`fairs:size.${size}`)}
          name={size}
          currency={v.currency}
          per="m²"
          digits={2}
          value={v[size]}
          error={form.error(`list.perMetre.${size}`)}
          onChange={(price) => change({ [size]: price })}
        />
      ))}
      <NumberField
        label={t('desk.corner')}
        name="cornerPercent"
        digits={0}
        unit="%"
        value={v.cornerPercent}
        error={form.error('list.cornerPercent')}
        onChange={(cornerPercent) => change({ cornerPercent })}
      />
      <NumberField
        label={t('desk.cancelDays')}
        name="cancelDays"
        digits={0}
        value={v.cancelDays}
        error={form.error('list.cancelDays')}
        onChange={(cancelDays) => change({ cancelDays })}
      />
    </div>
  );
};

/** The price list of one fair; orders keep what they were made by. */
const List = ({ row }: { row: FairPrices }) => {
  const { t } = useTranslation(['boothOrders', 'fairs']);
  const text = useText();
  const form = usePrices(row);
  return (
    <form {...form.props} className={`${panel['panel']} ${own['case'] ?? ''}`} aria-label={text(row.fair.name)}>
      <h2>
        {text(row.fair.name)} · {t(`fairs:phase.${row.fair.phase}`)}
      </h2>
      {!row.list && <p>{t('desk.noList')}</p>}
      <PriceFields form={form} />
      {langs.map((l) => (
        <Textarea
          key={l}
          lang={htmlLang[l]}
          label={`${t('desk.included')} · ${ownName[l]}`}
          autosize
          minRows={2}
          maxLength={600}
          {...form.input(l)}
          error={form.error(`list.included.${l}`)}
        />
      ))}
      {form.fault && (
        <p role="alert" className={classes['wrong']}>
          {form.fault}
        </p>
      )}
      <div className={own['acts']}>
        <Button type="submit" loading={form.busy}>
          {t('desk.savePrices')}
        </Button>
      </div>
    </form>
  );
};

/** Price lists of all fairs, those to come first. */
export const PriceLists = ({ rows }: { rows: FairPrices[] }) => (
  <div className={own['reports']}>
    {rows.toReversed().map((row) => (
      <List key={`${row.fair.id} ${row.version}`} row={row} />
    ))}
  </div>
);
