import type { i18n } from 'i18next';

/** The browser's one i18n instance, for the navigation middleware that loads a page's words ahead. */
let instance: i18n | undefined;
export const setI18n = (i: i18n): void => {
  instance = i;
};
export const getI18n = (): i18n | undefined => instance;
