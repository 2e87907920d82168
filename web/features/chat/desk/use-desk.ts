import { useCallback, useEffect, useState } from 'react';
import type { Conversation } from '#contract/chat/calls.ts';
import { consult } from '#contract/chat/desk.ts';
import type { DownstreamFrame } from '#contract/chat/frames.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { quietCall } from '#web/lib/call.ts';

export type DeskOf = DataOf<typeof consult.session>;
type Listen = (to: (f: DownstreamFrame | 'caughtUp') => void) => () => void;

/** How an open conversation is handled, asked again whenever the socket says that it changed; null where no company is in it. */
export const useDesk = (c: Conversation, listen: Listen) => {
  const id = c.conversationId;
  const [desk, setDesk] = useState<DeskOf | null>(null);
  const read = useCallback(
    () =>
      quietCall(consult.session, { params: { id } }).then(setDesk, () => {
        // What stands is shown until it can be read again.
      }),
    [id],
  );
  useEffect(() => {
    void read();
    return listen((f) => {
      if (f === 'caughtUp' || (f.method === 'desk' && f.conversationId === id)) void read();
    });
  }, [id, listen, read]);
  return { desk, read };
};
