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
    notices: page('/noticedata/notice', readers, { query: reads<{ unread?: 1 }>(), words: ['letters', 'mailAsk'] }),
    /** `id` is an exchange of letters; `to` is the company or person that is written to. */
    letters: page('/noticedata/message', readers, {
      query: reads<{
        box?: 'sent';
        unread?: 1;
        q?: string;
        id?: string;
        write?: 'new' | 'desk' | 'company' | 'person';
        to?: string;
      }>(),
      words: ['letters'],
    }),
    informs: page('/users/Inform.html', readers, { words: ['letters'] }),
    noticeSettings: page('/noticedata/preferences', readers, { words: ['letters'] }),
  }),
  ...sitePages(['notices'], {
    unsubscribe: page('/mailPreferences?k={k}', open, { unlisted: true, fresh: true }),
  }),
};
