import { roleCodes, roles, within } from '../core/access.ts';
import { readers } from './notices.ts';
import { memberPages, page, reads } from './page.ts';

/** `eid` is a conversation, company or person; the others are the record that is talked about, with whoever stands behind it. */
type Asked = { eid?: string; product?: string; inquiry?: string; order?: string; booth?: string };
/** Which part of the desk is shown. */
type DeskAsked = { tab?: string; days?: string };
const desk = { query: reads<DeskAsked>() };

/** Conversations, in the member centre among the messages; and the desk at which a company handles those that are its own. */
export const chatPages = {
  ...memberPages(['chat', 'speech', 'desk'], {
    chat: page('/chat.html', readers, { query: reads<Asked>() }),
    /** The same among the parts of the notification centre. */
    centreChat: page('/noticedata/chitchat', readers, { query: reads<Asked>(), words: ['letters'] }),
  }),
  ...memberPages(['desk', 'chat'], {
    serviceChats: page('/chatData/chatList', roles(roleCodes.customerService), desk),
    consultCentre: page('/consultCtenterData/consultCtenter', roles(roleCodes.buyer, roleCodes.supplier), desk),
    providerConsults: page('/thirdParty/consult', within(roles(roleCodes.supplier, roleCodes.provider), 'talk'), desk),
  }),
};
