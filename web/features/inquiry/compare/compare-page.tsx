import { useMemo, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { Currency } from '#contract/core/schemas.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import type { QuotationView } from '#contract/inquiry/schemas.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useMay } from '#web/lib/page/viewer.ts';
import { Deadline } from '#web/ui/feedback/deadline.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { InquiryParts } from '../inquiry-parts.tsx';
import { stateTone } from '../state-tone.ts';
import { AssumptionDialog } from './cost/assumption-dialog.tsx';
import { AwardDialog } from './award/award-dialog.tsx';
import { CompareBar } from './compare-bar.tsx';
import classes from './compare.module.css';
import { CompareTable } from './compare-table.tsx';
import { Decision } from './award/decision.tsx';
import { FreshQuotation } from './fresh-quotation.tsx';
import { compare, type LinePick, tierOf } from './cost/level.ts';
import { RefuseDialog } from './award/refuse-dialog.tsx';
import { Thread } from './thread.tsx';
import { ToldList } from './told-list.tsx';
import { useAward } from './award/use-award.ts';
import { WithdrawButton } from './award/withdraw-button.tsx';

type Data = DataOf<typeof inquiry.own>;

/** The buyer's inquiry: who was told, comparison, decision, order. */
export const ComparePage = ({ data, released }: { data: Data; released: boolean }) => {
  const { t } = useTranslation('inquiry');
  const f = useFormat();
  const lang = useLang();
  const text = useText();
  const { revalidate } = useRevalidator();
  const { row, parts, quotations, rates } = data;
  const tiers = Math.max(...parts.lines.map((l) => l.tiers.length));
  const [tier, setTier] = useState(1);
  const [currency, setCurrency] = useState<Currency>(parts.currency);
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const [landed, setLanded] = useState(true);
  const [assuming, setAssuming] = useState<QuotationView | null>(null);
  const award = useAward(data);
  const may = useMay('buy');
  const open = may && (row.state === 'quoting' || row.state === 'outOfDate');
  const cancelled = open ? data.orders.filter((o) => o.state === 'cancelled') : [];
  const byTier = useMemo(
    () =>
      Array.from({ length: tiers }, (_, i) =>
        compare(parts.lines, quotations, i + 1, currency, rates, landed ? data.assumptions : []),
      ),
    [tiers, parts.lines, quotations, currency, rates, landed, data.assumptions],
  );
  const at = (n: number) => byTier[n - 1] ?? [];
  const columns = at(tier);
  const names = Array.from({ length: tiers }, (_, i) => tierLabel(i));
  const used = rates.filter(
    (r) => quotations.some((q) => q.currency === r.currency) && r.currency !== currency && r.currency !== 'CNY',
  );
  /** All open lines that a quotation prices at the tier that is compared. */
  const wholeOf = (q: QuotationView): Record<string, LinePick> =>
    Object.fromEntries(
      parts.lines.flatMap((l) => {
        const i = tierOf(l, tier);
        const priced = !l.awardedTo && q.lines.some((x) => x.lineId === l.id && x.prices[i]);
        return priced ? [[l.id, { quotationId: q.id, tier: i + 1 }]] : [];
      }),
    );

  return (
    <main id="main">
      <PageHead
        crumb={
          <>
            <SiteLink to={pageTo('myInquiries')}>{t('own.title')}</SiteLink> ›{' '}
            <span className="figure">{row.number}</span>
          </>
        }
        title={<span lang={textLang(row.title, lang)}>{text(row.title)}</span>}
        note={
          <>
            <Tag tone={stateTone[row.state]}>{t(`inquiryState.${row.state}`, { ns: 'common' })}</Tag>
            <span>
              {row.tradeTerm} {text(row.deliveryPlace)} · {row.deliveryDate}
            </span>
            <span>
              {t('list.deadline')} <Deadline at={row.deadline} />
            </span>
          </>
        }
        actions={open && parts.lines.every((l) => !l.awardedTo) && <WithdrawButton id={row.id} />}
      >
        {released && (
          <p role="status" className={classes['rate']}>
            {t('compare.released', { number: row.number })}
          </p>
        )}
        <Thread data={data} />
      </PageHead>
      {cancelled.map((o) => (
        <p key={o.id} className={classes['rate']}>
          {t('compare.fellThrough', { number: o.number })}
        </p>
      ))}
      {award.refusal && !award.awarding && (
        <p role="alert" className={classes['refusal']}>
          {award.refusal}
        </p>
      )}
      <FreshQuotation inquiryId={row.id} />
      {quotations.length ? (
        <>
          <CompareBar
            {...{ tier, currency, differencesOnly }}
            tiers={names}
            onTier={setTier}
            onCurrency={setCurrency}
            rates={used}
            landed={data.assumptions.length ? landed : undefined}
            onLanded={setLanded}
            onDifferencesOnly={setDifferencesOnly}
          />
          <CompareTable
            data={data}
            columns={columns}
            tier={tier}
            currency={currency}
            differencesOnly={differencesOnly}
            chosen={award.chosen}
            mayAward={(q) => open && (q.state === 'submitted' || (q.state === 'refused' && cancelled.length > 0))}
            onChoose={(line, quotationId) =>
              award.setChosen({ ...award.chosen, [line.id]: { quotationId, tier: tierOf(line, tier) + 1 } })
            }
            onAccept={(q) => award.open(wholeOf(q))}
            onRefuse={may ? award.setRefusing : undefined}
            onAssume={may ? setAssuming : undefined}
          />
          {open && Object.keys(award.chosen).length > 0 && (
            <Decision
              lines={parts.lines}
              at={at}
              picks={award.chosen}
              currency={currency}
              onAccept={() => award.open(award.chosen)}
            />
          )}
        </>
      ) : (
        <Empty title={t('compare.none')} text={data.matched ? t('compare.noneText', { n: data.matched }) : ''} />
      )}
      <ToldList data={data} />
      <InquiryParts parts={parts} />

      {award.awarding && (
        <AwardDialog
          data={data}
          picks={award.awarding}
          busy={award.busy}
          refusal={award.refusal}
          onTier={(lineId, n) => {
            const pick = award.awarding?.[lineId];
            if (pick) award.setAwarding({ ...award.awarding, [lineId]: { ...pick, tier: n } });
          }}
          onAccept={() => void award.accept()}
          onClose={() => award.setAwarding(null)}
        />
      )}
      {assuming && (
        <AssumptionDialog
          key={assuming.id}
          quotation={assuming}
          assumed={data.assumptions.find((a) => a.quotationId === assuming.id)}
          tiers={names}
          currency={currency}
          tier={tier}
          price={columns.find((c) => c.quotation.id === assuming.id)?.priced ?? null}
          rates={rates}
          onClose={() => setAssuming(null)}
          onKept={async () => {
            setLanded(true);
            await revalidate();
          }}
        />
      )}
      {award.refusing && (
        <RefuseDialog
          quotation={award.refusing}
          busy={award.busy}
          onRefuse={(reason) => void award.refuse(reason)}
          onClose={() => award.setRefusing(null)}
        />
      )}
    </main>
  );

  function tierLabel(i: number): string {
    const line = parts.lines[0];
    return parts.lines.length === 1 && line
      ? `${f.number(line.tiers[i] ?? '')} ${t(`unit.${line.unit as 'kg'}`, { ns: 'common' })}`
      : t('line.tier', { n: i + 1 });
  }
};
