import { roleCodes } from '#contract/core/access.ts';
import { discussion } from '#contract/content/discussion.ts';
import { testSheets } from '#contract/testing/calls.ts';
import { newId } from '#server/platform/ids.ts';
import type { TestPlatform } from '../../harness/platform.ts';
import { person, type TestPerson } from '../people.ts';
import { adActs } from './advertising.ts';
import { conferenceActs } from './conferences.ts';
import { contributionActs } from './contributions.ts';
import { publishPiece } from './content.ts';
import { shownMedia } from './media.ts';
import { parkActs } from './parks.ts';
import { recruitmentActs } from './recruitment.ts';
import { serviceActs } from './services.ts';
import { testingActs } from './testing.ts';

/** One more conference for a buyer, a place in a shared one for another, and the other's statement that it is in a park. */
export const moreGatherings = async (
  t: TestPlatform,
  { desk, b, other, conferenceId }: { desk: TestPerson; b: TestPerson; other: TestPerson; conferenceId: string },
): Promise<void> => {
  await conferenceActs(t).signUp(other, conferenceId);
  await conferenceActs(t).signUp(b, (await conferenceActs(t).save(desk)).id);
  await parkActs(t).state(other, (await parkActs(t).save(desk)).id);
};

/** One more vacancy, advertisement, contribution, service and price sheet of tests of a seller, each with what a buyer sends for it. */
export const moreServices = async (t: TestPlatform, b: TestPerson, s: TestPerson): Promise<void> => {
  // Withdrawn, so that its days are free for the next.
  await adActs(t).withdraw(s, (await adActs(t).ask(s)).id);
  // Withdrawn, so that a company may write as many as it is asked to.
  const { id, turn } = await contributionActs(t).handedIn(s);
  await contributionActs(t).move(s, id, turn, 'withdraw');
  await recruitmentActs(t).apply(b, await recruitmentActs(t).list(s));
  const tests = await serviceActs(t).offer(s);
  await serviceActs(t).apply(b, tests);
  const { version } = await testingActs(t).save(s, tests, (await t.as(s.token)(testSheets.read)).version);
  await testingActs(t).keep(b, s.entId!, { version });
};

/** One more piece, journal and video, and a comment on a piece that is there. */
export const morePieces = async (t: TestPlatform, desk: TestPerson, by: TestPerson, pieceId: string): Promise<void> => {
  const second = await person(t.platform, { userType: 9, roles: [roleCodes.operator] });
  await publishPiece(t, { author: desk, second });
  await shownMedia(t, desk, 'journal');
  await shownMedia(t, desk, 'video');
  const body = { commentId: newId(), text: 'Which resin was it?' };
  await t.as(by.token)(discussion.say, { params: { id: pieceId }, body });
};
