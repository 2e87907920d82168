import type { RoomDocs } from '../core/docs.ts';
import type { HallDownstream, HallUpstream } from './presence.ts';

/** What each frame of a hall is for; the server alone loads this. */
export const hallUpstreamDocs: Record<HallUpstream['method'], string> = {
  show: 'Shows the member to others in the hall, or hides them; a socket begins hidden.',
  say: 'Says something to those within eight metres; needs an identified member who is shown.',
  ping: 'Asks whether the line stands.',
};
export const hallDownstreamDocs: Record<HallDownstream['method'], string> = {
  here: 'One’s own number in this hall, and whether others see one; after the opening, and when it changes.',
  count: 'How many people are in the hall, and which booths have staff there.',
  people: 'Who the numbers of positions are. Each is told once, and again when it changes.',
  said: 'Somebody near by said something.',
  pong: 'The answer to `ping`.',
  fault: 'Why the frame before had no effect.',
};
/** Positions, which travel as bytes, little end first. */
export const positionDocs = {
  in: 'One’s own position, six bytes: x and y as 16 bits in centimetres of the plan, a byte for the heading (256 to a turn, 0 to the north, clockwise), a byte whose lowest bit says that one walks. Passed on five times a second.',
  out: 'Positions of those who show themselves, within 16 to 24 metres. The first byte is 1 for those who have moved, 2 for everybody within sight; then eight bytes each: the number as 16 bits, then as one’s own.',
};

/** What the fields of frames are. */
export const hallFrameDocs: RoomDocs = {
  fields: {
    method: 'Which frame it is.',
    visible: ['Whether others see one; null for visitors, who never are.', false],
    n: ['Number of a person in this hall, as positions name them.', 12],
    people: ['How many people are in the hall, hidden ones too.', 312],
    'people.people': 'People by their number.',
    staffed: 'Ids of booths whose staff is there now.',
    userId: 'Id of the person.',
    name: ['Name of the person.', 'Li Wei'],
    company: 'Company of the person; empty without one.',
    boothId: 'Booth of this hall that the person looks after; null for everybody else.',
    text: ['What is said.', 'Is T700 in stock?'],
    fault: ['Why: no frame of ours, no member, not identified, not shown, or too often.', 'hidden'],
  },
};
