import { expect, it } from 'vitest';
import type { Message } from '#contract/chat/calls.ts';
import { atBegin, atEnd, held, type Span, withLive, withNewer, withOlder, withoutRecalled } from './window.ts';

const message = (sequence: number): Message => ({
  messageId: `m${sequence}`,
  conversationId: 'c',
  sequence,
  fromUser: 'u',
  at_users: [],
  side: 0,
  from: '',
  clientId: `c${sequence}`,
  body: {
    body: `${sequence}`,
    kind: 'text',
    automatic: null,
    lang: null,
    said: null,
    file: null,
    card: null,
    reply: null,
  },
  recalled: false,
  at: '2026-11-20T08:00:00.000Z',
});
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => message(from + i));
const numbers = (s: Span) => s.records.map((m) => m.sequence);

it('takes messages that come in any order, twice or not at all, without a gap on the screen', () => {
  let span: Span = { records: range(1, 3), last: 3 };
  ({ span } = withLive(span, message(4)));
  ({ span } = withLive(span, message(4)));
  const late = withLive(span, message(6));
  expect(late.gap).toBe(true);
  expect(numbers(late.span)).toEqual([1, 2, 3, 4]);
  span = withNewer(late.span, range(5, 6), 6);
  expect(numbers(span)).toEqual([1, 2, 3, 4, 5, 6]);
  expect([atBegin(span), atEnd(span)]).toEqual([true, true]);
});

it('holds a part alone of a long history, and only counts what comes while it looks at an older one', () => {
  let span: Span = { records: range(99_901, 100_000), last: 100_000 };
  for (let from = 99_851; from > 99_000; from -= 50) span = withOlder(span, range(from, from + 49), 100_000);
  expect(span.records).toHaveLength(held);
  expect([atBegin(span), atEnd(span)]).toEqual([false, false]);
  const before = numbers(span);
  const live = withLive(span, message(100_001));
  expect([numbers(live.span), live.span.last, live.gap]).toEqual([before, 100_001, false]);
});

it('forgets what was taken back, above answers too', () => {
  const answer = {
    ...message(2),
    body: {
      ...message(2).body,
      reply: { sequence: 1, from: '', kind: 'text' as const, isAutomatic: false, body: '1' },
    },
  };
  const span = withoutRecalled({ records: [message(1), answer], last: 2 }, 1);
  expect(span.records[0]).toMatchObject({ recalled: true, body: { body: '' } });
  expect(span.records[1]?.body.reply?.body).toBe('');
});
