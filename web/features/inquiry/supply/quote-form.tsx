import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { IconCheck, IconHelp } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { KeptDraft } from '#contract/core/schemas.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import type { LineView } from '#contract/inquiry/schemas.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useNow } from '#web/lib/page/now.ts';
import { DraftElsewhere, DraftStatus } from '#web/ui/form/draft-note.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { countUnanswered, type QuoteDraft, startQuote, typedTotal } from './quote-draft.ts';
import { QuoteLine } from './quote-line.tsx';
import classes from './quote.module.css';
import { TermsOffered } from './terms-offered.tsx';
import { useQuote } from './use-quote.ts';

const Changed = lazy(() => import('../changes/change-list.tsx'));

type Data = DataOf<typeof inquiry.forSupplier>;
type Props = { data: Data; kept: KeptDraft | null; onSent: (revision: number) => void };

/** What the quotation comes to at each tier. */
const Totals = ({ draft, lines }: { draft: QuoteDraft; lines: LineView[] }) => {
  const { t } = useTranslation('inquiry');
  const f = useFormat();
  const tiers = Math.max(...lines.map((l) => l.tiers.length));
  return (
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
  );
};

/** Whether every requirement is answered, and how many are not. */
const Unanswered = ({ n }: { n: number }) => {
  const { t } = useTranslation(['inquiry', 'quoteForm']);
  return (
    <p className={classes['check']} data-open={n > 0 || undefined}>
      {n > 0 ? (
        <IconHelp size={16} stroke={2} aria-hidden="true" />
      ) : (
        <IconCheck size={16} stroke={2} aria-hidden="true" />
      )}
      {n > 0 ? t('quoteForm:open', { n, count: n }) : t('quoteForm:answered')}
    </p>
  );
};

type SideProps = { data: Data; form: ReturnType<typeof useQuote>; next: number };
/** What it comes to, what is still open, and the button that sends it. */
const Side = ({ data, form, next }: SideProps) => {
  const { t } = useTranslation(['inquiry', 'quoteForm']);
  const lines = data.parts?.lines ?? [];
  const { values: draft, errors, busy } = form;
  const faults = Object.keys(errors).filter((k) => k !== 'form').length;
  const open = countUnanswered(draft);
  const quoted = draft.lines.filter((l) => l.on);
  return (
    <aside className={`${panel['panel']} ${panel['warp']} ${classes['sum']}`}>
      <p>{t('quoteForm:totals', { n: next })}</p>
      <Totals draft={draft} lines={lines} />
      <Unanswered n={open} />
      {(faults > 0 || form.fault) && (
        <p role="alert" className={classes['refusal']}>
          {faults ? t('faults', { count: faults }) : form.fault}
        </p>
      )}
      {form.changed.length > 0 && (
        <Suspense>
          <Changed changes={form.changed} />
        </Suspense>
      )}
      <Button type="submit" size="lg" fullWidth loading={busy} disabled={open > 0 || quoted.length === 0}>
        {data.row.sealed
          ? t('quoteForm:seal', { n: next })
          : next > 1
            ? t('quoteForm:submitNext', { n: next })
            : t('quoteForm:submit')}
      </Button>
      <small>{t('quoteForm:binds')}</small>
      <DraftStatus state={form.draft.state} />
    </aside>
  );
};

/** The quotation form: amber edge for what the buyer wants, green edge for what the supplier offers. */
export const QuoteForm = ({ data, kept, onSent }: Props) => {
  const text = useText();
  const now = useNow();
  const { revalidate } = useRevalidator();
  const lines = data.parts?.lines ?? [];
  const next = (data.mine?.revision ?? 0) + 1;
  const form = useQuote(
    data.row.id,
    startQuote(data, text, now),
    kept,
    { lines, version: data.version ?? 1 },
    async () => {
      onSent(next);
      await revalidate();
    },
  );
  const { values: draft, change, errors } = form;
  const quoted = draft.lines.filter((l) => l.on);
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
              attached={data.row.sealed ? draft.annexes : null}
              value={value}
              currency={draft.currency}
              before={data.mine?.lines.find((l) => l.lineId === line.id)}
              error={(p) => errors[`lines.${sent}.${p}`]}
              onChange={(part) => change({ lines: draft.lines.map((l, i) => (i === at ? { ...l, ...part } : l)) })}
            />
          ) : null;
        })}
        <TermsOffered {...{ draft, change, errors }} deliveryDate={data.row.deliveryDate} sealed={data.row.sealed} />
      </div>
      <Side data={data} form={form} next={next} />
    </form>
  );
};
