import { useCallback, useRef, useState } from 'react';
import { type CardRef, chat, type Message, type MessageKind } from '#contract/chat/calls.ts';
import { call } from '#web/lib/call.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { uploadFile } from '#web/lib/upload.ts';
import type { Chosen } from './tools/phrase-panel.tsx';

/** A message on its way: it keeps its client id through every try, so that it is there once at the most. */
export type Outgoing = {
  clientId: string;
  sessionId: string;
  kind: MessageKind;
  body: string;
  file: File | null;
  fileId: string | null;
  card: CardRef | null;
  /** A ready sentence instead of words of one's own. */
  phrase: Chosen | null;
  replyTo: number | null;
  state: 'sending' | 'failed';
  fault: string;
};
type Given = Partial<Pick<Outgoing, 'kind' | 'body' | 'file' | 'card' | 'phrase' | 'replyTo'>>;

/** Sends messages in the order given, each by itself, and keeps those that did not arrive. */
export const useSending = (onStored: (m: Message) => void) => {
  const pageLang = useLang();
  const [waiting, setWaiting] = useState<readonly Outgoing[]>([]);
  const set = useCallback(
    (clientId: string, part: Partial<Outgoing>) =>
      setWaiting((all) => all.map((o) => (o.clientId === clientId ? { ...o, ...part } : o))),
    [],
  );
  /** The newest send of each conversation: the next one waits for it, so that messages are stored as they were written. */
  const tails = useRef(new Map<string, Promise<void>>());
  const drop = useCallback((clientId: string) => setWaiting((all) => all.filter((o) => o.clientId !== clientId)), []);

  const send = useCallback(
    async (o: Outgoing) => {
      try {
        let { fileId } = o;
        if (o.file && !fileId) {
          const on = { progress: () => undefined, signal: new AbortController().signal };
          fileId = (await uploadFile(o.file, on)).id;
          set(o.clientId, { fileId });
        }
        const { sessionId, clientId, kind, body, card, phrase, replyTo } = o;
        const more = {
          // What is written in Chinese characters is Chinese; else people write in the language that they read.
          lang: /\p{Script=Han}/u.test(body) ? ('cn' as const) : pageLang,
          ...(fileId && { fileId }),
          ...(card && { card }),
          ...(phrase && { phrase }),
          ...(replyTo !== null && { replyTo }),
        };
        onStored(await call(chat.send, { body: { sessionId, clientId, kind, body, ...more } }));
        drop(clientId);
      } catch (err) {
        set(o.clientId, { state: 'failed', fault: (err as Error).message });
      }
    },
    [drop, onStored, pageLang, set],
  );
  const post = useCallback(
    (sessionId: string, given: Given) => {
      const o: Outgoing = {
        clientId: crypto.randomUUID(),
        sessionId,
        kind: 'text',
        body: '',
        file: null,
        fileId: null,
        card: null,
        phrase: null,
        replyTo: null,
        ...given,
        state: 'sending',
        fault: '',
      };
      setWaiting((all) => [...all, o]);
      const before = tails.current.get(sessionId) ?? Promise.resolve();
      tails.current.set(
        sessionId,
        before.then(() => send(o)),
      );
    },
    [send],
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
