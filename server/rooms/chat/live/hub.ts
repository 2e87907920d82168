import { setImmediate } from 'node:timers/promises';
import type { Message } from '#contract/chat/calls.ts';
import type { DownstreamFrame } from '#contract/chat/frames.ts';
import { type Ctx, type Person, systemContext } from '#server/platform/context.ts';
import { batched } from '#server/platform/batched/index.ts';
import { sendTo, sendWire, wireText } from '#server/platform/http/watch-socket.ts';
import type { Platform } from '#server/platform/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { sideOf } from '../access.ts';
import { findPlaces, type MessageRecord } from '../message-store.ts';
import { presenter } from '../present-message.ts';
import { chatTopic, type Said } from '../topic.ts';
import { createLines, type Line } from './lines.ts';

/** Messages that are read by one statement. */
const most = 1_000;
/** Milliseconds from one delivery to the next, where much is said. */
const pause = 20;
/**
 * A node that delivers for a quarter of its time delivers less often: several messages of a conversation then go to each of its sockets by one
 * write, which costs as much as the writing of one.
 */
const growing = { times: 4, most: 300 } as const;
/** Milliseconds after which a delivery lets other work go first. */
const breath = 10;
/** Bytes that are written to a socket at once. */
const portion = 64 * 1024;

type SaidAt = Extract<Said, { what: 'message' | 'recalled' }>;
const placeOf = (id: string, seq: number) => `${id} ${seq}`;

export const frameText = (frame: DownstreamFrame): string => JSON.stringify(frame);

/** Frames as the wire carries them, as few pieces as they may be. */
const portions = (frames: DownstreamFrame[]): Buffer[] => {
  const out: Buffer[][] = [];
  let left = 0;
  for (const wire of frames.map((f) => wireText(frameText(f)))) {
    if (wire.length > left) {
      out.push([]);
      left = portion;
    }
    out.at(-1)?.push(wire);
    left -= wire.length;
  }
  return out.map((p) => Buffer.concat(p));
};

type Lines = ReturnType<typeof createLines>;

/** Frames are made once a conversation, whoever reads it; only where there are cards, which are the reader's own, once a reader. */
const deliveryTo = (lines: Lines, ctx: Ctx) => async (said: SaidAt[]) => {
  const told = new Map(said.map((s) => [placeOf(s.id, s.seq), s.what]));
  const sides = new Map(said.map((s) => [s.id, s]));
  const rows = await findPlaces(
    ctx,
    said.map((s) => ({ conversationId: s.id, seq: s.seq })),
  );
  const presented = await presenter(ctx, rows, sides);
  const frameOf = (m: Message): DownstreamFrame =>
    told.get(placeOf(m.conversationId, m.sequence)) === 'recalled'
      ? { method: 'recalled', conversationId: m.conversationId, sequence: m.sequence }
      : { ...m, method: 'message' };
  const wiresFor = async (person: Person | null, own: MessageRecord[]) =>
    portions((await presented({ ...ctx, person }, own)).map(frameOf));
  const deliverOne = async (readers: Set<Line>, own: MessageRecord[]) => {
    const cards = own.some((r) => r.cardId !== null);
    const made = new Map<string, Buffer[]>();
    for (const { socket, person } of readers) {
      const key = cards ? person.userId : '';
      const wires = made.get(key) ?? (await wiresFor(cards ? person : null, own));
      made.set(key, wires);
      for (const wire of wires) sendWire(socket, wire);
    }
  };
  let began = performance.now();
  for (const [id, own] of Map.groupBy(rows, (r) => r.conversationId)) {
    const s = sides.get(id);
    if (s) await deliverOne(lines.of(s), own);
    if (performance.now() - began < breath) continue;
    await setImmediate();
    began = performance.now();
  }
};
/** Who works at the desk asks again how a conversation is handled; who asked only where it concerns them. */
const tellDesk = (lines: Lines, s: Extract<Said, { what: 'desk' }>) => {
  const wire = wireText(frameText({ method: 'desk', conversationId: s.id }));
  for (const l of lines.of(s)) if (s.asker || sideOf(l.person, s) === 1) sendWire(l.socket, wire);
};
const tellOf = async (lines: Lines, ctx: Ctx, s: Extract<Said, { what: 'read' | 'typing' }>) => {
  const others = [...lines.of(s)].filter((l) => l.person.userId !== s.userId);
  const across = others.filter((l) => sideOf(l.person, s) !== s.side);
  if (s.what === 'read') {
    const { side, userId, seq, id } = s;
    const wire = wireText(frameText({ method: 'read', conversationId: id, side, fromUser: userId, upto: seq }));
    for (const l of across) sendWire(l.socket, wire);
  } else if (across.length) {
    const [person] = await peopleByIds(ctx, [s.userId]);
    const from = person?.name ?? '';
    const text = frameText({ method: 'typing', conversationId: s.id, fromUser: s.userId, from });
    for (const l of across) sendTo(l.socket, text);
  }
};

/** Hands what is said in conversations to the sockets of this node. Messages are read from the database, many at once. */
export const createHub = (platform: Platform): { join: (line: Line) => void } => {
  const lines = createLines();
  const ctx = systemContext(platform);
  const deliver = deliveryTo(lines, ctx);
  // One reading after the other: what comes meanwhile waits and is read together.
  const handOn = batched<SaidAt, void>({
    most,
    pause,
    growing,
    run: async (said) => {
      await deliver(said).catch((err: Error) => platform.log.warn({ err: err.message }, 'delivery of messages'));
      return said.map(() => ({ status: 'fulfilled', value: undefined }));
    },
  });
  platform.bus.subscribe(chatTopic, (said) => {
    if (!lines.has(said)) return;
    if (said.what === 'desk') tellDesk(lines, said);
    else if (said.what === 'read' || said.what === 'typing')
      tellOf(lines, ctx, said).catch((err: Error) => platform.log.warn({ err: err.message }, 'chat'));
    else void handOn(said);
  });
  return { join: lines.join };
};
