import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';

export const schemeOf = (cookie: string | null): MantineColorScheme => {
  const kept = /(?:^|;\s*)scheme=(light|dark)/.exec(cookie ?? '')?.[1];
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
};

/** The chosen scheme lives in a cookie, so that the server renders the right one. */
export const cookieSchemes: MantineColorSchemeManager = {
  get: (fallback) =>
    typeof document === 'undefined'
      ? fallback
      : schemeOf(document.cookie) === 'auto'
        ? fallback
        : schemeOf(document.cookie),
  set: (value) => {
    document.cookie = `scheme=${value}; path=/; max-age=31536000; samesite=lax`;
  },
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => {
    document.cookie = 'scheme=; path=/; max-age=0';
  },
};
