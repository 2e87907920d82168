import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { IconCheck, IconHelp } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { KeptDraft } from '#contract/core/schemas.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import { limits, paymentTypes, tradeTerms } from '#contract/inquiry/schemas.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { useNow } from '#web/lib/page/now.ts';
import { WarpMark } from '#web/ui/picture/marks.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { DraftElsewhere, DraftStatus } from '#web/ui/form/draft-note.tsx';
import { FileField } from '#web/ui/file/file-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { startQuote, typedTotal, countUnanswered } from './quote-draft.ts';
import { QuoteLine } from './quote-line.tsx';
import classes from './quote.module.css';
import { useQuote } from './use-quote.ts';

type Data = DataOf<typeof inquiry.forSupplier>;
type Props = { data: Data; kept: KeptDraft | null; onSent: (revision: number) => void };

/** The quotation form: amber edge for what the buyer wants, green edge for what the supplier offers. */
export const QuoteForm = ({ data, kept, onSent }: Props) => {
  const { t } = useTranslation('inquiry');
  const f = useFormat();
  const text = useText();
  const now = useNow();
  const { revalidate } = useRevalidator();
  const lines = data.parts?.lines ?? [];
  const next = (data.mine?.revision ?? 0) + 1;
  const form = useQuote(data.row.id, startQuote(data, text(data.row.deliveryPlace), now), kept, async () => {
    onSent(next);
    await revalidate();
  });
  const { values: draft, change, errors, busy } = form;
  const faults = Object.keys(errors).filter((k) => k !== 'form').length;
  const tiers = Math.max(...lines.map((l) => l.tiers.length));
  const open = countUnanswered(draft);
  const quoted = draft.lines.filter((l) => l.on);
  const units = [...new Set(lines.map((l) => l.unit))];
  return (
    <form {...form.props} className={classes['layout']}>
      <div className={classes['main']}>
        <DraftElsewhere draft={form.draft} onKeep={form.keepOwn} />
        {lines.map((line) => {
          const at = draft.lines.findIndex((l) => l.lineId === line.id);
          const value = draft.lines[at];
          const sent = quoted.findIndex((l) => l.lineId === line.id);
          return value ? (
            <QuoteLine
              key={line.id}
              line={line}
              asked={data.parts?.currency ?? 'CNY'}
              value={value}
              currency={draft.currency}
              before={data.mine?.lines.find((l) => l.lineId === line.id)}
              error={(p) => errors[`lines.${sent}.${p}`]}
              onChange={(part) => change({ lines: draft.lines.map((l, i) => (i === at ? { ...l, ...part } : l)) })}
            />
          ) : null;
        })}
        <section className={`${panel['panel']} ${panel['warp']} ${classes['terms']}`}>
          <header>
            <WarpMark />
            <h2>{t('quote.terms')}</h2>
          </header>
          <div className={classes['grid']}>
            <Select
              label={t('terms.currency')}
              data={(['CNY', 'EUR', 'USD'] as const).map((v) => ({ value: v, label: t(`currency.${v}`) }))}
              value={draft.currency}
              allowDeselect={false}
              onChange={(v) => change({ currency: (v ?? 'CNY') as 'CNY' })}
            />
            <Select
              label={t('quote.tradeTerm')}
              data={tradeTerms.map((v) => ({ value: v, label: `${v} · ${t(`tradeTerm.${v}`)}` }))}
              value={draft.tradeTerm}
              allowDeselect={false}
              onChange={(v) => change({ tradeTerm: v ?? 'DAP' })}
            />
            <TextInput
              label={t('quote.place')}
              value={draft.place}
              maxLength={120}
              onChange={(e) => change({ place: e.currentTarget.value })}
              error={errors['place']}
            />
            <NumberField
              label={t('quote.leadDays')}
              description={t('quote.deliveryAsked', { day: f.day(data.row.deliveryDate) })}
              digits={0}
              unit={t('quote.dayUnit')}
              value={draft.leadDays}
              onChange={(leadDays) => change({ leadDays })}
              error={errors['leadDays']}
            />
            <Select
              label={t('quote.payment')}
              data={paymentTypes.map((v) => ({ value: v, label: t(`payment.${v}`, { ns: 'common' }) }))}
              value={draft.paymentType}
              allowDeselect={false}
              onChange={(v) => change({ paymentType: v ?? 'net30' })}
            />
            <DateField
              label={t('quote.validUntil')}
              value={draft.validUntil}
              onChange={(validUntil) => change({ validUntil })}
              error={errors['validUntil']}
            />
            <NumberField
              label={`${t('quote.moq')} · ${t('optional', { ns: 'common' })}`}
              digits={3}
              unit={units.length === 1 ? t(`unit.${units[0]}` as 'unit.kg', { ns: 'common' }) : undefined}
              value={draft.moq}
              onChange={(moq) => change({ moq })}
              error={errors['moq']}
            />
          </div>
          <Textarea
            label={`${t('quote.note')} · ${t('optional', { ns: 'common' })}`}
            autosize
            minRows={2}
            maxLength={2000}
            value={draft.note}
            onChange={(e) => change({ note: e.currentTarget.value })}
            error={errors['note']}
          />
          <FileField
            label={`${t('annex.title')} · ${t('optional', { ns: 'common' })}`}
            name="annexes"
            description={t('annex.ofQuote')}
            kind="annex"
            most={limits.annexes}
            value={draft.annexes}
            onChange={(annexes) => change({ annexes })}
            upload={uploadFile}
            error={errors['annexes']}
          />
        </section>
      </div>
      <aside className={`${panel['panel']} ${panel['warp']} ${classes['sum']}`}>
        <p>{t('quote.totals', { n: next })}</p>
        <dl>
          {Array.from({ length: tiers }, (_, i) => {
            const total = typedTotal(draft, lines, i + 1);
            return (
              <div key={i}>
                <dt>{t('line.tier', { n: i + 1 })}</dt>
                <dd className="figure">{total === null ? '—' : f.money(total, draft.currency)}</dd>
              </div>
            );
          })}
        </dl>
        <p className={classes['check']} data-open={open > 0 || undefined}>
          {open > 0 ? (
            <IconHelp size={16} stroke={2} aria-hidden="true" />
          ) : (
            <IconCheck size={16} stroke={2} aria-hidden="true" />
          )}
          {open > 0 ? t('quote.open', { n: open }) : t('quote.answered')}
        </p>
        {(faults > 0 || form.fault) && (
          <p role="alert" className={classes['refusal']}>
            {faults ? t('release.faults', { count: faults }) : form.fault}
          </p>
        )}
        <Button type="submit" size="lg" fullWidth loading={busy} disabled={open > 0 || quoted.length === 0}>
          {next > 1 ? t('quote.submitNext', { n: next }) : t('quote.submit')}
        </Button>
        <small>{t('quote.binds')}</small>
        <DraftStatus state={form.draft.state} />
      </aside>
    </form>
  );
};
