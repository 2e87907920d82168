import { Button, Textarea, TextInput } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { useTranslation } from '#web/lib/text/words.ts';
import { decimalToMinor, lineTotal, minorToDecimal } from '#contract/core/money.ts';
import { isAdmitted } from '#contract/purchase/states.ts';
import { tender } from '#contract/purchase/tender.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useReady } from '#web/lib/page/ready.ts';
import panel from '#web/ui/frame/panel.module.css';
import type { Comparison } from './comparison.ts';
import { Share } from './share.tsx';
import classes from './tender.module.css';

type Offer = Comparison['offers'][number];
/** Quantities as typed, by application and line. */
type Shares = Record<string, Record<string, string>>;

/** Who can be awarded something: whose offer binds, whom nothing keeps out, and who was not passed over while nothing fell through. */
const candidatesOf = (table: Comparison): Offer[] => {
  const fell = table.awards.some((a) => a.fellThrough);
  return table.offers.filter(
    (o) => o.offer && o.binds && !o.blocked && isAdmitted(o.state) && (o.state !== 'passedOver' || fell),
  );
};

const awardsOf = (table: Comparison, shares: Shares, reasons: Record<string, string>) =>
  candidatesOf(table).flatMap((o) => {
    const lines = table.lines.flatMap((l) => {
      const quantity = shares[o.applicationId]?.[l.id];
      return quantity && quantity !== '0' ? [{ lineId: l.id, quantity }] : [];
    });
    const reason = reasons[o.applicationId]?.trim();
    return lines.length ? [{ applicationId: o.applicationId, lines, ...(reason && { reason }) }] : [];
  });

const totalOf = (table: Comparison, one: Offer, shares: Record<string, string>): string =>
  minorToDecimal(
    table.lines.reduce((sum, l) => {
      const price = one.offer?.prices.find((p) => p.lineId === l.id)?.price;
      const q = shares[l.id] ?? '';
      return price && /^\d{1,12}(\.\d{1,3})?$/.test(q) ? sum + lineTotal(price, q) : sum;
    }, 0n),
  );

const useAwardForm = (table: Comparison) => {
  const { t } = useTranslation('tender');
  const { revalidate } = useRevalidator();
  return useCallForm({
    endpoint: tender.award,
    initial: { shares: {} as Shares, reasons: {} as Record<string, string>, others: '', why: '' },
    input: ({ shares, reasons, others, why }, clientKey) => ({
      params: { id: table.row.id },
      body: {
        clientKey,
        awards: awardsOf(table, shares, reasons),
        ...(others.trim() && { others: others.trim() }),
        ...(why.trim() && { approvalReason: why.trim() }),
      },
    }),
    words: { awards: t('award.nothing') },
    onDone: async () => {
      await revalidate();
    },
  });
};
type Form = ReturnType<typeof useAwardForm>;

/** What is left of each line goes to the lowest offer. */
const WholeToLowest = ({ table, lowest, form }: { table: Comparison; lowest: Offer; form: Form }) => {
  const { t } = useTranslation('tender');
  const ready = useReady();
  return (
    <div className={classes['acts']}>
      <Button
        variant="default"
        disabled={!ready}
        onClick={() =>
          form.change({
            shares: {
              [lowest.applicationId]: Object.fromEntries(
                table.lines.flatMap((l) =>
                  l.left !== '0' && lowest.offer?.prices.some((p) => p.lineId === l.id) ? [[l.id, l.left]] : [],
                ),
              ),
            },
          })
        }
      >
        {t('award.whole')}
      </Button>
    </div>
  );
};

type CandidateProps = { one: Offer; table: Comparison; awards: ReturnType<typeof awardsOf>; form: Form };
const Candidate = ({ one, table, awards, form }: CandidateProps) => {
  const { t } = useTranslation(['tender', 'common']);
  const text = useText();
  const f = useFormat();
  const { shares, reasons } = form.values;
  const n = awards.findIndex((a) => a.applicationId === one.applicationId);
  const company = text(one.company.name);
  const total = totalOf(table, one, shares[one.applicationId] ?? {});
  return (
    <fieldset className={classes['share']}>
      <legend>{company}</legend>
      <Share
        one={one}
        table={table}
        shares={shares[one.applicationId] ?? {}}
        onChange={(lineId, q) =>
          form.change({ shares: { ...shares, [one.applicationId]: { ...shares[one.applicationId], [lineId]: q } } })
        }
        error={(lineId) => {
          const m = awards[n]?.lines.findIndex((l) => l.lineId === lineId) ?? -1;
          return m < 0
            ? undefined
            : (form.error(`awards.${n}.lines.${m}.quantity`) ?? form.error(`awards.${n}.lines.${m}`));
        }}
      />
      {n >= 0 && (
        <>
          {decimalToMinor(total) > 0n && (
            <p className={classes['sum']}>
              <strong className="figure">{f.money(total, table.terms?.currency ?? 'CNY')}</strong>
            </p>
          )}
          <TextInput
            label={`${t('award.reason', { company })} · ${t('common:optional')}`}
            value={reasons[one.applicationId] ?? ''}
            onChange={(e) => form.change({ reasons: { ...reasons, [one.applicationId]: e.currentTarget.value } })}
            maxLength={500}
            error={form.error(`awards.${n}.applicationId`)}
          />
        </>
      )}
    </fieldset>
  );
};

/** The award: whole lines or shares of them to one supplier or several, each with its reason, and a word for everybody else. */
export const AwardForm = ({ table }: { table: Comparison }) => {
  const { t } = useTranslation(['tender', 'common']);
  const ready = useReady();
  const f = useFormat();
  const candidates = candidatesOf(table);
  const { limit, waiting } = table.approval;
  const form = useAwardForm(table);
  const awards = awardsOf(table, form.values.shares, form.values.reasons);
  const lowest = candidates.find((o) => o.lowest) ?? (candidates.length === 1 ? candidates[0] : undefined);
  if (!candidates.length) return null;
  return (
    <form {...form.props} className={`${panel['panel']} ${panel['weft']} ${classes['box']}`}>
      <h2>{t('award.send')}</h2>
      {lowest && <WholeToLowest table={table} lowest={lowest} form={form} />}
      {candidates.map((o) => (
        <Candidate key={o.applicationId} one={o} table={table} awards={awards} form={form} />
      ))}
      <Textarea
        {...form.input('others')}
        label={t('award.others')}
        description={t('award.othersHint')}
        maxLength={500}
        autosize
        minRows={2}
      />
      {limit !== null && (
        <Textarea
          {...form.input('why')}
          label={`${t('award.why')} · ${t('common:optional')}`}
          description={t('award.above', { limit: f.money(limit, 'CNY') })}
          maxLength={300}
          autosize
          minRows={2}
        />
      )}
      <p className={classes['quiet']}>{t('award.binds')}</p>
      <div className={classes['acts']}>
        <Button type="submit" color="weft" loading={form.busy} disabled={!ready}>
          {t('award.send')}
        </Button>
        {waiting && <p role="status">{t('award.asked')}</p>}
        <p role="alert" className={classes['wrong']}>
          {form.error('awards') ?? form.fault}
        </p>
      </div>
    </form>
  );
};
