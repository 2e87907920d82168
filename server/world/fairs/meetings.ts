import { isAhead, slotsOf } from '#contract/fairs/meetings/slots.ts';
import type { MeetingState, MeetingWay } from '#contract/fairs/meetings/states.ts';
import type { SeedFairs, SeedMeetings } from '#server/rooms/fairs/seed.ts';
import { idOf } from '../chance.ts';
import type { Days } from '../days.ts';
import type { WorldPerson } from '../people.ts';

type World = { days: Days; people: WorldPerson[]; fairs: SeedFairs };
type Made = { guest: string; state: MeetingState; way: MeetingWay; subject: string; link?: string; reason?: string };

/** Meetings of the fair that is open, one in every state that lies ahead, each in the words of its guest. */
const made: Made[] = [
  {
    guest: 'chendi-wind',
    state: 'agreed',
    way: 'booth',
    subject: '叶片主梁拉挤板，年需 480 吨，想看 12K 与 24K 丝束的层间性能对比。',
  },
  {
    guest: 'chendi-wind',
    state: 'asked',
    way: 'video',
    subject: '二期产线的展纱工序，请工艺工程师一起参加。',
  },
  {
    guest: '*',
    state: 'asked',
    way: 'booth',
    subject: 'Towpreg for type IV vessels: shelf life at 23 °C and batch certificates.',
  },
  {
    guest: '*',
    state: 'agreed',
    way: 'video',
    subject: 'Plazos y embalaje de tejidos multiaxiales para envíos mensuales a Zaragoza.',
    link: 'https://meet.example.com/weft-weiheng',
  },
  {
    guest: '*',
    state: 'declined',
    way: 'booth',
    subject: '预浸料回收料的再利用合作。',
    reason: '当天负责同事不在展馆，可先在线沟通。',
  },
];

/** Meetings at the booth of the Chinese supplier of the demo accounts. */
export const buildMeetings = ({ days, people, fairs }: World): SeedMeetings => {
  const now = Date.parse(days.at(0));
  const fair = fairs.fairs.find((f) => Date.parse(f.startsAt) <= now && Date.parse(f.endsAt) > now);
  const halls = new Set(fairs.halls.filter((h) => h.fairId === fair?.id).map((h) => h.id));
  const own = people.find((p) => p.company?.slug === 'weiheng-carbon')?.entId;
  const booth = fairs.booths.find((b) => halls.has(b.hallId) && b.entId === own);
  const host = fairs.staff.find((s) => s.boothId === booth?.id);
  if (!fair || !booth || !host || !own) return [];
  const hours = { startsAt: fair.startsAt, endsAt: fair.endsAt };
  // From tomorrow on, so that a demo world that was just filled has them ahead.
  const slots = slotsOf(host.hours ?? [], fair.zone).filter((s) => isAhead(s, hours, now + 12 * 3_600_000));
  const buyers = people.filter((p) => p.joinedAs.includes('buyer') && p.isFinish && p.entId !== own);
  return made.flatMap((m, i) => {
    const guest =
      m.guest === '*' ? buyers[(i * 7 + 3) % buyers.length] : people.find((p) => p.company?.slug === m.guest);
    const startsAt = slots[i * 2];
    if (!guest || !startsAt) return [];
    const ended = m.state === 'declined';
    return [
      {
        id: idOf('meeting', String(i)),
        boothId: booth.id,
        entId: own,
        hostId: host.userId,
        guestId: guest.id,
        guestEntId: guest.entId ?? null,
        clientKey: idOf('meetingKey', String(i)),
        startsAt,
        state: m.state,
        way: m.way,
        subject: m.subject,
        link: m.link ?? null,
        reason: m.reason ?? '',
        endedBy: ended ? ('host' as const) : null,
        createdAt: days.at(-0.4 + i * 0.05),
        updatedAt: days.at(-0.1),
      },
    ];
  });
};
