import { useCallback, useEffect, useRef, useState } from 'react';
import { chat, type Conversation, type Message } from '#contract/chat/calls.ts';
import type { DownstreamFrame } from '#contract/chat/frames.ts';
import type { Lang } from '#contract/core/langs.ts';
import { keepaliveCall, call } from '#web/lib/call.ts';
import { say } from '#web/lib/say.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Composer } from './composer.tsx';
import { CardView } from './message/card-view.tsx';
import { DeskStrip } from './desk/desk-strip.tsx';
import { useDesk } from './desk/use-desk.ts';
import { History } from './message/history.tsx';
import { useNames } from './names.ts';
import { ReportDialog } from './report-dialog.tsx';
import { SidePanel } from './side-panel.tsx';
import { ThreadHead } from './thread-head.tsx';
import { FindIn } from './tools/find-in.tsx';
import classes from './thread.module.css';
import type { useSending } from './sending/use-sending.ts';
import { useThread } from './use-thread.ts';

/** Milliseconds for which a sign of typing counts, and between two of one's own. */
const typingFor = 5_000;
const typingEvery = 3_000;
/** New messages that stay in the region that reads them out. */
const readOut = 5;

type Listen = (to: (f: DownstreamFrame | 'caughtUp') => void) => () => void;
type Props = {
  conversation: Conversation;
  userId: string;
  at: number | null;
  sending: ReturnType<typeof useSending>;
  /** Hears what the socket brings, and that a lost line stands again. */
  listen: Listen;
  onType: (conversationId: string) => void;
  onBack: () => void;
  onChange: (part: Partial<Conversation>) => void;
  /** Shows the history around a message. */
  onGoTo: (sequence: number) => void;
};

/** Somebody of the other side types: their name for some seconds from their last sign; '' for nobody. */
const useTyping = (): [string, (name: string) => void] => {
  const [sign, setSign] = useState<{ name: string } | null>(null);
  useEffect(() => {
    if (!sign) return undefined;
    const timer = setTimeout(() => setSign(null), typingFor);
    return () => clearTimeout(timer);
  }, [sign]);
  const setName = useCallback((name: string) => setSign(name ? { name } : null), []);
  return [sign?.name ?? '', setName];
};

type Heard = readonly { sequence: number; words: string }[];

/** What the socket brings: who types, and the words of others, which are read out. */
const useHearing = ({ conversation: c, userId, listen }: Props, thread: ReturnType<typeof useThread>) => {
  const { t } = useTranslation('chat');
  const { nameOf, senderOf, lineOf } = useNames();
  const [typing, setTyping] = useTyping();
  const [heard, setHeard] = useState<Heard>([]);
  const { conversationId, side } = c;
  const { hear, recalled, readTo, catchUp } = thread;
  const words = useRef({ senderOf, lineOf, t, name: nameOf(c) });
  useEffect(() => {
    words.current = { senderOf, lineOf, t, name: nameOf(c) };
  });
  useEffect(
    () =>
      listen((f) => {
        if (f === 'caughtUp') return void catchUp();
        if (!('conversationId' in f) || f.conversationId !== conversationId) return undefined;
        if (f.method === 'recalled') recalled(f.sequence);
        if (f.method === 'read' && f.side !== side) readTo(f.upto);
        if (f.method === 'typing') setTyping(f.from || words.current.name);
        if (f.method !== 'message') return undefined;
        hear(f);
        if (f.fromUser === userId) return undefined;
        setTyping('');
        const { senderOf: by, lineOf: line, t: tell } = words.current;
        const said = { sequence: f.sequence, words: tell('said', { name: by(f), text: line(f) }) };
        // The socket may bring one twice: it is read out once.
        return setHeard((all) => (all.some((h) => h.sequence >= f.sequence) ? all : [...all, said].slice(-readOut)));
      }),
    [catchUp, conversationId, hear, listen, readTo, recalled, setTyping, side, userId],
  );
  return { typing, heard };
};

/** Says to the server up to where it is read. */
const useSeen = (c: Conversation, onChange: Props['onChange']) => {
  const { conversationId } = c;
  const seen = useRef(c.readUpto);
  return useCallback(
    (upto: number) => {
      if (upto <= seen.current) return;
      seen.current = upto;
      onChange({ unread: 0, readUpto: upto });
      void keepaliveCall(chat.read, { params: { id: conversationId }, body: { upto } }).catch(() => {
        seen.current = 0;
      });
    },
    [conversationId, onChange],
  );
};

const useTypingSign = (onType: () => void) => {
  const typedAt = useRef(0);
  return () => {
    if (Date.now() - typedAt.current < typingEvery) return;
    typedAt.current = Date.now();
    onType();
  };
};

const useMessageActs = (recalled: (sequence: number) => void) => {
  const { t } = useTranslation('chat');
  const recall = (m: Message) =>
    void call(chat.recall, { params: { id: m.messageId } }).then(
      () => recalled(m.sequence),
      (err: Error) => say({ role: 'alert', color: 'red', message: err.message }),
    );
  const copy = (m: Message) =>
    void navigator.clipboard.writeText(m.body.body).then(
      () => say({ role: 'status', message: t('copied') }),
      () => undefined,
    );
  return { recall, copy };
};

/** Out of sight: read out as they come. */
const ReadOut = ({ heard }: { heard: Heard }) => (
  <div className="visually-hidden" role="log" aria-live="polite" aria-relevant="additions">
    {heard.map((h) => (
      <p key={h.sequence}>{h.words}</p>
    ))}
  </div>
);

const Subject = ({ card }: { card: NonNullable<Conversation['subject']> }) => (
  <div className={classes['subject']}>
    <CardView card={card} />
  </div>
);

type Post = (given: Parameters<Props['sending']['post']>[1]) => void;
/** The message that is answered, and what sends the answer. */
const useReply = (sending: Props['sending'], conversationId: string) => {
  const [reply, setReply] = useState<Message | null>(null);
  const post: Post = (given) => {
    sending.post(conversationId, { ...given, replyTo: reply?.sequence ?? null });
    setReply(null);
  };
  return { reply, setReply, post };
};

type FootProps = Pick<Props, 'conversation' | 'userId' | 'onType'> & {
  reply: Message | null;
  onNoReply: () => void;
  post: Post;
  replyIn: Lang | undefined;
};
/** Where something is written, unless one of the two has blocked the other. */
const Foot = ({ conversation: c, userId, onType, reply, onNoReply, post, replyIn }: FootProps) => {
  const { t } = useTranslation('chat');
  const { nameOf } = useNames();
  const onTyping = useTypingSign(() => onType(c.conversationId));
  if (c.blocked) return <p className={classes['blocked']}>{t('blocked')}</p>;
  return (
    <Composer
      userId={userId}
      conversationId={c.conversationId}
      name={nameOf(c)}
      reply={reply}
      onNoReply={onNoReply}
      onText={(body) => post({ body })}
      onFile={(file, kind) => post({ file, kind })}
      onTyping={onTyping}
      onPhrase={(phrase) => post({ phrase })}
      onCard={({ kind, id }) => post({ kind: 'card', card: { kind, id } })}
      replyIn={replyIn}
    />
  );
};

/** One conversation: its history, what is being written, and what it is about. */
export const ThreadView = (props: Props) => {
  const { conversation: c, userId, at, sending, listen, onType, onBack, onChange, onGoTo } = props;
  const { nameOf } = useNames();
  const thread = useThread(c);
  const { desk, read: readDesk } = useDesk(c, listen);
  const { reply, setReply, post } = useReply(sending, c.conversationId);
  const [reported, setReported] = useState<Message | null>(null);
  const [panel, setPanel] = useState(false);
  const [finding, setFinding] = useState(false);
  const { conversationId } = c;
  const { typing, heard } = useHearing(props, thread);
  const onSeen = useSeen(c, onChange);
  const { recall, copy } = useMessageActs(thread.recalled);
  const isStored = (clientId: string) => thread.span.records.some((m) => m.clientId === clientId);
  return (
    <>
      <section className={classes['thread']} aria-label={nameOf(c)}>
        <ThreadHead
          {...{ typing, onBack, finding, panel }}
          conversation={c}
          onKept={onChange}
          onFind={() => setFinding(!finding)}
          onPanel={() => setPanel(!panel)}
        />
        {finding && <FindIn conversationId={conversationId} onGoTo={onGoTo} onClose={() => setFinding(false)} />}
        {c.subject && <Subject card={c.subject} />}
        {desk && <DeskStrip conversationId={conversationId} seen={thread.span.last} desk={desk} onChange={readDesk} />}
        <History
          conversation={c}
          userId={userId}
          thread={thread}
          waiting={sending.waiting.filter((o) => o.sessionId === conversationId && !isStored(o.clientId))}
          acts={{ onReply: setReply, onRecall: recall, onReport: setReported, onCopy: copy }}
          onRetry={sending.retry}
          onDiscard={sending.drop}
          onSeen={onSeen}
          at={at}
        />
        <Foot
          {...{ userId, onType, reply, post }}
          conversation={c}
          onNoReply={() => setReply(null)}
          replyIn={desk?.desk?.lang}
        />
        <ReadOut heard={heard} />
      </section>
      <SidePanel
        conversation={c}
        shown={panel}
        onClose={() => setPanel(false)}
        onSend={({ kind, id }) => {
          post({ kind: 'card', card: { kind, id } });
          setPanel(false);
        }}
      />
      {reported && <ReportDialog message={reported} onClose={() => setReported(null)} />}
    </>
  );
};
