import { roleCodes, roles } from '../core/access.ts';
import { memberPages, page, reads } from './page.ts';

/** Whoever reads notices and talks: every member but operators. */
export const readers = roles(
  roleCodes.buyer,
  roleCodes.supplier,
  roleCodes.viewer,
  roleCodes.provider,
  roleCodes.customerService,
);

/** What somebody was told. */
export const noticePages = memberPages(['notices'], {
  notices: page('/noticedata/notice', readers, { query: reads<{ unread?: 1 }>() }),
});
