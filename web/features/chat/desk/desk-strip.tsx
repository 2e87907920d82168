import { lazy, Suspense, useState } from 'react';
import { consult, type Consultation } from '#contract/chat/desk.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './strip.module.css';
import { OpenHours } from './open-hours.tsx';
import type { DeskOf } from './use-desk.ts';

const NotesDialog = lazy(() => import('./notes-dialog.tsx'));
const HistoryDialog = lazy(() => import('./history-dialog.tsx'));
const RateBox = lazy(() => import('./rate-box.tsx'));

type Move = { act: 'take' | 'handBack' | 'close' } | { act: 'assign'; to: string };
type Colleague = NonNullable<DeskOf['desk']>['colleagues'][number];
/** `seen` is the last message that the reader has before them. */
type Props = { conversationId: string; seen: number; desk: DeskOf; onChange: () => Promise<void> };

type ActsProps = { c: Consultation; colleagues: Colleague[] } & Pick<Props, 'seen' | 'onChange'>;
const Acts = ({ c, colleagues, seen, onChange }: ActsProps) => {
  const { t } = useTranslation('desk');
  const mine = useViewer()?.userId;
  const { act, busy, fault } = useAct();
  const move = (m: Move) =>
    void act(async () => {
      try {
        await call(consult.move, { params: { id: c.id }, body: { ...m, from: c.assignee?.id ?? null, seen } });
      } finally {
        // Where somebody was faster, the strip shows who.
        await onChange();
      }
    });
  const others = colleagues.filter((p) => p.id !== mine && p.id !== c.assignee?.id);
  return (
    <>
      {c.assignee?.id === mine ? (
        <button type="button" disabled={busy} onClick={() => move({ act: 'handBack' })}>
          {t('handBack')}
        </button>
      ) : (
        <button type="button" data-first disabled={busy} onClick={() => move({ act: 'take' })}>
          {t(c.assignee ? 'takeOver' : 'take')}
        </button>
      )}
      {others.length > 0 && (
        <select
          value=""
          disabled={busy}
          aria-label={t('assignTo')}
          onChange={(e) => e.currentTarget.value && move({ act: 'assign', to: e.currentTarget.value })}
        >
          <option value="">{t('assign')}</option>
          {others.map((p) => (
            <option key={p.id} value={p.id}>
              {p.name || t('person')}
            </option>
          ))}
        </select>
      )}
      <button type="button" disabled={busy} onClick={() => move({ act: 'close' })}>
        {t('close')}
      </button>
      {fault && <p role="alert">{fault}</p>}
    </>
  );
};

/** The company's side: who has the conversation, and what colleagues do with it. */
const Company = (props: Omit<Props, 'desk'> & { desk: NonNullable<DeskOf['desk']> }) => {
  const { conversationId, seen, desk, onChange } = props;
  const { t } = useTranslation('desk');
  const mine = useViewer()?.userId;
  const [open, setOpen] = useState<'notes' | 'history' | null>(null);
  const { consultation: c, colleagues, notes } = desk;
  const who = c?.assignee && (c.assignee.id === mine ? t('you') : c.assignee.name || t('person'));
  return (
    <div className={classes['strip']} role="group" aria-label={t('strip.label')}>
      <p>
        {c && c.state !== 'closed' ? (
          <>
            <b data-state={c.state}>{t(`state.${c.state}`)}</b>
            <span>{who ? t('strip.assigned', { name: who }) : t('strip.unassigned')}</span>
          </>
        ) : (
          <span>{c ? t('state.closed') : t('strip.none')}</span>
        )}
      </p>
      <div>
        {c && c.state !== 'closed' && <Acts c={c} colleagues={colleagues} seen={seen} onChange={onChange} />}
        <button type="button" onClick={() => setOpen('notes')}>
          {notes ? t('strip.notesN', { n: notes }) : t('strip.notes')}
        </button>
        <button type="button" onClick={() => setOpen('history')}>
          {t('strip.history')}
        </button>
      </div>
      <Suspense>
        {open === 'notes' && (
          <NotesDialog conversationId={conversationId} onClose={() => void onChange().then(() => setOpen(null))} />
        )}
        {open === 'history' && <HistoryDialog conversationId={conversationId} onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  );
};

/** What stands between a conversation's head and its history where a company is in it: for each side its own. */
export const DeskStrip = ({ conversationId, seen, desk, onChange }: Props) => (
  <>
    {desk.desk && <Company conversationId={conversationId} seen={seen} desk={desk.desk} onChange={onChange} />}
    {desk.hours && <OpenHours hours={desk.hours} />}
    {desk.rate && (
      <Suspense>
        <RateBox key={desk.rate.id} id={desk.rate.id} onDone={onChange} />
      </Suspense>
    )}
  </>
);
