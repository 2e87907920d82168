import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconClock } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { useFormat } from '#web/lib/text/lang.ts';
import { useNow } from '#web/lib/page/now.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './evidence-badge.module.css';

export type Evidence = {
  kind: 'document' | 'licence' | 'report';
  /** By whom it was reviewed; null while it waits. */
  reviewer: 'operator' | 'laboratory' | 'certifier' | null;
  reviewedAt: string | null;
  /** Last day of validity; null is without end. */
  expiresAt: string | null;
};

const marks = {
  verified: IconCircleCheck,
  waiting: IconClock,
  expired: IconAlertTriangle,
  missing: IconCircleDashed,
} as const;

/** A claim with what stands behind it: who saw which paper when and how long it holds, on demand and for screen readers. */
export const EvidenceBadge = ({ label, evidence: e }: { label: string; evidence: Evidence | null }) => {
  const { t } = useTranslation('badge');
  const f = useFormat();
  const now = useNow();
  const box = useRef<HTMLDetailsElement>(null);
  const gone = e?.expiresAt ? Date.parse(`${e.expiresAt.slice(0, 10)}T23:59:59+08:00`) < now : false;
  const state = !e ? 'missing' : gone ? 'expired' : e.reviewer ? 'verified' : 'waiting';
  const Mark = marks[state];
  const badge = (
    <>
      <Mark size={16} stroke={2} aria-hidden="true" />
      {label}
      <span className="visually-hidden"> · {t(state)}</span>
    </>
  );
  if (!e)
    return (
      <span className={classes['badge']} data-state={state}>
        {badge}
      </span>
    );
  const leave = () => {
    if (box.current) box.current.open = false;
  };
  const close = (ev: KeyboardEvent) => {
    if (ev.key !== 'Escape' || !box.current?.open) return;
    ev.stopPropagation();
    leave();
  };
  return (
    <details ref={box} className={classes['details']}>
      <summary className={classes['badge']} data-state={state} onKeyDown={close} onBlur={leave}>
        {badge}
      </summary>
      <dl className={classes['facts']}>
        <dt>{t('kind')}</dt>
        <dd>
          {t(e.kind)} · {t(state)}
        </dd>
        {e.reviewer && (
          <>
            <dt>{t('reviewer')}</dt>
            <dd>{t(e.reviewer)}</dd>
          </>
        )}
        {e.reviewedAt && (
          <>
            <dt>{t('date')}</dt>
            <dd>{f.day(e.reviewedAt)}</dd>
          </>
        )}
        <dt>{t('until')}</dt>
        <dd>{e.expiresAt ? f.day(e.expiresAt) : t('unlimited')}</dd>
      </dl>
    </details>
  );
};
