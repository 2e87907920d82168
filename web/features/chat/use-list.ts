import { useCallback, useEffect, useRef, useState } from 'react';
import { chat, type Conversation, type Message } from '#contract/chat/calls.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { quietCall } from '#web/lib/call.ts';
import { recalledOne } from './window.ts';

export type Show = 'all' | 'unread' | 'hidden';
type Page = DataOf<typeof chat.sessions>;

/** Those on top first, then by their newest message. */
const ordered = (all: readonly Conversation[]): Conversation[] =>
  all.toSorted((a, b) => Number(b.pinned) - Number(a.pinned) || (b.last?.at ?? '').localeCompare(a.last?.at ?? ''));

/** What a message that was heard changes of its conversation. */
const heard = (there: Conversation, m: Message, seen: boolean): Partial<Conversation> => {
  const own = m.side === there.side;
  // What a desk said by itself was read by nobody of it.
  const mine = own && m.body.automatic === null;
  const more = own ? 0 : m.sequence - there.lastSequence;
  return {
    last: m,
    lastSequence: m.sequence,
    unread: mine || seen ? 0 : there.unread + more,
    ...((mine || seen) && { readUpto: m.sequence }),
  };
};

/** The conversations that were read so far. Nothing that changes or finds one is ever made anew. */
const useRecords = (first: readonly Conversation[]) => {
  const [all, setAll] = useState(first);
  const take = useCallback(
    (records: readonly Conversation[], behind: boolean) =>
      setAll((before) => {
        const fresh = new Set(records.map((c) => c.conversationId));
        return behind ? [...before.filter((c) => !fresh.has(c.conversationId)), ...records] : records;
      }),
    [],
  );
  const change = useCallback(
    (id: string, part: Partial<Conversation>) =>
      setAll((before) => before.map((c) => (c.conversationId === id ? { ...c, ...part } : c))),
    [],
  );
  const put = useCallback(
    (c: Conversation) => setAll((before) => [c, ...before.filter((x) => x.conversationId !== c.conversationId)]),
    [],
  );
  const drop = useCallback((id: string) => setAll((before) => before.filter((c) => c.conversationId !== id)), []);

  const known = useRef(all);
  useEffect(() => {
    known.current = all;
  }, [all]);
  const find = useCallback((id: string) => known.current.find((c) => c.conversationId === id), []);
  return { all, take, change, put, drop, find };
};

/** Conversations as a list shows them: read in pages, kept true by what the socket brings. */
export const useList = (first: Page) => {
  const { all, take, change, put, drop, find } = useRecords(first.records);
  const [next, setNext] = useState(first.next);
  const [show, setShow] = useState<Show>('all');
  const asked = useRef<Show>('all');

  const load = useCallback(
    async (of: Show, cursor?: string) => {
      asked.current = of;
      const wish = { ...(of === 'unread' && { unread: true }), ...(of === 'hidden' && { hidden: true }) };
      const page = await quietCall(chat.sessions, { body: { ...wish, ...(cursor && { cursor }) } });
      if (asked.current !== of) return;
      setNext(page.next);
      take(page.records, Boolean(cursor));
    },
    [take],
  );
  const turn = (to: Show) => {
    setShow(to);
    void load(to).catch(() => undefined);
  };
  /** What somebody said; `seen` where its conversation is being read. */
  const hear = useCallback(
    (m: Message, seen: boolean) => {
      const there = find(m.conversationId);
      if (!there) {
        // What somebody just said something in is no longer hidden.
        if (asked.current === 'hidden') return;
        void quietCall(chat.detail, { params: { id: m.conversationId } }).then(put, () => undefined);
        return;
      }
      if (m.sequence > there.lastSequence) change(m.conversationId, heard(there, m, seen));
    },
    [change, put, find],
  );
  /** A message was recalled: nothing of it stays where it was the newest. */
  const takeBack = useCallback(
    (id: string, sequence: number) => {
      const last = find(id)?.last;
      if (last?.sequence === sequence) change(id, { last: recalledOne(last) });
    },
    [change, find],
  );
  const more = next ? () => load(show, next).catch(() => undefined) : undefined;
  const again = useCallback(() => void load(asked.current).catch(() => undefined), [load]);
  return { all: ordered(all), show, turn, more, change, put, drop, hear, takeBack, again, find };
};
