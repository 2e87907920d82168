import { IconArrowDown } from '@tabler/icons-react';
import { Fragment, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Conversation } from '#contract/chat/calls.ts';
import { useMarker } from '#web/lib/text/glossary.ts';
import { useFormat, useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './message.module.css';
import { moveFocus } from './move-focus.ts';
import { type MessageActs, MessageRow, WaitingRow } from './message-row.tsx';
import type { Outgoing } from '../sending/outgoing.ts';
import type { Thread } from '../use-thread.ts';
import { atBegin, atEnd } from '../window.ts';

/** Pixels from an end at which the next part is read, and in which the reader counts as being at the end. */
const near = { next: 600, end: 80 } as const;

/** The row at the upper edge and how far it is from there: put back after rows above it came or went. */
const anchorOf = (box: HTMLElement) => {
  const rows = [...box.querySelectorAll<HTMLElement>('[data-seq]')];
  const row = rows.find((r) => r.offsetTop + r.offsetHeight > box.scrollTop);
  return row ? { seq: row.dataset['seq'], from: row.offsetTop - box.scrollTop } : null;
};

/** Keeps what is read where it is: at the end the newest stays in sight, elsewhere nothing moves, whatever is loaded. */
const usePlace = (
  box: RefObject<HTMLDivElement | null>,
  thread: Thread,
  waiting: number,
  unreadFrom: number | null,
) => {
  const [below, setBelow] = useState(false);
  const anchor = useRef<ReturnType<typeof anchorOf>>(null);
  const stays = useRef(true);
  const begun = useRef(false);
  const goal = useRef<number | null>(null);
  const { span, state } = thread;
  const toEnd = () => {
    const el = box.current;
    if (el) el.scrollTop = el.scrollHeight;
  };
  useLayoutEffect(() => {
    const el = box.current;
    if (!el || state !== 'there') return;
    const rowOf = (seq: number | string | undefined) => el.querySelector<HTMLElement>(`[data-seq="${seq}"]`);
    const wanted = goal.current !== null ? rowOf(goal.current) : begun.current ? null : rowOf(unreadFrom ?? -1);
    if (wanted) {
      el.scrollTop = wanted.offsetTop - el.clientHeight / 3;
      if (goal.current !== null) wanted.querySelector('button')?.focus({ preventScroll: true });
      goal.current = null;
      stays.current = el.scrollHeight - el.scrollTop - el.clientHeight < near.end;
    } else if (!begun.current || (stays.current && atEnd(span))) toEnd();
    else {
      const row = rowOf(anchor.current?.seq);
      if (row && anchor.current) el.scrollTop = row.offsetTop - anchor.current.from;
    }
    begun.current = true;
    anchor.current = anchorOf(el);
    // oxlint-disable-next-line react/exhaustive-deps -- only what changes the rows moves them
  }, [span, state, waiting]);
  const onScroll = () => {
    const el = box.current;
    if (!el) return;
    anchor.current = anchorOf(el);
    const rest = el.scrollHeight - el.scrollTop - el.clientHeight;
    stays.current = rest < near.end;
    setBelow(rest > el.clientHeight);
    if (el.scrollTop < near.next) void thread.older();
    if (rest < near.next && !atEnd(span)) void thread.newer();
  };
  const goTo = (sequence: number) => {
    goal.current = sequence;
    void thread.begin(sequence);
  };
  const goToEnd = () => {
    stays.current = true;
    if (atEnd(span)) toEnd();
    else void thread.begin();
  };
  return { below: below || !atEnd(span), isAtEnd: () => stays.current && atEnd(span), onScroll, goTo, goToEnd };
};

type Props = {
  conversation: Conversation;
  userId: string;
  thread: Thread;
  waiting: readonly Outgoing[];
  acts: Omit<MessageActs, 'onGoTo'>;
  onRetry: (o: Outgoing) => void;
  onDiscard: (clientId: string) => void;
  /** Up to where the reader has seen messages; told whenever the newest is in sight. */
  onSeen: (upto: number) => void;
  /** A message to be shown at the beginning: one that a search found. */
  at: number | null;
};

/** Goes to a message once the history is there. */
const useGoTo = (at: number | null, goTo: (sequence: number) => void, state: Thread['state']) => {
  const shownAt = useRef<number | null>(null);
  useEffect(() => {
    if (at !== null && shownAt.current !== at && state === 'there') {
      shownAt.current = at;
      goTo(at);
    }
  }, [at, goTo, state]);
};

/** Tells up to where the reader has seen messages; what it gives tells it again. */
const useSeeing = (newest: number, isAtEnd: () => boolean, onSeen: Props['onSeen']) => {
  const see = () => {
    if (document.visibilityState === 'visible' && newest && isAtEnd()) onSeen(newest);
  };
  const seeNow = useRef(see);
  useEffect(() => {
    seeNow.current = see;
    see();
  });
  useEffect(() => {
    const back = () => seeNow.current();
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, []);
  return see;
};

const useDayName = () => {
  const { t } = useTranslation('chat');
  const f = useFormat();
  return (iso: string) => {
    const day = f.stamp(iso).slice(0, 10);
    const ago = (ms: number) => f.stamp(new Date(Date.now() - ms).toISOString()).slice(0, 10);
    return day === ago(0) ? t('today') : day === ago(86_400_000) ? t('yesterday') : f.day(iso);
  };
};

type RecordsProps = Pick<Props, 'conversation' | 'userId' | 'thread'> & {
  unreadFrom: number | null;
  acts: MessageActs;
};
/** Messages under their days, with a line where unread ones began. */
const Records = ({ conversation: c, userId, thread, unreadFrom, acts }: RecordsProps) => {
  const { t } = useTranslation('chat');
  const marker = useMarker(useLang());
  const dayOf = useDayName();
  const { span, otherRead } = thread;
  const [unread] = useState(c.unread);
  const lastOwn = span.records.findLast((m) => m.side === c.side && !m.recalled)?.sequence;
  return span.records.map((m, i) => {
    const day = dayOf(m.at);
    const before = span.records[i - 1];
    return (
      <Fragment key={m.sequence}>
        {(!before || dayOf(before.at) !== day) && <li className={classes['day']}>{day}</li>}
        {m.sequence === unreadFrom && (
          <li className={classes['unread']}>{t('unreadOf', { total: unread, count: unread })}</li>
        )}
        <MessageRow
          m={m}
          side={c.side}
          mine={m.fromUser === userId}
          readByOther={m.sequence === lastOwn ? otherRead >= m.sequence : null}
          acts={acts}
          marker={marker}
        />
      </Fragment>
    );
  });
};

/** The history of a conversation between two ends that load themselves. */
export const History = ({ conversation: c, userId, thread, waiting, acts, onRetry, onDiscard, onSeen, at }: Props) => {
  const { t } = useTranslation('chat');
  const box = useRef<HTMLDivElement>(null);
  const { span, state } = thread;
  // Where unread messages began when the conversation was opened: the line stays there.
  const [unreadFrom] = useState(c.unread > 0 ? c.readUpto + 1 : null);
  const place = usePlace(box, thread, waiting.length, unreadFrom);
  const { isAtEnd, goTo } = place;
  useGoTo(at, goTo, state);

  const newest = span.records.at(-1)?.sequence ?? 0;
  const see = useSeeing(newest, isAtEnd, onSeen);
  const fresh = span.last - Math.max(newest, c.readUpto);
  return (
    <div className={classes['history']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- what scrolls is reached and gone through by keys */}
      <div
        ref={box}
        className={classes['scroll']}
        onScroll={() => {
          place.onScroll();
          see();
        }}
        onKeyDown={(e) => moveFocus(e, () => void thread.older())}
        tabIndex={0}
        role="region"
        aria-label={t('history')}
      >
        {state === 'loading' && !span.records.length && <p className={classes['quiet']}>{t('loading')}</p>}
        {state === 'failed' && (
          <p className={classes['quiet']} role="alert">
            <button type="button" onClick={() => void thread.begin()}>
              {t('again')}
            </button>
          </p>
        )}
        <ol>
          {state === 'there' && atBegin(span) && <li className={classes['quiet']}>{t('begin')}</li>}
          <Records
            conversation={c}
            userId={userId}
            thread={thread}
            unreadFrom={unreadFrom}
            acts={{ ...acts, onGoTo: goTo }}
          />
          {waiting.map((o) => (
            <WaitingRow key={o.clientId} o={o} onRetry={onRetry} onDiscard={onDiscard} />
          ))}
        </ol>
      </div>
      {place.below && span.records.length > 0 && (
        <button type="button" className={classes['down']} onClick={place.goToEnd}>
          <IconArrowDown size={16} aria-hidden="true" />
          {fresh > 0 ? t('newOf', { total: fresh, count: fresh }) : t('toEnd')}
        </button>
      )}
    </div>
  );
};
