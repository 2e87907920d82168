import { Button, Modal, NativeSelect, SegmentedControl, Switch, Textarea } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { Currency } from '#contract/core/schemas.ts';
import { inquiry } from '#contract/inquiry.ts';
import type { QuotationView } from '#contract/inquiry-schemas.ts';
import { call } from '#web/lib/call.ts';
import { textLang, useFormat, useLang, usePath, useText } from '#web/lib/lang.ts';
import { useMay } from '#web/lib/viewer.ts';
import { Deadline } from '#web/ui/deadline.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { InquiryParts } from '../inquiry-parts.tsx';
import { stateTone } from '../lists/own-list.tsx';
import { AssumptionDialog } from './assumption-dialog.tsx';
import classes from './compare.module.css';
import { CompareTable } from './compare-table.tsx';
import { type Award, Decision } from './decision.tsx';
import { compare } from './level.ts';
import { Thread } from './thread.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

type Data = DataOf<typeof inquiry.own>;

/** The buyer's inquiry: comparison, decision, order. */
export const ComparePage = ({ data, released }: { data: Data; released: boolean }) => {
  const { t } = useTranslation('inquiry');
  const f = useFormat();
  const lang = useLang();
  const text = useText();
  const path = usePath();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { row, parts, quotations, rates } = data;
  const tiers = Math.max(...parts.lines.map((l) => l.tiers.length));
  const [tier, setTier] = useState(1);
  const [currency, setCurrency] = useState<Currency>(parts.currency);
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [awards, setAwards] = useState<Award[] | null>(null);
  const [refusing, setRefusing] = useState<QuotationView | null>(null);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [landed, setLanded] = useState(true);
  const [assuming, setAssuming] = useState<QuotationView | null>(null);
  const may = useMay('buy');
  const open = may && (row.state === 'quoting' || row.state === 'outOfDate');
  const columns = useMemo(
    () => compare(parts.lines, quotations, tier, currency, rates, landed ? data.assumptions : []),
    [parts.lines, quotations, tier, currency, rates, landed, data.assumptions],
  );
  const rate = rates.filter(
    (r) => quotations.some((q) => q.currency === r.currency) && r.currency !== currency && r.currency !== 'CNY',
  );

  const selected: Award[] = quotations.flatMap((quotation) => {
    const lineIds = parts.lines.filter((l) => chosen[l.id] === quotation.id).map((l) => l.id);
    return lineIds.length ? [{ quotation, lineIds }] : [];
  });
  const act = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setRefusal('');
    try {
      await work();
      setChosen({});
    } catch (err) {
      setRefusal(err instanceof CallError && err.message ? err.message : t('compare.failed'));
    } finally {
      setBusy(false);
      setAwards(null);
      setRefusing(null);
      await revalidate();
    }
  };
  const accept = (list: Award[]) =>
    act(async () => {
      let orderId: string | null = null;
      for (const { quotation, lineIds } of list)
        orderId = (
          await call(inquiry.decide, { params: { id: quotation.id }, body: { decision: 'accepted', tier, lineIds } })
        ).orderId;
      if (list.length === 1 && orderId) await navigate(path(`/orderCenter/orderDetail?id=${orderId}`));
    });
  const refuse = (q: QuotationView) =>
    act(async () => {
      await call(inquiry.decide, { params: { id: q.id }, body: { decision: 'refused', reason: reason || undefined } });
      setReason('');
    });

  return (
    <main id="main">
      <PageHead
        crumb={
          <>
            <SiteLink to="/buyerInquirydata/buyerInquiryList">{t('own.title')}</SiteLink> ›{' '}
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
        actions={open && <WithdrawButton id={row.id} />}
      >
        {released && (
          <p role="status" className={classes['rate']}>
            {t('compare.released', { number: row.number })}
          </p>
        )}
        <Thread data={data} />
      </PageHead>
      {refusal && (
        <p role="alert" className={classes['refusal']}>
          {refusal}
        </p>
      )}
      {quotations.length ? (
        <>
          <div className={classes['bar']}>
            {tiers > 1 && (
              <SegmentedControl
                aria-label={t('compare.tier')}
                value={String(tier)}
                onChange={(v) => setTier(Number(v))}
                data={Array.from({ length: tiers }, (_, i) => ({ value: String(i + 1), label: tierLabel(i) }))}
              />
            )}
            <NativeSelect
              aria-label={t('terms.currency')}
              value={currency}
              data={['CNY', 'EUR', 'USD']}
              onChange={(e) => setCurrency(e.currentTarget.value as Currency)}
            />
            {rate.map((r) => (
              <span key={r.currency} className={classes['rate']}>
                {t('compare.rate', { currency: r.currency, cny: r.cny, day: r.day })}
              </span>
            ))}
            {data.assumptions.length > 0 && (
              <Switch label={t('landed.level')} checked={landed} onChange={(e) => setLanded(e.currentTarget.checked)} />
            )}
            <Switch
              label={t('compare.differences')}
              checked={differencesOnly}
              onChange={(e) => setDifferencesOnly(e.currentTarget.checked)}
            />
          </div>
          <CompareTable
            lines={parts.lines}
            columns={columns}
            tier={tier}
            currency={currency}
            differencesOnly={differencesOnly}
            chosen={chosen}
            open={open}
            onChoose={(lineId, id) => setChosen({ ...chosen, [lineId]: id })}
            onAccept={(q) =>
              setAwards([
                {
                  quotation: q,
                  lineIds: parts.lines
                    .filter(
                      (l) =>
                        !l.awardedTo &&
                        q.lines.some((x) => x.lineId === l.id && x.prices[Math.min(tier, l.tiers.length) - 1]),
                    )
                    .map((l) => l.id),
                },
              ])
            }
            onRefuse={setRefusing}
            onAssume={may ? setAssuming : undefined}
          />
          {open && selected.length > 0 && (
            <Decision
              {...{ columns, chosen, selected, currency, busy }}
              lines={parts.lines}
              onAccept={() => setAwards(selected)}
            />
          )}
        </>
      ) : (
        <Empty title={t('compare.none')} text={t('compare.noneText', { n: data.matched })} />
      )}
      <InquiryParts parts={parts} />

      <Modal
        opened={awards !== null}
        onClose={() => setAwards(null)}
        title={t('compare.confirmTitle')}
        closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
      >
        <p>
          {t('compare.confirmText', {
            companies: (awards ?? []).map((a) => text(a.quotation.company.name)).join(', '),
            tier: tierLabel(tier - 1),
          })}
        </p>
        <p className={classes['rate']}>{t('compare.binds')}</p>
        <Button mt="md" color="weft" fullWidth loading={busy} onClick={() => void accept(awards ?? [])}>
          {t('compare.accept', { count: awards?.length ?? 1 })}
        </Button>
      </Modal>
      {assuming && (
        <AssumptionDialog
          key={assuming.id}
          quotation={assuming}
          assumed={data.assumptions.find((a) => a.quotationId === assuming.id)}
          tiers={Array.from({ length: tiers }, (_, i) => tierLabel(i))}
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
      <Modal
        opened={refusing !== null}
        onClose={() => setRefusing(null)}
        title={t('compare.refuseTitle', { company: text(refusing?.company.name) })}
        closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
      >
        <Textarea
          label={`${t('compare.reason')} · ${t('optional', { ns: 'common' })}`}
          maxLength={300}
          value={reason}
          onChange={(e) => setReason(e.currentTarget.value)}
        />
        <Button
          mt="md"
          fullWidth
          variant="outline"
          color="red"
          loading={busy}
          onClick={() => refusing && void refuse(refusing)}
        >
          {t('compare.refuse')}
        </Button>
      </Modal>
    </main>
  );

  function tierLabel(i: number): string {
    const line = parts.lines[0];
    return parts.lines.length === 1 && line
      ? `${f.number(line.tiers[i] ?? '')} ${t(`unit.${line.unit as 'kg'}`, { ns: 'common' })}`
      : t('line.tier', { n: i + 1 });
  }
};
