import { useCallback, useEffect, useRef, useState } from 'react';
import type { DownstreamFrame } from '#contract/chat/frames.ts';
import { keepLine, type Line } from './line.ts';

/** How often a page asks while its line is down, and while it stands: what a node lost on the way is found so. */
const every = { down: 20_000, up: 60_000 } as const;

type Heard = DownstreamFrame | 'caughtUp';

/** The socket of this window with those who listen to it; `caughtUp` asks them to read what they may have missed. */
export const useLine = (userId: string) => {
  const [open, setOpen] = useState(true);
  const listeners = useRef(new Set<(f: Heard) => void>());
  const line = useRef<Line>(null);
  useEffect(() => {
    const tell = (f: Heard) => listeners.current.forEach((l) => l(f));
    const mine = keepLine(userId, {
      onFrame: tell,
      onOpen: (is) => {
        setOpen(is);
        if (is) tell('caughtUp');
      },
    });
    line.current = mine;
    return () => mine.end();
  }, [userId]);
  useEffect(() => {
    const timer = setInterval(() => listeners.current.forEach((l) => l('caughtUp')), open ? every.up : every.down);
    return () => clearInterval(timer);
  }, [open]);
  const listen = useCallback((to: (f: Heard) => void) => {
    listeners.current.add(to);
    return () => void listeners.current.delete(to);
  }, []);
  const type = useCallback((conversationId: string) => line.current?.send({ method: 'typing', conversationId }), []);
  return { open, listen, type };
};
