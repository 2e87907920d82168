import { chat, type Conversation } from '#contract/chat/calls.ts';
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
