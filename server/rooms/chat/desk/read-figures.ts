import type { consult } from '#contract/chat/desk.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { seatMay } from '#contract/core/seats.ts';
import { cursorPageOf } from '#contract/core/schemas.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { deskCompany } from './desk-company.ts';
import { byColleague, byDay, firstAnswers, starsGiven, waitingNow } from './figures-store.ts';
import { findRatedPage } from './list-store.ts';
import { isoOf, isoOrNull, namesOf } from './present-consultation.ts';

const dayMs = 86_400_000;
const chinaDay = (ms: number): string => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10);

/** How fast and how well a company answers: days of China up to today (chat 53). */
export const readFigures = async (ctx: Ctx, q: ParsedOf<typeof consult.figures>['query']) => {
  const entId = deskCompany(ctx);
  const days = Number(q.days);
  const dates = Array.from({ length: days }, (_, i) => chinaDay(Date.now() - (days - 1 - i) * dayMs));
  const of = { entId, since: `${dates[0]}T00:00:00+08:00` };
  const manages = seatMay(me(ctx).seat, 'manage');
  const [waiting, first, perDay, people, stars] = await Promise.all([
    waitingNow(ctx, entId),
    firstAnswers(ctx, of),
    byDay(ctx, of),
    manages ? byColleague(ctx, of) : { answers: [], closed: [] },
    starsGiven(ctx, of),
  ]);
  const n = (day: string, what: string) => perDay.find((r) => r.day === day && r.what === what)?.n ?? 0;
  const rated = stars.reduce((sum, s) => sum + s.n, 0);
  const total = stars.reduce((sum, s) => sum + s.n * (s.stars ?? 0), 0);
  const ids = [...new Set([...people.answers, ...people.closed].flatMap((p) => p.userId ?? []))];
  const names = await namesOf(ctx, ids);
  const colleagues = ids.map((id) => {
    const a = people.answers.find((p) => p.userId === id);
    const closed = people.closed.find((p) => p.userId === id)?.n ?? 0;
    return { person: names.named(id), answered: a?.n ?? 0, closed, median: a ? Number(a.median) : null };
  });
  return {
    days,
    waiting: waiting.n,
    waitingSince: isoOrNull(waiting.since),
    answered: first.n,
    median: first.at?.[0] ?? null,
    p90: first.at?.[1] ?? null,
    byDay: dates.map((day) => ({
      day,
      opened: n(day, 'opened'),
      answered: n(day, 'answered'),
      closed: n(day, 'closed'),
    })),
    colleagues: colleagues.toSorted((x, y) => y.answered - x.answered || y.closed - x.closed),
    rated,
    stars: rated ? total / rated : null,
    byStars: [1, 2, 3, 4, 5].map((k) => stars.find((s) => s.stars === k)?.n ?? 0),
  };
};

/** What askers said, for who manages the company. */
export const readRatings = async (ctx: Ctx, q: ParsedOf<typeof consult.ratings>['query']) => {
  const found = await findRatedPage(ctx, deskCompany(ctx), q);
  const names = await namesOf(
    ctx,
    found.rows.flatMap((c) => [c.userId, c.closedBy]),
  );
  const rows = found.rows.map((c) => ({
    id: c.id,
    conversationId: c.conversationId,
    asker: names.named(c.userId),
    stars: c.stars ?? 0,
    words: c.wordsHiddenAt ? '' : c.words,
    closedBy: names.orNull(c.closedBy),
    at: isoOf(c.ratedAt ?? c.openedAt),
  }));
  return cursorPageOf(rows, found, q);
};
