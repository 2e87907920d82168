import type { Lang } from '#contract/core/langs.ts';
import type { PageRule } from '#contract/pages.ts';
import { readTexts } from './files.ts';
import { makeTexts, type Texts } from './texts.ts';

/** Translation files that a page needs. Where there is no page the public frame says so, with its footer. */
export const roomsOf = (page: PageRule | undefined): string[] => [...new Set(['common', ...(page?.words ?? ['foot'])])];

export const loadTexts = async (lang: Lang, rooms: string[]): Promise<Texts> =>
  makeTexts(
    lang,
    Object.fromEntries(await Promise.all(rooms.map(async (r) => [r, await readTexts(lang, r)] as const))) as Record<
      string,
      object
    >,
  );

/** Adds rooms that a page reached by navigation needs. */
export const ensureRooms = async (texts: Texts, rooms: readonly string[]): Promise<void> => {
  await Promise.all(
    rooms.filter((r) => !texts.has(r)).map(async (r) => texts.add(r, await readTexts(texts.language, r))),
  );
};
