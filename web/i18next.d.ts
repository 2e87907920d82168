import 'i18next';
import type centre from '../i18n/cn/centre.json';
import type developers from '../i18n/cn/developers.json';
import type book from '../i18n/cn/book.json';
import type catalogue from '../i18n/cn/catalogue.json';
import type common from '../i18n/cn/common.json';
import type errors from '../i18n/cn/errors.json';
import type frame from '../i18n/cn/frame.json';
import type hall from '../i18n/cn/hall.json';
import type home from '../i18n/cn/home.json';
import type identity from '../i18n/cn/identity.json';
import type notices from '../i18n/cn/notices.json';
import type order from '../i18n/cn/order.json';
import type inquiry from '../i18n/cn/inquiry.json';
import type match from '../i18n/cn/match.json';
import type legal from '../i18n/cn/legal.json';
import type outbox from '../i18n/cn/outbox.json';
import type about from '../i18n/cn/about.json';
import type industry from '../i18n/cn/industry.json';
import type inquiryHome from '../i18n/cn/inquiryHome.json';
import type purchase from '../i18n/cn/purchase.json';
import type pages from '../i18n/cn/pages.json';
import type operator from '../i18n/cn/operator.json';
import type verification from '../i18n/cn/verification.json';
import type seats from '../i18n/cn/seats.json';
import type invite from '../i18n/cn/invite.json';
import type purchaser from '../i18n/cn/purchaser.json';
import type thirdParty from '../i18n/cn/thirdParty.json';
import type upgrade from '../i18n/cn/upgrade.json';
import type ui from '../i18n/cn/ui.json';
import type work from '../i18n/cn/work.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      centre: typeof centre;
      book: typeof book;
      catalogue: typeof catalogue;
      common: typeof common;
      errors: typeof errors;
      frame: typeof frame;
      hall: typeof hall;
      home: typeof home;
      identity: typeof identity;
      notices: typeof notices;
      order: typeof order;
      inquiry: typeof inquiry;
      legal: typeof legal;
      match: typeof match;
      outbox: typeof outbox;
      about: typeof about;
      developers: typeof developers;
      industry: typeof industry;
      inquiryHome: typeof inquiryHome;
      purchase: typeof purchase;
      pages: typeof pages;
      operator: typeof operator;
      verification: typeof verification;
      seats: typeof seats;
      invite: typeof invite;
      purchaser: typeof purchaser;
      thirdParty: typeof thirdParty;
      upgrade: typeof upgrade;
      ui: typeof ui;
      work: typeof work;
    };
  }
}
