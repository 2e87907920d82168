import { useCallback, useEffect, useRef, useState } from 'react';
import { chat, type Conversation } from '#contract/chat/calls.ts';
import { quietCall } from '#web/lib/call.ts';
import { type Asked, follow } from './follow.ts';
import type { Span } from './window.ts';

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
  const readTo = useCallback((upto: number) => setOtherRead((n) => Math.max(n, upto)), []);
  const [followed] = useState(() =>
    follow({
      read: (asked: Asked) => quietCall(chat.messages, { body: { sessionId, size: page, ...asked } }),
      onSpan: setSpan,
      onRead: readTo,
    }),
  );
  const begin = useCallback(
    async (around?: number) => {
      setState('loading');
      try {
        await followed.begin(around);
        setState('there');
      } catch {
        setState('failed');
      }
    },
    [followed],
  );
  const { unread, readUpto } = conversation;
  const from = useRef(unread > page / 2 ? readUpto + 1 : undefined);
  useEffect(() => {
    void begin(from.current);
  }, [begin]);
  const { older, newer, hear, recalled, catchUp } = followed;
  return { span, state, otherRead, begin, older, newer, hear, recalled, readTo, catchUp };
};
export type Thread = ReturnType<typeof useThread>;
