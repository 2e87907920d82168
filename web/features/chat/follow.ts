import type { Message } from '#contract/chat/calls.ts';
import { atBegin, atEnd, type Span, withLive, withNewer, withOlder, withoutRecalled } from './window.ts';

/** A part of the history that is asked for: the newest where nothing is said. */
export type Asked = {
  before?: number;
  after?: number;
  around?: number;
  size?: number;
  held?: { lowest: number; highest: number };
};
type Found = { records: Message[]; lastSequence: number; otherRead: number; takenBack: number[] };
type Options = {
  read: (asked: Asked) => Promise<Found>;
  onSpan: (span: Span) => void;
  /** Up to where the other side has read. */
  onRead: (upto: number) => void;
};

/**
 * Follows the history of one conversation: what the socket brings, what is read in both directions, and what is missing between. One
 * reading at a time; what is missing while one runs is read after it. A reading that fails leaves what is there.
 */
export const follow = ({ read, onSpan, onRead }: Options) => {
  let span: Span = { records: [], last: 0 };
  let busy = false;
  let missing = false;
  const keep = (next: Span) => {
    span = next;
    onSpan(next);
  };
  const once = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    busy = true;
    await work().catch(() => undefined);
    busy = false;
    if (!missing) return;
    missing = false;
    await newer();
  };
  /** @throws what the reading throws */
  const begin = async (around?: number): Promise<void> => {
    const found = await read(around ? { around } : {});
    keep({ records: found.records, last: found.lastSequence });
    onRead(found.otherRead);
  };
  const older = (): Promise<void> =>
    once(async () => {
      const first = span.records[0]?.sequence;
      if (!first || atBegin(span)) return;
      const found = await read({ before: first });
      keep(withOlder(span, found.records, found.lastSequence));
    });
  const readNewer = async (onlyHeld: boolean): Promise<void> => {
    const { records } = span;
    const to = records.at(-1)?.sequence ?? 0;
    const held = records[0] && { held: { lowest: records[0].sequence, highest: to } };
    const stays = onlyHeld && !atEnd(span);
    const found = await read({ after: to, ...held, ...(stays && { size: 1 }) });
    // What was taken back while nothing could be heard goes too.
    const without = found.takenBack.reduce(withoutRecalled, span);
    keep(stays ? without : withNewer(without, found.records, found.lastSequence));
    onRead(found.otherRead);
  };
  const newer = (): Promise<void> => once(() => readNewer(false));
  /** A message that came by the socket, or as the answer to one's own. */
  const hear = (m: Message): void => {
    const { span: next, gap } = withLive(span, m);
    keep(next);
    if (!gap) return;
    if (busy) missing = true;
    else void newer();
  };
  return {
    begin,
    older,
    newer,
    hear,
    recalled: (sequence: number): void => keep(withoutRecalled(span, sequence)),
    /** After the line was lost: what came meanwhile, and what was taken back; an older part stays the part that it is. */
    catchUp: (): Promise<void> => once(() => readNewer(true)),
  };
};
