import type { Lang } from '#contract/core/langs.ts';
import type { PageRule } from '#contract/pages.ts';
import { makeTexts, type Texts } from './texts.ts';

type Load = () => Promise<{ default: object }>;
const files = import.meta.glob<{ default: object }>('../../../i18n/*/*.json');

const load = async (lang: Lang, room: string): Promise<object> =>
  (await (files[`../../../i18n/${lang}/${room}.json`] as Load | undefined)?.())?.default ?? {};

/** Translation files that a page needs. Where there is no page the public frame says so, with its footer. */
export const roomsOf = (page: PageRule | undefined): string[] => [...new Set(['common', ...(page?.words ?? ['foot'])])];

export const loadTexts = async (lang: Lang, rooms: string[]): Promise<Texts> =>
  makeTexts(
    lang,
    Object.fromEntries(await Promise.all(rooms.map(async (r) => [r, await load(lang, r)] as const))) as Record<
      string,
      object
    >,
  );

/** Adds rooms that a page reached by navigation needs. */
export const ensureRooms = async (texts: Texts, rooms: readonly string[]): Promise<void> => {
  await Promise.all(rooms.filter((r) => !texts.has(r)).map(async (r) => texts.add(r, await load(texts.language, r))));
};
