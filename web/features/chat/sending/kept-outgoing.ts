import type { Outgoing } from './outgoing.ts';

/** Under the same beginning as drafts, so that both go with the session (`web/lib/forget-typed.ts`). */
const beginOf = (userId: string) => `weft.chat.${userId}.out.`;
type Kept = Omit<Outgoing, 'file' | 'state' | 'fault'> & { fileName: string; at: number };

const isKept = (o: unknown): o is Kept =>
  typeof o === 'object' &&
  o !== null &&
  typeof (o as Kept).clientId === 'string' &&
  typeof (o as Kept).sessionId === 'string';

/** Keeps a message until it has arrived. A file that has not been uploaded yet can't be kept. */
export const keepOutgoing = (userId: string, { file, state: _s, fault: _f, ...o }: Outgoing): void => {
  if (file && !o.fileId) return;
  try {
    const kept: Kept = { ...o, fileName: o.fileName || (file?.name ?? ''), at: Date.now() };
    localStorage.setItem(beginOf(userId) + o.clientId, JSON.stringify(kept));
  } catch {
    // Storage that is forbidden or full keeps nothing: the message stays on the page.
  }
};

export const dropOutgoing = (userId: string, clientId: string): void => {
  try {
    localStorage.removeItem(beginOf(userId) + clientId);
  } catch {
    // Nothing was kept.
  }
};

/** The id of a message that another window has dropped; null for whatever else changed in the storage. */
export const droppedIn = (userId: string, { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): string | null =>
  newValue === null && key?.startsWith(beginOf(userId)) ? key.slice(beginOf(userId).length) : null;

/** Messages of which no page knows that they arrived, the oldest first: their writer sends them again, with the same ids. */
export const keptOutgoing = (userId: string): Outgoing[] => {
  try {
    const keys = Object.keys(localStorage).filter((k) => k.startsWith(beginOf(userId)));
    return keys
      .flatMap((k) => {
        const o: unknown = JSON.parse(localStorage.getItem(k) ?? 'null');
        return isKept(o) ? [o] : [];
      })
      .toSorted((a, b) => a.at - b.at)
      .map(({ at: _at, ...o }) => ({ ...o, file: null, state: 'failed', fault: '' }));
  } catch {
    return [];
  }
};
