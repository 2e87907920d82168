import 'i18next';
import type common from '../i18n/cn/common.json';
import type errors from '../i18n/cn/errors.json';
import type hall from '../i18n/cn/hall.json';
import type home from '../i18n/cn/home.json';
import type identity from '../i18n/cn/identity.json';
import type notices from '../i18n/cn/notices.json';
import type order from '../i18n/cn/order.json';
import type pages from '../i18n/cn/pages.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      errors: typeof errors;
      hall: typeof hall;
      home: typeof home;
      identity: typeof identity;
      notices: typeof notices;
      order: typeof order;
      pages: typeof pages;
    };
  }
}
