import { createInstance, type i18n, type Resource } from 'i18next';
import { defaultLang, type Lang } from '#contract/core/langs.ts';
import type { PageRule } from '#contract/pages.ts';

type Load = () => Promise<{ default: object }>;
const files = import.meta.glob<{ default: object }>('../../../i18n/*/*.json');

const load = async (lang: Lang, room: string): Promise<object> =>
  (await (files[`../../../i18n/${lang}/${room}.json`] as Load | undefined)?.())?.default ?? {};

/** Translation files that a page needs. */
export const roomsOf = (page: PageRule | undefined): string[] => [
  ...new Set(['common', 'pages', ...(page?.words ?? [])]),
];

export const createI18n = async (lang: Lang, rooms: string[]): Promise<i18n> => {
  const words = Object.fromEntries(await Promise.all(rooms.map(async (r) => [r, await load(lang, r)] as const)));
  const instance = createInstance();
  await instance.init({
    lng: lang,
    fallbackLng: defaultLang,
    resources: { [lang]: words } as Resource,
    defaultNS: 'common',
    ns: rooms,
    interpolation: { escapeValue: false },
  });
  return instance;
};

/** Adds rooms that a page reached by navigation needs. */
export const ensureRooms = async (instance: i18n, lang: Lang, rooms: string[]): Promise<void> => {
  await Promise.all(
    rooms
      .filter((r) => !instance.hasResourceBundle(lang, r))
      .map(async (r) => instance.addResourceBundle(lang, r, await load(lang, r))),
  );
};
