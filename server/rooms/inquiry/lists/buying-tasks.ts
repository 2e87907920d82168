import { judge } from '#contract/core/access.ts';
import type { Task } from '#contract/home/task.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { type TaskKind, taskDays } from '#contract/home/tasks.ts';
import { inquiry as calls } from '#contract/inquiry/calls.ts';
import { atPart, type PageAddress, pageTo, talkPart } from '#contract/pages.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import type { InquiryRecord } from '../inquiries/inquiry-store.ts';
import { findDrafts, findUndecided, findUnderWay, type Undecided } from './buying-store.ts';
import { findOpenQuestions } from '../questions/question-store.ts';
import { draftTitle } from './draft-title.ts';

/** The most inquiries, and drafts, that are looked through. */
const most = { inquiries: 200, drafts: 20 };
const dayMs = 86_400_000;
const iso = (at: string | number) => new Date(at).toISOString();
const endOfDay = (day: string) => iso(`${day}T23:59:59+08:00`);

type Found = { kind: TaskKind; due: string | null; since: string; n: number; to: PageAddress };

/** What one inquiry waits for from its buyer; null where suppliers are at work in time (home 5). */
const taskOf = (i: InquiryRecord, u: Undecided | undefined, now: number): Found | null => {
  const to = pageTo('compareQuotations', { id: i.id });
  const deadline = Date.parse(i.deadline ?? i.updatedAt);
  const published = i.publishedAt ?? i.createdAt;
  const soon = now + taskDays.soon * dayMs;
  if (u && i.state !== 'awarded') {
    const due = endOfDay(u.firstEnd ?? u.lastEnd);
    const complete = i.state === 'outOfDate' || i.quotations >= i.maxQuotations;
    return complete || Date.parse(due) <= soon
      ? { kind: 'decideQuotations', due, since: iso(u.since), n: u.n, to }
      : null;
  }
  // Whoever was not chosen waits for a word.
  if (u && i.state === 'awarded')
    return {
      kind: 'answerBidders',
      due: null,
      since: iso(i.updatedAt),
      n: u.n,
      to: pageTo('compareQuotations', { id: i.id }),
    };
  if (i.quotations > 0) return null;
  if (i.state === 'quoting')
    return Date.parse(published) + taskDays.quiet * dayMs <= now || deadline <= soon
      ? { kind: 'noQuotations', due: iso(deadline), since: iso(published), n: 0, to }
      : null;
  return i.state === 'outOfDate'
    ? {
        kind: 'releaseAgain',
        due: null,
        since: iso(deadline),
        n: 0,
        to: pageTo('releaseInquiry', { copy: i.id }),
      }
    : null;
};

/** Questions that wait for their answer while it still helps. */
const questionsOf = (i: InquiryRecord, q: { n: number; since: string } | undefined): Found | null =>
  q && i.state === 'quoting'
    ? {
        kind: 'answerQuestion',
        due: i.deadline && iso(i.deadline),
        since: iso(q.since),
        n: q.n,
        to: atPart(pageTo('compareQuotations', { id: i.id }), talkPart),
      }
    : null;

/** Inquiries of the person's side that wait for them, and drafts of their own. */
export const findBuyingTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  if (judge(calls.ownPage.access, person) !== 'yes') return { tasks: [], capped: false };
  const may = judge(calls.decide.access, person) === 'yes';
  const now = Date.now();
  const [rows, drafts] = await Promise.all([
    findUnderWay(ctx, person, { days: taskDays.past, most: most.inquiries }),
    may ? findDrafts(ctx, person, most.drafts) : [],
  ]);
  const ids = rows.map((i) => i.id);
  const [undecided, asked] = await Promise.all([findUndecided(ctx, ids, chinaDay(now)), findOpenQuestions(ctx, ids)]);
  const tasks = rows.flatMap((i): Task[] => {
    const found = [taskOf(i, undecided.get(i.id), now), questionsOf(i, asked.get(i.id))];
    return found.flatMap((f) =>
      f ? [{ ...f, id: i.id, number: i.number ?? '', title: i.title, other: null, may }] : [],
    );
  });
  const begun = drafts.map((d): Task => ({
    kind: 'continueInquiry',
    id: d.id,
    number: '',
    title: draftTitle(d.draft, ctx.lang),
    other: null,
    n: 1,
    since: iso(d.updatedAt),
    due: null,
    may,
    to: pageTo('releaseInquiry', { id: d.id }),
  }));
  const capped = rows.length === most.inquiries || drafts.length === most.drafts;
  return { tasks: [...tasks, ...begun], capped };
};
