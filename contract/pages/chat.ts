import { roleCodes, roles } from '../core/access.ts';
import { memberPages, page, reads } from './page.ts';

const talkers = roles(
  roleCodes.buyer,
  roleCodes.supplier,
  roleCodes.viewer,
  roleCodes.provider,
  roleCodes.customerService,
);

/** `eid` is a conversation, company or person; the others are the record that is talked about, with whoever stands behind it. */
type Asked = { eid?: string; product?: string; inquiry?: string; order?: string };

/** Conversations; in the member centre they stand among the messages. */
export const chatPages = memberPages(['chat', 'order', 'inquiry'], {
  chat: page('/chat.html', talkers, { query: reads<Asked>(), aliases: ['/noticedata/chitchat'] }),
});
