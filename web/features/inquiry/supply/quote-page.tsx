import { IconLock } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { KeptDraft } from '#contract/core/schemas.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import type { QuotationView } from '#contract/inquiry/schemas.ts';
import type { Sealing } from '#contract/inquiry/sealing.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useMay } from '#web/lib/page/viewer.ts';
import { Deadline } from '#web/ui/feedback/deadline.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { QuoteBars } from '#web/ui/table/quote-bars.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { InquiryParts } from '../inquiry-parts.tsx';
import { stateTone } from '../state-tone.ts';
import { MatchWhy } from '../match-why.tsx';
import type { ClosedBy } from './closed.tsx';
import { Decline } from './decline.tsx';
import { Late } from '../late.tsx';
import { Changes } from '../changes/changes.tsx';
import { SealedQuotations } from '../sealing/sealing.tsx';
import { Talk } from '../talk/talk.tsx';
import { QuotationFile } from '../quotation-file.tsx';
import { QuoteForm } from './quote-form.tsx';
import classes from './quote.module.css';

const Standing = lazy(() => import('./standing.tsx'));
const Closed = lazy(() => import('./closed.tsx'));
const WithdrawPanel = lazy(() => import('./withdraw-panel.tsx'));
const RevisionsPanel = lazy(() => import('../revisions/revisions-panel.tsx'));
const PriceMemory = lazy(() => import('./price-memory.tsx'));

type Data = DataOf<typeof inquiry.forSupplier>;
/** The same each time, so that nothing is checked anew. */
const nothingShown: QuotationView[] = [];

/** Why no quotation can be sent now, if so: a key of the words, shown instead of the form. */
const closedBy = (d: Data): ClosedBy | null => {
  if (d.mine?.state === 'accepted' || d.mine?.state === 'refused') return d.mine.state;
  if (d.row.state === 'outOfDate') return 'deadline';
  if (d.row.state !== 'quoting') return 'ended';
  if (d.row.hidden && d.mine?.state !== 'submitted') return 'hidden';
  return d.full && !d.mine ? 'full' : null;
};

type Mine = NonNullable<Data['mine']>;

const QuoteHead = ({ data }: { data: Data }) => {
  const { t } = useTranslation('inquiry');
  const lang = useLang();
  const text = useText();
  const { row } = data;
  return (
    <PageHead
      crumb={
        <>
          <SiteLink to={pageTo('smartMatch')}>{t('match.head')}</SiteLink> ›{' '}
          <span className="figure">{row.number}</span>
        </>
      }
      title={<span lang={textLang(row.title, lang)}>{text(row.title)}</span>}
      note={
        <>
          <Tag tone={stateTone[row.state]}>{t(`common:inquiryState.${row.state}`)}</Tag>
          {row.sealed && <Tag>{t('common:sealed.mark')}</Tag>}
          {row.hidden && <Tag tone="bad">{t('common:takenDown')}</Tag>}
          {row.confidential && <Tag>{t('common:sealed.confidential')}</Tag>}
          {data.buyer && <span>{text(data.buyer.name)}</span>}
          <SiteLink to={pageTo('chat', { inquiry: row.id })}>{t('common:side.chat')}</SiteLink>
          {data.mine && <SiteLink to={pageTo('deal', { id: row.id })}>{t('dealTimeline')}</SiteLink>}
          <span>
            {t('list.deadline')} <Deadline at={row.deadline} />
          </span>
          <QuoteBars
            count={row.quotations}
            wanted={row.maxQuotations}
            label={t('common:quotesOf', { count: row.quotations, wanted: row.maxQuotations })}
          />
        </>
      }
    />
  );
};

/** The quotation that binds the supplier as it stands. */
const InForce = ({ mine }: { mine: Mine }) => {
  const { t } = useTranslation(['inquiry', 'quoteForm']);
  const f = useFormat();
  return (
    <p className={classes['force']}>
      <IconLock size={16} stroke={2} aria-hidden="true" />
      {t('quoteForm:inForce', { number: mine.number, n: mine.revision, at: f.time(mine.at) })}
      <QuotationFile id={mine.id} />
      <strong className="figure">{mine.totals.map((x) => (x ? f.money(x, mine.currency) : '—')).join(' / ')}</strong>
    </p>
  );
};

const Revisions = ({ mine }: { mine: Mine }) => {
  const { t } = useTranslation(['inquiry', 'quoteForm']);
  const f = useFormat();
  return (
    <section className={classes['revisions']}>
      <h2>{t('quoteForm:revisions')}</h2>
      <ol>
        {mine.revisions.toReversed().map((r) => (
          <li key={r.revision}>
            {t('mine.revision', { n: r.revision })} · {f.time(r.at)} ·{' '}
            <span className="figure">{r.totals.map((x) => (x ? f.money(x, mine.currency) : '—')).join(' / ')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** `gate` stands before what is confidential, `accepted` says what was accepted. */
type Props = { data: Data; draft: KeptDraft | null; sealing: Sealing | null; gate: ReactNode; accepted: ReactNode };

type AnswerProps = Pick<Props, 'data' | 'draft' | 'gate'> & {
  closed: ClosedBy | 'seat' | null;
  onSent: (revision: number) => void;
};
/** The gate, why nothing can be sent, or the form of the quotation. */
const Answer = ({ data, draft, gate, closed, onSent }: AnswerProps) => {
  const text = useText();
  const { mine } = data;
  if (data.gate !== 'none' && closed !== 'seat') return <Suspense>{gate}</Suspense>;
  return closed ? (
    <Suspense>
      <Closed
        by={closed}
        why={mine?.refusedWhy}
        reason={data.withdrawnReason ? text(data.withdrawnReason) : mine?.refusedReason}
      />
    </Suspense>
  ) : (
    <QuoteForm key={mine?.revision ?? 0} data={data} kept={draft} onSent={onSent} />
  );
};

/** An inquiry as a supplier works on it: why it matches, the confidentiality gate, the quotation and its revisions. */
export const QuotePage = ({ data, draft, sealing, gate, accepted }: Props) => {
  const { t } = useTranslation(['inquiry', 'quoteForm']);
  const [sent, setSent] = useState<number>();
  const { row, mine, reasons, missing, stands } = data;
  const changes = data.changes > 0 && <Changes inquiryId={row.id} count={data.changes} />;
  const maySell = useMay('sell');
  const shown = useMemo(() => (mine ? [mine] : nothingShown), [mine]);
  const closed = closedBy(data) ?? (maySell ? null : 'seat');
  return (
    <main id="main">
      <QuoteHead data={data} />
      {data.score > 0 && (
        <section className={classes['why']} aria-label={t('list.why')}>
          <strong className="figure">{t('match.degree', { n: data.score })}</strong>
          <MatchWhy reasons={reasons} missing={missing} />
        </section>
      )}
      {sent && !closed && (
        <p role="status" className={classes['sent']}>
          {t('quote.sent', { n: sent })}
        </p>
      )}
      {mine && <InForce mine={mine} />}
      <SealedQuotations row={row} sealing={sealing} side="supplier" shown={shown} />
      {mine && stands !== 'yes' && !closed && data.gate === 'none' && (
        <Suspense>
          <Standing inquiryId={row.id} mine={mine} version={data.version ?? 1} stands={stands} />
        </Suspense>
      )}
      {stands !== 'yes' && changes}
      <Answer data={data} draft={draft} gate={gate} closed={closed} onSent={setSent} />
      {(data.mayDecline || data.declined) && maySell && <Decline inquiryId={row.id} declined={data.declined} />}
      {data.parts && (
        <Late title={t('quoteForm:memory')}>
          <PriceMemory inquiryId={row.id} lines={data.parts.lines} />
        </Late>
      )}
      {mine?.state === 'submitted' && maySell && (
        <Late title={t('quote.withdraw')}>
          <WithdrawPanel id={mine.id} />
        </Late>
      )}
      {stands === 'yes' && changes}
      {data.talk && <Talk inquiryId={row.id} counts={data.talk} />}
      <Suspense>{accepted}</Suspense>
      {data.parts && <InquiryParts parts={data.parts} answered={!closed} />}
      {mine && mine.revisions.length > 0 && <Revisions mine={mine} />}
      {mine && data.parts && mine.revisions.length > 1 && (
        <Late title={t('quote.changed')}>
          <RevisionsPanel key={mine.revision} quotations={[mine]} />
        </Late>
      )}
    </main>
  );
};
