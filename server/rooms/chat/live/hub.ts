import type { WebSocket } from 'ws';
import type { DownstreamFrame } from '#contract/chat/frames.ts';
import { type Person, systemContext } from '#server/platform/context.ts';
import { sendTo } from '#server/platform/http/watch-socket.ts';
import type { Platform } from '#server/platform/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { type Sides, sideOf, talkingCompany } from '../access.ts';
import { findPlaces } from '../message-store.ts';
import { presenter } from '../present-message.ts';
import { chatTopic, type Said } from '../topic.ts';

/** Milliseconds in which what is said is read together. */
const pause = 20;
/** Messages read by one statement. */
const most = 500;

type Line = { socket: WebSocket; person: Person };
type SaidAt = Extract<Said, { what: 'message' | 'recalled' }>;

export const frameText = (frame: DownstreamFrame): string => JSON.stringify(frame);

/** The sockets of this node by person and by company. @returns a function that joins one until it closes */
const createLines = () => {
  const byUser = new Map<string, Set<Line>>();
  const byCompany = new Map<string, Set<Line>>();
  const put = (map: Map<string, Set<Line>>, key: string | null, line: Line) => {
    if (key === null) return;
    map.set(key, (map.get(key) ?? new Set()).add(line));
  };
  const drop = (map: Map<string, Set<Line>>, key: string | null, line: Line) => {
    const own = key === null ? undefined : map.get(key);
    own?.delete(line);
    if (key !== null && own?.size === 0) map.delete(key);
  };
  const join = (line: Line) => {
    const company = talkingCompany(line.person);
    put(byUser, line.person.userId, line);
    put(byCompany, company, line);
    line.socket.on('close', () => {
      drop(byUser, line.person.userId, line);
      drop(byCompany, company, line);
    });
  };
  /** Whoever on this node stands on a side of it. */
  const of = (c: Sides): Set<Line> =>
    new Set([
      ...(byUser.get(c.userA) ?? []),
      ...((c.userB !== null && byUser.get(c.userB)) || []),
      ...((c.entId !== null && byCompany.get(c.entId)) || []),
    ]);
  return { join, of };
};

/** Hands what is said in conversations to the sockets of this node. Messages are read from the database, many at once. */
export const createHub = (platform: Platform): { join: (line: Line) => void } => {
  const lines = createLines();
  const ctx = systemContext(platform);
  let waiting: SaidAt[] = [];
  let clock: ReturnType<typeof setTimeout> | undefined;

  const deliver = async (said: SaidAt[]) => {
    const told = new Map(said.map((s) => [`${s.id} ${s.seq}`, s]));
    const rows = await findPlaces(
      ctx,
      said.map((s) => ({ conversationId: s.id, seq: s.seq })),
    );
    const presented = await presenter(ctx, rows, new Map(said.map((s) => [s.id, s])));
    const cards = rows.some((r) => r.cardId !== null);
    const texts = new Map<string, Promise<string[]>>();
    const asPerson = async (person: Person | null): Promise<string[]> =>
      (await presented({ ...ctx, person })).map((m) =>
        frameText(
          told.get(`${m.conversationId} ${m.sequence}`)?.what === 'recalled'
            ? { method: 'recalled', conversationId: m.conversationId, sequence: m.sequence }
            : { ...m, method: 'message' },
        ),
      );
    // Without cards all readers get the same text, which is made once.
    const textsFor = (person: Person) => {
      const key = cards ? person.userId : '';
      const made = texts.get(key) ?? asPerson(cards ? person : null);
      texts.set(key, made);
      return made;
    };
    for (const [i, r] of rows.entries()) {
      const s = told.get(`${r.conversationId} ${r.seq}`);
      for (const { socket, person } of s ? lines.of(s) : []) {
        const text = (await textsFor(person))[i];
        if (text !== undefined) sendTo(socket, text);
      }
    }
  };
  // One reading after the other: what comes meanwhile waits and is read together.
  const flush = (): void => {
    void deliver(waiting.splice(0, most))
      .catch((err: Error) => platform.log.warn({ err: err.message }, 'delivery of messages'))
      .then(() => {
        clock = waiting.length ? setTimeout(flush, pause) : undefined;
      });
  };
  /** Who works at the desk asks again how a conversation is handled; who asked only where it concerns them. */
  const tellDesk = (s: Extract<Said, { what: 'desk' }>) => {
    const text = frameText({ method: 'desk', conversationId: s.id });
    for (const l of lines.of(s)) if (s.asker || sideOf(l.person, s) === 1) sendTo(l.socket, text);
  };
  const tellOf = async (s: Extract<Said, { what: 'read' | 'typing' }>) => {
    const others = [...lines.of(s)].filter((l) => l.person.userId !== s.userId);
    const across = others.filter((l) => sideOf(l.person, s) !== s.side);
    if (s.what === 'read') {
      const { side, userId, seq, id } = s;
      const text = frameText({ method: 'read', conversationId: id, side, fromUser: userId, upto: seq });
      for (const l of across) sendTo(l.socket, text);
    } else if (across.length) {
      const [person] = await peopleByIds(ctx, [s.userId]);
      const from = person?.name ?? '';
      const text = frameText({ method: 'typing', conversationId: s.id, fromUser: s.userId, from });
      for (const l of across) sendTo(l.socket, text);
    }
  };
  platform.bus.subscribe(chatTopic, (said) => {
    if (!lines.of(said).size) return;
    if (said.what === 'desk') tellDesk(said);
    else if (said.what === 'read' || said.what === 'typing')
      tellOf(said).catch((err: Error) => platform.log.warn({ err: err.message }, 'chat'));
    else {
      waiting.push(said);
      clock ??= setTimeout(flush, pause);
    }
  });
  return { join: lines.join };
};
