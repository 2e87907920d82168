import { judge, roleCodes } from '#contract/core/access.ts';
import { seatMay, type SeatRight } from '#contract/core/seats.ts';
import { answersProjects } from '#contract/docking/calls.ts';
import type { ProjectDetail } from '#contract/docking/schemas.ts';
import type { Person } from '#server/platform/context.ts';
import { isOfSide, mayOnSide } from '#server/platform/side.ts';
import type { ProjectRecord, ProposalRecord } from './store.ts';

type Owned = Pick<ProjectRecord, 'ownerId' | 'entId'>;
const authored = (x: Owned) => ({ userId: x.ownerId, entId: x.entId });

/** The owner's side, whatever the seat: nobody of it answers. */
export const isOwnersSide = (p: Person, x: Owned): boolean => isOfSide(p, authored(x));
/** The owner's side with a seat that may read its projects, or act on them. */
export const ownsProject = (p: Person, x: Owned, right: SeatRight = 'seeBuying'): boolean =>
  mayOnSide(p, authored(x), right);
/** The provider's side of a proposal, to read or to act. */
export const ownsProposal = (p: Person, a: Pick<ProposalRecord, 'entId'>, right: SeatRight = 'seeSelling'): boolean =>
  a.entId === p.entId && seatMay(p.seat, right);

const isPublic = (x: ProjectRecord): boolean =>
  x.hiddenAt === null && x.state !== 'withdrawn' && x.state !== 'cancelled';

/** A project that is not public stays known to its owner and to whoever answered it. */
export const mayKnow = (p: Person | null, x: ProjectRecord, mine: ProposalRecord | undefined): boolean =>
  isPublic(x) || Boolean(p && (ownsProject(p, x) || mine));

/** What stands between a person and a proposal, in the order in which it is told. */
export const verdictOf = (
  p: Person | null,
  x: ProjectRecord,
  mine: ProposalRecord | undefined,
): ProjectDetail['propose'] => {
  if (!p) return 'login';
  if (isOwnersSide(p, x)) return 'own';
  if (mine && mine.state !== 'withdrawn') return 'proposed';
  if (x.hiddenAt) return 'hidden';
  if (x.state !== 'open') return 'closed';
  if (p.userType === 4 || p.roles.includes(roleCodes.customerService)) return 'customerService';
  if (judge(answersProjects, p) !== 'yes') return 'noRight';
  return p.entId ? 'yes' : 'noCompany';
};
