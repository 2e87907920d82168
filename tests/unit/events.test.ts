import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Heard } from '#server/platform/events.ts';
import { rooms } from '#server/rooms/index.ts';
import { eventsFile, eventsPage } from '../../scripts/events.ts';

const declared = rooms.flatMap((r) => r.events ?? []);
const subscribers = rooms.flatMap((r) => r.subscribers ?? []);
const isHeard = (e: Heard) => subscribers.some((s) => s.event === e);
const names = (events: Heard[]) => events.map((e) => e.name);

/** Every declaration by the name that code knows it by, and the sources of its room that may emit it. */
const files = globSync('server/rooms/*/events.ts').map((path) => {
  const room = path.split(/[\\/]/)[2] ?? '';
  const sources = globSync(`server/rooms/${room}/**/*.ts`).filter((f) => !/(events|index|\.test)\.ts$/.test(f));
  return { path, room, code: sources.map((f) => readFileSync(f, 'utf8')).filter((s) => /\bemit(?:All)?\(/.test(s)) };
});

describe('events', () => {
  it('are declared under one name each, and each room hands over what its events.ts declares', async () => {
    expect(names(declared)).toEqual([...new Set(names(declared))]);
    for (const f of files) {
      const own = Object.values((await import(resolve(f.path))) as Record<string, Heard>);
      expect(names(rooms.find((r) => r.name === f.room)?.events ?? []), f.path).toEqual(names(own));
    }
  });

  it('have a subscriber, or say why they have none', () => {
    const silent = declared.filter((e) => !e.retired && !isHeard(e) && !e.unheard);
    const excused = declared.filter((e) => !e.retired && isHeard(e) && e.unheard);
    expect(names(silent), 'nobody hears them; say why by `unheard`, or subscribe').toEqual([]);
    expect(names(excused), 'somebody hears them, and yet `unheard` is given').toEqual([]);
  });

  it('are emitted by their room when somebody subscribes to them; the retired ones only wait', async () => {
    const mute: string[] = [];
    for (const f of files)
      for (const [known, e] of Object.entries((await import(resolve(f.path))) as Record<string, Heard>))
        if (f.code.some((s) => new RegExp(`\\b${known}\\b`).test(s)) === Boolean(e.retired)) mute.push(e.name);
    expect(mute, 'no source of the room emits them, or one still names a retired one').toEqual([]);
    expect(names(subscribers.map((s) => s.event).filter((e) => !declared.includes(e)))).toEqual([]);
  });

  it('have one queue a subscriber', () => {
    const queues = rooms.flatMap((r) => (r.subscribers ?? []).map((s) => `${s.event.name}--${r.name}.${s.name}`));
    expect(queues).toEqual([...new Set(queues)]);
  });

  it('stand in docs/events.md (npm run events)', () => {
    expect(readFileSync(eventsFile, 'utf8') === eventsPage()).toBe(true);
  });
});
