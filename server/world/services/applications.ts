import type { Text } from '#contract/core/schemas.ts';
import { type FormValues, papersOf } from '#contract/services/forms.ts';
import { type ServiceKind, touringKinds } from '#contract/services/kinds.ts';
import {
  type ApplicationAct,
  type ApplicationActor,
  type ApplicationState,
  isLiveApplication,
} from '#contract/services/states.ts';
import type { SeedPicture } from '#server/rooms/files/seed.ts';
import type { SeedServices } from '#server/rooms/services/seed.ts';
import type { SeedOrders } from '#server/rooms/order/seed.ts';
import { idOf } from '../chance.ts';
import { createNumbers, type Days } from '../days.ts';
import { demoAccounts, type WorldPerson } from '../people.ts';
import { type FinancedOrder, orderToFinance } from './financed.ts';
import { sampleOffers } from './offers.ts';
import { plainPdf } from './report.ts';
import { valuesOf, words } from './texts.ts';

type Step = [act: ApplicationAct, party: ApplicationActor];
/** The way to each state. */
const ways: Record<ApplicationState, Step[]> = {
  submitted: [],
  returned: [['sendBack', 'provider']],
  offered: [['offer', 'provider']],
  accepted: [
    ['offer', 'provider'],
    ['accept', 'applicant'],
  ],
  inWork: [
    ['offer', 'provider'],
    ['accept', 'applicant'],
    ['start', 'provider'],
  ],
  done: [
    ['offer', 'provider'],
    ['accept', 'applicant'],
    ['start', 'provider'],
    ['finish', 'provider'],
  ],
  refused: [['refuse', 'provider']],
  cancelled: [
    ['offer', 'provider'],
    ['cancel', 'applicant'],
  ],
  expired: [['expire', 'clock']],
};
/** States in turn, each with how many days ago it was sent. */
const turns: [state: ApplicationState, ago: number][] = [
  ['inWork', 16],
  ['offered', 4],
  ['done', 45],
  ['submitted', 1],
  ['returned', 6],
  ['accepted', 9],
  ['done', 70],
  ['refused', 22],
  ['cancelled', 30],
  ['expired', 36],
];
/** What somebody said with an act, where anything is said. */
const saidWith: Partial<Record<ApplicationAct, (kind: ServiceKind) => Text>> = {
  sendBack: (kind) => words.defect[kind],
  offer: () => words.offer,
  refuse: () => words.refuse,
  cancel: () => words.cancel,
  finish: (kind) => words.result[kind],
};

/** Those of the demo’s accounts, and others who buy. */
const applicantsOf = (people: WorldPerson[]): Record<'known' | 'others', WorldPerson[]> => {
  const logins: readonly string[] = demoAccounts.flatMap((a) =>
    a.key === 'buyer' || a.key === 'personalBuyer' || a.key === 'supplier' ? [a.login] : [],
  );
  const known = people.filter((p) => logins.includes(p.phone ?? '') || logins.includes(p.username ?? ''));
  const others = people.filter((p) => !known.includes(p) && p.company?.role === 'buyer').slice(0, 5);
  return { known, others };
};

/** What is applied for, how often and when: four times for each offer, the states in turn. */
const planned = sampleOffers.flatMap((o, n) =>
  [0, 1, 2, 3].map((k) => {
    const i = n * 4 + k;
    const [state, ago] = turns[(n + k * 3) % turns.length] ?? (['submitted', 1] as const);
    return { o, key: `${o.slug}.${k}`, i, n, k, state, ago: ago + (i % 5) * 0.3 };
  }),
);
type Planned = (typeof planned)[number];

/** One application, with who stands on its two sides. */
type Case = Planned & {
  id: string;
  number: string;
  days: Days;
  applicant: WorldPerson;
  provider: WorldPerson & { entId: string };
  values: FormValues;
  steps: Step[];
  /** The moment of the nth act. */
  at: (nth: number) => string;
  /** One is late: its applicant decides whether to go on waiting. */
  late: boolean;
  rates: boolean;
  tour: { tourId: string; seats: number } | null;
  paper: (what: string, owner: string, lines: string[]) => string;
};

const paperWriter =
  (key: string, id: string, files: SeedPicture[]): Case['paper'] =>
  (what, owner, lines) => {
    const fileId = idOf('serviceFile', `${key}.${what}`);
    const bytes = plainPdf(lines);
    files.push({ id: fileId, ownerId: owner, name: `${what}.pdf`, bytes, subject: { kind: 'serviceApplication', id } });
    return fileId;
  };

const tourOf = ({ o, i }: Planned, values: FormValues): Case['tour'] =>
  touringKinds.includes(o.kind)
    ? { tourId: idOf('serviceTour', `${o.slug}.${i % (o.tours?.length ?? 1)}`), seats: Number(values['people'] ?? 1) }
    : null;

const papersGiven = ({ o, values, paper, applicant }: Case): Record<string, string[]> =>
  Object.fromEntries(
    papersOf(o.kind, values)
      .filter((p) => p.need)
      .map((p) => [p.key, [paper(p.key, applicant.id, [`Demonstration: ${p.key}`, 'Invented for the demo world.'])]]),
  );

/** What the provider has offered. */
const priceOf = ({ o, days, ago, late }: Case) => ({
  price: o.tours?.[0]?.price ?? o.prices.find((p) => p.unit !== 'percent')?.price ?? '12000.00',
  currency: 'CNY' as const,
  promisedDay: late ? days.date(-2) : days.date(-ago + 24),
  ...(late && { lateAt: days.at(-1) }),
  offerUntil: days.date(-ago + 18),
  offerNote: words.offer,
});

const resultOf = ({ o, i, values, number, provider, paper, rates }: Case) => ({
  result: words.result[o.kind],
  resultFiles:
    o.kind === 'testing'
      ? [
          paper('report', provider.id, [
            `Test report ${number}`,
            `Material: ${values['material'] ?? ''}`,
            `Standard: ${values['standard'] ?? ''}`,
            'Demonstration: invented figures.',
          ]),
        ]
      : [],
  ...(rates && { stars: 4 + (i % 2), verdict: words.verdict }),
});

const applicationOf = (c: Case): SeedServices['applications'][number] => {
  const { o, key, state, steps, at } = c;
  return {
    id: c.id,
    number: c.number,
    clientKey: idOf('serviceApplicationKey', key),
    offerId: idOf('service', o.slug),
    kind: o.kind,
    applicantId: c.applicant.id,
    applicantEntId: c.applicant.entId ?? null,
    providerEntId: c.provider.entId,
    tourId: c.tour?.tourId ?? null,
    seats: c.tour?.seats ?? null,
    state,
    title: o.name,
    values: c.values,
    papers: papersGiven(c),
    ...(state === 'returned' && { defect: { text: words.defect[o.kind], fields: words.defectFields[o.kind] } }),
    ...(steps.some(([act]) => act === 'offer') && priceOf(c)),
    ...(state === 'done' && resultOf(c)),
    expiresAt:
      state === 'submitted' || state === 'returned' || state === 'offered'
        ? c.days.at(state === 'submitted' ? 5.5 : 8)
        : null,
    endedAt: isLiveApplication(state) ? null : at(steps.length),
    createdAt: at(0),
    updatedAt: at(steps.length),
  };
};

const eventsOf = ({ o, key, id, days, applicant, provider, steps, at, ...c }: Case): SeedServices['events'] => {
  const course: Step[] = [
    ['apply', 'applicant'],
    ...steps,
    ...(c.rates ? ([['rate', 'applicant']] as Step[]) : []),
    ...(c.late ? ([['late', 'clock']] as Step[]) : []),
  ];
  return course.map(([act, party], n) => ({
    id: idOf('serviceEvent', `${key}.${n}`),
    applicationId: id,
    act,
    party,
    userId: party === 'clock' ? null : party === 'applicant' ? applicant.id : provider.id,
    text: act === 'rate' ? words.verdict : (saidWith[act]?.(o.kind) ?? {}),
    at: act === 'expire' ? days.at(-c.ago + 7) : act === 'late' ? days.at(-1) : at(n),
  }));
};

/** Applications of the demo world, as the acts would have written them: each offer in several states. */
export const buildApplications = (days: Days, people: WorldPerson[], orders: SeedOrders['orders']) => {
  const numbers = createNumbers('FW');
  const out: Pick<SeedServices, 'applications' | 'events'> = { applications: [], events: [] };
  const files: SeedPicture[] = [];
  const financed = new Map<string, FinancedOrder>();
  const taken = new Map<string, number>();
  const { known, others } = applicantsOf(people);
  const applicants = [...others, ...known];
  const orderFor = (x: Planned) => {
    const before = [...financed.values()].map((f) => f.order.id);
    return x.o.kind === 'chainFinance' ? orderToFinance(orders, people, days.at(-x.ago), before) : undefined;
  };
  for (const x of planned.toSorted((a, b) => b.ago - a.ago)) {
    const { o, key, i, state, ago } = x;
    const backed = orderFor(x);
    // Supply-chain finance is applied for out of an own order alone.
    if (o.kind === 'chainFinance' && !backed) continue;
    const applicant = backed
      ? people.find((p) => p.id === backed.applicantId)
      : x.k < 2
        ? known[(x.n + x.k) % known.length]
        : applicants[i % applicants.length];
    const provider = people.find((p) => p.company?.slug === o.company);
    if (!applicant?.id || !provider?.id || !provider.entId) continue;
    const id = idOf('serviceApplication', key);
    const at = (nth: number) => days.at(-ago + nth * Math.min(2, ago / 8));
    const values: FormValues = { ...valuesOf(o.kind, days, i), ...(backed && backed.values) };
    if (backed) financed.set(id, backed);
    const tour = tourOf(x, values);
    if (tour?.seats && ['accepted', 'inWork', 'done'].includes(state))
      taken.set(tour.tourId, (taken.get(tour.tourId) ?? 0) + tour.seats);
    const one: Case = {
      ...x,
      id,
      number: numbers.next(at(0)),
      days,
      applicant,
      provider: { ...provider, entId: provider.entId },
      values,
      steps: ways[state],
      at,
      late: i === 0 && state === 'inWork',
      rates: state === 'done' && i % 3 > 0,
      tour,
      paper: paperWriter(key, id, files),
    };
    out.applications.push(applicationOf(one));
    out.events.push(...eventsOf(one));
  }
  return { ...out, files, taken, financed, numbers: numbers.used() };
};
