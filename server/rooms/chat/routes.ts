import { chat } from '#contract/chat/calls.ts';
import { dealTalks } from '#contract/chat/deal.ts';
import { route } from '#server/platform/http/route.ts';
import { hideConversation, keepConversation } from './keep-conversation.ts';
import { readSettings, saveSettings } from './keep-settings.ts';
import { markRead } from './mark-read.ts';
import { deskRoutes } from './desk/routes.ts';
import { openConversation } from './open-conversation.ts';
import { readConversation, readConversations, readRecord } from './read-conversations.ts';
import { readMessages, searchMessages } from './read-messages.ts';
import { recallMessage } from './recall-message.ts';
import { readDealTalks } from './records/deal-talks.ts';
import { sendMessage } from './sending/send-message.ts';

export const routes = [
  route(chat.send, ({ ctx, body }) => sendMessage(ctx, body)),
  route(chat.sessions, ({ ctx, body }) => readConversations(ctx, body)),
  route(chat.hide, ({ ctx, body }) => hideConversation(ctx, body.sessionId, body.hide)),
  route(chat.messages, ({ ctx, body }) => readMessages(ctx, body)),
  route(chat.record, ({ ctx, query }) => readRecord(ctx, query)),
  route(chat.open, ({ ctx, body }) => openConversation(ctx, body)),
  route(chat.detail, ({ ctx, params }) => readConversation(ctx, params.id)),
  route(chat.read, ({ ctx, params, body }) => markRead(ctx, params.id, body.upto)),
  route(chat.keep, ({ ctx, params, body }) => keepConversation(ctx, params.id, body)),
  route(chat.recall, ({ ctx, params }) => recallMessage(ctx, params.id)),
  route(chat.search, ({ ctx, query }) => searchMessages(ctx, query)),
  route(chat.settings, ({ ctx }) => readSettings(ctx)),
  route(chat.saveSettings, ({ ctx, body }) => saveSettings(ctx, body)),
  route(dealTalks.read, ({ ctx, params }) => readDealTalks(ctx, params.id)),
  ...deskRoutes,
];
