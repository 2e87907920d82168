import { Button } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { currencies } from '#contract/core/schemas.ts';
import { type HarshCondition, harshConditions } from '#contract/testing/rules.ts';
import type { OwnSheet, TestMethod } from '#contract/testing/schemas.ts';
import { faultsOf } from '#web/lib/call.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useLeaveGuard } from '#web/lib/form/use-leave-guard.ts';
import { useMay } from '#web/lib/page/viewer.ts';
import { say } from '#web/lib/say.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { Select } from '#web/ui/form/pick.tsx';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import classes from '../services.module.css';
import { SheetRows, type TypedLine } from './sheet-rows.tsx';

const each = <T,>(of: (c: HarshCondition) => T): Record<HarshCondition, T> => ({
  cold: of('cold'),
  hot: of('hot'),
  hotWet: of('hotWet'),
});
const typedLines = ({ sheet }: OwnSheet): TypedLine[] =>
  sheet.lines.map((l) => ({ ...l, least: String(l.least), days: String(l.days) }));

type Props = { own: OwnSheet; methods: readonly TestMethod[] };

const useSheetForm = (own: OwnSheet) => {
  const { t } = useTranslation('testing');
  const { revalidate } = useRevalidator();
  const { sheet, version, offers } = own;
  return useCallForm({
    endpoint: () => import('#contract/testing/calls.ts').then((m) => m.testSheets.save),
    initial: {
      offer: sheet.offer ?? offers[0]?.id ?? '',
      currency: sheet.currency,
      factors: each((c) => (sheet.factors[c] === null ? '' : String(sheet.factors[c]))),
      conditioning: each((c) => String(sheet.conditioning[c])),
      cutting: sheet.cutting ?? '',
      lines: typedLines(own),
    },
    input: (v) => ({
      body: {
        base: version,
        offer: v.offer,
        currency: v.currency,
        factors: each((c) => (v.factors[c] === '' ? null : Number(v.factors[c]))),
        conditioning: each((c) => Number(v.conditioning[c])),
        cutting: v.cutting === '' ? null : v.cutting,
        lines: v.lines.map((l) => ({ ...l, least: Number(l.least), days: Number(l.days) })),
      },
    }),
    draft: { name: `testing.sheet.${version}` },
    onDone: async () => {
      say(t('sheet.saved'));
      await revalidate();
    },
    onRefused: (err) => faultsOf(err),
  });
};

/** What a test costs and takes more in each state than dry at room temperature. */
const StateFields = ({ form }: { form: ReturnType<typeof useSheetForm> }) => {
  const { t } = useTranslation('testing');
  const { values: v } = form;
  return (
    <div className={classes['pair']}>
      {harshConditions.map((c) => (
        <div key={c} className={classes['figures']}>
          <NumberField
            name={`factors.${c}`}
            label={t('sheet.factor', { state: t(`state.${c}`) })}
            digits={0}
            value={v.factors[c]}
            onChange={(factor) => form.change({ factors: { ...v.factors, [c]: factor } })}
            error={form.error(`factors.${c}`)}
          />
          <NumberField
            name={`conditioning.${c}`}
            label={t('sheet.days', { state: t(`state.${c}`) })}
            digits={0}
            value={v.conditioning[c]}
            onChange={(days) => form.change({ conditioning: { ...v.conditioning, [c]: days } })}
            error={form.error(`conditioning.${c}`)}
          />
        </div>
      ))}
    </div>
  );
};

/** The sheet as its laboratory writes it; what is typed stays as a draft until it is saved. */
export const SheetEditor = ({ own, methods }: Props) => {
  const { t } = useTranslation('testing');
  const text = useText();
  const may = useMay('sell');
  const { offers } = own;
  const form = useSheetForm(own);
  useLeaveGuard(form.isDirty);
  const { values: v } = form;
  return (
    <form {...form.props} className={`${panel['panel']} ${classes['box']}`} aria-label={t('sheet.title')}>
      <div className={classes['pair']}>
        <Select
          name="offer"
          label={t('sheet.offer')}
          data={offers.map((o) => ({
            value: o.id,
            label: o.listed ? text(o.name) : t('sheet.notListed', { name: text(o.name) }),
          }))}
          value={v.offer || null}
          onChange={(offer) => form.change({ offer: offer ?? v.offer })}
          error={form.error('offer')}
        />
        <Select
          name="currency"
          label={t('sheet.currency')}
          data={[...currencies]}
          value={v.currency}
          onChange={(c) => form.change({ currency: currencies.find((x) => x === c) ?? v.currency })}
          error={form.error('currency')}
        />
        <NumberField label={t('sheet.cutting')} digits={2} {...form.field('cutting')} />
      </div>
      <h2>{t('sheet.states')}</h2>
      <StateFields form={form} />
      <SheetRows rows={v.lines} methods={methods} onChange={(lines) => form.change({ lines })} errorOf={form.error} />
      <div className={shared['acts']}>
        <Button type="submit" color="warp" loading={form.busy} disabled={!may}>
          {t('sheet.save')}
        </Button>
      </div>
      <p role="alert" className={shared['refused']}>
        {form.fault}
      </p>
    </form>
  );
};
