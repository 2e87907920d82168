import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLang, type Lang } from '#contract/core/langs.ts';
import type { PageRule } from '#contract/pages.ts';

type Load = () => Promise<{ default: object }>;
const files = import.meta.glob<{ default: object }>('../../i18n/*/*.json');

const load = async (lang: Lang, room: string): Promise<object> =>
  (await (files[`../../i18n/${lang}/${room}.json`] as Load | undefined)?.())?.default ?? {};

/**
 * Rooms that borrow words: notices tell an order's state, the centre's home what registration asked for, the inquiry
 * home shows purchases. */
const borrowed: Record<string, string[]> = {
  notices: ['order'],
  centre: ['identity', 'seats'],
  inquiryHome: ['purchase'],
  operator: ['verification', 'centre', 'order'],
  seats: ['centre', 'identity'],
  invite: ['identity'],
  thirdParty: ['identity', 'verification'],
};

/** Words of one page of a room. */
const ofPage: Record<string, string> = { '/purchaser.html': 'purchaser', '/upgradeRegister': 'upgrade' };

/** Public pages with forms, tables, evidence or states of web/ui, whose words are `ui`; member pages all have them. */
const withPieces = new Set(['/ui', '/prodDetail']);

/** Rooms whose words a page needs. */
export const roomsOf = (page: PageRule | undefined): string[] => {
  const room = page?.room ?? 'common';
  const pieces = page?.layout === 'member' || page?.layout === 'operator' || withPieces.has(page?.path ?? '');
  const own = ofPage[page?.path ?? ''];
  return [
    ...new Set(['common', 'pages', room, ...(own ? [own] : []), ...(borrowed[room] ?? []), ...(pieces ? ['ui'] : [])]),
  ];
};

export const createI18n = async (lang: Lang, rooms: string[]): Promise<i18n> => {
  const words = Object.fromEntries(await Promise.all(rooms.map(async (r) => [r, await load(lang, r)] as const)));
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: lang,
    fallbackLng: defaultLang,
    resources: { [lang]: words } as Resource,
    defaultNS: 'common',
    ns: rooms,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
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
