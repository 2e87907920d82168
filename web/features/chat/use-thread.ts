import { useCallback, useEffect, useRef, useState } from 'react';
import { chat, type Conversation, type Message } from '#contract/chat/calls.ts';
import { quietCall } from '#web/lib/call.ts';
import { atBegin, atEnd, type Span, withLive, withNewer, withOlder, withoutRecalled } from './window.ts';

const page = 50;
const nothing: Span = { records: [], last: 0 };

/**
 * The history of one conversation: it opens at the first unread message, goes on in both directions, and closes gaps by
 * reading what is missing.
 */
export const useThread = (conversation: Conversation) => {
  const { conversationId: sessionId } = conversation;
  const [span, setSpan] = useState<Span>(nothing);
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  const [otherRead, setOtherRead] = useState(conversation.otherRead);
  const now = useRef(span);
  const busy = useRef(false);
  const keep = useCallback((next: Span) => {
    now.current = next;
    setSpan(next);
  }, []);

  const read = useCallback(
    (o: { before?: number; after?: number; around?: number }) =>
      quietCall(chat.messages, { body: { sessionId, size: page, ...o } }),
    [sessionId],
  );
  const begin = useCallback(
    async (around?: number) => {
      setState('loading');
      try {
        const found = await read(around ? { around } : {});
        keep({ records: found.records, last: found.lastSequence });
        setOtherRead((n) => Math.max(n, found.otherRead));
        setState('there');
      } catch {
        setState('failed');
      }
    },
    [keep, read],
  );
  const { unread, readUpto } = conversation;
  const from = useRef(unread > page / 2 ? readUpto + 1 : undefined);
  useEffect(() => {
    void begin(from.current);
  }, [begin]);

  const once = useCallback(async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    await work().catch(() => undefined);
    busy.current = false;
  }, []);
  const older = useCallback(
    () =>
      once(async () => {
        const first = now.current.records[0]?.sequence;
        if (!first || atBegin(now.current)) return;
        const found = await read({ before: first });
        keep(withOlder(now.current, found.records, found.lastSequence));
      }),
    [keep, once, read],
  );
  const newer = useCallback(
    () =>
      once(async () => {
        const found = await read({ after: now.current.records.at(-1)?.sequence ?? 0 });
        keep(withNewer(now.current, found.records, found.lastSequence));
        setOtherRead((n) => Math.max(n, found.otherRead));
      }),
    [keep, once, read],
  );
  /** A message that came by the socket, or as the answer to one's own. */
  const hear = useCallback(
    (m: Message) => {
      const { span: next, gap } = withLive(now.current, m);
      keep(next);
      if (gap) void newer();
    },
    [keep, newer],
  );
  const recalled = useCallback((sequence: number) => keep(withoutRecalled(now.current, sequence)), [keep]);
  const readTo = useCallback((upto: number) => setOtherRead((n) => Math.max(n, upto)), []);
  /** After the line was lost: what came meanwhile. */
  const catchUp = useCallback(() => (atEnd(now.current) ? void newer() : undefined), [newer]);
  return { span, state, otherRead, begin, older, newer, hear, recalled, readTo, catchUp };
};
export type Thread = ReturnType<typeof useThread>;
