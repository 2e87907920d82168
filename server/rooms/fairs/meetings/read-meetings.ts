import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { MeetingOffer, MeetingRow, meetings } from '#contract/fairs/meetings/meetings.ts';
import { isAhead, slotLength, slotsOf } from '#contract/fairs/meetings/slots.ts';
import { meetingStepsFor } from '#contract/fairs/meetings/states.ts';
import { seatMay } from '#contract/core/seats.ts';
import { type Ctx, me, type Person, refuse } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { readStaff } from '../read-booth.ts';
import { findBooth } from '../store.ts';
import { partyOf } from './move-meeting.ts';
import { findKept, findMeetingPage, type MeetingAt } from './store.ts';

const iso = (at: string): string => new Date(at).toISOString();

/** Half hours of a booth's people that lie ahead (fairs 66). @throws Refused common.notFound for a booth without an exhibitor */
export const readOffer = async (ctx: Ctx, boothId: string): Promise<MeetingOffer> => {
  const found = await findBooth(ctx, boothId);
  if (!found?.booth.entId || found.booth.state !== 'taken') throw refuse(common.notFound);
  const { fair, booth } = found;
  const staff = await readStaff(ctx, boothId, booth.entId);
  const kept = new Set(
    (
      await findKept(
        ctx,
        staff.map((p) => p.id),
      )
    ).map((k) => `${k.hostId} ${iso(k.startsAt)}`),
  );
  const now = Date.now();
  return {
    fair: { id: fair.id, name: fair.name, zone: fair.zone },
    people: staff
      .filter((p) => p.id !== me(ctx).userId)
      .map((p) => ({
        userId: p.id,
        name: p.name,
        duty: p.duty,
        languages: p.languages,
        slots: slotsOf(p.hours, fair.zone)
          .filter((s) => isAhead(s, fair, now))
          .map((startsAt) => ({ startsAt, free: !kept.has(`${p.id} ${startsAt}`) })),
      }))
      .filter((p) => p.slots.length > 0),
  };
};

/** Meetings as a reader sees them, names read for all of them together. */
const presentMeetings = async (ctx: Ctx, rows: MeetingAt[]): Promise<MeetingRow[]> => {
  const reader = me(ctx);
  const [people, companies] = await Promise.all([
    peopleByIds(ctx, [...new Set(rows.flatMap(({ meeting: m }) => [m.hostId, m.guestId]))]),
    companyBriefs(ctx, [...new Set(rows.flatMap(({ meeting: m }) => [m.entId, m.guestEntId ?? []].flat()))]),
  ]);
  const names = new Map(people.map((p) => [p.id, p.removedAt ? '' : p.name]));
  const companyNames = new Map(companies.map((c) => [c.id, c.name]));
  return rows.map(({ meeting: m, booth, hall, fair }) => {
    const acts = partyOf(m, reader);
    const party = m.guestId === reader.userId ? 'guest' : 'host';
    const begun = Date.parse(m.startsAt) <= Date.now();
    return {
      id: m.id,
      state: m.state,
      party,
      startsAt: iso(m.startsAt),
      endsAt: new Date(Date.parse(m.startsAt) + slotLength).toISOString(),
      fair: { id: fair.id, name: fair.name, zone: fair.zone },
      booth: { id: booth.id, number: booth.number, hall: { no: hall.no, name: hall.name } },
      company: { id: m.entId, name: companyNames.get(m.entId) ?? {} },
      host: { userId: m.hostId, name: names.get(m.hostId) ?? '' },
      guest: {
        userId: m.guestId,
        name: names.get(m.guestId) ?? '',
        company: m.guestEntId === null ? null : (companyNames.get(m.guestEntId) ?? null),
      },
      way: m.way,
      subject: m.subject,
      link: m.state === 'agreed' ? m.link : null,
      reason: m.reason,
      endedBy: m.endedBy,
      steps: acts && !begun ? meetingStepsFor(m.state, acts) : [],
    };
  });
};

/** Meetings of the reader and, for who reads what the company sells, of its booths (fairs 69). */
export const readMeetings = async (
  ctx: Ctx,
  q: ParsedOf<typeof meetings.page>['query'],
): Promise<AnswerOf<typeof meetings.page>> => {
  const { userId, entId, seat } = me(ctx);
  const company = entId && seatMay(seat, 'seeSelling') ? entId : null;
  const { rows, total } = await findMeetingPage(ctx, { ...q, userId, entId: company, view: q.view ?? 'coming' });
  return pageOf(await presentMeetings(ctx, rows), total, q);
};

/** Meetings of a person, for the copy of their data. */
export const exportMeetings = async (ctx: Ctx, { userId }: Person): Promise<unknown[]> => {
  const wanted = { userId, entId: null, current: 1, size: 1_000 };
  const pages = await Promise.all(
    (['coming', 'past'] as const).map((view) => findMeetingPage(ctx, { ...wanted, view })),
  );
  return pages.flatMap(({ rows }) =>
    rows.map(({ meeting: m, booth, fair }) => ({
      fair: fair.name,
      booth: booth.number,
      at: iso(m.startsAt),
      way: m.way,
      state: m.state,
      subject: m.subject,
    })),
  );
};
