import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { order as calls, Party } from '#contract/order/calls.ts';
import type { OrderRecord } from '../store.ts';
import { ratableUntil } from './rate.ts';
import type { RatingRecord, ScoreRecord } from './rating-store.ts';

type View = AnswerOf<typeof calls.detail>['ratings'];
const iso = (at: string) => new Date(at).toISOString();

/** Ratings of an order as one side sees them: the other's shows with one's own, or when its days are over. */
export const presentRatings = (
  o: OrderRecord,
  party: Party,
  mayAct: boolean,
  events: { state: string; at: string }[],
  { ratings, scores }: { ratings: RatingRecord[]; scores: ScoreRecord[] },
): View => {
  const until = ratableUntil(o, events);
  const view = (r: RatingRecord): NonNullable<View['own']> => {
    const about = r.party !== party;
    const open = about && mayAct && r.hiddenAt === null;
    return {
      id: r.id,
      by: r.party,
      scores: scores.filter((s) => s.ratingId === r.id).map(({ criterion, score }) => ({ criterion, score })),
      text: r.hiddenAt ? null : r.text,
      at: iso(r.createdAt),
      reply: r.hiddenAt ? null : r.reply,
      repliedAt: r.repliedAt && iso(r.repliedAt),
      hidden: r.hiddenAt !== null,
      mayReply: open && r.reply === null,
      mayReport: open && r.text !== null,
    };
  };
  const own = ratings.find((r) => r.party === party);
  const other = ratings.find((r) => r.party !== party);
  return {
    own: own ? view(own) : null,
    other: other?.shownAt ? view(other) : null,
    otherGiven: other !== undefined,
    mayRate: mayAct && !own && until !== null && Date.now() <= until,
    until: until === null ? null : new Date(until).toISOString(),
  };
};
