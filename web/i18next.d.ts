import 'i18next';
import type common from '../i18n/cn/common.json';
import type home from '../i18n/cn/home.json';
import type identity from '../i18n/cn/identity.json';
import type pages from '../i18n/cn/pages.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      home: typeof home;
      identity: typeof identity;
      pages: typeof pages;
    };
  }
}
