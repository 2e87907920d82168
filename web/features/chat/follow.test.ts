import { expect, it } from 'vitest';
import type { Message } from '#contract/chat/calls.ts';
import { type Asked, follow } from './follow.ts';
import type { Span } from './window.ts';

const message = (sequence: number): Message =>
  ({ sequence, conversationId: 'talk', recalled: false, body: { body: `m${sequence}`, reply: null } }) as Message;

/** A conversation of so many messages, read by parts of ten; readings wait until they are let go. */
const conversation = () => {
  const now = { last: 5, takenBack: [] as number[], asked: [] as Asked[], held: false };
  let letGo: () => void = () => undefined;
  let span: Span = { records: [], last: 0 };
  const read = async (asked: Asked) => {
    now.asked.push(asked);
    if (now.held) await new Promise<void>((go) => (letGo = go));
    const all = Array.from({ length: now.last }, (_, i) => message(i + 1));
    const part =
      asked.after === undefined
        ? all.filter((m) => m.sequence < (asked.before ?? Infinity)).slice(-10)
        : all.filter((m) => m.sequence > (asked.after ?? 0)).slice(0, asked.size ?? 10);
    return { records: part, lastSequence: now.last, otherRead: 0, takenBack: asked.held ? now.takenBack : [] };
  };
  const followed = follow({ read, onSpan: (s) => (span = s), onRead: () => undefined });
  return { now, followed, shown: () => span.records.map((m) => m.sequence), span: () => span, letGo: () => letGo() };
};

it('reads what is missing before a message, also where it comes while something is read', async () => {
  const c = conversation();
  await c.followed.begin();
  c.now.held = true;
  const reading = c.followed.newer();
  c.now.held = false;
  c.now.last = 9;
  c.followed.hear(message(9));
  expect(c.shown()).toEqual([1, 2, 3, 4, 5]);
  c.letGo();
  await reading;
  expect(c.shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('takes away what was taken back while the line was down, and leaves an older part where it is', async () => {
  const c = conversation();
  c.now.last = 40;
  await c.followed.begin();
  c.now.takenBack = [35];
  await c.followed.catchUp();
  expect(c.now.asked.at(-1)?.held).toEqual({ lowest: 31, highest: 40 });
  expect(
    c
      .span()
      .records.filter((m) => m.recalled)
      .map((m) => m.sequence),
  ).toEqual([35]);
  // Far from the end: what came is not put beside it.
  const older = conversation();
  older.now.last = 40;
  await older.followed.begin();
  older.now.last = 60;
  await older.followed.older();
  const before = older.shown();
  older.now.takenBack = [25];
  await older.followed.catchUp();
  expect(older.shown()).toEqual(before);
  expect(older.span().records.find((m) => m.sequence === 25)?.recalled).toBe(true);
});
