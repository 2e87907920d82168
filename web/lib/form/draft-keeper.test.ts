import { describe, expect, test } from 'vitest';
import { draftKeeper, type DraftServer, type DraftState } from './draft-keeper.ts';

type Values = { title: string; secret: string };
const none: Values = { title: '', secret: '' };

/** One browser with its store, and windows on one draft in it. `tick` runs what waits for the server. */
const browser = () => {
  const kept = new Map<string, string>();
  const storage = () => ({
    getItem: (k: string) => kept.get(k) ?? null,
    setItem: (k: string, v: string) => void kept.set(k, v),
    removeItem: (k: string) => void kept.delete(k),
  });
  const waiting = new Set<() => void>();
  let marks = 0;
  const open = (server?: DraftServer<Values>) => {
    const states: DraftState[] = [];
    const keeper = draftKeeper<Values>({
      storage,
      name: () => 'draft',
      secret: ['secret'],
      server,
      onState: (s) => void states.push(s),
      later: (work) => {
        waiting.add(work);
        return () => void waiting.delete(work);
      },
      now: () => 1000 + marks,
      mark: () => String(++marks),
    });
    return keeper;
  };
  const tick = () => {
    for (const work of waiting) {
      waiting.delete(work);
      work();
    }
  };
  return { kept, open, tick };
};
/** A server that counts revisions, for windows of any browser. */
const serverOf = () => {
  let at: { revision: number; values: Values } | null = null;
  let down = false;
  const savedAt = '2026-11-22T10:00:00Z';
  const forWindow = (): DraftServer<Values> => ({
    kept: at && { revision: at.revision, savedAt, values: at.values },
    save: async (values, base) => {
      await Promise.resolve();
      if (down) throw new Error('down');
      if (at && at.revision !== base) return { elsewhere: { revision: at.revision, savedAt, values: at.values } };
      at = { revision: base + 1, values };
      return { revision: at.revision, savedAt };
    },
  });
  return { forWindow, has: () => at?.values.title, set: (isDown: boolean) => (down = isDown) };
};

describe('a draft in the browser', () => {
  test('comes back after a reload, without its secrets', () => {
    const b = browser();
    b.open().keep({ title: 'weave', secret: 'x' });
    const again = b.open();
    expect(again.restore()).toEqual({ title: 'weave' });
    expect(again.state()).toMatchObject({ restored: true, elsewhere: null });
  });
  test('what is typed before the kept version could be read stays, where that version is the page’s own', async () => {
    const b = browser();
    const server = serverOf();
    const before = b.open(server.forWindow());
    before.keep({ ...none, title: 'weave' });
    b.tick();
    await before.flush();
    // A reload; the first letter comes before the first frame, in which `restore` runs.
    const again = b.open(server.forWindow());
    again.keep({ ...none, title: 'weave, changed' });
    expect(again.state().elsewhere).toBeNull();
    expect(again.restore()).toEqual({ title: 'weave, changed' });
    await again.flush();
    expect(server.has()).toBe('weave, changed');
  });
  test('a page that was read before the last saving arrived shows what was saved, and goes on from it', async () => {
    const b = browser();
    const server = serverOf();
    const before = b.open(server.forWindow());
    before.keep({ ...none, title: 'weave' });
    await before.flush();
    const read = server.forWindow();
    before.keep({ ...none, title: 'weave, changed' });
    await before.flush();
    const again = b.open(read);
    expect(again.restore()).toEqual({ title: 'weave, changed' });
    again.keep({ ...none, title: 'weave, again' });
    await again.flush();
    expect(again.state()).toMatchObject({ elsewhere: null, failed: false });
    expect(server.has()).toBe('weave, again');
  });
  test('forgotten, it is gone', async () => {
    const b = browser();
    const w = b.open();
    w.keep({ ...none, title: 'weave' });
    await w.forget();
    expect(b.open().restore()).toBeNull();
  });
  test('the second of two windows is told and overwrites nothing, until it keeps its own', () => {
    const b = browser();
    const [one, two] = [b.open(), b.open()];
    one.keep({ ...none, title: 'one' });
    two.keep({ ...none, title: 'two' });
    expect(two.state().elsewhere).not.toBeNull();
    expect(b.open().restore()).toEqual({ title: 'one' });
    two.keepOwn({ ...none, title: 'two!' });
    expect(two.state().elsewhere).toBeNull();
    expect(b.open().restore()).toEqual({ title: 'two!' });
    one.seen();
    expect(one.state().elsewhere).not.toBeNull();
    expect(one.takeOther()).toEqual({ title: 'two!' });
    one.keep({ ...none, title: 'one again' });
    expect(b.open().restore()).toEqual({ title: 'one again' });
  });
  test('the same words in both windows are no news', () => {
    const b = browser();
    const [one, two] = [b.open(), b.open()];
    two.keep({ ...none, title: 'weave' });
    one.keep({ ...none, title: 'weave' });
    two.seen();
    expect([one, two].map((w) => w.state().elsewhere)).toEqual([null, null]);
  });
  test('a store that takes nothing is said', () => {
    const w = draftKeeper<Values>({
      storage: () => {
        throw new Error('forbidden');
      },
      name: () => 'draft',
      onState: () => undefined,
      later: () => () => undefined,
      mark: () => '1',
    });
    w.keep({ ...none, title: 'weave' });
    expect(w.state()).toMatchObject({ failed: true, savedAt: null });
  });
});

describe('a draft on the server', () => {
  test('what was typed without a connection is sent when it is back', async () => {
    const b = browser();
    const s = serverOf();
    const w = b.open(s.forWindow());
    s.set(true);
    w.keep({ ...none, title: 'weave' });
    b.tick();
    await w.flush();
    expect(w.state()).toMatchObject({ failed: true });
    s.set(false);
    w.retry();
    await w.flush();
    expect(s.has()).toBe('weave');
    expect(w.state()).toMatchObject({ failed: false, restored: false });
  });
  test('a reload before the saving brings the words back, one after it what the server has', async () => {
    const b = browser();
    const s = serverOf();
    b.open(s.forWindow()).keep({ ...none, title: 'unsaved' });
    const w = b.open(s.forWindow());
    expect(w.restore()).toEqual({ title: 'unsaved' });
    // The server gets it, whether or not more is typed.
    w.resume();
    await w.flush();
    expect(s.has()).toBe('unsaved');
    w.keep({ ...none, title: 'saved' });
    await w.flush();
    expect(s.has()).toBe('saved');
    expect(b.open(s.forWindow()).restore()).toBeNull();
  });
  test('a reload before the answer of a saving came: one’s own words are no other version', async () => {
    const b = browser();
    const s = serverOf();
    const lost = s.forWindow();
    // The server has it, its answer never arrives.
    const first = b.open({ ...lost, save: (v, base) => lost.save(v, base).then(() => new Promise(() => undefined)) });
    first.keep({ ...none, title: 'sent' });
    void first.flush();
    await new Promise((done) => setTimeout(done, 5));
    expect(s.has()).toBe('sent');
    first.keep({ ...none, title: 'sent, and more' });
    const again = b.open(s.forWindow());
    expect(again.restore()).toEqual({ title: 'sent, and more' });
    expect(again.state().elsewhere).toBeNull();
    again.keep({ ...none, title: 'sent, and still more' });
    await again.flush();
    expect(s.has()).toBe('sent, and still more');
  });
  test('two devices: the later one is told and says which version counts', async () => {
    const s = serverOf();
    const [desk, phone] = [browser().open(s.forWindow()), browser().open(s.forWindow())];
    desk.keep({ ...none, title: 'desk' });
    await desk.flush();
    phone.keep({ ...none, title: 'phone' });
    await phone.flush();
    expect(phone.state().elsewhere).toBe(Date.parse('2026-11-22T10:00:00Z'));
    expect(s.has()).toBe('desk');
    phone.keep({ ...none, title: 'phone, more' });
    await phone.flush();
    expect(s.has()).toBe('desk');
    phone.keepOwn({ ...none, title: 'phone, more' });
    await phone.flush();
    expect(s.has()).toBe('phone, more');
    desk.keep({ ...none, title: 'desk, more' });
    await desk.flush();
    expect(desk.takeOther()).toMatchObject({ title: 'phone, more' });
    desk.keep({ ...none, title: 'both' });
    await desk.flush();
    expect(s.has()).toBe('both');
    expect(desk.state().elsewhere).toBeNull();
  });
  test('two windows of one browser: the other version is taken once, and saved over', async () => {
    const b = browser();
    const s = serverOf();
    const [one, two] = [b.open(s.forWindow()), b.open(s.forWindow())];
    one.keep({ ...none, title: 'one' });
    two.seen();
    await one.flush();
    two.seen();
    expect(two.takeOther()).toEqual({ title: 'one' });
    two.keep({ ...none, title: 'one and two' });
    await two.flush();
    expect(two.state().elsewhere).toBeNull();
    expect(s.has()).toBe('one and two');
  });
  test('a version that was taken over while it was on its way to the server is met there as known', async () => {
    const b = browser();
    const s = serverOf();
    const [one, two] = [b.open(s.forWindow()), b.open(s.forWindow())];
    one.keep({ ...none, title: 'one' });
    two.seen();
    expect(two.takeOther()).toEqual({ title: 'one' });
    two.keep({ ...none, title: 'one, and two' });
    await one.flush();
    two.seen();
    await two.flush();
    expect(two.state().elsewhere).toBeNull();
    expect(s.has()).toBe('one, and two');
  });
  test('typed without a connection over what was saved elsewhere since: told at the beginning', async () => {
    const b = browser();
    const s = serverOf();
    const away = b.open(s.forWindow());
    away.keep({ ...none, title: 'on the train' });
    const other = browser().open(s.forWindow());
    other.keep({ ...none, title: 'at the desk' });
    await other.flush();
    const later = b.open(s.forWindow());
    expect(later.restore()).toBeNull();
    expect(later.state().elsewhere).not.toBeNull();
    expect(later.takeOther()).toEqual({ title: 'on the train' });
  });
});
