import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { chat, type CardKind, type Conversation, type Message } from '#contract/chat/calls.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { usePath } from '#web/lib/text/lang.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import classes from './chat-page.module.css';
import { ConversationList } from './conversation-list.tsx';
import { Settings } from './settings.tsx';
import { ThreadView } from './thread-view.tsx';
import { useLine } from './use-line.ts';
import { useList } from './use-list.ts';
import { useSending } from './sending/use-sending.ts';

const subjects = ['product', 'inquiry', 'order', 'booth'] as const satisfies CardKind[];

/** What the address asks for: a conversation, company or person, a record, or both. */
const askedBy = (search: URLSearchParams) => {
  const kind = subjects.find((k) => search.get(k));
  const id = kind && search.get(kind);
  const eid = search.get('eid');
  if (!eid && !id) return null;
  return { ...(eid && { eid }), ...(kind && id && { subject: { kind, id } }) };
};

/** `turn` tells apart that the same message is gone to twice. */
type Picked = { conversation: Conversation; at: number | null; turn: number };

/** The page by itself, or among the parts of the notification centre. */
type Place = 'chat' | 'centreChat';

/** Opens what the address asks for, and puts what is open into the address. */
const usePicked = (list: ReturnType<typeof useList>, place: Place) => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const path = usePath();
  const [picked, setPicked] = useState<Picked | null>(null);
  const [fault, setFault] = useState('');
  const key = search.toString();
  const there = useRef<string>(null);
  const { put, find } = list;
  useEffect(() => {
    const asked = askedBy(new URLSearchParams(key));
    if (!asked) {
      there.current = null;
      setPicked(null);
      return;
    }
    if (asked.eid && asked.eid === there.current && !asked.subject) return;
    setFault('');
    const listed = asked.eid && !asked.subject ? find(asked.eid) : undefined;
    if (listed) {
      there.current = listed.conversationId;
      setPicked({ conversation: listed, at: null, turn: 0 });
      return;
    }
    void call(chat.open, { body: asked }).then(
      (conversation) => {
        there.current = conversation.conversationId;
        setPicked({ conversation, at: null, turn: 0 });
        if (conversation.lastSequence) put(conversation);
        void navigate(path(pageTo(place, { eid: conversation.conversationId })), {
          replace: true,
          preventScrollReset: true,
        });
      },
      (err: Error) => setFault(err.message),
    );
  }, [place, key, navigate, path, put, find]);
  const pick = (conversation: Conversation, at: number | null) => {
    there.current = conversation.conversationId;
    setFault('');
    setPicked((p) => ({ conversation, at, turn: (p?.turn ?? 0) + 1 }));
    void navigate(path(pageTo(place, { eid: conversation.conversationId })), { preventScrollReset: true });
  };
  const pickById = (id: string, at: number | null = null) => {
    const there = list.all.find((c) => c.conversationId === id);
    if (there) return pick(there, at);
    return void call(chat.detail, { params: { id } }).then(
      (c) => pick(c, at),
      (err: Error) => setFault(err.message),
    );
  };
  return { picked, setPicked, pick, pickById, fault };
};

type Live = {
  list: ReturnType<typeof useList>;
  line: ReturnType<typeof useLine>;
  userId: string;
  current: string | null;
};
/** What the socket brings reaches the list, and what this window sends reaches the history that is open. */
const useLive = ({ list, line: { listen }, userId, current }: Live) => {
  const { hear, takeBack, again } = list;
  const shown = useRef(current);
  useEffect(() => {
    shown.current = current;
  }, [current]);

  // What this window stored itself reaches its own history at once, not only by the socket.
  const inner = useRef(new Set<Parameters<typeof listen>[0]>());
  const onStored = useCallback(
    (m: Message) => {
      hear(m, m.conversationId === shown.current);
      inner.current.forEach((l) => l({ ...m, method: 'message' }));
    },
    [hear],
  );
  const listenAll = useCallback<typeof listen>(
    (to) => {
      const off = listen(to);
      inner.current.add(to);
      return () => {
        off();
        inner.current.delete(to);
      };
    },
    [listen],
  );
  const sending = useSending(userId, onStored);
  const { drop: arrived } = sending;
  useEffect(
    () =>
      listen((f) => {
        if (f === 'caughtUp') return again();
        if (f.method === 'recalled') return takeBack(f.conversationId, f.sequence);
        // Its answer may have been lost, or another window sent it.
        if (f.method === 'message' && f.fromUser === userId) arrived(f.clientId);
        return f.method === 'message'
          ? hear(f, f.conversationId === shown.current && document.visibilityState === 'visible')
          : undefined;
      }),
    [again, arrived, hear, listen, takeBack, userId],
  );
  return { sending, listen: listenAll };
};

/** Changes the conversation that is open, here and in the list. */
const useChange = (
  { change, again, drop }: ReturnType<typeof useList>,
  current: string | null,
  setPicked: ReturnType<typeof usePicked>['setPicked'],
) =>
  useCallback(
    (part: Partial<Conversation>) => {
      if (!current) return;
      change(current, part);
      setPicked((p) => p && { ...p, conversation: { ...p.conversation, ...part } });
      if (part.hidden !== undefined) {
        drop(current);
        again();
      }
    },
    [again, change, current, drop, setPicked],
  );

type Props = {
  first: DataOf<typeof chat.sessions>;
  place?: Place;
  /** What stands above the panes. */
  head?: ReactNode;
};

/** What is wrong with the line, or with what was to be opened. */
const LineState = ({ open, fault }: { open: boolean; fault: string }) => {
  const { t } = useTranslation('chat');
  return (
    <>
      <div role="status">{!open && <p className={classes['offline']}>{t('offline')}</p>}</div>
      {fault && (
        <p role="alert" className={classes['offline']}>
          {t('notOpened')}：{fault}
        </p>
      )}
    </>
  );
};

/** Conversations on the left, the one that is open beside them; a phone shows one of the two. */
export const ChatPage = ({ first, place = 'chat', head }: Props) => {
  const { t } = useTranslation('chat');
  const viewer = useViewer();
  const userId = viewer?.userId ?? '';
  const list = useList(first);
  const { picked, setPicked, pick, pickById, fault } = usePicked(list, place);
  const line = useLine(userId);
  const navigate = useNavigate();
  const path = usePath();
  const current = picked?.conversation.conversationId ?? null;
  const { sending, listen } = useLive({ list, line, userId, current });
  const onChange = useChange(list, current, setPicked);
  // The list may have newer facts than what was opened: whether somebody is there, and that something was said.
  const known = list.all.find((c) => c.conversationId === current);
  const facts = known && { online: known.online, lastSequence: known.lastSequence };
  const conversation = picked && { ...picked.conversation, ...facts };
  return (
    <main
      id="main"
      className={classes['page']}
      data-open={Boolean(conversation) || undefined}
      data-headed={head ? '' : undefined}
    >
      {head ? <div className={classes['head']}>{head}</div> : <h1 className="visually-hidden">{t('title')}</h1>}
      <div className={classes['panes']}>
        <ConversationList
          list={list}
          current={current}
          onPick={(id, at) => pickById(id, at ?? null)}
          foot={<Settings />}
        />
        <div className={classes['open']}>
          <LineState open={line.open} fault={fault} />
          {conversation ? (
            <div className={classes['talk']}>
              <ThreadView
                key={`${conversation.conversationId} ${picked.at === null ? '' : picked.turn}`}
                conversation={conversation}
                userId={userId}
                at={picked.at}
                sending={sending}
                listen={listen}
                onGoTo={(at) => pick(conversation, at)}
                onType={line.type}
                onBack={() => void navigate(path(pageTo(place)))}
                onChange={onChange}
              />
            </div>
          ) : (
            <div className={classes['nothing']}>
              <Empty title={t('pick')} />
            </div>
          )}
        </div>
      </div>
    </main>
  );
};
