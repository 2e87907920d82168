import type { ChangesView } from '#contract/inquiry/changes.ts';
import { pageTo, type PageAddress } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import {
  type DealFact,
  type DealPart,
  type DealScope,
  type DealWords,
  short,
  together,
  type Withheld,
} from '#server/rooms/deal/index.ts';
import { factsOfFiles } from '#server/rooms/files/index.ts';
import { historyOf } from '../amendments/read-history.ts';
import { findAgreements } from '../confidential/agreement-store.ts';
import { gateFor } from '../inquiries/gate.ts';
import { type DeedRecord, findDeeds } from '../inquiries/deed-store.ts';
import { findInquiry, type InquiryRecord } from '../inquiries/inquiry-store.ts';
import { findQuestions, type QuestionRecord } from '../questions/question-store.ts';
import { quotedPart } from './deal-quotations.ts';

type Of = { i: InquiryRecord; deal: DealScope; words: DealWords; to: PageAddress; deeds: DeedRecord[] };

/** Publishing, what came to an end, and what was changed. A supplier reads of the buyer as "the buyer". */
const inquiryFacts = ({ i, deal, words, to, deeds }: Of, history: ChangesView[]): DealFact[] => {
  const { say, text, moment } = words;
  const entId = deal.party === 'supplier' ? null : i.entId;
  const own = { kind: 'inquiry' as const, number: deal.number, link: to };
  const buyer = { ...own, party: 'buyer' as const, entId };
  const facts: DealFact[] = [
    { ...buyer, id: 'inquiry.1', at: deal.since, title: say('deal:act.publish'), userId: i.buyerId, tone: 'good' },
  ];
  for (const [n, c] of history.toReversed().entries()) {
    const moved = c.version === null && c.changes.length === 1 && c.changes[0]?.field === 'deadline';
    const [before, after] = [c.changes[0]?.before[0], c.changes[0]?.after[0]].map((x) =>
      x && 'plain' in x && x.plain ? moment(x.plain) : '',
    );
    facts.push({
      ...buyer,
      id: `inquiry.2.${n}`,
      at: c.at,
      title: say(moved ? 'deal:act.deadline' : 'deal:act.amend'),
      detail: moved
        ? say('deal:detail.moved', { before, after })
        : together([c.version ? say('deal:detail.version', { n: c.version }) : '', c.reason ? text(c.reason) : '']),
    });
  }
  if (i.state === 'outOfDate' && i.deadline)
    facts.push({ ...own, id: 'inquiry.3', at: i.deadline, title: say('deal:act.close'), party: 'clock' });
  if (i.openedAt)
    facts.push({ ...own, id: 'inquiry.4', at: i.openedAt, title: say('deal:act.opened'), party: 'clock' });
  if (i.state === 'withdrawn')
    facts.push({
      ...buyer,
      id: 'inquiry.5',
      at: i.updatedAt,
      title: say('deal:act.withdrawInquiry'),
      detail: i.withdrawnReason ? short(text(i.withdrawnReason)) : '',
      userId: deeds.findLast((d) => d.act === 'withdraw')?.userId ?? null,
      tone: 'bad',
    });
  // Who moved it up and who was invited is the buyer's own business.
  if (deal.party === 'buyer')
    for (const d of deeds)
      if (d.act === 'refresh' || d.act === 'invite')
        facts.push({
          ...buyer,
          id: `inquiry.6.${d.id}`,
          at: d.at,
          title: say(`deal:act.${d.act}`),
          detail:
            d.act === 'invite' ? say('deal:detail.invited', { n: d.companies.length, count: d.companies.length }) : '',
          userId: d.userId,
        });
  return facts;
};

/** Questions with their answers; whose question it was is for the buyer's side and for who asked. */
const questionFacts = ({ i, deal, words, to }: Of, questions: QuestionRecord[]): DealFact[] => {
  const { say, text } = words;
  const own = { kind: 'question' as const, number: deal.number, link: to };
  return questions.flatMap((q): DealFact[] => {
    const insider = deal.party === 'buyer' || (q.entId !== null && q.entId === deal.entId);
    const asked = insider ? q.text : (q.published ?? q.text);
    const facts: DealFact[] = [];
    if (insider && q.text)
      facts.push({
        ...own,
        id: `question.${q.id}.1`,
        at: q.askedAt,
        title: say('deal:act.ask'),
        detail: short(text(q.text)),
        party: 'supplier',
        entId: q.entId,
        userId: q.userId,
      });
    if (q.answeredAt && q.answer)
      facts.push({
        ...own,
        id: `question.${q.id}.2`,
        at: q.answeredAt,
        title: say(asked ? 'deal:act.answer' : 'deal:act.clarify'),
        detail: short([!insider && asked ? text(asked) : '', text(q.answer)].filter(Boolean).join(' → ')),
        party: 'buyer',
        entId: deal.party === 'supplier' ? null : i.entId,
        userId: q.answeredBy,
      });
    return facts;
  });
};

/** Annexes that an operator may not take along: those of a confidential inquiry are looked at, each look recorded (deals 194). */
const annexesAtDesk = async (ctx: Ctx, i: InquiryRecord, asked: string[]): Promise<Omit<DealPart, 'facts'>> => {
  const withheld: Withheld[] = ['rivals', 'own'];
  if (i.sealed) withheld.push('sealed');
  if (!i.confidential) return { files: asked.map((id) => ({ kind: 'inquiry', id })), withheld };
  withheld.push('confidential');
  const files = await factsOfFiles(ctx, [asked]);
  return { left: files(asked).map((f) => ({ name: f.name, why: 'confidential' })), withheld };
};

/** What this room keeps of a deal (timeline 2 to 4). */
export const dealOfInquiry = async (ctx: Ctx, deal: DealScope, words: DealWords): Promise<DealPart> => {
  const i = deal.inquiryId ? await findInquiry(ctx, deal.inquiryId) : undefined;
  if (!i) return { facts: [] };
  const atDesk = deal.party === 'operator';
  // The operator has accepted no agreement: gated parts stay with those who have.
  const gate = atDesk ? (i.confidential ? 'agreement' : 'none') : await gateFor(ctx, i);
  const buys = deal.party === 'buyer';
  const to = buys ? pageTo('compareQuotations', { id: i.id }) : pageTo('quote', { id: i.id });
  const of: Of = { i, deal, words, to, deeds: await findDeeds(ctx, i.id) };
  const [history, agreements, questions, quoted] = await Promise.all([
    historyOf(ctx, i, gate),
    i.confidential ? findAgreements(ctx, i.id, deal.entId ?? undefined) : [],
    gate === 'none' ? findQuestions(ctx, i.id, buys ? 'buyer' : { entId: deal.entId }) : [],
    quotedPart(ctx, of),
  ]);
  const agreed = agreements.map((a): DealFact => ({
    id: `agreement.${a.entId}.${a.version}`,
    kind: 'agreement',
    at: a.at,
    title: words.say('deal:act.agree'),
    detail: buys ? a.person : '',
    number: deal.number,
    party: 'supplier',
    entId: a.entId,
    userId: a.userId,
    link: buys ? pageTo('confidentiality', { id: i.id }) : to,
  }));
  const annexes = atDesk
    ? await annexesAtDesk(ctx, i, deal.asked)
    : { files: gate === 'none' ? i.annexes.map((id) => ({ kind: 'inquiry' as const, id })) : [] };
  return {
    ...quoted,
    ...annexes,
    facts: [...inquiryFacts(of, history), ...agreed, ...questionFacts(of, questions), ...quoted.facts],
    files: [...(annexes.files ?? []), ...(quoted.files ?? [])],
  };
};
