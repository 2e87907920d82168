import { Button } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import { useSearchParams } from 'react-router';
import type { CaseView, WaitingCase } from '#contract/operator/calls.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { applicationKinds } from '#contract/verification/rules.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useNow } from '#web/lib/page/now.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { CaseDocument } from './case-document.tsx';
import { CaseFields } from './case-fields.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import classes from './queue.module.css';
import { useFullScreen } from '../use-full.ts';
import { useKeys } from './use-keys.ts';
import { type Desk, useDesk } from '../use-desk.ts';
import type { Queue } from '../use-followed.ts';

const Figures = ({ figures }: { figures: Queue['figures'] }) => {
  const { t } = useTranslation('operator');
  const f = useFormat();
  return (
    <div className={classes['head']}>
      <h1>{t('queue.title')}</h1>
      <span>
        {t('queue.waiting')} <b>{figures.waiting}</b>
      </span>
      <span>
        {t('queue.late')} <b data-late={figures.late > 0 || undefined}>{figures.late}</b>
      </span>
      <span>
        {t('queue.today')} <b>{figures.decidedToday}</b>
      </span>
      {figures.median !== null && (
        <span className={classes['median']}>{t('queue.median', { hours: f.number(figures.median, 1) })}</span>
      )}
    </div>
  );
};

const Finding = ({ row }: { row: WaitingCase }) => {
  const { t } = useTranslation('operator');
  const f = useFormat();
  if (row.decided) return <span>{t('queue.deciding', { name: row.decided.by })}</span>;
  if (row.claimed) return <span data-look="">{t('queue.claimed')}</span>;
  if (row.aloneDue) return <span>{t('queue.alone', { at: f.stamp(row.aloneDue) })}</span>;
  if (row.halfApproved) return <span>{t('queue.half')}</span>;
  if (row.differences === null) return <span data-look="">{t('queue.byHand')}</span>;
  if (row.differences) return <span data-look="">{t('queue.differ', { n: row.differences })}</span>;
  return <span>{t('queue.same')}</span>;
};

const Row = ({ row, desk }: { row: WaitingCase; desk: Desk }) => {
  const { t } = useTranslation('operator');
  const now = useNow();
  const minutes = Math.max(0, Math.round((now - Date.parse(row.submittedAt)) / 60_000));
  const late = minutes > 24 * 60;
  return (
    <li>
      <button type="button" aria-current={desk.at === row.id ? 'true' : undefined} onClick={() => desk.open(row.id)}>
        <span className={classes['subject']}>
          <small>{t(`queue.${row.kind}`)}</small>
          <strong>{row.subject}</strong>
        </span>
        <Finding row={row} />
        <span className={classes['age']} data-late={late || undefined}>
          {minutes < 60 ? t('queue.minutes', { n: minutes }) : t('queue.hours', { n: Math.floor(minutes / 60) })}
        </span>
      </button>
    </li>
  );
};

/** The queue of one kind of case or of all, oldest first. */
const WaitingCases = ({ desk }: { desk: Desk }) => {
  const { t } = useTranslation('operator');
  const [search] = useSearchParams();
  const kind = search.get('kind');
  return (
    <section className={classes['queue']} aria-label={t('queue.list')}>
      <nav className={classes['kinds']} aria-label={t('queue.filter')}>
        {[null, ...applicationKinds].map((k) => (
          <SiteLink
            key={k ?? 'all'}
            prefetch="none"
            to={deskPageTo('operatorQueue', { kind: k ?? undefined })}
            aria-current={kind === k ? 'page' : undefined}
          >
            {t(`queue.${k ?? 'all'}`)}
          </SiteLink>
        ))}
      </nav>
      <ol>
        {desk.rows.map((r) => (
          <Row key={r.id} row={r} desk={desk} />
        ))}
      </ol>
      <p className={classes['keys']}>{t('case.keys')}</p>
    </section>
  );
};

/** The decision that can still be taken back. */
const UndoBar = ({ desk: { pending, undo } }: { desk: Pick<Desk, 'pending' | 'undo'> }) => {
  const { t } = useTranslation('operator');
  return (
    <div className={classes['undo']} role="status">
      {pending && (
        <div>
          <span>{t('case.sending', { subject: pending.row.subject, decision: t(`case.${pending.decision}`) })}</span>
          <Button size="compact-md" variant="default" onClick={() => void undo()}>
            {t('case.undo')}
          </Button>
        </div>
      )}
    </div>
  );
};

/** Decisions that did not arrive, old rates, and decisions of one where two were meant. */
const Warnings = ({ queue, failed }: { queue: Queue; failed: Desk['failed'] }) => {
  const { t } = useTranslation(['operator', 'verification']);
  const f = useFormat();
  return (
    <>
      {failed.map((x) => (
        <p key={x.id} className={classes['failed']} role="alert">
          {t('case.failed', { subject: x.subject, decision: t(`case.${x.decision}`), why: x.why })}
        </p>
      ))}
      {queue.staleRates && (
        <p className={classes['alone']}>
          {t('queue.staleRates')} <SiteLink to={deskPageTo('operatorRates')}>{t('queue.addRate')}</SiteLink>
        </p>
      )}
      {queue.alone.map((x) => (
        <p key={x.id} className={classes['alone']}>
          {t('queue.countedAlone', { by: x.by, number: x.number, at: f.stamp(x.at) })}{' '}
          <SiteLink to={deskPageTo('operatorCase', { id: x.id })} aria-label={`${t('queue.lookAt')}: ${x.number}`}>
            {t('queue.lookAt')}
          </SiteLink>
        </p>
      ))}
    </>
  );
};

/** The queue at the left, the document over the field table, the decision at the right (operator 2). */
export const QueuePage = ({ queue, first }: { queue: Queue; first: CaseView | null }) => {
  const { t } = useTranslation(['operator', 'verification']);
  const desk = useDesk(queue, first);
  const row = desk.rows.find((r) => r.id === desk.at);
  const { full, trap, leave, toggle } = useFullScreen(Boolean(desk.now && row));
  useKeys({
    j: () => desk.move(1),
    k: () => desk.move(-1),
    f: toggle,
    ...(full && { escape: () => leave() }),
  });
  return (
    <main id="main" className={classes['main']}>
      <Figures figures={queue.figures} />
      <Warnings queue={queue} failed={desk.failed} />
      <div className={classes['columns']}>
        <WaitingCases desk={desk} />
        {desk.now && row ? (
          <>
            <section
              ref={trap}
              className={classes['case']}
              aria-label={row.subject}
              {...(full && { role: 'dialog', 'aria-modal': true, 'data-full': '' })}
            >
              <CaseDocument key={row.id} view={desk.now} subject={row.subject} full={full} onFull={toggle} />
              <CaseFields view={desk.now} />
              {full && <p className={classes['keys']}>{t('case.fullKeys')}</p>}
            </section>
            <DecisionPanel
              key={`decide:${row.id}`}
              view={desk.now}
              row={row}
              desk={desk}
              onShow={(focus) => (full ? leave(focus) : focus())}
            />
          </>
        ) : (
          <div className={classes['none']}>
            {desk.rows.length === 0 && <Empty title={t('queue.empty')} text={t('queue.emptyText')} />}
          </div>
        )}
      </div>
      <UndoBar desk={desk} />
    </main>
  );
};
