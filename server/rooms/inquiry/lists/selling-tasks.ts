import { judge } from '#contract/core/access.ts';
import type { Task } from '#contract/home/task.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { taskDays } from '#contract/home/tasks.ts';
import { inquiry as calls } from '#contract/inquiry/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { formsBegun } from '#server/rooms/drafts/index.ts';
import { findInquiries, type InquiryRecord } from '../inquiries/inquiry-store.ts';
import { isBuyersSide, mayKnow } from '../policy.ts';
import { findClosing, findEnding, findUnconfirmed } from './selling-store.ts';

const most = 50;
const dayMs = 86_400_000;
const iso = (at: string) => new Date(at).toISOString();

type Waits = Pick<Task, 'kind' | 'since' | 'due' | 'may'>;
const aboutInquiry = (i: InquiryRecord, waits: Waits): Task => ({
  ...waits,
  id: i.id,
  number: i.number ?? '',
  title: i.title,
  other: null,
  n: 1,
  to: pageTo('quote', { id: i.id }),
});

const aboutQuotation = (q: { inquiryId: string } & Pick<Task, 'number' | 'title'>, waits: Waits): Task => ({
  ...waits,
  id: q.inquiryId,
  number: q.number,
  title: q.title,
  other: null,
  n: 1,
  to: pageTo('quote', { id: q.inquiryId }),
});

/** What of selling waits for a person: matches that close soon, quotations begun, prices that end before the buyer has decided. */
export const findSellingTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  const { entId, userId } = person;
  if (!entId || judge(calls.businessPage.access, person) !== 'yes') return { tasks: [], capped: false };
  const may = judge(calls.quote.access, person) === 'yes';
  const lastDay = chinaDay(Date.now() + taskDays.soon * dayMs);
  const [closing, ending, unconfirmed, forms] = await Promise.all([
    findClosing(ctx, { entId, userId }, { days: taskDays.soon, most }),
    findEnding(ctx, entId, { day: lastDay, most }),
    findUnconfirmed(ctx, entId, most),
    may ? formsBegun(ctx, userId, 'quote') : [],
  ]);
  const savedAt = new Map(forms.map((f) => [f.about, f.savedAt]));
  const begun = (await findInquiries(ctx, [...savedAt.keys()])).filter(
    (i) => i.state === 'quoting' && !i.hiddenAt && mayKnow(person, i) && !isBuyersSide(person, i),
  );
  const tasks = [
    ...begun.map((i) =>
      aboutInquiry(i, {
        kind: 'continueQuotation',
        since: iso(savedAt.get(i.id) ?? i.updatedAt),
        due: i.deadline && iso(i.deadline),
        may,
      }),
    ),
    ...closing
      .filter(({ record }) => !savedAt.has(record.id))
      .map(({ record: i, toldAt }) =>
        aboutInquiry(i, {
          kind: 'quote',
          since: iso(toldAt ?? i.publishedAt ?? i.createdAt),
          due: i.deadline && iso(i.deadline),
          may,
        }),
      ),
    ...unconfirmed.map((q) =>
      aboutQuotation(q, {
        kind: 'confirmQuotation',
        since: iso(q.updatedAt),
        due: q.deadline && iso(q.deadline),
        may,
      }),
    ),
    ...ending.map((q) =>
      aboutQuotation(q, {
        kind: 'reviseQuotation',
        since: iso(q.updatedAt),
        due: iso(`${q.validUntil}T23:59:59+08:00`),
        may,
      }),
    ),
  ];
  return { tasks, capped: closing.length === most || ending.length === most || unconfirmed.length === most };
};
