import { describe, expect, it } from 'vitest';
import { describeSockets } from '#server/rooms/reference/asyncapi.ts';
import { lintedDescription } from './linted.ts';

const { document, missing } = describeSockets('https://weft.example');

describe('the document of the sockets', () => {
  it('describes every field of every frame', () => {
    expect(missing).toEqual([]);
  });

  it('names what is sent and what is heard', () => {
    const { messages } = document['components'] as { messages: Record<string, object> };
    expect(Object.keys(messages).toSorted()).toEqual(
      [
        ...['Authority', 'Ping', 'Resume', 'Typing'].map((m) => `send${m}`),
        ...['Authority', 'Desk', 'Fault', 'Message', 'Notices', 'Pong', 'Read', 'Recalled', 'Resumed', 'Typing'].map(
          (m) => `receive${m}`,
        ),
        ...['Ping', 'Position', 'Say', 'Show'].map((m) => `sendHall${m}`),
        ...['Count', 'Fault', 'Here', 'People', 'Pong', 'Positions', 'Said'].map((m) => `receiveHall${m}`),
      ].toSorted(),
    );
  });

  it('is valid without errors and without warnings', async () => {
    expect(await lintedDescription(document)).toEqual([]);
  });
});
