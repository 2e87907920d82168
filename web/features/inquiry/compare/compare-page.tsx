import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
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
import classes from './compare.module.css';
import { Compared } from './compared.tsx';
import { Thread } from './thread.tsx';
import type { Sealing } from '#contract/inquiry/sealing.ts';
import { Changes } from '../changes/changes.tsx';
import { ManageButton } from '../manage/manage-button.tsx';
import { SealedQuotations } from '../sealing/sealing.tsx';
import { Late } from '../late.tsx';
import { Talk } from '../talk/talk.tsx';
import { ToldList } from './told-list.tsx';
import { useAward } from './award/use-award.ts';
import { type Comparison, useComparison } from './use-comparison.ts';

// What opens comes when it opens.
const AwardDialog = lazy(() => import('./award/award-dialog.tsx'));
const RefuseDialog = lazy(() => import('./award/refuse-dialog.tsx'));
const NotesPanel = lazy(() => import('./votes/notes-panel.tsx'));
const RestPanel = lazy(() => import('./award/rest-panel.tsx'));
const ApprovalPanel = lazy(() => import('./approval/approval-panel.tsx'));
const AssumptionDialog = lazy(() => import('./cost/assumption-dialog.tsx'));

type Data = DataOf<typeof inquiry.own>;

type HeadProps = { data: Data; open: boolean; manage: boolean; released: boolean };

const InquiryHead = ({ data, open, manage, released }: HeadProps) => {
  const { t } = useTranslation(['inquiry', 'compare', 'common']);
  const lang = useLang();
  const text = useText();
  const { row, parts } = data;
  return (
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
          <Tag tone={stateTone[row.state]}>{t(`common:inquiryState.${row.state}`)}</Tag>
          {row.sealed && <Tag>{t('common:sealed.mark')}</Tag>}
          {row.hidden && <Tag tone="bad">{t('common:takenDown')}</Tag>}
          <span>
            {row.tradeTerm} {text(row.deliveryPlace)} · {row.deliveryDate}
          </span>
          <span>
            {t('list.deadline')} <Deadline at={row.deadline} />
          </span>
          <SiteLink to={pageTo('deal', { id: row.id })}>{t('inquiry:dealTimeline')}</SiteLink>
          {row.confidential && (
            <SiteLink to={pageTo('confidentiality', { id: row.id })}>{t('compare:confidentiality')}</SiteLink>
          )}
        </>
      }
      actions={
        manage && <ManageButton row={row} mayWithdraw={open && parts.lines.every((l) => l.awarded === 'open')} />
      }
    >
      {released && (
        <p role="status" className={classes['rate']}>
          {t('compare:released', { number: row.number })}
        </p>
      )}
      <Thread data={data} />
    </PageHead>
  );
};

/** The order that is about to be placed, and the quotation that is about to be refused. */
const AwardDialogs = ({ data, award }: { data: Data; award: ReturnType<typeof useAward> }) => {
  const { t } = useTranslation('compare');
  const text = useText();
  return (
    <Suspense>
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
          onAccept={(reason) => void award.accept(reason)}
          onClose={() => award.setAwarding(null)}
        />
      )}
      {award.refusing && (
        <RefuseDialog
          title={t('refuseTitle', { company: text(award.refusing.company.name) })}
          act={t('refuse')}
          first="price"
          busy={award.busy}
          onRefuse={(refusal) => void award.refuse(refusal)}
          onClose={() => award.setRefusing(null)}
        />
      )}
    </Suspense>
  );
};

type AssumptionProps = { data: Data; view: Comparison; assuming: QuotationView; onClose: () => void };

/** The costs until delivery of one quotation; what is kept is compared at once. */
const Assumption = ({ data, view, assuming, onClose }: AssumptionProps) => {
  const { revalidate } = useRevalidator();
  return (
    <Suspense>
      <AssumptionDialog
        quotation={assuming}
        assumed={data.assumptions.find((a) => a.quotationId === assuming.id)}
        tiers={view.tierNames}
        currency={view.currency}
        tier={view.tier}
        price={view.columns.find((c) => c.quotation.id === assuming.id)?.priced ?? null}
        rates={data.rates}
        onClose={onClose}
        onKept={async () => {
          view.setLanded(true);
          await revalidate();
        }}
      />
    </Suspense>
  );
};

type Props = { data: Data; sealing: Sealing | null; released: boolean };

/** What stands in the way of an award, and orders that came to nothing. */
const Warnings = ({ data, open }: { data: Data; open: boolean }) => {
  const { t } = useTranslation('compare');
  const text = useText();
  const f = useFormat();
  const { quotations } = data;
  const cancelled = open ? data.orders.filter((o) => o.state === 'cancelled') : [];
  return (
    <>
      {data.hiddenReason && (
        <p role="status" className={classes['refusal']}>
          {t('hidden', { reason: data.hiddenReason })}
        </p>
      )}
      {open &&
        data.blocked.map((b) => (
          <p key={b.entId} role="status" className={classes['refusal']}>
            {t(`blocked.${b.code}`, {
              company: text(quotations.find((q) => q.company.id === b.entId)?.company.name ?? {}),
              day: b.until ? f.day(b.until) : '',
            })}
          </p>
        ))}
      {cancelled.map((o) => (
        <p key={o.id} className={classes['rate']}>
          {t('fellThrough', { number: o.number })}
        </p>
      ))}
    </>
  );
};

/** The buyer's inquiry: who was told, comparison, decision, order. */
export const ComparePage = ({ data, sealing, released }: Props) => {
  const { t } = useTranslation(['inquiry', 'compare']);
  const { row, parts, quotations } = data;
  const undecided = quotations.filter((q) => q.state === 'submitted').length;
  const view = useComparison(data);
  const [assuming, setAssuming] = useState<QuotationView | null>(null);
  const award = useAward(data);
  const may = useMay('buy');
  const open = may && (row.state === 'quoting' || row.state === 'outOfDate');

  return (
    <main id="main">
      <InquiryHead {...{ data, open, released }} manage={may} />
      <Warnings data={data} open={open} />
      {award.refusal && !award.awarding && (
        <p role="alert" className={classes['refusal']}>
          {award.refusal}
        </p>
      )}
      {data.approval.requests > 0 && (
        <Suspense>
          <ApprovalPanel fresh={data.approval.requests} inquiryId={row.id} may={may} />
        </Suspense>
      )}
      <SealedQuotations row={row} sealing={sealing} side="buyer" shown={quotations} />
      {quotations.length ? (
        <Compared {...{ data, view, award, may, open }} onAssume={setAssuming} />
      ) : sealing ? null : (
        <Empty
          title={t('compare:none')}
          text={data.matched ? t('compare:noneText', { n: data.matched, count: data.matched }) : ''}
        />
      )}
      {quotations.length > 0 && (
        <Late title={data.notes ? t('compare:notesOf', { n: data.notes, count: data.notes }) : t('compare:notes')}>
          <NotesPanel inquiryId={row.id} quotations={quotations} />
        </Late>
      )}
      {may && row.state !== 'withdrawn' && undecided > 0 && (
        <Late title={t('compare:rest.title', { n: undecided, count: undecided })} begin={row.state === 'awarded'}>
          <RestPanel {...{ data, undecided }} />
        </Late>
      )}
      {data.changes > 0 && <Changes inquiryId={row.id} count={data.changes} />}
      <Talk inquiryId={row.id} counts={data.talk} begin={data.talk.open > 0 && row.state === 'quoting'} />
      <ToldList data={data} />
      <InquiryParts parts={parts} />

      <AwardDialogs data={data} award={award} />
      <Suspense>
        {assuming && <Assumption key={assuming.id} {...{ data, view, assuming }} onClose={() => setAssuming(null)} />}
      </Suspense>
    </main>
  );
};
