import type { GivenSeat } from '#contract/core/seats.ts';
import type { SeedSeats } from '#server/rooms/seats/seed.ts';
import { idOf } from './chance.ts';
import type { WorldCompany } from './companies.ts';
import type { Days } from './days.ts';
import type { WorldPerson } from './people.ts';

type Colleague = { company: string; seat: GivenSeat; name: string; mail: string; phone?: string; days: number };

/** Colleagues of two companies; the phones of those whom the start page names. */
const colleagues: Colleague[] = [
  { company: 'chendi-wind', seat: 'purchasing', name: '魏知微', mail: 'buying', phone: '13800000004', days: -46 },
  { company: 'chendi-wind', seat: 'reader', name: '蒋若川', mail: 'quality', days: -12 },
  { company: 'weiheng-carbon', seat: 'sales', name: '程望舒', mail: 'market', phone: '13800000005', days: -33 },
  { company: 'weiheng-carbon', seat: 'purchasing', name: '范晓舟', mail: 'buying', days: -9 },
];

const personOf = (
  c: Colleague,
  company: WorldCompany,
  own: { id: string; email: string; passwordHash: string },
  createdAt: Date,
): WorldPerson => ({
  id: own.id,
  name: c.name,
  passwordHash: own.passwordHash,
  lang: company.lang,
  demo: true,
  createdAt,
  joinedAs: ['buyer'],
  phone: c.phone ?? null,
  email: own.email,
  entId: company.id,
  companyRole: c.seat,
  isFinish: true,
  userLevel: 5,
  company,
});

/** Somebody whom a company's owner asked two days ago. */
const askedOf = (company: WorldCompany, owner: { actorId: string; actorName: string }, i: number, days: Days) => {
  const target = `workshop@${company.slug}.example`;
  return {
    invitation: {
      id: idOf('seatInvitation', i),
      entId: company.id,
      target,
      seat: 'reader' as const,
      inviterId: owner.actorId,
      tokenHash: idOf('seatToken', i),
      inviterName: owner.actorName,
      createdAt: new Date(days.at(-2)),
      sentAt: new Date(days.at(-2)),
      expiresAt: new Date(days.at(5)),
    },
    told: {
      id: idOf('seatAsked', i),
      act: 'invited' as const,
      entId: company.id,
      about: target,
      seatBefore: null,
      seatAfter: 'reader' as const,
      ...owner,
      at: new Date(days.at(-2)),
    },
  };
};

/** They came after the inquiries of the demo world, so they wrote none of them. */
export const buildColleagues = (
  days: Days,
  companies: WorldCompany[],
  people: WorldPerson[],
  passwordHash: string,
): { people: WorldPerson[]; seats: SeedSeats } => {
  const out: { people: WorldPerson[]; seats: SeedSeats } = { people: [], seats: { history: [], invitations: [] } };
  for (const [i, c] of colleagues.entries()) {
    const company = companies.find((x) => x.slug === c.company);
    const owner = people.find((p) => p.entId === company?.id && p.companyRole === 'owner');
    if (!company || !owner) throw new Error(`no such demo company: ${c.company}`);
    const email = `${c.mail}@${company.slug}.example`;
    const id = idOf('person', `${company.slug}.${c.mail}`);
    out.people.push(personOf(c, company, { id, email, passwordHash }, new Date(days.at(c.days))));
    const line = { entId: company.id, about: email, seatBefore: null, seatAfter: c.seat };
    const ownerOf = { actorId: owner.id, actorName: owner.name ?? '' };
    out.seats.history.push(
      { id: idOf('seatInvited', i), act: 'invited', ...line, ...ownerOf, at: new Date(days.at(c.days - 1)) },
      {
        id: idOf('seatAccepted', i),
        act: 'accepted',
        ...line,
        actorId: id,
        actorName: c.name,
        at: new Date(days.at(c.days)),
      },
    );
    // One more is asked by each company's owner, and hasn't answered; nobody has the link.
    if (i % 2 === 0) {
      const { invitation, told } = askedOf(company, ownerOf, i, days);
      out.seats.invitations.push(invitation);
      out.seats.history.push(told);
    }
  }
  return out;
};
