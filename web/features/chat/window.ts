import type { Message } from '#contract/chat/calls.ts';

/**
 * The part of a conversation's history that a page holds: messages by number without gaps, however long the conversation is.
 * `last` is the number of the newest message of all.
 */
export type Span = { records: readonly Message[]; last: number };

/** Messages that a page holds at the most; what is further away is read again when it is scrolled to. */
export const held = 240;

const byNumber = (a: Message, b: Message) => a.sequence - b.sequence;

/** Whether the span reaches to the newest message. */
export const atEnd = ({ records, last }: Span): boolean => (records.at(-1)?.sequence ?? 0) >= last;
export const atBegin = ({ records, last }: Span): boolean => last === 0 || records[0]?.sequence === 1;

/** Puts messages beside those that are there: each number once, the later reading of one counts. */
const joined = (a: readonly Message[], b: readonly Message[]): Message[] =>
  [...new Map([...a, ...b].map((m) => [m.sequence, m])).values()].toSorted(byNumber);

/** What stands without a gap around one number. */
const unbroken = (all: readonly Message[], around: number): Message[] => {
  const i = all.findIndex((m) => m.sequence === around);
  let [from, to] = [i, i];
  while (from > 0 && all[from - 1]!.sequence === all[from]!.sequence - 1) from -= 1;
  while (to < all.length - 1 && all[to + 1]!.sequence === all[to]!.sequence + 1) to += 1;
  return all.slice(from, to + 1);
};

/** Older messages at the beginning; too many go at the end. */
export const withOlder = (span: Span, older: readonly Message[], last: number): Span => {
  const records = joined(older, span.records).slice(0, held);
  return { records, last: Math.max(span.last, last) };
};

/** Newer messages at the end; too many go at the beginning. */
export const withNewer = (span: Span, newer: readonly Message[], last: number): Span => ({
  records: joined(span.records, newer).slice(-held),
  last: Math.max(span.last, last),
});

/**
 * A message that came by itself: `gap` says that some before it are missing. Where the page looks at an older part it is only
 * counted.
 */
export const withLive = (span: Span, m: Message): { span: Span; gap: boolean } => {
  const last = Math.max(span.last, m.sequence);
  const end = span.records.at(-1)?.sequence ?? 0;
  const first = span.records[0]?.sequence ?? 1;
  if (m.sequence > end + 1) return { span: { ...span, last }, gap: atEnd(span) };
  if (m.sequence < first || (m.sequence === end + 1 && !atEnd(span))) return { span: { ...span, last }, gap: false };
  const records = unbroken(joined(span.records, [m]), m.sequence).slice(-held);
  return { span: { records, last }, gap: false };
};

/** A message of which nothing is left but that it was recalled. */
export const recalledOne = (m: Message): Message => ({
  ...m,
  recalled: true,
  body: { body: '', kind: 'text', automatic: null, lang: null, said: null, file: null, card: null, reply: null },
});

/** Nothing of a message that was taken back stays, here or above its answers. */
export const withoutRecalled = (span: Span, sequence: number): Span => ({
  ...span,
  records: span.records.map((m) => {
    const reply =
      m.body.reply?.sequence === sequence ? { ...m.body.reply, body: '', kind: 'text' as const } : m.body.reply;
    if (m.sequence === sequence) return recalledOne(m);
    return reply === m.body.reply ? m : { ...m, body: { ...m.body, reply } };
  }),
});
