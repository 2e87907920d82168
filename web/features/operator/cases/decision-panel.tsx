import { Button, Checkbox, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconLock } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { CaseDecision, CaseView, WaitingCase } from '#contract/operator/calls.ts';
import { authorityReasons, type ReasonCode, reasonCodes } from '#contract/verification/rules.ts';
import { Timeline } from '#web/ui/feedback/timeline.tsx';
import { AuthorityCheck, type AuthorityVerdict, ClaimNote } from './authority-check.tsx';
import classes from './decision-panel.module.css';
import { useKeys } from './use-keys.ts';
import type { Desk } from '../use-desk.ts';

const Checks = ({ view }: { view: CaseView }) => {
  const { t } = useTranslation('operator');
  const { codeRight, codeFree } = view.checks;
  const same = view.compared.filter((c) => c.verdict === 'same').length;
  const differ = view.compared.filter((c) => c.verdict === 'differs').length;
  const lines = [
    ...(codeRight === null ? [] : [{ good: codeRight, text: t(codeRight ? 'case.codeRight' : 'case.codeWrong') }]),
    ...(codeFree === null ? [] : [{ good: codeFree, text: t(codeFree ? 'case.codeFree' : 'case.codeTaken') }]),
    ...(same ? [{ good: true, text: t('case.agree', { n: same }) }] : []),
    ...(differ ? [{ good: false, text: t('case.disagree', { n: differ }) }] : []),
    ...(view.halfApproved
      ? [{ good: view.halfApproved === 'other', text: t(view.halfApproved === 'me' ? 'case.mine' : 'case.other') }]
      : []),
  ];
  if (!lines.length) return null;
  return (
    <>
      <h2>{t('case.checks')}</h2>
      <ul className={classes['checks']}>
        {lines.map((l) => (
          <li key={l.text} data-look={!l.good || undefined}>
            {l.good ? (
              <IconCheck size={16} stroke={2} aria-hidden="true" />
            ) : (
              <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
            )}
            {l.text}
          </li>
        ))}
      </ul>
    </>
  );
};

type Props = {
  view: CaseView;
  row: WaitingCase;
  desk: Desk;
  /** Brings this panel to sight before something in it takes the focus. */
  onShow: (focus: () => void) => void;
};

/** What was checked, the reasons, and three ways to decide. */
export const DecisionPanel = ({ view, row, desk, onShow }: Props) => {
  const { t } = useTranslation(['operator', 'verification']);
  const [reasons, setReasons] = useState<ReasonCode[]>([]);
  const [note, setNote] = useState('');
  const differing = view.compared.filter((c) => c.verdict === 'differs' || c.verdict === 'onlyRead');
  const [correct, setCorrect] = useState(false);
  const [missing, setMissing] = useState(false);
  const [authority, setAuthority] = useState<AuthorityVerdict | null>(null);
  const [unjudged, setUnjudged] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const judge = useRef<HTMLInputElement>(null);
  const a = view.application;

  const decide = (decision: CaseDecision) => {
    if (row.decided) return;
    if (decision === 'approve' && view.halfApproved === 'me') return;
    if (decision === 'approve' && view.authority && authority !== 'accepted') {
      setUnjudged(true);
      onShow(() => judge.current?.focus());
      return;
    }
    if (decision !== 'approve' && !reasons.length && !note.trim()) {
      setMissing(true);
      onShow(() => box.current?.focus());
      return;
    }
    void desk.decide(row, {
      decision,
      reasons: decision === 'approve' ? [] : reasons,
      note: note.trim(),
      ...(authority && { authority }),
      ...(decision === 'approve' &&
        correct && { corrected: Object.fromEntries(differing.map((c) => [c.field, c.read])) }),
    });
  };
  useKeys({ a: () => decide('approve'), n: () => decide('askMore'), r: () => decide('reject') });
  return (
    <aside className={classes['decision']} aria-label={t('case.decide')}>
      <Checks view={view} />
      {view.claim && <ClaimNote claim={view.claim} />}
      {view.authority && (
        <AuthorityCheck
          authority={view.authority}
          value={authority}
          onChange={(v) => {
            setAuthority(v);
            setUnjudged(false);
            // Why it is not accepted is a reason that the applicant reads.
            if (v === 'refused' && !reasons.some((r) => authorityReasons.includes(r)))
              setReasons([...reasons, 'notOwner']);
          }}
          error={unjudged}
          firstRef={judge}
        />
      )}
      <h2>{t('case.decide')}</h2>
      {differing.length > 0 && (
        <Checkbox label={t('case.correct')} checked={correct} onChange={(e) => setCorrect(e.currentTarget.checked)} />
      )}
      <Checkbox.Group
        label={t('case.reasons')}
        value={reasons}
        onChange={(v) => {
          setReasons(reasonCodes.filter((r) => v.includes(r)));
          setMissing(false);
        }}
      >
        <div className={classes['reasons']}>
          {reasonCodes.map((r) => (
            <Checkbox key={r} value={r} label={t(`verification:reason.${r}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <Textarea
        ref={box}
        label={t('case.note')}
        value={note}
        maxLength={500}
        autosize
        minRows={2}
        maxRows={6}
        onChange={(e) => {
          setNote(e.currentTarget.value);
          setMissing(false);
        }}
        error={missing ? t('case.needReason') : undefined}
      />
      {row.decided && <p role="status">{t('case.decidedBy', { name: row.decided.by })}</p>}
      <Button fullWidth disabled={view.halfApproved === 'me' || row.decided !== null} onClick={() => decide('approve')}>
        {t('case.approve')} <kbd>A</kbd>
      </Button>
      <div className={classes['two']}>
        <Button variant="default" disabled={row.decided !== null} onClick={() => decide('askMore')}>
          {t('case.askMore')} <kbd>N</kbd>
        </Button>
        <Button variant="default" data-bad="" disabled={row.decided !== null} onClick={() => decide('reject')}>
          {t('case.reject')} <kbd>R</kbd>
        </Button>
      </div>
      <p className={classes['quiet']}>{t('case.undoNote')}</p>
      <h2>{t('case.history')}</h2>
      <Timeline
        label={t('case.history')}
        events={a.history.map((h) => ({
          key: h.id,
          at: h.at,
          title: t(`verification:event.${h.event}` as 'verification:event.submitted'),
          by: t(`verification:by.${h.by}`),
        }))}
      />
      <p className={classes['quiet']}>
        <IconLock size={14} stroke={1.6} aria-hidden="true" /> {t('case.audited')}
      </p>
    </aside>
  );
};
