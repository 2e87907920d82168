import { readFileSync } from 'node:fs';
import { presets } from '#contract/inquiry/deciding/weights.ts';
import { materialLabel } from '#server/rooms/dictionary/index.ts';
import type { SeedEvidence } from '#server/rooms/evidence/seed.ts';
import type { SeedPicture } from '#server/rooms/files/seed.ts';
import type { SeedInquiries, SeedLife } from '#server/rooms/inquiry/seed.ts';
import { idOf } from '../chance.ts';
import type { WorldCompany } from '../companies.ts';
import type { Days } from '../days.ts';
import { demoAccounts, type DemoKey, type WorldPerson } from '../people.ts';
import { alternativeWords, answersSaid, changed, declined, questionsAsked } from './life-texts.ts';

type World = { days: Days; companies: WorldCompany[]; people: WorldPerson[]; s: SeedInquiries };
type Inquiry = SeedInquiries['inquiries'][number];
type Quotation = SeedInquiries['quotations'][number];
const report = new URL('../data/drawings/spool.pdf', import.meta.url);

const there = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new Error(`a demo world without ${what}`);
  return found;
};
const quotedOn = (s: SeedInquiries, i: Inquiry) => s.quotations.filter((q) => q.inquiryId === i.id);
const sellerOf = (people: WorldPerson[], entId: string) =>
  there(
    people.find((p) => p.entId === entId && p.joinedAs.includes('supplier')),
    'a seller',
  ).id;

/** Whom of the demo companies this is about. */
const castOf = ({ companies, people }: World) => {
  const companyOf = (key: DemoKey) => {
    const slug = demoAccounts.find((a) => a.key === key)?.company;
    return there(companies.find((c) => c.slug === slug)?.id, key);
  };
  const [buyer, supplier] = [companyOf('buyer'), companyOf('supplier')];
  const inSeat = (seat: string) =>
    there(people.find((p) => p.entId === buyer && p.companyRole === seat)?.id, `a ${seat}`);
  return { buyer, supplier, owner: inSeat('owner'), purchasing: inSeat('purchasing'), reader: inSeat('reader') };
};
type Cast = ReturnType<typeof castOf>;

/** Questions of bidders: answered to all, answered to one alone, and one that waits. */
const talkOf = ({ days, people }: World, i: Inquiry, quoted: Quotation[], by: string): SeedLife['questions'] =>
  questionsAsked.flatMap((text, n) => {
    const q = quoted[n % quoted.length];
    const answer = answersSaid[n];
    return q
      ? [
          {
            id: idOf('question', n),
            inquiryId: i.id,
            clientKey: idOf('questionClick', n),
            entId: q.entId,
            userId: sellerOf(people, q.entId),
            text,
            askedAt: days.at(-0.9 + n * 0.2),
            ...(answer && {
              answer,
              audience: n === 0 ? ('all' as const) : ('asker' as const),
              answeredBy: by,
              answeredAt: days.at(-0.8 + n * 0.2),
            }),
          },
        ]
      : [];
  });

/** A demo quotation gets an alternative, and proof of two answers: a test report, and a certificate that was approved. */
const offerMore = (
  { days, s, people }: World,
  q: Quotation,
  cast: Cast,
): { files: SeedPicture[]; reviews: SeedEvidence } => {
  const [line] = q.lines;
  if (!line) throw new Error('a quotation without a line');
  const [file, document, review] = ['report', 'document', 'review'].map((k) => idOf('proof', k)) as [
    string,
    string,
    string,
  ];
  const prices = line.prices.map((p) => p && (Number(p) * 0.92).toFixed(2));
  const more = {
    ...line,
    answers: line.answers.map((a, n) => ({
      ...a,
      ...(n === 0 && { proof: { kind: 'file' as const, id: file } }),
      ...(n === 1 && { proof: { kind: 'review' as const, id: review } }),
    })),
    alternatives: [{ ...alternativeWords, productId: null, prices, leadDays: 35, moq: '5' }],
  };
  q.lines = [more, ...q.lines.slice(1)];
  for (const r of s.revisions) if (r.quotationId === q.id && r.revision === q.revision) r.lines = q.lines;
  const seller = sellerOf(people, cast.supplier);
  const bytes = readFileSync(report);
  const operator = people.find((p) => p.joinedAs.includes('operator'))?.id;
  return {
    files: [
      { id: file, ownerId: seller, name: 'CT-2208.pdf', bytes, subject: { kind: 'quotation', id: q.id } },
      { id: document, ownerId: seller, name: 'ISO-9001.pdf', bytes, subject: { kind: 'evidence', id: review } },
    ],
    reviews: [
      {
        id: review,
        kind: 'certificate',
        entId: cast.supplier,
        subject: 'iso-9001',
        stated: { value: '016ZB24Q30817R2M', unit: null },
        fileId: document,
        validUntil: days.date(400),
        state: 'approved',
        submittedBy: seller,
        submittedAt: days.at(-40),
        ...(operator && { reviewerId: operator, decidedAt: days.at(-39) }),
      },
    ],
  };
};

/** A version after the first: more time to deliver, with its reason; the one quotation stands for the first still. */
const amend = ({ days, s }: World, i: Inquiry, by: string): SeedLife['versions'] => {
  const lines = s.lines
    .filter((l) => l.inquiryId === i.id)
    .map(({ id, no, product, specification, unit, tiers, annual, targetPrice, requirements }) => ({
      id,
      no,
      product,
      specification,
      unit,
      tiers,
      requirements,
      annual: annual ?? null,
      targetPrice: targetPrice ?? null,
    }));
  const was = {
    title: i.title ?? {},
    note: i.note ?? {},
    processes: i.processes ?? [],
    certificates: i.certificates ?? [],
    field: i.field ?? null,
    paymentType: i.paymentType ?? null,
    tradeTerm: i.tradeTerm ?? null,
    deliveryPlace: i.deliveryPlace ?? {},
    deliveryRegion: i.deliveryRegion ?? null,
    deliveryDate: i.deliveryDate ?? null,
    annexes: i.annexes ?? [],
    maxQuotations: i.maxQuotations ?? 10,
    lines,
  };
  const later = new Date(Date.parse(`${i.deliveryDate}T00:00:00Z`) + 14 * 86_400_000).toISOString().slice(0, 10);
  const now = { ...was, deliveryDate: later, note: changed.note };
  Object.assign(i, { deliveryDate: later, note: changed.note, version: 2 });
  const at = i.publishedAt ?? days.at(-1);
  return [
    { inquiryId: i.id, version: 1, snapshot: was, at },
    { inquiryId: i.id, version: 2, snapshot: now, userId: by, reason: changed.reason, at: days.at(-0.1) },
  ];
};

/** Two companies that were told and do not quote. */
const declines = ({ days, people, s }: World, of: Inquiry[]): SeedLife['declines'] =>
  of
    .flatMap((i) =>
      s.matches.filter(
        (m) =>
          m.inquiryId === i.id && m.toldAt && !s.quotations.some((q) => q.inquiryId === i.id && q.entId === m.entId),
      ),
    )
    .slice(0, declined.length)
    .map((m, n) => ({
      inquiryId: m.inquiryId,
      entId: m.entId,
      userId: sellerOf(people, m.entId),
      ...there(declined[n], 'a reason'),
      at: days.at(-0.2),
    }));

/** The lowest quotation at its largest quantity, which comes to more than the buyer's limit; a colleague has asked. */
const request = ({ days, s, companies }: World, i: Inquiry, quoted: Quotation[], cast: Cast): SeedLife['requests'] => {
  const q = there(
    quoted.toSorted((a, b) => Number(a.totals.at(-1)) - Number(b.totals.at(-1)))[0],
    'a quotation to approve',
  );
  const lines = s.lines.filter((l) => l.inquiryId === i.id && q.lines.some((x) => x.lineId === l.id));
  const total = q.totals.at(-1) ?? '0';
  return [
    {
      id: idOf('awardRequest', 1),
      inquiryId: i.id,
      entId: cast.buyer,
      userId: cast.purchasing,
      awards: [{ quotationId: q.id, lines: lines.map((l) => ({ lineId: l.id, tier: l.tiers.length })) }],
      terms: [
        {
          quotationId: q.id,
          number: q.number,
          revision: q.revision,
          version: 1,
          company: companies.find((c) => c.id === q.entId)?.name ?? {},
          currency: q.currency,
          total,
          lines: lines.map((l) => ({
            no: l.no,
            name: materialLabel(l.product),
            quantity: l.tiers.at(-1) ?? '',
            unit: l.unit,
            alternative: false,
          })),
        },
      ],
      cny: total,
      limit: String(limit),
      reason: '年度用量已确认，按最大一档采购单价最低，交期满足项目节点。',
      createdAt: days.at(-0.3),
      expiresAt: days.at(6),
    },
  ];
};

const templatesOf = ({ days }: World, cast: Cast): SeedLife['templates'] =>
  [
    ['T700 12K', 'carbon-fibre-small-tow'],
    ['E-glass 2400 tex', 'glass-fibre-direct-roving'],
  ].map(([name = '', product], n) => ({
    id: idOf('template', n),
    entId: cast.buyer,
    userId: cast.purchasing,
    name,
    content: { title: name, lines: [{ product, specification: name, unit: 'kg', tiers: ['1000', '5000'] }] },
    savedAt: days.at(-20 + n),
  }));

/** CNY: few of the demo buyer's awards come to more. */
const limit = 500_000;

/**
 * What happens around the inquiries of the demo buyer besides quoting, one of each: questions, a changed version, companies that do not
 * quote, templates, an alternative with proof, weights with points, and an award that waits for approval.
 */
export const enliven = (w: World): { life: SeedLife; files: SeedPicture[]; reviews: SeedEvidence } => {
  const { days, s } = w;
  const cast = castOf(w);
  const own = s.inquiries.filter((i) => i.entId === cast.buyer && i.state === 'quoting' && !i.sealed);
  const shown = there(
    own.find((i) => i.confidential && quotedOn(s, i).some((q) => q.entId === cast.supplier)),
    'an inquiry to ask about',
  );
  const quoted = quotedOn(s, shown);
  const offer = there(
    quoted.find((q) => q.entId === cast.supplier),
    'an offer',
  );
  const open = own.filter((i) => !i.confidential);
  const large = there(
    open.find(
      (i) =>
        quotedOn(s, i).some((q) => q.currency === 'CNY' && Number(q.totals.at(-1)) > limit) &&
        quotedOn(s, i).length > 1,
    ),
    'an award above the limit',
  );
  const single = there(
    open.find((i) => i !== large && quotedOn(s, i).length > 0),
    'an inquiry to change',
  );
  const { files, reviews } = offerMore(w, offer, cast);
  const points = (by: string, n: number, q: Quotation, reason: string) => ({
    quotationId: q.id,
    userId: by,
    inquiryId: shown.id,
    revision: q.revision,
    points: n,
    reason,
    at: days.at(-0.2),
  });
  return {
    files,
    reviews,
    life: {
      questions: talkOf(w, shown, quoted, cast.owner),
      versions: amend(w, single, cast.purchasing),
      declines: declines(w, own),
      templates: templatesOf(w, cast),
      weights: [{ inquiryId: shown.id, ...presets.balanced, userId: cast.owner, at: days.at(-0.3) }],
      points: [
        points(cast.purchasing, 8, offer, '复样合格，答复快'),
        points(cast.reader, 7, offer, '来料一致性好'),
        ...quoted.filter((q) => q !== offer).map((q, n) => points(cast.purchasing, 6 - (n % 3), q, '待寄样')),
      ],
      limits: [
        { id: idOf('limit', 1), entId: cast.buyer, amount: String(limit), userId: cast.owner, at: days.at(-30) },
      ],
      requests: request(w, large, quotedOn(s, large), cast),
    },
  };
};
