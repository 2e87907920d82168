import { readFileSync } from 'node:fs';
import type { Currency, Text } from '#contract/core/schemas.ts';
import type { ContractKind, Education, SalaryPeriod, VacancyRole, Workplace } from '#contract/recruitment/kinds.ts';
import { consentVersion, isLiveJob, type JobAct, type JobActor, type JobState } from '#contract/recruitment/states.ts';
import type { SeedPicture } from '#server/rooms/files/seed.ts';
import type { SeedRecruitment } from '#server/rooms/recruitment/seed.ts';
import { idOf } from '../chance.ts';
import { createNumbers, type Days } from '../days.ts';
import type { WorldPerson } from '../people.ts';
import { plainPdf } from '../services/report.ts';
import { said } from './texts.ts';

type Kind = { role: VacancyRole; title: Text; about: Text; needs: Text; education: Education };
type Sample = {
  company: string;
  kind: string;
  salary: { from: string; to: string; currency: Currency; per: SalaryPeriod } | null;
  openings: number;
  until: number;
  years: number;
  contract: ContractKind;
  workplace: Workplace;
};
const read = (): { roles: Record<string, Kind>; vacancies: Sample[]; offers: { cn: Text; abroad: Text } } =>
  JSON.parse(readFileSync(new URL('../data/vacancies.json', import.meta.url), 'utf8'));

type Step = [act: JobAct, party: JobActor];
/** The way to each state, and how many days ago it began. */
const ways: Record<JobState, Step[]> = {
  submitted: [],
  shortlisted: [['shortlist', 'company']],
  interview: [
    ['shortlist', 'company'],
    ['invite', 'company'],
  ],
  offered: [
    ['invite', 'company'],
    ['choose', 'applicant'],
    ['offer', 'company'],
  ],
  hired: [
    ['invite', 'company'],
    ['choose', 'applicant'],
    ['offer', 'company'],
    ['accept', 'applicant'],
  ],
  declined: [['decline', 'company']],
  withdrawn: [['withdraw', 'applicant']],
  expired: [['expire', 'clock']],
};
const turns: [state: JobState, ago: number][] = [
  ['submitted', 2],
  ['interview', 9],
  ['shortlisted', 6],
  ['declined', 15],
  ['submitted', 1],
  ['offered', 18],
  ['hired', 34],
  ['withdrawn', 11],
  ['expired', 40],
];

/** An invented CV of a page, marked as such; ASCII alone. */
const cvOf = (n: number): Buffer =>
  plainPdf(['Curriculum vitae', `Demonstration applicant ${n}`, 'Invented for the demo world.']);

/** Vacancies whose company is there, with whoever owns it. */
const listedOf = (people: WorldPerson[]) => {
  const { roles, vacancies, offers } = read();
  const ownerOf = (slug: string) => people.find((p) => p.company?.slug === slug && p.companyRole === 'owner');
  return vacancies.flatMap((v, n) => {
    const owner = ownerOf(v.company);
    const kind = roles[v.kind];
    if (!owner?.entId || !owner.company || !kind) return [];
    const offered = owner.company.countryCode === 'CN' ? offers.cn : offers.abroad;
    return [{ v, n, kind, owner, company: owner.company, entId: owner.entId, offers: offered }];
  });
};
type Listed = ReturnType<typeof listedOf>[number];
const vacancyIdOf = ({ v }: Pick<Listed, 'v'>) => idOf('vacancy', `${v.company}.${v.kind}`);

/** Who applies where, in which state it is, and how many days ago it was sent. */
const sentTo = (all: Listed[], people: WorldPerson[]) => {
  const personal = people.find((p) => p.phone === '13800000002');
  const seekers = people.filter((p) => p.isFinish && p.company && p.companyRole && p.companyRole !== 'owner');
  return all.flatMap(({ v, n, owner, kind, entId }) =>
    Array.from({ length: n % 3 === 0 ? 4 : 2 }, (_, k) => {
      const who = (k === 1 && n % 4 === 0 ? personal : undefined) ?? seekers[(n * 5 + k * 7) % seekers.length];
      const [state, ago] = turns[(n * 2 + k) % turns.length] ?? ['submitted', 1];
      return { v, n, k, owner, kind, entId, who, state, ago: ago + k * 0.2 };
    }),
  );
};
type Sent = ReturnType<typeof sentTo>[number];
/** One application that is sent. */
type Case = Omit<Sent, 'who'> & {
  key: string;
  id: string;
  number: string;
  who: WorldPerson;
  fileId: string;
  days: Days;
  /** The moment of the nth act. */
  at: (nth: number) => string;
};

const applicationOf = (c: Case): SeedRecruitment['applications'][number] => {
  const { key, id, number, who, kind, entId, state, ago, fileId, days, at } = c;
  const steps = ways[state];
  const invited = steps.some(([act]) => act === 'invite');
  const chosen = steps.some(([act]) => act === 'choose');
  const offered = steps.some(([act]) => act === 'offer');
  // Half past the hour, on coming days where one is still to be chosen.
  const slots = [2, 3, 4].map((d) => `${days.date(chosen ? d - ago : d)}T0${d}:30:00.000Z`);
  return {
    id,
    number,
    clientKey: idOf('jobApplicationKey', key),
    vacancyId: vacancyIdOf(c),
    entId,
    applicantId: who.id,
    state,
    title: kind.title,
    name: who.name ?? '',
    phone: '+86 138 0000 0000',
    mail: who.email ?? 'applicant@members.example',
    letter: said.letter[who.lang ?? 'cn'] ?? '',
    files: [fileId],
    consentVersion,
    consentAt: at(0),
    ...(invited && {
      slots,
      agreedAt: chosen ? (slots[1] ?? null) : null,
      told: chosen,
      minutes: 45,
      way: 'video' as const,
      place: 'https://meet.example/weft-demo',
    }),
    ...(offered && { offerNote: said.offer, offerUntil: days.date(9) }),
    expiresAt: isLiveJob(state) ? days.at(state === 'offered' ? 9.5 : 12) : null,
    endedAt: isLiveJob(state) ? null : at(steps.length),
    createdAt: at(0),
    updatedAt: at(steps.length),
  };
};

const eventsOf = ({ key, id, state, who, owner, at }: Case): SeedRecruitment['events'] =>
  ([['apply', 'applicant'], ...ways[state]] as Step[]).map(([act, party], i) => ({
    id: idOf('jobEvent', `${key}.${i}`),
    applicationId: id,
    act,
    party,
    userId: party === 'clock' ? null : party === 'applicant' ? who.id : owner.id,
    text: act === 'decline' ? said.decline : act === 'offer' ? said.offer : {},
    at: at(i),
  }));

const vacancyOf = (one: Listed, filled: number, days: Days): SeedRecruitment['vacancies'][number] => {
  const { v, n, kind, company, entId, offers } = one;
  return {
    id: vacancyIdOf(one),
    clientKey: idOf('vacancyKey', `${v.company}.${v.kind}`),
    entId,
    state: 'listed',
    title: kind.title,
    role: kind.role,
    contract: v.contract,
    workplace: v.workplace,
    place: company.city ?? {},
    country: company.countryCode ?? 'CN',
    about: kind.about,
    needs: kind.needs,
    offers,
    years: v.years,
    education: kind.education,
    salaryFrom: v.salary?.from ?? null,
    salaryTo: v.salary?.to ?? null,
    salaryCurrency: v.salary?.currency ?? null,
    salaryPer: v.salary?.per ?? null,
    // A place is open beside those that are filled.
    openings: Math.max(v.openings, filled + 1),
    hired: filled,
    until: days.date(v.until),
    listedAt: days.at(-(n % 9) - 0.4),
    createdAt: days.at(-44),
    updatedAt: days.at(-(n % 9) - 0.4),
  };
};

/** Vacancies of the demo world, and applications for them in every state as the acts would have written them. */
export const buildRecruitment = (days: Days, people: WorldPerson[]) => {
  const numbers = createNumbers('ZP');
  const files: SeedPicture[] = [];
  const out: SeedRecruitment = { vacancies: [], applications: [], events: [] };
  const all = listedOf(people);
  const hired = new Map<string, number>();
  for (const { who, ...x } of sentTo(all, people).toSorted((a, b) => b.ago - a.ago)) {
    const { v, n, k, owner, entId, state, ago } = x;
    if (!who?.id || !owner.id || who.entId === entId) continue;
    const key = `${v.company}.${v.kind}.${k}`;
    const id = idOf('jobApplication', key);
    const at = (nth: number) => days.at(-ago + nth * Math.min(2, ago / 8));
    const fileId = idOf('jobFile', key);
    files.push({
      id: fileId,
      ownerId: who.id,
      name: 'cv.pdf',
      bytes: cvOf(n * 4 + k + 1),
      subject: { kind: 'jobApplication', id },
    });
    const vacancyId = vacancyIdOf(x);
    if (state === 'hired') hired.set(vacancyId, (hired.get(vacancyId) ?? 0) + 1);
    const one: Case = { ...x, key, id, number: numbers.next(at(0)), who, fileId, days, at };
    out.applications.push(applicationOf(one));
    out.events.push(...eventsOf(one));
  }
  out.vacancies.push(...all.map((one) => vacancyOf(one, hired.get(vacancyIdOf(one)) ?? 0, days)));
  return { recruitment: out, files, numbers: numbers.used() };
};
