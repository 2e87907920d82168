import type { Draft } from './draft.ts';

type Mirror = { draft: Draft; at: number };
const nameOf = (id: string) => `draft.inquiry.${id}`;

/** What this browser holds of a draft that the server has not got yet; one entry a draft, so that two windows keep two. */
export const readMirror = (id: string | undefined): Mirror | null => {
  try {
    return id ? (JSON.parse(localStorage.getItem(nameOf(id)) ?? 'null') as Mirror | null) : null;
  } catch {
    return null;
  }
};

export const writeMirror = (id: string, draft: Draft | null): void => {
  try {
    if (draft) localStorage.setItem(nameOf(id), JSON.stringify({ draft, at: Date.now() } satisfies Mirror));
    else localStorage.removeItem(nameOf(id));
  } catch {
    // Full or forbidden storage: the server keeps the draft.
  }
};

/** The address names the draft from its first letter on: a reload and the way back find it again. */
export const nameInAddress = (id: string): void => {
  const url = new URL(location.href);
  if (url.searchParams.get('id') === id) return;
  url.search = `?id=${id}`;
  history.replaceState(history.state, '', url);
};
