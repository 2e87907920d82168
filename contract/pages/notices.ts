import { open, roleCodes, roles } from '../core/access.ts';
import { memberPages, page, reads, sitePages } from './page.ts';

/** Whoever reads notices and talks: every member but operators. */
export const readers = roles(
  roleCodes.buyer,
  roleCodes.supplier,
  roleCodes.viewer,
  roleCodes.provider,
  roleCodes.customerService,
);

/** What somebody was told, and by which way they want to be told; a mail's link ends its kind without a login. */
export const noticePages = {
  ...memberPages(['notices'], {
    notices: page('/noticedata/notice', readers, { query: reads<{ unread?: 1 }>() }),
    noticeSettings: page('/noticedata/preferences', readers),
  }),
  ...sitePages(['notices'], {
    unsubscribe: page('/mailPreferences?k={k}', open, { unlisted: true, fresh: true }),
  }),
};
