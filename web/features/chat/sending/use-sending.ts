import { useCallback, useEffect, useRef, useState } from 'react';
import { chat, type Message } from '#contract/chat/calls.ts';
import type { Lang } from '#contract/core/langs.ts';
import { call } from '#web/lib/call.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { droppedIn, dropOutgoing, keepOutgoing, keptOutgoing } from './kept-outgoing.ts';
import type { Outgoing } from './outgoing.ts';
import { writtenIn } from './written-in.ts';

type Given = Partial<Pick<Outgoing, 'kind' | 'body' | 'file' | 'card' | 'phrase' | 'replyTo'>>;

const outgoing = (sessionId: string, given: Given): Outgoing => ({
  clientId: crypto.randomUUID(),
  sessionId,
  kind: 'text',
  body: '',
  file: null,
  fileId: null,
  fileName: '',
  card: null,
  phrase: null,
  replyTo: null,
  ...given,
  state: 'sending',
  fault: '',
});

const sentBody = (o: Outgoing, fileId: string | null, pageLang: Lang) => {
  const { sessionId, clientId, kind, body, card, phrase, replyTo } = o;
  return {
    sessionId,
    clientId,
    kind,
    body,
    lang: writtenIn(body, pageLang),
    ...(fileId && { fileId }),
    ...(card && { card }),
    ...(phrase && { phrase }),
    ...(replyTo !== null && { replyTo }),
  };
};

/** Messages that have not arrived yet, of this page and those before. */
const useWaiting = (userId: string) => {
  const [waiting, setWaiting] = useState<readonly Outgoing[]>([]);
  // What an earlier page left behind is offered again; the browser's storage is not there when the page is rendered.
  useEffect(
    () =>
      setWaiting((all) => [...keptOutgoing(userId).filter((k) => !all.some((o) => o.clientId === k.clientId)), ...all]),
    [userId],
  );
  const set = useCallback(
    (clientId: string, part: Partial<Outgoing>) =>
      setWaiting((all) => all.map((o) => (o.clientId === clientId ? { ...o, ...part } : o))),
    [],
  );
  const forget = useCallback((clientId: string) => setWaiting((all) => all.filter((o) => o.clientId !== clientId)), []);
  const drop = useCallback(
    (clientId: string) => {
      dropOutgoing(userId, clientId);
      forget(clientId);
    },
    [forget, userId],
  );
  useEffect(() => {
    const changed = (e: StorageEvent) => {
      const gone = droppedIn(userId, e);
      if (gone) forget(gone);
    };
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  }, [forget, userId]);
  // A file on its way is nothing that the browser keeps: leaving asks first.
  const uploads = waiting.some((o) => o.file && !o.fileId);
  useEffect(() => {
    if (!uploads) return undefined;
    const ask = (e: BeforeUnloadEvent) => e.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [uploads]);

  const add = useCallback((o: Outgoing) => setWaiting((all) => [...all, o]), []);
  return { waiting, add, set, drop };
};

/** Sends messages in the order given, each by itself, and keeps those that did not arrive. */
export const useSending = (userId: string, onStored: (m: Message) => void) => {
  const pageLang = useLang();
  const { waiting, add, set, drop } = useWaiting(userId);
  /** The newest send of each conversation: the next one waits for it, so that messages are stored as they were written. */
  const tails = useRef(new Map<string, Promise<void>>());
  const send = useCallback(
    async (o: Outgoing) => {
      try {
        let { fileId } = o;
        if (o.file && !fileId) {
          const on = { progress: () => undefined, signal: new AbortController().signal };
          fileId = (await uploadFile(o.file, on)).id;
          set(o.clientId, { fileId });
          keepOutgoing(userId, { ...o, fileId });
        }
        onStored(await call(chat.send, { body: sentBody(o, fileId, pageLang) }));
        drop(o.clientId);
      } catch (err) {
        set(o.clientId, { state: 'failed', fault: (err as Error).message });
      }
    },
    [drop, onStored, pageLang, set, userId],
  );
  const post = useCallback(
    (sessionId: string, given: Given) => {
      const o = outgoing(sessionId, given);
      keepOutgoing(userId, o);
      add(o);
      const before = tails.current.get(sessionId) ?? Promise.resolve();
      tails.current.set(
        sessionId,
        before.then(() => send(o)),
      );
    },
    [add, send, userId],
  );
  const retry = useCallback(
    (o: Outgoing) => {
      set(o.clientId, { state: 'sending', fault: '' });
      void send(o);
    },
    [send, set],
  );
  return { waiting, post, retry, drop };
};
