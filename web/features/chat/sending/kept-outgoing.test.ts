import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetTyped } from '#web/lib/forget-typed.ts';
import { droppedIn, dropOutgoing, keepOutgoing, keptOutgoing } from './kept-outgoing.ts';
import { keepText, readText } from './kept-text.ts';
import type { Outgoing } from './outgoing.ts';

/** A browser's storage, whose keys are its own properties. */
class Storage {
  [key: string]: unknown;
  getItem(k: string) {
    return (this[k] as string | undefined) ?? null;
  }
  setItem(k: string, v: string) {
    this[k] = v;
  }
  removeItem(k: string) {
    delete this[k];
  }
}
beforeEach(() => vi.stubGlobal('localStorage', new Storage()));
afterEach(() => vi.unstubAllGlobals());

const message = (clientId: string, o: Partial<Outgoing> = {}): Outgoing => ({
  clientId,
  sessionId: 'talk',
  kind: 'text',
  body: '600 kg',
  file: null,
  fileId: null,
  fileName: '',
  card: null,
  phrase: null,
  replyTo: null,
  state: 'sending',
  fault: '',
  ...o,
});

it('offers what did not arrive again, with the same id, to its writer alone', () => {
  keepOutgoing('li', message('a'));
  keepOutgoing('wang', message('b'));
  keepOutgoing('li', message('c', { state: 'failed', fault: 'no line' }));
  dropOutgoing('li', 'a');
  expect(keptOutgoing('li')).toEqual([message('c', { state: 'failed' })]);
  expect(keptOutgoing('wang').map((o) => o.clientId)).toEqual(['b']);
});

it('keeps a file once it is uploaded, by its name, and none before', () => {
  const file = new File(['x'], 'drawing.pdf');
  keepOutgoing('li', message('a', { kind: 'file', file }));
  expect(keptOutgoing('li')).toEqual([]);
  keepOutgoing('li', message('a', { kind: 'file', file, fileId: 'f' }));
  expect(keptOutgoing('li')).toMatchObject([{ file: null, fileId: 'f', fileName: 'drawing.pdf' }]);
});

it('hears what another window has dropped', () => {
  expect(droppedIn('li', { key: 'weft.chat.li.out.a', newValue: null })).toBe('a');
  expect(droppedIn('li', { key: 'weft.chat.li.out.a', newValue: '{}' })).toBeNull();
  expect(droppedIn('li', { key: 'weft.chat.wang.out.a', newValue: null })).toBeNull();
});

it('lets go of drafts and messages with the logout, and of nobody else’s', () => {
  keepText('li', 'talk', 'draft');
  keepText('wang', 'talk', 'other');
  keepOutgoing('li', message('a'));
  localStorage.setItem('something', 'else');
  forgetTyped('li');
  expect([readText('li', 'talk'), readText('wang', 'talk'), keptOutgoing('li')]).toEqual(['', 'other', []]);
  expect(localStorage.getItem('something')).toBe('else');
});
