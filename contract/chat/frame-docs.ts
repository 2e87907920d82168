import type { RoomDocs } from '../core/docs.ts';
import type { DownstreamFrame, UpstreamFrame } from './frames.ts';
import { chatDocs } from './docs.ts';

/** What each frame is for; the server alone loads this. */
export const upstreamDocs: Record<UpstreamFrame['method'], string> = {
  authority:
    'Says who is there, in the first frame. The token may be empty where the upgrade carried a session; without the frame the socket ends after ten seconds.',
  resume: 'Asks for what was said after a message of each conversation, after the line was lost.',
  typing: 'Says that somebody is writing; passed on at most every two seconds.',
  ping: 'Asks whether the line stands.',
};
export const downstreamDocs: Record<DownstreamFrame['method'], string> = {
  authority: 'Whether the person is known. After a refusal the socket closes with 1008.',
  message: 'A message, at least once: show each once, in the order of its number.',
  recalled: 'A message was taken back; nothing of it may be shown any more.',
  read: 'Somebody of the other side has read up to this message, where they show that.',
  typing: 'Somebody of the other side is writing; it counts for some seconds.',
  desk: 'How the company of the reader handles the conversation has changed: read it anew.',
  resumed: 'What was asked for by `resume` has come.',
  pong: 'The answer to `ping`.',
  fault: 'The frame before was none of this protocol; the socket stays open.',
};

/** What the fields of frames are, beside those of the calls. */
export const frameDocs: RoomDocs = {
  fields: {
    ...chatDocs.fields,
    method: 'Which frame it is.',
    auid: 'Id of the person who is there.',
    token: ['Access token, where the upgrade carried no session.', 'e3b0c44298fc1c149afbf4c8996fb924'],
    appKey: 'Read for compatibility.',
    requestId: ['Comes back with the answer.', 'r-1'],
    timestamp: 'Read for compatibility.',
    from: 'Conversations, with the last message that the client has of each.',
    held: ['The first number that the client shows: what was taken back from it on comes as `recalled`.', 1],
    success: ['Whether it was taken.', true],
    msg: ['What is wrong, in English.', 'token invalid, please log in again'],
    fromUser: 'Id of the person.',
    conversations: 'How each of them stands.',
    more: ['Whether there is more than came: the history has it.', false],
    'message.from': ['Name of the person who wrote it.', 'Li Wei'],
    'typing.from': ['Name of the person who writes.', 'Li Wei'],
    sequence: ['Number of the message in its conversation.', 42],
    at_users: 'The person whom it is for; empty where that is a company.',
    reply: 'The message that it answers, shortened; null where it answers none.',
    recalled: ['Whether it was taken back; then nothing of it is sent.', false],
    at: 'When it was stored.',
    unread: ['How many notices are unread.', 3],
    letters: 'How many letters are unread.',
    changed: 'Records of the reader’s sides that are others than before: `inquiry:` or `order:` with the id.',
    records: 'Notices that are new; the first frame has none.',
    newest: 'The newest unread message; null where there is none.',
    text: ['The words of a message.', 'Could you quote 600 kg of T700 12K by Friday?'],
    talk: 'What conversations add to the badge: at first, and when something was said in one.',
  },
};
