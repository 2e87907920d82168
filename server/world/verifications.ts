import { readFileSync } from 'node:fs';
import type { Text } from '#contract/core/schemas.ts';
import type { GivenFields, ReadFields } from '#contract/verification/calls.ts';
import type { ApplicationKind, ApplicationState, ReasonCode } from '#contract/verification/rules.ts';
import type { SeedPicture } from '#server/rooms/files/seed.ts';
import type { SeedVerifications } from '#server/rooms/verification/seed.ts';
import { idOf } from './chance.ts';
import type { WorldCompany } from './companies.ts';
import { createNumbers, type Days } from './days.ts';
import type { WorldPerson } from './people.ts';

type Printed = Record<'name' | 'creditCode' | 'legal' | 'address' | 'capital' | 'established' | 'term', string>;
type Specimen = { printed: Printed; read: ReadFields };
const folder = new URL('./data/licences/', import.meta.url);
/** Drawn and read by `scripts/licences.ts`. */
const specimens = JSON.parse(readFileSync(new URL('licences.json', folder), 'utf8')) as Record<string, Specimen>;

type Case = {
  licence: 'xuanyi' | 'lanzhi' | 'mushan' | 'dingfang';
  /** The demo company whose owner applies; or a person without one, by name. */
  by: { company: string } | { person: string; mail: string };
  kind: ApplicationKind;
  state: ApplicationState;
  /** Days ago. */
  sent: number;
  decided?: number;
  reasons?: ReasonCode[];
  note?: Text;
  /** Days until the document ends. */
  ends?: number;
  /** What the applicant typed otherwise than printed. */
  typed?: Partial<GivenFields>;
  /** Nobody signed the letter of authorisation. */
  unsigned?: boolean;
};

const cases: Case[] = [
  {
    licence: 'dingfang',
    by: { company: 'dingfang-construct' },
    kind: 'supplier',
    state: 'approved',
    sent: 341,
    decided: 340,
    ends: 25,
  },
  {
    licence: 'lanzhi',
    by: { person: '谢听澜', mail: 'xie.tinglan' },
    kind: 'enterprise',
    state: 'rejected',
    sent: 6,
    decided: 5,
    reasons: ['unsigned'],
    unsigned: true,
    note: {
      cn: '授权书没有法定代表人签字，也没有盖章，请补全后重新申请。',
      en: 'The letter of authorisation lacks the representative’s signature and the company’s stamp; please apply again with both.',
      es: 'A la carta de autorización le faltan la firma del representante y el sello; vuelva a solicitarla con ambos.',
    },
  },
  {
    licence: 'mushan',
    by: { person: '丁晚舟', mail: 'ding.wanzhou' },
    kind: 'enterprise',
    state: 'moreAsked',
    sent: 3,
    decided: 2,
    reasons: ['blurred'],
    note: {
      cn: '照片偏暗，法定代表人一栏看不清，请在光线充足处重拍。',
      en: 'The photo is dark and the legal representative can’t be read; please take it again in good light.',
      es: 'La foto está oscura y no se lee el representante legal; repítala con buena luz.',
    },
  },
  {
    licence: 'lanzhi',
    by: { person: '温以安', mail: 'wen.yian' },
    kind: 'enterprise',
    state: 'submitted',
    sent: 1.2,
    typed: { address: '威海市环翠区科技路91号' },
  },
  { licence: 'xuanyi', by: { company: 'xuanyi-sport' }, kind: 'supplier', state: 'submitted', sent: 0.6 },
];

const given = ({ printed: p }: Specimen): GivenFields => ({
  name: p.name,
  creditCode: p.creditCode,
  legal: p.legal,
  address: p.address,
  established: p.established,
  capital: p.capital,
});

const applicantOf = (c: Case, companies: WorldCompany[], people: WorldPerson[], days: Days, passwordHash: string) => {
  if ('company' in c.by) {
    const { company: slug } = c.by;
    const company = companies.find((x) => x.slug === slug);
    const owner = people.find((p) => p.entId === company?.id && p.companyRole === 'owner');
    if (!owner) throw new Error(`no such demo company: ${slug}`);
    return { owner, fresh: null };
  }
  const fresh: WorldPerson = {
    id: idOf('person', c.by.mail),
    name: c.by.person,
    passwordHash,
    lang: 'cn',
    demo: true,
    createdAt: new Date(days.at(-c.sent - 4)),
    joinedAs: ['buyer'],
    email: `${c.by.mail}@members.example`,
    isFinish: true,
    userLevel: 5,
    company: null,
  };
  return { owner: fresh, fresh };
};

/** What is verified without an application: the other suppliers, and who buys or serves for a company. */
const grantsOf = (
  companies: WorldCompany[],
  people: WorldPerson[],
  applications: SeedVerifications['applications'],
): SeedVerifications['grants'] => {
  const approved = new Set(applications.filter((a) => a.state === 'approved').map((a) => a.entId));
  const suppliers = companies.filter((c) => c.role === 'supplier' && !approved.has(c.id));
  const members = people.filter((p) => p.company?.role === 'buyer' || p.company?.role === 'provider');
  return [
    ...suppliers.map((c) => ({ id: idOf('grant', c.slug), kind: 'supplier' as const, entId: c.id })),
    ...members.map((p) => ({
      id: idOf('grant', p.id),
      kind: 'enterprise' as const,
      userId: p.id,
      entId: p.company?.id ?? null,
    })),
  ];
};

const operator = idOf('person', 'operator');
const verdictOf = (c: Case) => ({ reasons: c.reasons ?? [], note: c.note ?? null });

/** The licence and the letter of authorisation as the applicant sent them. */
const picturesOf = (
  c: Case,
  ids: { owner: string; application: string; licence: string; letter: string },
): SeedPicture[] => [
  {
    id: ids.licence,
    ownerId: ids.owner,
    name: '营业执照.jpg',
    bytes: readFileSync(new URL(`${c.licence}.jpg`, folder)),
    subject: { kind: 'verification', id: ids.application },
  },
  {
    id: ids.letter,
    ownerId: ids.owner,
    name: '授权书.jpg',
    bytes: readFileSync(new URL(`letter-${c.licence}-${c.unsigned ? 'unsigned' : 'signed'}.jpg`, folder)),
    subject: { kind: 'verification', id: ids.application },
  },
];

/** The sending and, where there is one, the decision. */
const historyOf = (
  c: Case,
  i: number,
  o: { applicationId: string; ownerId: string; submittedAt: string; decidedAt: string | null },
): SeedVerifications['history'] => {
  const sent = {
    id: idOf('verificationSent', i),
    applicationId: o.applicationId,
    actorId: o.ownerId,
    by: 'applicant' as const,
    event: 'submitted' as const,
    at: o.submittedAt,
  };
  if (!o.decidedAt || c.state === 'draft') return [sent];
  const decided = {
    id: idOf('verificationDecided', i),
    applicationId: o.applicationId,
    event: c.state,
    by: 'operator' as const,
    actorId: operator,
    ...verdictOf(c),
    at: o.decidedAt,
  };
  return [sent, decided];
};

/** Applications in every stage, so that the operator's queue has work; who applies without a company is new. */
export const buildVerifications = (
  days: Days,
  companies: WorldCompany[],
  people: WorldPerson[],
  passwordHash: string,
) => {
  const out: SeedVerifications = { applications: [], documents: [], history: [], grants: [] };
  const pictures: SeedPicture[] = [];
  const newcomers: WorldPerson[] = [];
  const numbers = createNumbers('RZ');
  for (const [i, c] of cases.entries()) {
    const specimen = specimens[c.licence];
    if (!specimen) throw new Error(`no such specimen: ${c.licence}`);
    const { owner, fresh } = applicantOf(c, companies, people, days, passwordHash);
    if (fresh) newcomers.push(fresh);
    const id = idOf('verification', i);
    const fileId = idOf('licence', i);
    const submittedAt = days.at(-c.sent);
    const decidedAt = c.decided === undefined ? null : days.at(-c.decided);
    const expiresAt = c.ends === undefined ? null : days.date(c.ends);
    out.applications.push({
      id,
      number: numbers.next(submittedAt),
      kind: c.kind,
      applicantId: owner.id,
      entId: owner.entId ?? null,
      state: c.state,
      lang: 'cn',
      given: { ...given(specimen), personName: owner.name ?? '', ...c.typed },
      authority: c.state === 'approved' ? 'accepted' : c.unsigned ? 'refused' : null,
      read: Object.fromEntries(Object.entries(specimen.read).filter(([, f]) => f.value)),
      submissions: 1,
      ...verdictOf(c),
      reviewerId: decidedAt && operator,
      expiresAt,
      told: expiresAt ? [30] : [],
      submittedAt,
      decidedAt,
      createdAt: submittedAt,
    });
    const letterId = idOf('letter', i);
    pictures.push(...picturesOf(c, { owner: owner.id, application: id, licence: fileId, letter: letterId }));
    out.documents.push({ applicationId: id, position: 0, type: 'businessLicence', fileId, expiresAt });
    out.documents.push({ applicationId: id, position: 1, type: 'authorisation', fileId: letterId });
    out.history.push(...historyOf(c, i, { applicationId: id, ownerId: owner.id, submittedAt, decidedAt }));
  }
  out.grants = grantsOf(companies, people, out.applications);
  return { verifications: out, pictures, newcomers, numbers: numbers.used() };
};
