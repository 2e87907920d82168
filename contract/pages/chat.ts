import { readers } from './notices.ts';
import { memberPages, page, reads } from './page.ts';

/** `eid` is a conversation, company or person; the others are the record that is talked about, with whoever stands behind it. */
type Asked = { eid?: string; product?: string; inquiry?: string; order?: string };

/** Conversations; in the member centre they stand among the messages. */
export const chatPages = memberPages(['chat', 'speech'], {
  chat: page('/chat.html', readers, { query: reads<Asked>(), aliases: ['/noticedata/chitchat'] }),
});
