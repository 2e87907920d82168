import { Button, Checkbox, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconLock } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { CaseDecision, CaseView, WaitingCase } from '#contract/operator/calls.ts';
import { authorityReasons, type ReasonCode, reasonCodes } from '#contract/verification/rules.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { Timeline } from '#web/ui/feedback/timeline.tsx';
import { AuthorityCheck, type AuthorityVerdict, ClaimNote } from './authority-check.tsx';
import classes from './decision-panel.module.css';
import { useKeys } from './use-keys.ts';
import type { Desk } from '../use-desk.ts';

const verdicts = { checked: 'case.numberChecked', formed: 'case.numberFormed', wrong: 'case.numberWrong' } as const;

const Checks = ({ view }: { view: CaseView }) => {
  const { t } = useTranslation(['operator', 'verification']);
  const f = useFormat();
  const { codeRight, codeFree } = view.checks;
  const halfWords = (due: string | null) => {
    if (view.halfApproved === 'other') return t('case.other');
    return due ? t('case.alone', { at: f.stamp(due) }) : t('case.mine');
  };
  const same = view.compared.filter((c) => c.verdict === 'same').length;
  const differ = view.compared.filter((c) => c.verdict === 'differs').length;
  // Abroad it is another number than the credit code.
  const free = view.numbers.length ? 'case.numberFree' : 'case.codeFree';
  const taken = view.numbers.length ? 'case.numberTaken' : 'case.codeTaken';
  const lines = [
    ...(codeRight === null ? [] : [{ good: codeRight, text: t(codeRight ? 'case.codeRight' : 'case.codeWrong') }]),
    ...view.numbers.map((n) => ({
      good: n.verdict !== 'wrong',
      text: t(verdicts[n.verdict], { kind: t(`verification:number.${n.kind}`), value: n.value }),
    })),
    ...(codeFree === null ? [] : [{ good: codeFree, text: t(codeFree ? free : taken) }]),
    ...(same ? [{ good: true, text: t('case.agree', { n: same }) }] : []),
    ...(differ ? [{ good: false, text: t('case.disagree', { n: differ }) }] : []),
    ...(view.halfApproved ? [{ good: view.halfApproved === 'other', text: halfWords(view.aloneDue) }] : []),
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

type ReasonsProps = { value: ReasonCode[]; onChange: (reasons: ReasonCode[]) => void };

const Reasons = ({ value, onChange }: ReasonsProps) => {
  const { t } = useTranslation(['operator', 'verification']);
  return (
    <Checkbox.Group
      label={t('case.reasons')}
      value={value}
      onChange={(v) => onChange(reasonCodes.filter((r) => v.includes(r)))}
    >
      <div className={classes['reasons']}>
        {reasonCodes.map((r) => (
          <Checkbox key={r} value={r} label={t(`verification:reason.${r}`)} />
        ))}
      </div>
    </Checkbox.Group>
  );
};

type WaysProps = { decided: boolean; approvable: boolean; onDecide: (decision: CaseDecision) => void };

const WaysToDecide = ({ decided, approvable, onDecide }: WaysProps) => {
  const { t } = useTranslation('operator');
  return (
    <>
      <Button fullWidth disabled={!approvable || decided} onClick={() => onDecide('approve')}>
        {t('case.approve')} <kbd>A</kbd>
      </Button>
      <div className={classes['two']}>
        <Button variant="default" disabled={decided} onClick={() => onDecide('askMore')}>
          {t('case.askMore')} <kbd>N</kbd>
        </Button>
        <Button variant="default" data-bad="" disabled={decided} onClick={() => onDecide('reject')}>
          {t('case.reject')} <kbd>R</kbd>
        </Button>
      </div>
      <p className={classes['quiet']}>{t('case.undoNote')}</p>
    </>
  );
};

const History = ({ events }: { events: CaseView['application']['history'] }) => {
  const { t } = useTranslation(['operator', 'verification']);
  return (
    <>
      <h2>{t('case.history')}</h2>
      <Timeline
        label={t('case.history')}
        events={events.map((h) => ({
          key: h.id,
          at: h.at,
          title: t(`verification:event.${h.event}` as 'verification:event.submitted'),
          by: t(`verification:by.${h.by}`),
        }))}
      />
      <p className={classes['quiet']}>
        <IconLock size={14} stroke={1.6} aria-hidden="true" /> {t('case.audited')}
      </p>
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

type Asked = Pick<Props, 'view' | 'row' | 'desk'> & {
  /** The judgement of the authority is wanted, or a reason, before it can be decided. */
  onUnjudged: () => void;
  onMissing: () => void;
};

/** The decision as it is being written: reasons, note, judgement of the authority, and what of it is missing. */
const useDecision = ({ view, row, desk, onUnjudged, onMissing }: Asked) => {
  const [reasons, setReasons] = useState<ReasonCode[]>([]);
  const [note, setNote] = useState('');
  const differing = view.compared.filter((c) => c.verdict === 'differs' || c.verdict === 'onlyRead');
  const [correct, setCorrect] = useState(false);
  const [missing, setMissing] = useState(false);
  const [authority, setAuthority] = useState<AuthorityVerdict | null>(null);
  const [unjudged, setUnjudged] = useState(false);

  const decide = (decision: CaseDecision) => {
    if (row.decided) return;
    if (decision === 'approve' && view.halfApproved === 'me') return;
    if (decision === 'approve' && view.authority && authority !== 'accepted') {
      setUnjudged(true);
      return onUnjudged();
    }
    if (decision !== 'approve' && !reasons.length && !note.trim()) {
      setMissing(true);
      return onMissing();
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
  const judge = (v: AuthorityVerdict) => {
    setAuthority(v);
    setUnjudged(false);
    // Why it is not accepted is a reason that the applicant reads.
    if (v === 'refused' && !reasons.some((r) => authorityReasons.includes(r))) setReasons([...reasons, 'notOwner']);
  };
  const giveReasons = (to: ReasonCode[]) => {
    setReasons(to);
    setMissing(false);
  };
  const write = (to: string) => {
    setNote(to);
    setMissing(false);
  };
  const fixable = differing.length > 0;
  return {
    reasons,
    giveReasons,
    note,
    write,
    fixable,
    correct,
    setCorrect,
    missing,
    authority,
    judge,
    unjudged,
    decide,
  };
};

/** What was checked, the reasons, and three ways to decide. */
export const DecisionPanel = ({ view, row, desk, onShow }: Props) => {
  const { t } = useTranslation('operator');
  const box = useRef<HTMLTextAreaElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const { decide, ...made } = useDecision({
    view,
    row,
    desk,
    onUnjudged: () => onShow(() => first.current?.focus()),
    onMissing: () => onShow(() => box.current?.focus()),
  });
  useKeys({ a: () => decide('approve'), n: () => decide('askMore'), r: () => decide('reject') });
  return (
    <aside className={classes['decision']} aria-label={t('case.decide')}>
      <Checks view={view} />
      {view.claim && <ClaimNote claim={view.claim} />}
      {view.authority && (
        <AuthorityCheck
          authority={view.authority}
          value={made.authority}
          onChange={made.judge}
          error={made.unjudged}
          firstRef={first}
        />
      )}
      <h2>{t('case.decide')}</h2>
      {made.fixable && (
        <Checkbox
          label={t('case.correct')}
          checked={made.correct}
          onChange={(e) => made.setCorrect(e.currentTarget.checked)}
        />
      )}
      <Reasons value={made.reasons} onChange={made.giveReasons} />
      <Textarea
        ref={box}
        label={t('case.note')}
        value={made.note}
        maxLength={500}
        autosize
        minRows={2}
        maxRows={6}
        onChange={(e) => made.write(e.currentTarget.value)}
        error={made.missing ? t('case.needReason') : undefined}
      />
      {row.decided && <p role="status">{t('case.decidedBy', { name: row.decided.by })}</p>}
      <WaysToDecide decided={row.decided !== null} approvable={view.halfApproved !== 'me'} onDecide={decide} />
      <History events={view.application.history} />
    </aside>
  );
};
