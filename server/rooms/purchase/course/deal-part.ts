import { isAdmitted } from '#contract/purchase/states.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import {
  type DealFact,
  type DealPart,
  type DealScope,
  type DealWords,
  short,
  together,
} from '#server/rooms/deal/index.ts';
import { type DocumentRecord, findDocuments } from '../documents/document-store.ts';
import { pricesReadable } from '../offers/offer-rules.ts';
import { findRevisionsOf, type OfferRow } from '../offers/offer-store.ts';
import { findAnswers } from '../qualifications/criteria-store.ts';
import { type ApplicationRecord, findApplications, findPurchase, type PurchaseRecord } from '../store.ts';

type Of = { x: PurchaseRecord; deal: DealScope; words: DealWords };

/** Publishing, the end of the time for offers, and that it was withdrawn. */
const purchaseFacts = ({ x, deal, words: { say } }: Of): DealFact[] => {
  const own = { kind: 'purchase' as const, number: x.number, link: pageTo('purchase', { id: x.id }) };
  const buyer = { ...own, party: 'buyer' as const, entId: deal.party === 'supplier' ? null : x.entId };
  const facts: DealFact[] = [
    {
      ...buyer,
      id: 'purchase.1',
      at: x.publishedAt,
      title: say('deal:act.publishPurchase'),
      userId: x.buyerId,
      tone: 'good',
    },
  ];
  if (x.state !== 'withdrawn' && Date.parse(x.deadline) <= Date.now())
    facts.push({ ...own, id: 'purchase.2', at: x.deadline, title: say('deal:act.closePurchase'), party: 'clock' });
  if (x.state === 'withdrawn')
    facts.push({ ...buyer, id: 'purchase.3', at: x.updatedAt, title: say('deal:act.withdrawPurchase'), tone: 'bad' });
  return facts;
};

/** Tender documents that are for the reader, each version as it came (purchases 12). */
const documentFacts = ({ x, deal, words: { say } }: Of, documents: DocumentRecord[]): DealFact[] =>
  documents.map((d) => ({
    id: `document.${d.documentId}.${d.version}`,
    kind: 'document',
    at: d.createdAt,
    title: say(d.version > 1 ? 'deal:act.newVersion' : 'deal:act.addDocument'),
    detail: together([
      say(`tender:document.${d.kind}`),
      d.version > 1 && say('deal:detail.version', { n: d.version }),
      deal.party === 'buyer' && say(`tender:audience.${d.shownTo}`),
    ]),
    number: x.number,
    party: 'buyer',
    entId: deal.party === 'supplier' ? null : x.entId,
    userId: d.userId,
    link: pageTo('purchase', { id: x.id }),
  }));

const decided = {
  accepted: 'admit',
  passedOver: 'passOver',
  refused: 'turnDown',
  withdrawn: 'leave',
} as const;

/** An application, what became of it, and each revision of its prices as far as the reader may read them. */
const applicationFacts = (of: Of, a: ApplicationRecord, offers: OfferRow[], readable: boolean): DealFact[] => {
  const { x, deal, words } = of;
  const { say, text, f } = words;
  const supplier = {
    party: 'supplier' as const,
    entId: a.entId,
    number: x.number,
    link: pageTo('purchase', { id: x.id }),
  };
  const facts: DealFact[] = [
    {
      ...supplier,
      id: `application.${a.id}.1`,
      kind: 'application',
      at: a.createdAt,
      title: say('deal:act.apply'),
      detail: short(text(a.message)),
      userId: a.userId,
    },
    ...offers.map((o): DealFact => ({
      ...supplier,
      id: `offer.${o.id}`,
      kind: 'offer',
      at: o.createdAt,
      title: say(o.revision > 1 ? 'deal:act.reviseOffer' : 'deal:act.offer'),
      detail: together([
        o.revision > 1 && say('deal:detail.revision', { n: o.revision }),
        readable && x.currency && f.money(o.total, x.currency),
      ]),
      number: o.number,
      userId: o.userId,
      link:
        deal.party === 'supplier' ? pageTo('purchaseOffer', { id: x.id }) : pageTo('purchaseComparison', { id: x.id }),
    })),
  ];
  // Of an award its order tells.
  if (a.state !== 'submitted' && a.state !== 'awarded') {
    const act = decided[a.state];
    const left = a.state === 'withdrawn';
    facts.push({
      ...supplier,
      id: `application.${a.id}.2`,
      kind: 'application',
      at: a.updatedAt,
      title: say(`deal:act.${act}`),
      detail: a.reason ? short(text(a.reason)) : '',
      party: left ? 'supplier' : 'buyer',
      ...(left ? {} : { entId: deal.party === 'supplier' ? null : x.entId }),
      ...((act === 'turnDown' || left) && { tone: 'bad' as const }),
    });
  }
  return facts;
};

/** Whose applications the reader reads: the buyer's side all, a company its own, an operator that of the order's supplier. */
const seenOf = (deal: DealScope, all: ApplicationRecord[]): ApplicationRecord[] =>
  deal.party === 'buyer' ? all : all.filter((a) => a.entId === deal.entId);

/** What this room keeps of a purchase's deal (timeline 9). */
export const dealOfPurchase = async (ctx: Ctx, deal: DealScope, words: DealWords): Promise<DealPart> => {
  const x = deal.purchaseId ? await findPurchase(ctx, deal.purchaseId) : undefined;
  if (!x) return { facts: [] };
  const of: Of = { x, deal, words };
  const applications = seenOf(deal, await findApplications(ctx, x.id));
  const ids = applications.map((a) => a.id);
  const [documents, answers, offers] = await Promise.all([
    findDocuments(ctx, x.id),
    findAnswers(ctx, ids),
    findRevisionsOf(ctx, ids),
  ]);
  const admitted = deal.party !== 'supplier' || applications.some((a) => isAdmitted(a.state));
  const shown = documents.filter((d) => admitted || d.shownTo === 'all');
  // Before the deadline of hidden prices nothing that follows from one is the buyer's to read: that there is one is shown.
  const readable = deal.party === 'supplier' || pricesReadable(x);
  const byApplication = Map.groupBy(offers, (o) => o.applicationId);
  return {
    facts: [
      ...purchaseFacts(of),
      ...documentFacts(of, shown),
      ...applications.flatMap((a) => applicationFacts(of, a, byApplication.get(a.id) ?? [], readable)),
    ],
    files: [
      ...shown.map((d) => ({ kind: 'document' as const, id: d.fileId })),
      ...[...applications.flatMap((a) => a.annexes), ...answers.flatMap((a) => a.files)].map((id) => ({
        kind: 'application' as const,
        id,
      })),
      ...(readable ? offers.flatMap((o) => (o.fileId ? [{ kind: 'offer' as const, id: o.fileId }] : [])) : []),
    ],
    ...(deal.party === 'operator' && { withheld: ['rivals' as const] }),
  };
};
