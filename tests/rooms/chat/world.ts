import { chat, type Conversation } from '#contract/chat/calls.ts';
import { consult } from '#contract/chat/desk.ts';
import { newId } from '#server/platform/ids.ts';
import type { TestPlatform } from '../../harness/platform.ts';
import type { TestPerson } from '../../world/people.ts';

/** Opens the conversation of a person with a company. */
export const talk = (t: TestPlatform, by: TestPerson, eid: string): Promise<Conversation> =>
  t.as(by.token)(chat.open, { body: { eid } });

export const say = (t: TestPlatform, by: TestPerson, sessionId: string, body: string, clientId = newId()) =>
  t.as(by.token)(chat.send, { body: { sessionId, clientId, body } });

export const history = async (t: TestPlatform, by: TestPerson, sessionId: string) =>
  (await t.as(by.token)(chat.messages, { body: { sessionId, size: 100 } })).records;

/** The open consultation of a conversation, as the company's desk lists it. */
export const consultationOf = async (t: TestPlatform, by: TestPerson, conversationId: string): Promise<string> => {
  const { desk } = await t.as(by.token)(consult.session, { params: { id: conversationId } });
  return desk?.consultation?.id ?? '';
};

export const addNote = async (t: TestPlatform, by: TestPerson, id: string, body: string): Promise<string> =>
  (await t.as(by.token)(consult.addNote, { params: { id }, body: { clientId: newId(), body } })).id;

/** A canned reply of a company. */
export const cannedReply = async (t: TestPlatform, by: TestPerson): Promise<string> => {
  const body = { title: { cn: '交期' }, text: { cn: '三周内发货。' } };
  return (await t.as(by.token)(consult.addReply, { body: { clientId: newId(), ...body } })).id;
};
